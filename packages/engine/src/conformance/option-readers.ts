import { type Happening, keepIn } from '../audience.ts'
import type { Box } from '../box.ts'
import { type Chance, anyOf } from '../chance/chance.ts'
import { sampledChance } from '../chance/sampled.ts'
import type { BySeat, GameTypes, Outcome, Viewer } from '../game.ts'
import type { Choices } from '../options.ts'
import { textOf } from './compare.ts'
import type { ConformanceRoom } from './room.ts'

/** Matches tried at most for a value, and steps of each. */
const [GAMES, STEPS] = [12, 200]

/** Where matches begin in which an option is looked for. */
export interface Starts {
  /** What random play seldom comes to, by option or by value (`deckOut=onEmptyDeck`). */
  readonly from: Readonly<Record<string, Start>>
  /** Loadouts that may be allowed or not, beside those a seat without one gets. */
  readonly brought?: readonly unknown[]
}

/** A position, what else is chosen there, and steps that are taken first, such as `0 corridor C40`. */
interface Start {
  readonly position: unknown
  readonly choices?: Choices
  readonly lines?: readonly string[]
}

/** A value of an option to be looked for: the choices that differ in it alone. */
interface Sought {
  readonly name: string
  readonly id: string
  readonly plain: Choices
  readonly set: Choices
}

/** One of the two matches that differ in one option. */
interface World<T extends GameTypes> {
  readonly options: T['Options']
  readonly state: T['State']
  readonly chance: Chance
  readonly told: Happening<T['Event']>[]
}

/** Some seats' last match, or none: an option may hang on it. */
const lastOf = (seats: number, chance: Chance): Outcome | null => {
  if (chance.pick(2) === 0) return null
  const first = chance.pick(seats)
  const places = Array.from({ length: seats }, (_, seat) => (seat === first ? 1 : 2))
  return { places, payoffs: places.map(() => 0), reason: 'resigned' }
}

/** Options under both values; null where one of them cannot be played here. */
const bothOptions = <T extends GameTypes>(
  { complete, misfits }: Box<T>,
  [plain, set]: readonly [Choices, Choices],
  seats: number,
  last: Outcome | null,
): readonly [T['Options'], T['Options']] | null => {
  const [one, other] = [complete(plain, last), complete(set, last)]
  if (!one.ok || !other.ok) return null
  const fits = [one.value, other.value].every((options) => misfits(options, seats).length === 0)
  return fits ? [one.value, other.value] : null
}

/** What may be brought to the table. */
const bringsOf = <T extends GameTypes>(
  { loadouts }: Box<T>,
  options: T['Options'],
  brought: readonly unknown[],
): string => JSON.stringify([loadouts.presets(options), brought.map((loadout) => loadouts.check(options, loadout).ok)])

const dealt = <T extends GameTypes>(
  { game }: Box<T>,
  options: T['Options'],
  brought: BySeat<T['Loadout']>,
  seed: string,
): World<T> => {
  const [chance, told]: [Chance, Happening<T['Event']>[]] = [sampledChance(seed), []]
  return { options, chance, told, state: game.setup(options, brought, chance, keepIn(told)) }
}

/** What all are told and asked since the last look, and what each asked seat may do. */
const heard = <T extends GameTypes>({ game }: Box<T>, { state, options, told }: World<T>): string => {
  const pending = game.pending(state)
  const asked = pending.status === 'over' ? [] : pending.seats
  const choices = asked.map((seat) => game.legal(state, seat).map((action) => game.format(options, action)))
  return JSON.stringify([pending, choices, told.splice(0)])
}

const seen = <T extends GameTypes>({ game }: Box<T>, { state, options }: World<T>, viewer: Viewer): string =>
  textOf(game.view(state, viewer), options)

/** Plays both by the same choices until one shows what the other does not. */
const comeApart = <T extends GameTypes>(box: Box<T>, one: World<T>, other: World<T>, choosing: Chance): boolean => {
  const { game } = box
  const viewers: Viewer[] = [...Array.from({ length: game.seats(one.state) }, (_, seat) => seat), 'spectator']
  if (viewers.some((viewer) => seen(box, one, viewer) !== seen(box, other, viewer))) return true
  for (let step = 0; step < STEPS; step++) {
    if (heard(box, one) !== heard(box, other)) return true
    const viewer = viewers[step % viewers.length] as Viewer
    if (seen(box, one, viewer) !== seen(box, other, viewer)) return true
    const pending = game.pending(one.state)
    if (pending.status === 'over') return false
    const seat = anyOf(pending.seats, choosing)
    const at = choosing.pick(game.legal(one.state, seat).length)
    for (const { state, chance, told } of [one, other])
      game.apply(state, seat, game.legal(state, seat)[at] as T['Action'], chance, keepIn(told))
  }
  return false
}

const differsDealt = <T extends GameTypes>(
  box: Box<T>,
  room: ConformanceRoom<T>,
  { plain, set }: Sought,
  brought: readonly unknown[],
  seed: string,
): boolean => {
  const choosing = sampledChance(seed)
  const { choices, loadouts } = room.scenario(choosing)
  const seats = loadouts.length
  const both = bothOptions(
    box,
    [
      { ...choices, ...plain },
      { ...choices, ...set },
    ],
    seats,
    lastOf(seats, choosing),
  )
  if (both === null) return false
  const bringing = (options: T['Options']): BySeat<T['Loadout']> => {
    const chance = sampledChance(seed)
    return loadouts.map(() => box.loadouts.choose(options, chance))
  }
  const [one, other] = [bringing(both[0]), bringing(both[1])]
  const loads = [...one, ...other, ...brought]
  if (bringsOf(box, both[0], loads) !== bringsOf(box, both[1], loads)) return true
  return comeApart(box, dealt(box, both[0], one, seed), dealt(box, both[1], other, seed), choosing)
}

const arranged = <T extends GameTypes>(
  { game }: Box<T>,
  options: T['Options'],
  position: unknown,
  seed: string,
): World<T> | null => {
  const made = game.arrange(options, position)
  return made.ok ? { options, state: made.value, chance: sampledChance(seed), told: [] } : null
}

/** Takes the steps in both; whether one is refused where the other is not. */
const isRefusedOnce = <T extends GameTypes>(
  { game }: Box<T>,
  worlds: readonly World<T>[],
  lines: readonly string[],
): boolean =>
  lines.some((line) => {
    const seat = Number(line[0])
    const refused = worlds.map(({ state, options, chance, told }) => {
      const action = game.parse(options, line.slice(2))
      if (action === null || game.refuse(state, seat, action) !== null) return true
      game.apply(state, seat, action, chance, keepIn(told))
      return false
    })
    return refused[0] !== refused[1]
  })

const differsArranged = <T extends GameTypes>(
  box: Box<T>,
  { plain, set }: Sought,
  { position, choices, lines = [] }: Start,
  seed: string,
): boolean => {
  const made = [plain, set].map((chosen) => {
    const options = box.complete({ ...choices, ...chosen }, null)
    return options.ok ? arranged(box, options.value, position, seed) : null
  })
  const [one, other] = made
  if (one == null || other == null) return false
  return isRefusedOnce(box, [one, other], lines) || comeApart(box, one, other, sampledChance(seed))
}

/**
 * Whether somebody at a table could tell these choices apart: matches with the same luck and the same choices are played
 * under both until a view, an event, a question, a legal choice or what may be brought differs.
 */
export const changesSomething = <T extends GameTypes>(
  box: Box<T>,
  room: ConformanceRoom<T>,
  starts: Starts,
  sought: Sought,
): boolean => {
  const start = starts.from[sought.name] ?? starts.from[sought.id]
  return Array.from({ length: GAMES }, (_, game) => `options/${sought.name}/${game}`).some((name) =>
    start === undefined
      ? differsDealt(box, room, sought, starts.brought ?? [], name)
      : differsArranged(box, sought, start, name),
  )
}
