import { setImmediate as breathe } from 'node:timers/promises'
import { type Box, type Chance, type Choices, type GameTypes, type Seat, sampledChance } from '@menagerie/engine'
import { openProgress } from '../output.ts'
import { t } from '../text.ts'
import { checkerOf } from './checks.ts'
import { type FuzzTable, randomTable } from './scenario.ts'

export interface Fuzzing {
  readonly decisions: number
  readonly seed: string
  /** Number of the first match. */
  readonly first: number
}

export interface FuzzFailure {
  readonly match: number
  readonly what: string
  readonly choices: Choices
  readonly trail: readonly string[]
}

export interface FuzzResult {
  readonly game: string
  readonly seed: string
  readonly decisions: number
  readonly matches: number
  /** Different choices of options met. */
  readonly tables: number
  readonly failure: FuzzFailure | null
}

/** One decision in so many is looked at thoroughly. */
const THOROUGH = 5
/** A match longer than this does not end. */
const MOST_DECISIONS = 200_000
const BREATH = 50

/** Plays random matches until the decisions are used up or something is wrong. */
export const fuzz = async <T extends GameTypes>(
  box: Box<T>,
  { decisions, seed, first }: Fuzzing,
): Promise<FuzzResult> => {
  const progress = openProgress(t('fuzz.working'), decisions)
  const tables = new Set<string>()
  let done = 0
  let match = first
  let failure: FuzzFailure | null = null
  let breathed = performance.now()
  while (done < decisions && failure === null) {
    const trail: string[] = []
    const chance = sampledChance(`${seed}/${match}`)
    let table: FuzzTable<T> | null = null
    try {
      table = randomTable(box, chance)
      tables.add(JSON.stringify(table.choices))
      const what = playMatch(box, table, chance, trail)
      if (what !== null) failure = { match, what, choices: table.choices, trail }
    } catch (error) {
      const what = t('fuzz.wrong.threw', { error: error instanceof Error ? error.message : String(error) })
      failure = { match, what, choices: table?.choices ?? {}, trail }
    }
    done += trail.length
    match++
    if (performance.now() - breathed > BREATH) {
      progress.advance(Math.min(done, decisions))
      await breathe()
      breathed = performance.now()
    }
  }
  progress.end()
  return { game: box.game.id, seed, decisions: done, matches: match - first, tables: tables.size, failure }
}

/** What is wrong, or null after a whole match. */
const playMatch = <T extends GameTypes>(
  { game, ...rest }: Box<T>,
  { options, loadouts }: FuzzTable<T>,
  chance: Chance,
  trail: string[],
): string | null => {
  const checker = checkerOf({ game, ...rest }, options, chance.pick)
  const state = game.setup(options, loadouts, chance, null)
  while (trail.length < MOST_DECISIONS) {
    const pending = game.pending(state)
    if (pending.status === 'over' || trail.length % THOROUGH === 0) {
      const wrong = checker.thorough(state, pending)
      if (wrong !== null) return wrong
    }
    if (pending.status === 'over') return null
    const seat = pending.seats[chance.pick(pending.seats.length)] as Seat
    const legal = game.legal(state, seat)
    const wrong = checker.decision(state, seat, legal)
    if (wrong !== null) return wrong
    const action = legal[chance.pick(legal.length)] as T['Action']
    trail.push(`${seat} ${game.format(options, action)}`)
    game.apply(state, seat, action, chance, null)
  }
  return t('fuzz.wrong.endless', { decisions: MOST_DECISIONS })
}
