import { readFileSync, readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { undressed } from '../../packages/web/build/dressed.ts'

const SOURCES = new URL('../../packages/web/src/', import.meta.url).pathname

const sources = new Map(
  readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:css|tsx?)$/.test(file))
    .map((file) => [file, readFileSync(`${SOURCES}${file}`, 'utf8')] as const),
)

/** What is found when a file has one line less. */
const without = (file: string, line: string): readonly string[] => {
  const text = sources.get(file) ?? ''
  expect(text).toContain(line)
  return undressed(new Map([...sources, [file, text.replace(line, '')]]), 'main.tsx')
}

describe('what is drawn has its clothes with it', () => {
  it('in every part, by whatever way one came', () => {
    expect(undressed(sources, 'main.tsx')).toEqual([])
  })

  it('and a sheet that comes with something else is told by name', () => {
    expect(without('boards/monstructor/centre-stage.tsx', "import './put.css'\n")).toEqual([
      'boards/monstructor/centre-stage.tsx: the class ms-put is worn where boards/monstructor/put.css may not have come',
    ])
    expect(without('boards/monster-pack/board.tsx', "import './board.css'\n").join()).toContain('the class mat is worn')
  })
})
