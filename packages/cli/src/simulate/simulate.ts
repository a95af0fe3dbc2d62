import { setImmediate as breathe } from 'node:timers/promises'
import type { BotKind, Budget } from '@menagerie/bots'
import {
  type Box,
  type Choices,
  type Emit,
  type GameTypes,
  type Outcome,
  type Seat,
  sampledChance,
} from '@menagerie/engine'
import { type Share, wilson } from '@menagerie/engine/conformance'
import { checksum } from '../checksum.ts'
import { completeOptions, seatCount } from '../flags.ts'
import { type Progress, openProgress } from '../output.ts'
import { type Chooser, chooserOf, spread } from '../players.ts'
import { sayer } from '../say.ts'
import { type Spread, spreadOf } from '../statistics.ts'
import { t } from '../text.ts'

export interface Simulation {
  readonly games: number
  readonly seats: number | undefined
  readonly bots: readonly BotKind[]
  readonly budget: Budget
  readonly seed: string
  readonly choices: Choices
  /** Whether events are counted, by kind. */
  readonly events: boolean
}

export interface SeatResult extends Share {
  readonly seat: number
  readonly bot: BotKind
  /** Matches won alone. */
  readonly won: number
}

export interface SimulationResult {
  readonly game: string
  readonly games: number
  readonly seats: number
  readonly seed: string
  readonly bySeat: readonly SeatResult[]
  /** Matches whose first place was shared. */
  readonly shared: number
  readonly reasons: Readonly<Record<string, number>>
  readonly decisions: Spread & { readonly total: number }
  /** How often an event happens in a match, by kind; empty where it was not asked for. */
  readonly events: Readonly<Record<string, Spread>>
  readonly seconds: number
  readonly decisionsPerSecond: number
  /** Of all notations and outcomes: the same command gives the same. */
  readonly checksum: string
}

/** Milliseconds of work between two breaths of the event loop. */
const BREATH = 50

/** Plays the matches in this thread and counts. */
export const simulate = async <T extends GameTypes>(box: Box<T>, wanted: Simulation): Promise<SimulationResult> => {
  const { say } = sayer(box.text.catalogues, [])
  const seats = seatCount(box, wanted.seats)
  const bots = spread(wanted.bots, seats)
  const options = completeOptions(box, say, wanted.choices, seats)
  const sum = checksum()
  const lengths: number[] = []
  const reasons: Record<string, number> = {}
  const won = bots.map(() => 0)
  const happened = eventCounts()
  let shared = 0
  const progress: Progress = openProgress(t('simulate.working'), wanted.games)
  const begun = performance.now()
  let breathed = begun
  for (let match = 0; match < wanted.games; match++) {
    const emit = wanted.events ? happened.listen(match) : null
    const { outcome, decisions } = playMatch(box, options, { ...wanted, bots }, match, sum.add, emit)
    lengths.push(decisions)
    reasons[outcome.reason] = (reasons[outcome.reason] ?? 0) + 1
    const winners = [...outcome.places.keys()].filter((seat) => outcome.places[seat] === 1)
    if (winners.length === 1) won[winners[0] as Seat] = (won[winners[0] as Seat] as number) + 1
    else shared++
    if (performance.now() - breathed > BREATH) {
      progress.advance(match + 1)
      await breathe()
      breathed = performance.now()
    }
  }
  const seconds = (performance.now() - begun) / 1000
  progress.end()
  const total = lengths.reduce((all, one) => all + one, 0)
  return {
    game: box.game.id,
    games: wanted.games,
    seats,
    seed: wanted.seed,
    bySeat: bots.map((bot, seat) => ({
      seat,
      bot,
      won: won[seat] as number,
      ...wilson(won[seat] as number, wanted.games),
    })),
    shared,
    reasons,
    decisions: { total, ...spreadOf(lengths) },
    events: happened.read(wanted.games),
    seconds,
    decisionsPerSecond: total / seconds,
    checksum: sum.read(),
  }
}

/** Counts events by kind, a match at a time. */
const eventCounts = () => {
  const kinds = new Map<string, number[]>()
  return {
    listen:
      (match: number) =>
      (event: { readonly kind: string } | null): void => {
        if (event === null) return
        const counts = kinds.get(event.kind) ?? []
        counts[match] = (counts[match] ?? 0) + 1
        kinds.set(event.kind, counts)
      },
    /** Matches in which nothing of the kind happened count too. */
    read: (matches: number): Record<string, Spread> =>
      Object.fromEntries(
        [...kinds].map(([kind, counts]) => [
          kind,
          spreadOf(Array.from({ length: matches }, (_, match) => counts[match] ?? 0)),
        ]),
      ),
  }
}

interface Played {
  readonly outcome: Outcome
  readonly decisions: number
}

const playMatch = <T extends GameTypes>(
  box: Box<T>,
  options: T['Options'],
  { seed, bots, budget }: Simulation,
  match: number,
  note: (text: string) => void,
  emit: Emit<T['Event']> | null,
): Played => {
  const { game, loadouts } = box
  const chance = sampledChance(`${seed}/${match}`)
  const brought = bots.map(() => loadouts.choose(options, chance))
  const choosers = bots.map((bot, seat): Chooser<T> =>
    chooserOf(box, options, bot, budget, sampledChance(`${seed}/${match}/${seat}`)),
  )
  const state = game.setup(options, brought, chance, emit)
  for (let decisions = 0; ; decisions++) {
    const pending = game.pending(state)
    if (pending.status === 'over') {
      note(`${pending.outcome.reason} ${pending.outcome.payoffs.join()}`)
      return { outcome: pending.outcome, decisions }
    }
    const seat = pending.seats[0] as Seat
    const legal = game.legal(state, seat)
    const steps = legal.length === 1 ? legal : (choosers[seat] as Chooser<T>)(state, seat, legal)
    for (const step of steps) {
      game.apply(state, seat, step, chance, emit)
      note(game.format(options, step))
    }
  }
}
