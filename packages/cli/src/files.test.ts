import { spawnSync } from 'node:child_process'
import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { PROGRAM, menagerie, newFolder, runBuilt } from '../test/run-cli.ts'
import { makeProgram } from './program.ts'

/*
 * The law of files that are named on the command line: one that cannot be read or written ends the command at once, before anything is
 * played or told, and not when the hours are over whose result was to stand in it.
 */

const folder = newFolder()
const RECORD = join(folder, 'record.json')

/** So much that nobody would see its end. */
const LONG: Readonly<Record<string, string>> = {
  play: 'play kuhn --seats random,random --seed 1',
  simulate: 'simulate monster-pack --bots random,random --games 1000000',
  verify: `verify ${RECORD}`,
  tournament: 'tournament monster-pack --bots random,greedy --iterations 8 --games 1000000',
  train: 'train monster-pack --matches 1000000',
}

const flags = makeProgram().commands.flatMap((command) =>
  command.options
    .filter((option) => option.flags.includes('<file>'))
    .map((option) => ({ command: command.name(), flag: option.long ?? '' })),
)

/** Milliseconds in which a command that refuses at once has ended, on however slow a machine. */
const PATIENCE = 40_000

describe('a file named on the command line', () => {
  test('is known to this law by its command', () => {
    expect(flags.length).toBeGreaterThan(9)
    expect([...new Set(flags.map(({ command }) => command))].sort()).toEqual(Object.keys(LONG).sort())
  })

  test.each(flags)('$flag of $command that cannot be used ends it at once', async ({ command, flag }) => {
    if (command === 'verify') await menagerie(`${LONG['play']} --record ${RECORD}`)
    const aFolder = join(folder, `${command}${flag}`)
    mkdirSync(aFolder)
    for (const path of [join(folder, 'nowhere', 'x.json'), aFolder]) {
      const args = [...(LONG[command] as string).split(' '), flag, path]
      const { code, out, err } = await runBuilt('main.js', args, '', PATIENCE)
      expect([1, 2]).toContain(code)
      expect(out).toBe('')
      expect(err.trim().split('\n')).toHaveLength(1)
      expect(err).toContain(path)
      expect(err).toMatch(/cannot be (read|written)/)
    }
  })
})

/** Commands that end by themselves and tell something. */
const SHORT = [
  ...['--help', 'play kuhn --seats random,random --seed 1', 'simulate kuhn --bots random,random --games 1', 'decklint'],
  ...['fuzz kuhn --decisions 50', `verify ${RECORD}`],
]

describe.runIf(existsSync('/dev/full'))('where the disk is full', () => {
  test.each(SHORT)('%s says so in one line, and has failed', async (args) => {
    if (args.includes(RECORD)) await menagerie(`${LONG['play']} --record ${RECORD}`)
    const full = openSync('/dev/full', 'w')
    const stdio = ['ignore', full, 'pipe'] as const
    const { status, stderr } = spawnSync(process.execPath, [PROGRAM, ...args.split(' ')], {
      stdio: [...stdio],
      encoding: 'utf8',
    })
    closeSync(full)
    expect(stderr).toBe('What is told cannot be written (ENOSPC).\n')
    expect(status).toBe(1)
  })
})
