import { readFileSync } from 'node:fs'
import { optionsFrom } from '@menagerie/server'
import { describe, expect, test } from 'vitest'

/* What stands beside the house for those who put it on a machine: containers cannot run here, so their files are held against what is known. */

const ROOT = new URL('../../', import.meta.url)
const read = (path: string): string => readFileSync(new URL(path, ROOT), 'utf8')

const config = read('packages/server/src/config.ts')
/** Settings that the server knows. */
const KNOWN = new Set([...config.matchAll(/^ {2}([A-Z_]+): /gm)].map(([, name]) => name as string))
/** Of Node.js, and of the images beside the house. */
const OTHERS = new Set(['NODE_ENV', 'POSTGRES_USER', 'POSTGRES_DB', 'POSTGRES_PASSWORD', 'DOMAIN'])

const namesIn = (text: string): readonly string[] =>
  [...text.matchAll(/(?<![\w/.])([A-Z][A-Z_]{2,})(?:=|: |`)/g)].map(([, name]) => name as string)

describe('settings', () => {
  test('are known by the server that reads them', () => {
    expect(KNOWN.size).toBeGreaterThan(15)
    for (const name of KNOWN) expect(() => optionsFrom({ [name]: '\0' })).not.toThrow(/undefined/)
  })

  /** What is said of a setting that is this; empty where it may be. */
  const saidOf = (name: string, value: string): string => {
    try {
      optionsFrom({ [name]: value })
    } catch (error) {
      return (error as Error).message
    }
    return ''
  }

  test('that are wrong are told what they are to be, and nothing of what they were', () => {
    const told = [...KNOWN].flatMap((name) => saidOf(name, '\0hush') || [])
    expect(told.length).toBeGreaterThan(12)
    for (const text of told)
      expect(text).toMatch(/^The environment is wrong: [A-Z_]+ is to be (an?|one|how) (?!.*hush).{10,}\.$/)
    expect(saidOf('PORT', '70000')).toBe('The environment is wrong: PORT is to be a whole number from 0 to 65535.')
  })

  test.each(['Dockerfile', 'deploy/compose.yaml', 'deploy/env.example', 'deploy/menagerie.service'])(
    'of %s are settings there are',
    (path) => {
      const strange = namesIn(read(path)).filter((name) => !KNOWN.has(name) && !OTHERS.has(name))
      expect(strange.filter((name) => !['FROM', 'RUN', 'COPY', 'ENV', 'CMD', 'ALL'].includes(name))).toEqual([])
    },
  )

  test('each stands in the table of variables, and no other', () => {
    const table = [...read('packages/server/README.md').matchAll(/^\| (`[^|]+`) +\|/gm)]
      .flatMap(([, cell]) => [...(cell ?? '').matchAll(/`([A-Z_]+)`/g)])
      .map(([, name]) => name as string)
    expect(table.sort()).toEqual([...KNOWN].sort())
  })
})

describe('a container', () => {
  const dockerfile = read('Dockerfile')
  const compose = read('deploy/compose.yaml')

  test('is run by somebody who is not root, from a stage without sources and tools', () => {
    const last = dockerfile.slice(dockerfile.lastIndexOf('FROM '))
    expect(last).toMatch(/^USER (?!root\b|0\b)\w+$/m)
    expect(last.indexOf('USER ')).toBeGreaterThan(last.lastIndexOf('RUN '))
    expect(last).toContain('--omit=dev')
    expect(last.match(/^COPY .*/gm)).toEqual(['COPY --from=build /stage .'])
    for (const [, image] of dockerfile.matchAll(/^FROM (\S+)/gm)) expect(image).toMatch(/:\d/)
  })

  test('is made of nothing that is kept to oneself', () => {
    const ignored = read('.dockerignore').split('\n')
    for (const path of ['.git', 'data', 'deploy/.env', '*.backup', '**/node_modules']) expect(ignored).toContain(path)
  })

  test('has its port open to the proxy alone, whom it may believe for that', () => {
    const house = compose.slice(compose.indexOf('\n  house:'), compose.indexOf('\n  proxy:'))
    expect(house).toContain("TRUST_PROXY: '1'")
    expect(house).not.toMatch(/^ {4}ports:/m)
    expect(house).toContain('no-new-privileges')
    expect(compose.match(/^ {4}image: (\S+)/gm)?.every((image) => /:\d/.test(image))).toBe(true)
  })

  test('needs each secret to be given, and the example gives none', () => {
    for (const name of ['POSTGRES_PASSWORD', 'AUTH_SECRET', 'DOMAIN']) expect(compose).toContain(`\${${name}:?}`)
    expect(read('deploy/env.example')).toMatch(/^POSTGRES_PASSWORD=$/m)
    expect(read('deploy/env.example')).toMatch(/^AUTH_SECRET=$/m)
  })
})

test('a unit runs the house as somebody of its own, with no more than it needs', () => {
  const unit = read('deploy/menagerie.service')
  for (const line of ['User=menagerie', 'NoNewPrivileges=true', 'ProtectSystem=strict', 'CapabilityBoundingSet='])
    expect(unit.split('\n')).toContain(line)
  expect(unit).toContain('ExecStart=/usr/bin/node packages/server/dist/main.js')
})

test('what is staged to run names every package and no source', () => {
  const stage = read('deploy/stage.mjs')
  expect(stage).toContain('packages/server/migrations')
  expect(stage).not.toMatch(/\/src[`'/]/)
})
