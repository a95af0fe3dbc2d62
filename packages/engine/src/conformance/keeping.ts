import type { Box } from '../box.ts'
import { type Chance, anyOf } from '../chance/chance.ts'
import { sampledChance } from '../chance/sampled.ts'
import type { BySeat, GameTypes, Outcome, Seat } from '../game.ts'
import { type Choices, fillChoices } from '../options.ts'
import { Defect } from '../refusal.ts'
import { imaginedStart } from '../start.ts'
import type { Table, TableHost, TableSetup } from '../table.ts'
import { openTable } from '../open-table.ts'
import { type KeptMatch, keptOf } from './kept.ts'
import { towards } from './option-values.ts'
import type { ConformanceRoom, Scenario } from './room.ts'

/** The fairness of one match: what is published before it, and its luck. */
export interface KeepingHost extends Omit<TableHost, 'now'> {
  readonly commitment: string
  readonly contributions: BySeat<string>
  readonly seals: BySeat<string>
  readonly reveal: string
}

/** Which match is played to be kept. */
export interface Keeping {
  readonly seed: string
  /** Choices it is played under, whatever else is drawn: its mode. */
  readonly mode: Choices
  /** Option values still to be met (`unmetValues`). */
  readonly unmet: readonly string[]
  /** Data of a user's own, by option. */
  readonly own: Choices
  /** How matches before it ended; one with as many seats may be its last. */
  readonly outcomes: readonly Outcome[]
  /** Entries after which a draw is agreed. */
  readonly most: number
  readonly host: (seats: number) => KeepingHost
}

/** One in so many matches, or decisions, is something that is seldom. */
const SELDOM = { imagined: 10, resigned: 5, agreed: 8, last: 4, timeout: 30, undo: 70 } as const

const seldom = (what: keyof typeof SELDOM, chance: Chance): boolean => chance.pick(SELDOM[what]) === 0

/** Entries within which somebody resigns, or a draw is agreed, where that happens. */
const EARLY = 60

const TRIES = 200

/** A table on the way to what was not met yet; null where such options do not go together. */
const tableTowards = <T extends GameTypes>(
  box: Box<T>,
  room: ConformanceRoom<T>,
  { mode, unmet, own }: Keeping,
  chance: Chance,
): Scenario<T> | null => {
  const { choices, loadouts } = room.scenario(chance)
  // Random tables are made for short matches; a third of those kept are played as the rulebook says, but for what is unmet.
  const drawn = chance.pick(3) === 0 ? {} : choices
  const wanted = towards(box.options, { ...drawn, ...mode }, unmet, own, chance)
  const full = fillChoices(box.options, wanted)
  if (!full.ok || Object.entries(mode).some(([id, value]) => wanted[id] !== value)) return null
  const options = box.complete(full.value, null)
  if (!options.ok || box.misfits(options.value, loadouts.length).length > 0) return null
  const brought = loadouts.map((loadout) =>
    box.loadouts.check(options.value, loadout).ok ? loadout : box.loadouts.choose(options.value, chance),
  )
  return { choices: full.value, loadouts: brought }
}

/** One commit of a seat, at random or mostly as the game's bot likes it. */
const commitOf = <T extends GameTypes>(
  box: Box<T>,
  table: Table,
  seat: Seat,
  options: T['Options'],
  chance: Chance,
) => {
  const guided = chance.pick(3) > 0
  const steps: string[] = []
  for (;;) {
    const actions = table.legal(seat, steps).map((text) => box.game.parse(options, text) as T['Action'])
    const action =
      guided && steps.length === 0
        ? (box.bot.order(table.view(seat) as T['View'], actions)[0] as T['Action'])
        : anyOf(actions, chance)
    steps.push(box.game.format(options, action))
    if (!box.game.staged(action)) return steps
  }
}

const accepted = (result: ReturnType<Table['act']>): void => {
  if (!result.ok) throw new Defect(`a match to be kept is refused: ${result.refusal.code}`)
}

const playOn = <T extends GameTypes>(
  box: Box<T>,
  table: Table,
  options: T['Options'],
  most: number,
  chance: Chance,
) => {
  const leaving = seldom('resigned', chance) ? chance.pick(EARLY) : -1
  const agreed = seldom('agreed', chance) ? chance.pick(EARLY) : most
  for (;;) {
    const pending = table.pending()
    if (pending.status === 'over') return
    const version = table.version()
    const seat = anyOf(pending.seats, chance)
    if (version >= agreed) accepted(table.agreeDraw())
    else if (version === leaving) accepted(table.resign(chance.pick(table.seats)))
    else if (version > 1 && seldom('undo', chance)) accepted(table.undo(Math.max(0, version - 1 - chance.pick(6))))
    else if (seldom('timeout', chance)) accepted(table.timeout(seat))
    else accepted(table.act(seat, commitOf(box, table, seat, options, chance)))
  }
}

/** A start in the middle of the match: what a viewer sees of it after some decisions. */
const goneInto = <T extends GameTypes>(
  box: Box<T>,
  setup: TableSetup,
  host: TableHost,
  options: T['Options'],
  chance: Chance,
): TableSetup => {
  const opened = openTable(box, setup, host)
  if (!opened.ok) return setup
  const table = opened.value
  playOn(box, table, options, 4 + chance.pick(30), chance)
  // It ended with the last entry.
  if (table.pending().status === 'over') table.undo(Math.max(0, table.version() - 1))
  if (table.pending().status === 'over') return setup
  const viewer = chance.pick(table.seats + 1)
  const whose = viewer === table.seats ? 'spectator' : viewer
  const start = imaginedStart(whose, table.view(whose), `kept/${table.version()}`)
  const gone = { ...setup, start, loadouts: setup.loadouts.map(() => null) }
  return openTable(box, gone, host).ok ? gone : setup
}

/** Plays a match that is worth keeping: with bots' and random moves, time-outs, take-backs, draws and resignations. */
export const keepMatch = <T extends GameTypes>(box: Box<T>, room: ConformanceRoom<T>, wanted: Keeping): KeptMatch => {
  const chance = sampledChance(wanted.seed)
  let scenario: Scenario<T> | null = null
  for (let turn = 0; scenario === null && turn < TRIES; turn++) scenario = tableTowards(box, room, wanted, chance)
  if (scenario === null) throw new Defect(`no table towards ${wanted.unmet.join(', ')}`)
  const { choices, loadouts } = scenario
  const { commitment, contributions, seals, reveal, ...luck } = wanted.host(loadouts.length)
  const host: TableHost = { ...luck, now: () => 0 }
  const alike = wanted.outcomes.filter(({ places }) => places.length === loadouts.length)
  const last = alike.length > 0 && seldom('last', chance) ? anyOf(alike, chance) : null
  const options = box.complete(choices, last)
  if (!options.ok)
    throw new Defect(`options that depend on the last match are faulty: ${JSON.stringify(options.faults)}`)
  const seats = loadouts.map((_, seat) => ({ kind: 'human', name: `Seat ${seat}` }) as const)
  const sealing = {
    salts: seats.map(({ name }) => name),
    seals,
    drawn: seats.map(() => false),
    lapsed: [],
  }
  const plain: TableSetup = { choices, seats, loadouts, start: null, last, commitment, contributions, sealing }
  const setup = seldom('imagined', chance) ? goneInto(box, plain, host, options.value, chance) : plain
  const opened = openTable(box, setup, host)
  if (!opened.ok) throw new Defect(`no table opens: ${JSON.stringify(opened.faults)}`)
  playOn(box, opened.value, options.value, wanted.most, chance)
  return keptOf(box, opened.value.record(reveal), host.hash)
}
