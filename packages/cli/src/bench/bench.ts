import { type ChildProcess, fork } from 'node:child_process'
import { on } from 'node:events'
import { fileURLToPath } from 'node:url'
import { openProgress } from '../output.ts'
import { wrongUsage } from '../stop.ts'
import { t } from '../text.ts'
import type { Order, Report } from './child.ts'
import type { Measured } from './subject.ts'
import { SHARE, SUBJECTS, type SubjectName } from './subjects.ts'

export interface BenchWish {
  readonly rounds: number
  readonly decisions: number
  /** Measures only what has one of these, separated by commas, in its name. */
  readonly only: string
}

/** One subject over all rounds; rates are a second. */
export interface Line {
  readonly name: SubjectName
  readonly best: number
  readonly median: number
  /** The best by the processor's time instead of the clock's. */
  readonly bestByCpu: number
  readonly count: number
  readonly checksum: string
}

export interface BenchResult extends BenchWish {
  readonly node: string
  readonly lines: readonly Line[]
  /** True when boardgame.io was wanted and is not installed. */
  readonly isMissing: boolean
  /** How many times as fast the first is as the second, by their best rounds. */
  readonly ratios: readonly { readonly what: string; readonly ratio: number }[]
  /** Of a decision; null where a collection disturbed every try. */
  readonly bytes: readonly { readonly what: SubjectName; readonly bytes: number | null }[]
  /** Pairs that had to do the same work and did not. */
  readonly differing: readonly { readonly what: string; readonly first: string; readonly second: string }[]
}

interface Runner {
  readonly order: (order: Order) => Promise<Report>
  readonly close: () => void
}

/** Young generation in MB that holds all that is allocated while bytes are counted. */
const YOUNG_MB = 256

const start = async (name: SubjectName, flags: readonly string[] = []): Promise<Runner> => {
  const child: ChildProcess = fork(fileURLToPath(new URL('./child.js', import.meta.url)), [name], {
    execArgv: [...flags],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const messages = on(child, 'message', { close: ['exit'] })
  const next = async (): Promise<unknown> => {
    const { value, done } = (await messages.next()) as IteratorResult<readonly unknown[], undefined>
    if (done === true) throw new Error(`the process that measures ${name} ended`)
    return value[0]
  }
  await next()
  return {
    order: async (order) => {
      child.send(order)
      return (await next()) as Report
    },
    close: () => child.disconnect(),
  }
}

/** Pairs of which the ratio is told, and those that have to do the same work. */
const RATIOS: readonly (readonly [SubjectName, SubjectName])[] = [
  ['monster-pack play', 'tic-tac-toe play'],
  ['monster-pack play, cloning', 'tic-tac-toe play, cloning'],
  ['double-headed-lion play', 'tic-tac-toe play'],
  ['double-headed-lion play, cloning', 'tic-tac-toe play, cloning'],
  ['dragon-treasure play', 'tic-tac-toe play'],
  ['monster-maker play', 'tic-tac-toe play'],
  ['monstructor classic play', 'tic-tac-toe play'],
  ['monstructor dominoes play', 'tic-tac-toe play'],
  ['tic-tac-toe moves', 'boardgame.io moves'],
]
const SAME: readonly (readonly [SubjectName, SubjectName])[] = [
  ['monster-pack play', 'monster-pack play, cloning'],
  ['double-headed-lion play', 'double-headed-lion play, cloning'],
  ['tic-tac-toe play', 'tic-tac-toe play, cloning'],
  ['tic-tac-toe moves', 'boardgame.io moves'],
]
const COUNTED: readonly SubjectName[] = [
  'monster-pack play',
  'monster-pack play, cloning',
  'double-headed-lion play',
  'tic-tac-toe play',
]
/** Decisions over which bytes are counted, after as many rounds of warming up. */
const BYTES_WORK = 100_000

export const bench = async ({ rounds, decisions, only }: BenchWish): Promise<BenchResult> => {
  const names = SUBJECTS.filter((name) => only.split(',').some((part) => name.includes(part)))
  if (names.length === 0) throw wrongUsage(t('bench.nothing', { only, names: SUBJECTS.join(', ') }))
  const taken = await takeTurns(names, rounds, decisions)
  const lines = [...taken].flatMap(([name, measured]): Line[] => {
    const rates = measured.map(({ count, seconds }) => count / seconds).sort((a, b) => b - a)
    const [first] = measured
    if (first === undefined) return []
    const { count, checksum } = first
    const bestByCpu = Math.max(...measured.map(({ count: done, cpuSeconds }) => done / cpuSeconds))
    const [best = 0] = rates
    return [{ name, best, median: rates[Math.floor(rates.length / 2)] ?? 0, bestByCpu, count, checksum }]
  })
  const line = (name: SubjectName): Line | undefined => lines.find((one) => one.name === name)
  const ratios = RATIOS.flatMap(([first, second]) => {
    const [a, b] = [line(first), line(second)]
    return a === undefined || b === undefined ? [] : [{ what: `${first} / ${second}`, ratio: a.best / b.best }]
  })
  const differing = SAME.flatMap(([one, other]) => {
    const [first, second] = [line(one)?.checksum, line(other)?.checksum]
    if (first === undefined || second === undefined || first === second) return []
    return [{ what: `${one} / ${other}`, first, second }]
  })
  const bytes: { readonly what: SubjectName; readonly bytes: number | null }[] = []
  for (const what of COUNTED.filter((name) => names.includes(name))) bytes.push({ what, bytes: await bytesOf(what) })
  const isMissing = names.includes('boardgame.io moves') && line('boardgame.io moves') === undefined
  return { rounds, decisions, only, node: process.version, lines, isMissing, ratios, bytes, differing }
}

/** Every subject once a round, one after the other; a first round warms up and does not count. */
const takeTurns = async (
  names: readonly SubjectName[],
  rounds: number,
  decisions: number,
): Promise<ReadonlyMap<SubjectName, readonly Measured[]>> => {
  const progress = openProgress(t('bench.working'), (rounds + 1) * names.length)
  const runners = new Map<SubjectName, Runner>()
  const taken = new Map<SubjectName, Measured[]>(names.map((name) => [name, []]))
  let done = 0
  try {
    for (const name of names) runners.set(name, await start(name))
    for (let round = 0; round <= rounds; round++) {
      for (const [name, runner] of runners) {
        const { measured } = await runner.order({ work: Math.ceil(decisions * SHARE[name]), bytes: false })
        if (round > 0 && measured !== null) taken.get(name)?.push(measured)
        progress.advance(++done)
      }
    }
  } finally {
    for (const runner of runners.values()) runner.close()
    progress.end()
  }
  return taken
}

const bytesOf = async (name: SubjectName): Promise<number | null> => {
  const runner = await start(name, [
    '--expose-gc',
    `--max-semi-space-size=${YOUNG_MB}`,
    `--min-semi-space-size=${YOUNG_MB}`,
  ])
  try {
    for (let i = 0; i < 10; i++) await runner.order({ work: BYTES_WORK, bytes: false })
    const { measured, bytes } = await runner.order({ work: BYTES_WORK, bytes: true })
    return measured === null || bytes === null ? null : bytes / measured.count
  } finally {
    runner.close()
  }
}
