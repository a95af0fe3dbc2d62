import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { root } from '../../scripts/lib/house.mjs'

// The place is a folder of these tests: what must hold of it does not hang on its being in memory.

let place = ''
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'menagerie-place-'))
})
afterEach(() => {
  rmSync(place, { recursive: true })
})

const lib = JSON.stringify(pathToFileURL(join(root, 'scripts/lib/in-memory.mjs')).href)

/** Node's arguments for a program that asks for `place`, says which folder it has, and goes on as told. */
const program = (after = '', room = 0): string[] => [
  '--input-type=module',
  '--eval',
  `import { writeFileSync } from 'node:fs'
   import { tmpdir } from 'node:os'
   import { keepInMemory } from ${lib}
   const folder = keepInMemory({ place: ${JSON.stringify(place)}, room: ${room} })
   if (folder !== null) writeFileSync(folder + '/one', 'a file')
   console.log(JSON.stringify({ folder, temporary: tmpdir() }))
   ${after}`,
]

const { TMPDIR: _, ...withoutFolder } = process.env

interface Said {
  readonly folder: string | null
  readonly temporary: string
}

const askedWith = (env: NodeJS.ProcessEnv, room?: number): Said =>
  JSON.parse(spawnSync(process.execPath, program('', room), { env, encoding: 'utf8' }).stdout) as Said

describe('temporary files in memory', () => {
  it('are in a folder of their run, which is gone with it', () => {
    const { folder, temporary } = askedWith(withoutFolder)
    expect(folder).toMatch(/menagerie-tests-\d+$/)
    expect(temporary).toBe(folder)
    expect(readdirSync(place)).toEqual([])
  })

  it('are where the system has them for who has chosen a folder, and where there is too little room', () => {
    const chosen = join(place, 'chosen')
    mkdirSync(chosen)
    expect(askedWith({ ...withoutFolder, TMPDIR: chosen })).toEqual({ folder: null, temporary: chosen })
    expect(askedWith(withoutFolder, 1e18).folder).toBe(null)
    expect(readdirSync(place)).toEqual(['chosen'])
  })

  it('of a run that was killed are taken away by the next, of one that runs they are not', async () => {
    const running = spawn(process.execPath, program('setInterval(() => {}, 1000)'), { env: withoutFolder })
    const [said] = (await once(running.stdout, 'data')) as [Buffer]
    const { folder } = JSON.parse(said.toString()) as Said
    askedWith(withoutFolder)
    expect(readdirSync(String(folder))).toEqual(['one'])

    const ended = once(running, 'exit')
    running.kill('SIGKILL')
    await ended
    expect(existsSync(String(folder))).toBe(true)
    writeFileSync(join(place, 'menagerie-tests-of-others'), '')
    askedWith(withoutFolder)
    expect(readdirSync(place)).toEqual(['menagerie-tests-of-others'])
  })
})
