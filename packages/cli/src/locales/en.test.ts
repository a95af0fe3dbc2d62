import { readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { SUBJECTS } from '../bench/subjects.ts'
import { t } from '../text.ts'

const src = fileURLToPath(new URL('..', import.meta.url))

test('every sentence the terminal asks for stands in its catalogue', () => {
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((name) => /(?<!\.test)\.ts$/.test(name))
  const asked = files.flatMap((name) =>
    [...readFileSync(`${src}${name}`, 'utf8').matchAll(/\bt\(\s*'([\w.]+)'/g)].map(([, id]) => id as string),
  )
  expect(asked.length).toBeGreaterThan(100)
  const subjects = SUBJECTS.map((name) => `bench.subject.${name.replaceAll('.', '')}`)
  expect([...asked, ...subjects].filter((id) => t(id) === id)).toEqual([])
})

test('a sentence that is not there is told by its id', () => {
  expect(t('play.nowhere')).toBe('play.nowhere')
})
