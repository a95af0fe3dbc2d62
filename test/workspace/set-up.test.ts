import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addressed, withAddresses } from '../../scripts/lib/addressed.mjs'
import { isStale, make } from '../../scripts/lib/fingerprint.mjs'
import { missing } from '../../scripts/lib/install.mjs'
import { isAtLeast, requireNode } from '../../scripts/lib/node-version.mjs'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'menagerie-set-up-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}

describe('the version of Node.js', () => {
  it.each([
    ['20.19.0', true],
    ['20.20.2', true],
    ['24.0.0', true],
    ['20.18.9', false],
    ['18.99.0', false],
    ['9.0.0', false],
  ])('%s is new enough: %s', (version, enough) => {
    expect(isAtLeast(version, '20.19.0')).toBe(enough)
  })

  it('that is too old is refused in a sentence with both versions', () => {
    expect(() => requireNode('18.2.0')).toThrow(/needs Node.js 20\.19\.0 or newer, and this is 18\.2\.0/)
  })
})

describe('what the lockfile wants and node_modules lacks', () => {
  const lock = (path: string, packages: object): void => write(path, JSON.stringify({ packages }))
  const wanted = {
    '': { version: '0.1.0' },
    'node_modules/zod': { version: '4.0.0' },
    'node_modules/fsevents': { version: '2.0.0', optional: true },
  }

  it('is everything where nothing is installed, or an install was broken off', () => {
    lock('package-lock.json', wanted)
    write('node_modules/zod/package.json', '{}')
    expect(missing(folder)).toBe('everything')
  })

  it('is nothing where all is there but packages for other machines', () => {
    lock('package-lock.json', wanted)
    lock('node_modules/.package-lock.json', { 'node_modules/zod': { version: '4.0.0' } })
    expect(missing(folder)).toEqual([])
  })

  it.each([
    ['absent', {}],
    ['of another version', { 'node_modules/zod': { version: '3.0.0' } }],
  ])('is a package that is %s', (_, present) => {
    lock('package-lock.json', wanted)
    lock('node_modules/.package-lock.json', present)
    expect(missing(folder)).toEqual(['node_modules/zod'])
  })
})

describe('the lockfile npm reads', () => {
  const packages = {
    '': { version: '0.1.0' },
    'packages/engine': { version: '0.1.0' },
    'node_modules/@menagerie/engine': { resolved: 'packages/engine', link: true },
    'node_modules/zod': { version: '4.0.0', integrity: 'sha512-a' },
    'node_modules/@types/node': { version: '20.0.0', integrity: 'sha512-b' },
    'node_modules/fastify/node_modules/zod': { version: '3.0.0', integrity: 'sha512-c' },
    'node_modules/alias': { name: '@some/thing', version: '1.0.0', integrity: 'sha512-d' },
    'node_modules/elsewhere': { version: '1.0.0', integrity: 'sha512-e', resolved: 'file:elsewhere.tgz' },
  }

  it.each(['https://packages.example/npm', 'https://packages.example/npm/'])('has an address at %s', (registry) => {
    const read = JSON.parse(addressed(JSON.stringify({ packages }), registry)) as { packages: typeof packages }
    expect(Object.values(read.packages).map((entry) => ('resolved' in entry ? entry.resolved : null))).toEqual([
      null,
      null,
      'packages/engine',
      'https://packages.example/npm/zod/-/zod-4.0.0.tgz',
      'https://packages.example/npm/@types/node/-/node-20.0.0.tgz',
      'https://packages.example/npm/zod/-/zod-3.0.0.tgz',
      'https://packages.example/npm/@some/thing/-/thing-1.0.0.tgz',
      'file:elsewhere.tgz',
    ])
  })

  it('is there while npm installs, and gone however that ends; ours stays as it was', async () => {
    const lock = JSON.stringify({ packages })
    write('package-lock.json', lock)
    const file = join(folder, 'npm-shrinkwrap.json')
    expect(await withAddresses(folder, () => Promise.resolve(existsSync(file)))).toBe(true)
    await expect(withAddresses(folder, () => Promise.reject(new Error('broken off')))).rejects.toThrow('broken off')
    expect(existsSync(file)).toBe(false)
    expect(readFileSync(join(folder, 'package-lock.json'), 'utf8')).toBe(lock)
  })
})

describe('a step of the build', () => {
  const step = { inputs: ['src', 'tsconfig.json'], outputs: ['dist/main.js'] }
  const build = (): Promise<void> =>
    make(folder, '.cache/stamp', step, () => {
      write('dist/main.js', 'built')
      return Promise.resolve()
    })
  const stale = (): boolean => isStale(folder, '.cache/stamp', step)

  beforeEach(() => {
    write('src/main.ts', 'one')
    write('src/rules/duel.ts', 'two')
    write('src/main.test.ts', 'a test')
    write('tsconfig.json', '{}')
  })

  it('is stale before it ran, and not after', async () => {
    expect(stale()).toBe(true)
    await build()
    expect(stale()).toBe(false)
  })

  it.each([
    ['a source changed', () => write('src/rules/duel.ts', 'three')],
    ['a source came', () => write('src/new.ts', '')],
    ['a source went', () => rmSync(join(folder, 'src/main.ts'))],
    ['a setting changed', () => write('tsconfig.json', '{ }')],
    ['what it made is gone', () => rmSync(join(folder, 'dist/main.js'))],
    ['somebody else wrote what it made', () => utimesSync(join(folder, 'dist/main.js'), 1, 1)],
  ])('is stale when %s', async (_, happens) => {
    await build()
    happens()
    expect(stale()).toBe(true)
  })

  it.each([
    ['a test changed', () => write('src/main.test.ts', 'another test')],
    ['a source was only touched', () => utimesSync(join(folder, 'src/main.ts'), 1, 1)],
  ])('is not stale when %s', async (_, happens) => {
    await build()
    happens()
    expect(stale()).toBe(false)
  })

  it('is stale when a source changed while it ran', async () => {
    await make(folder, '.cache/stamp', step, () => {
      write('dist/main.js', 'built')
      write('src/main.ts', 'changed')
      return Promise.resolve()
    })
    expect(stale()).toBe(true)
  })

  it('is stale when it failed', async () => {
    await build()
    write('src/main.ts', 'broken')
    await expect(make(folder, '.cache/stamp', step, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(stale()).toBe(true)
  })
})
