import { type Ranked, ranked } from '@menagerie/bots/training'
import {
  type Box,
  type Chance,
  type Choices,
  Defect,
  type GameTypes,
  type Learned,
  type Seat,
  sampledChance,
  taught,
} from '@menagerie/engine'
import type { Sample, Trained } from './sample.ts'

/** One match to be played by bots that look one step ahead; plain JSON, as it is posted to a thread. */
export interface Wanted {
  readonly game: string
  readonly choices: Choices
  readonly seats: number
  readonly seed: string
  /** Matches with the same number have the same cards. */
  readonly deal: number
  /** Decisions that are kept. */
  readonly kept: number
  /** Who values by what was learned, and that; null: nobody. */
  readonly tried: { readonly seat: Seat; readonly learned: Learned } | null
}

/** One question of a match, to be answered by whoever sits there. */
type Think<T extends GameTypes> = (view: T['View'], legal: readonly T['Action'][], seat: Seat, seed: string) => Ranked

const thinkerOf = <T extends GameTypes>(box: Box<T>, options: T['Options']): Think<T> => {
  const { game } = box
  return (view, legal, seat, seed) =>
    ranked({
      ...{ box, options, view, seat, seed, bot: 'club' },
      legal: legal.map((action) => game.format(options, action)),
      budget: { iterations: 1 },
      now: () => 0,
    })
}

const draw = <X>(all: readonly X[], count: number, chance: Chance): readonly X[] => {
  const left = [...all]
  const drawn: X[] = []
  while (drawn.length < count && left.length > 0) drawn.push(...left.splice(chance.pick(left.length), 1))
  return drawn
}

export const playMatch = <T extends GameTypes>(box: Box<T>, wanted: Wanted): Trained => {
  const { choices, seats, seed, deal, kept, tried } = wanted
  const { game } = box
  const completed = box.complete(choices, null)
  if (!completed.ok) throw new Defect(`the choices of ${game.id} are wrong`)
  const options = completed.value
  const luck = (what: string): Chance => sampledChance(`${seed}/${deal}/${what}`)
  const loadouts = Array.from({ length: seats }, () => box.loadouts.choose(options, luck('loadouts')))
  const state = game.setup(options, loadouts, luck('setup'), null)
  const old = thinkerOf(box, options)
  const learns =
    tried === null ? old : thinkerOf({ ...box, bot: taught(box.bot, () => ({ ...tried.learned, seats })) }, options)
  const samples: Sample[] = []
  for (let entry = 1; ; entry++) {
    const pending = game.pending(state)
    if (pending.status === 'over')
      return { places: pending.outcome.places, samples: draw(samples, kept, luck('samples')) }
    const seat = pending.seats[0] as Seat
    const legal = game.legal(state, seat)
    const think = seat === tried?.seat ? learns : old
    const { steps, worth } = think(game.view(state, seat), legal, seat, `${seed}/${deal}/${tried?.seat ?? ''}/${entry}`)
    const chance = luck(`entry ${entry}`)
    for (const step of steps) game.apply(state, seat, game.parse(options, step) as T['Action'], chance, null)
    if (kept > 0 && legal.length > 1) samples.push(sampleOf(box, state, seat, worth))
  }
}

/** Digits that are kept of a number. */
const EXACT = 1e5
const rounded = (value: number): number => Math.round(value * EXACT) / EXACT

const sampleOf = <T extends GameTypes>(
  { game, bot }: Box<T>,
  state: T['State'],
  seat: Seat,
  worth: number | null,
): Sample => {
  const kept = { seat, worth: worth === null ? null : rounded(worth) }
  if (game.pending(state).status === 'over') return { ...kept, after: null }
  const view = game.view(state, seat)
  const parts = bot.parts?.(view, seat) ?? null
  if (parts === null) return { ...kept, after: null }
  const all = Object.fromEntries(Object.entries(parts).map(([part, value]) => [part, rounded(value)]))
  return { ...kept, after: { value: rounded(bot.evaluate(view, seat)), parts: all } }
}
