import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { menagerie, newFolder, runBuilt } from '../test/run-cli.ts'
import { SUBJECTS, prepare } from './bench/subjects.ts'
import { makeProgram } from './program.ts'

const folder = newFolder()
const write = (name: string, value: unknown): string => {
  const path = join(folder, name)
  writeFileSync(path, typeof value === 'string' ? value : JSON.stringify(value))
  return path
}

/** Runs a command line in this process; what it would print is caught. */
const parse = async (args: string) => {
  const program = makeProgram()
  let printed = ''
  const output = { writeOut: (text: string) => (printed += text), writeErr: (text: string) => (printed += text) }
  for (const command of [program, ...program.commands]) command.configureOutput(output)
  const error: unknown = await program.parseAsync(args === '' ? [] : args.split(' '), { from: 'user' }).catch(String)
  return `${printed}${typeof error === 'string' ? error : ''}`
}

test('every command of the terminal explains itself with examples', async () => {
  const commands = makeProgram().commands.map((command) => command.name())
  expect(commands.slice(0, 5)).toEqual(['play', 'serve', 'backup', 'restore', 'migrate-check'])
  expect(commands.slice(5)).toEqual([
    'simulate',
    'replay',
    'verify',
    'fuzz',
    'tournament',
    'train',
    'decklint',
    'bench',
  ])
  const top = await menagerie('--help')
  expect(top.code).toBe(0)
  for (const command of commands) {
    expect(top.out).toContain(`\n  ${command} `)
    expect(await parse(`${command} --help`)).toContain(`Examples:\n  menagerie ${command}`)
  }
})

test.each([
  ['', 'Usage'],
  ['juggle', 'unknown command'],
  ['simulate', 'missing required argument'],
  ['simulate kuhn --bots genius', 'There is no bot “genius”'],
  ['simulate kuhn --bots random,random,random', 'each of the 2 seats'],
  ['simulate kuhn --games many', '“many” is not a whole number'],
  ['simulate kuhn --seats 5', 'not played by 5'],
  ['simulate kuhn --bots search --ms 5 --iterations 5', 'not both'],
  ['simulate kuhn --options nowhere.json', 'nowhere.json cannot be read'],
  ['play kuhn --deck prism', 'no loadouts'],
  ['play monster-pack --deck chess', 'no supplied loadout “chess”'],
  ['play kuhn --seats human,alien', 'Nobody is called “alien”'],
  ['tournament kuhn --bots random,random', 'two different bots'],
  ['tournament kuhn --bots search@soon,greedy', 'is not clear'],
  ['tournament kuhn --sprt 0.6,0.5', 'not two shares'],
  ['tournament kuhn --sprt 0.5,0.6', 'between two bots alone'],
  ['train kuhn --matches 5 --fresh 6', 'Of 5 matches 6 cannot'],
  ['train kuhn --try nowhere.json', 'nowhere.json cannot be read'],
  ['serve --port nine', '“nine” is not a whole number'],
  ['bench --only chess', 'Nothing that is measured'],
  ['verify nowhere.json', 'cannot be read'],
  ['backup house.backup --data /nowhere/at/all', 'There is no house in /nowhere/at/all'],
  ['restore nowhere.backup --data /nowhere/at/all', 'nowhere.backup cannot be read'],
  ['migrate-check --data /nowhere/at/all', 'There is no house in /nowhere/at/all'],
  ['decklint nowhere.json', 'cannot be read'],
])('wrong usage is told in a sentence: menagerie %s', async (args, sentence) => {
  expect(await parse(args)).toContain(sentence)
})

test('wrong usage ends with 2, on stderr and without a trace of the program', async () => {
  for (const args of ['simulate checkers', 'juggle', 'simulate kuhn --games many']) {
    const { code, out, err } = await menagerie(args)
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).not.toBe('')
    expect(err).not.toMatch(/\n\s+at /)
  }
})

test('an options file is read, and every fault of it is told at once', async () => {
  const short = await menagerie(
    `simulate monster-pack --games 20 --json --options ${write('short.json', { format: 'short' })}`,
  )
  const standard = await menagerie('simulate monster-pack --games 20 --json')
  const mean = ({ out }: { out: string }) => (JSON.parse(out) as { decisions: { mean: number } }).decisions.mean
  expect(mean(short)).toBeLessThan(mean(standard))
  const path = write('wrong.json', { format: 'tall', handSize: 99, colour: 'red' })
  const wrong = await menagerie(`simulate monster-pack --games 1 --options ${path}`)
  expect(wrong.code).toBe(2)
  for (const id of ['options.format', 'options.handSize', 'options.colour']) expect(wrong.err).toContain(id)
  expect((await menagerie(`simulate kuhn --options ${write('list.json', [1])}`)).err).toContain('holds no options')
  expect((await menagerie(`simulate kuhn --options ${write('broken.json', '{')}`)).err).toContain('is not JSON')
})

test('decklint tells what a deck for Monster Maker is like, or all that is wrong with it', async () => {
  const supplied = (await menagerie('decklint')).out
  expect(supplied).toContain('mm-default: 125 cards')
  expect(supplied).toContain('20.0 perch long on average; 40 %')
  expect(supplied).toMatch(/orc +11 +84 +74 +63 +42 +17/)
  const main = [
    { kind: 'corridor', value: 10, count: 0 },
    { kind: 'trap', count: 5 },
  ]
  const { code, out } = await menagerie(
    `decklint ${write('deck.json', { id: 'x', name: 'X', main, treasures: [], prizes: [] })}`,
  )
  expect(code).toBe(1)
  expect(out).toContain('This deck cannot be played:')
  expect(out).toContain('main.0.count')
})

test('a deck too small for the seats is refused before the cards are dealt', async () => {
  const main = [
    { kind: 'corridor', value: 10, count: 30 },
    { kind: 'monster', id: 'orc', name: 'Orc', type: 'human', strength: 11, count: 5 },
  ]
  const coins = [{ id: 'coins', name: 'Coins', open: false, oncePerGame: false, value: '100', count: 4, effects: [] }]
  const deck = { id: 'small', name: 'Small', main, treasures: coins, prizes: [{ value: 100, count: 2 }] }
  const options = write('small.json', { deck })
  expect((await menagerie(`simulate monster-maker --games 1 --seats 5 --options ${options}`)).code).toBe(0)
  const six = await menagerie(`simulate monster-maker --games 1 --seats 6 --options ${options}`)
  expect(six.code).toBe(2)
  expect(six.err).toContain('Cards in the deck besides traps: 35. These players need 42. (MM-P1)')
})

test('simulate counts every match once, and the same seed plays the same', async () => {
  const run = async (seed: string) => {
    const { code, out } = await menagerie(`simulate monster-pack --games 60 --bots greedy,random --seed ${seed} --json`)
    expect(code).toBe(0)
    return JSON.parse(out) as Simulated
  }
  interface Simulated {
    readonly bySeat: readonly {
      readonly won: number
      readonly low: number
      readonly share: number
      readonly high: number
    }[]
    readonly shared: number
    readonly reasons: Readonly<Record<string, number>>
    readonly checksum: string
  }
  const [first, again, other] = [await run('a'), await run('a'), await run('b')]
  expect(first.checksum).toBe(again.checksum)
  expect(first.checksum).not.toBe(other.checksum)
  const won = first.bySeat.map((seat) => seat.won)
  expect(won.reduce((sum, one) => sum + one, first.shared)).toBe(60)
  expect(won[0]).toBeGreaterThan(won[1] as number)
  expect(Object.values(first.reasons).reduce((sum, one) => sum + one, 0)).toBe(60)
  for (const { low, share, high } of first.bySeat) expect(low < share && share < high).toBe(true)
})

test('simulate counts the events of a match when asked to', async () => {
  const { code, out } = await menagerie('simulate dragon-treasure --games 20 --seats 3 --events --json')
  expect(code).toBe(0)
  const { events } = JSON.parse(out) as { events: Record<string, { least: number; median: number; most: number }> }
  expect(events['started']).toMatchObject({ least: 1, median: 1, most: 1 })
  expect(events['turnBegan']?.median).toBeGreaterThan(20)
  expect(events['ended']).toMatchObject({ least: 1, most: 1 })
})

test('fuzz finds nothing in the games there are', async () => {
  for (const game of ['monster-pack', 'sacks']) {
    const { code, out } = await menagerie(`fuzz ${game} --decisions 3000 --json`)
    expect(code).toBe(0)
    expect(JSON.parse(out)).toMatchObject({ game, failure: null })
  }
})

test('a tournament with iterations is the same with one thread and with two', async () => {
  const run = async (workers: number) => {
    const args = `tournament kuhn --bots search,greedy,random --games 12 --iterations 15 --workers ${workers} --json`
    const { code, out } = await menagerie(args)
    expect(code).toBe(0)
    const { standings, checksum } = JSON.parse(out) as { standings: { bot: string; games: number }[]; checksum: string }
    return { checksum, played: standings.map(({ bot, games }) => `${bot} ${games}`) }
  }
  const one = await run(1)
  expect(one.played).toEqual(['search 12', 'search 12', 'greedy 12'])
  expect(await run(2)).toEqual(one)
})

test('a tournament that is broken off goes on where it was, and ends as if it had not been', async () => {
  const args = 'tournament kuhn --bots search@40,greedy --games 40 --iterations 15 --json'
  const whole = await menagerie(args)
  const journal = write('journal.jsonl', '')
  const first = await menagerie(`${args} --games 12 --journal ${journal}`)
  expect(first.code).toBe(0)
  const lines = readFileSync(journal, 'utf8').split('\n')
  writeFileSync(journal, `${lines.slice(0, 9).join('\n')}\n${(lines[9] ?? '').slice(0, 20)}`)
  const rest = await menagerie(`${args} --journal ${journal}`)
  const without = ({ out }: { out: string }) => {
    const { standings, ...result } = JSON.parse(out) as { standings: { thought: unknown }[] }
    return { ...result, standings: standings.map(({ thought, ...standing }) => [typeof thought, standing]) }
  }
  expect(without(rest)).toEqual(without(whole))
  expect(readFileSync(journal, 'utf8').trim().split('\n')).toHaveLength(41)
})

test('a tournament ends as soon as one of two shares is believed, whatever the number of threads, and tells it on a page', async () => {
  const run = async (workers: number) => {
    const page = write('report.html', '')
    const args = `tournament kuhn --bots greedy,random --games 4000 --iterations 5 --workers ${workers} --sprt 0.5,0.58`
    const { out } = await menagerie(`${args} --report ${page} --json`)
    const { standings, trial, checksum } = JSON.parse(out) as {
      standings: { games: number }[]
      trial: { verdict: string; path: number[] }
      checksum: string
    }
    return { games: standings[0]?.games, trial, checksum, html: readFileSync(page, 'utf8') }
  }
  const [one, two] = [await run(1), await run(2)]
  expect(one.trial.verdict).toBe('high')
  expect(one.games).toBe(one.trial.path.length * 2)
  expect(one.games).toBeLessThan(4000)
  expect({ ...two, html: '' }).toEqual({ ...one, html: '' })
  for (const said of ['<!doctype html>', 'greedy wins 58.0 % of its matches', 'Strength in points', '--sprt 0.5,0.58'])
    expect(one.html).toContain(said)
  expect(one.html).not.toMatch(/<script|https?:|src=/)
  expect(one.html.match(/<svg/g)).toHaveLength(4)
})

test('a tournament alone knows the opponents that are kept to measure by', async () => {
  const { code, out } = await menagerie('tournament kuhn --bots reference,ismcts --games 4 --iterations 9 --json')
  expect(code).toBe(0)
  const { standings } = JSON.parse(out) as { standings: { bot: string; against: string }[] }
  expect(standings).toMatchObject([{ bot: 'reference', against: 'ismcts', games: 4 }])
  expect((await menagerie('simulate kuhn --bots reference')).err).toContain('There is no bot “reference”')
})

test('what is learned is the same with one thread, with two, and where it was broken off; the matches it is measured on are others', async () => {
  const run = async (more: string) => {
    const { code, out } = await menagerie(`train monster-pack --matches 40 --fresh 10 --seed learns --json ${more}`)
    expect(code).toBe(0)
    return JSON.parse(out) as { value: Record<'old' | 'new', { scores: { count: number } }> }
  }
  const whole = await run('--workers 1')
  expect([whole.value.old.scores.count, whole.value.new.scores.count]).toEqual([10, 10])
  const journal = write('learns.jsonl', '')
  await menagerie(`train monster-pack --matches 15 --seed learns --journal ${journal}`)
  writeFileSync(journal, readFileSync(journal, 'utf8').slice(0, -20))
  expect(await run(`--workers 2 --journal ${journal}`)).toEqual(whole)
})

test('a value is tried against the one there is: who values the wrong way round is told', async () => {
  const reversed = write('reversed.json', { bias: 0, value: -1, parts: {} })
  const { code, out } = await menagerie(`train monster-pack --try ${reversed} --matches 400 --json`)
  expect(code).toBe(0)
  const { games, share, trial } = JSON.parse(out) as { games: number; share: number; trial: { verdict: string } }
  expect(trial.verdict).toBe('low')
  expect(games).toBeLessThan(200)
  expect(share).toBeLessThan(0.4)
  expect((await menagerie(`train kuhn --try ${write('none.json', { value: 'much' })}`)).code).toBe(2)
})

test('the bench proves that what it compares did the same work', async () => {
  const { code, out } = await menagerie('bench --only moves --rounds 1 --decisions 20000 --json')
  expect(code).toBe(0)
  const { lines, differing, ratios } = JSON.parse(out) as {
    lines: { best: number; checksum: string }[]
    differing: unknown[]
    ratios: { what: string; ratio: number }[]
  }
  expect(differing).toEqual([])
  expect(new Set(lines.map(({ checksum }) => checksum)).size).toBe(1)
  expect(lines).toHaveLength(2)
  expect(ratios[0]?.what).toBe('tic-tac-toe moves / boardgame.io moves')
  expect(ratios[0]?.ratio).toBeGreaterThan(10)
})

test('whatever the bench measures does the same work each time, with and without clones', async () => {
  const sums = new Map<string, string>()
  for (const name of SUBJECTS) {
    const subject = await prepare(name)
    const [first, again] = [subject?.(2000), subject?.(2000)]
    expect([name, first?.checksum]).toEqual([name, again?.checksum])
    sums.set(name, first?.checksum ?? '')
  }
  expect(sums.get('monster-pack play')).toBe(sums.get('monster-pack play, cloning'))
  expect(sums.get('double-headed-lion play')).toBe(sums.get('double-headed-lion play, cloning'))
  expect(sums.get('tic-tac-toe play')).toBe(sums.get('tic-tac-toe play, cloning'))
  expect(new Set(sums.values()).size).toBe(SUBJECTS.length - 4)
})

test('the soaks hold a game against the laws and count the faults that are caught', async () => {
  const conformance = await runBuilt('soak/conformance.js', ['kuhn', '--games', '20', '--pairs', '20'])
  expect(conformance.code).toBe(0)
  expect(conformance.out).toMatch(/two-worlds +[1-9]\d* +0\n/)
  expect((await runBuilt('soak/conformance.js', ['checkers'])).code).toBe(2)
  const games = await runBuilt('soak/games.js', ['monstructor', '--games', '30', '--json'])
  expect(games.code).toBe(0)
  expect(JSON.parse(games.out)).toMatchObject({ games: 30, broken: [] })
  const faults = await runBuilt('soak/faults.js', ['--json', '--matches', '60'])
  expect(faults.code).toBe(0)
  const { caught, all } = JSON.parse(faults.out) as { caught: number; all: number }
  expect(all).toBeGreaterThanOrEqual(20)
  expect(caught).toBe(all)
})
