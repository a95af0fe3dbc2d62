import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { pictures } from '../glass/pictures/list.ts'
import { states } from '../glass/states/index.ts'

const ROOT = new URL('../../', import.meta.url).pathname
const FOLDER = 'test/glass/pictures/references'
const kept = readdirSync(join(ROOT, FOLDER))

describe('the pictures of the glass', () => {
  it('are of states that are on the closed list, each under a name of its own', () => {
    const listed = new Set(states().map(({ id }) => id))
    expect(pictures().filter(({ state }) => !listed.has(state))).toEqual([])
    expect(new Set(pictures().map(({ id }) => id)).size).toBe(pictures().length)
  })

  it('are kept, every one and no other', () => {
    expect([...kept].sort()).toEqual(
      pictures()
        .map(({ id }) => `${id}.webp`)
        .sort(),
    )
  })

  it('take at most 15 MB', () => {
    const bytes = kept.reduce((sum, name) => sum + statSync(join(ROOT, FOLDER, name)).size, 0)
    expect(bytes).toBeLessThanOrEqual(15_000_000)
  })

  it.runIf(existsSync(join(ROOT, '.git')))('are renewed by commits that say why', () => {
    const { stdout } = spawnSync('git', ['log', '--format=%x01%h %s%n%b', '--', FOLDER], {
      cwd: ROOT,
      encoding: 'utf8',
    })
    const commits = stdout.split('\u0001').filter((text) => text.trim() !== '')
    expect(commits.filter((text) => !/^Pictures: \S/m.test(text))).toEqual([])
  })
})
