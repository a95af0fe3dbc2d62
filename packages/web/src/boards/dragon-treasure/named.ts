import type { Seat } from '@menagerie/engine'
import type { Event } from '@menagerie/games/dragon-treasure'
import { rankOf } from './looks.ts'
import type { Say } from './words.ts'

type Of<K extends Event['kind']> = Extract<Event, { readonly kind: K }>

/** How things are called at a table. */
interface Voice {
  readonly say: Say
  /** The number of a seat's castle, from 0: its armies are called by its colour. */
  readonly lordOf: (seat: Seat) => number
}

const army = ({ say, lordOf }: Voice, seat: Seat): string => say(`cards.armyNames.${lordOf(seat)}`)
const thing = ({ say }: Voice, id: 'treasure' | 'dragon'): string => say(`cards.${id}.name`)
const ranks = ({ say }: Voice, values: readonly (number | null)[] | null): readonly string[] =>
  (values ?? []).flatMap((value) => (value === null ? [] : [rankOf(say, value)]))

const withDragon = (event: { readonly seat: Seat }, voice: Voice) => [thing(voice, 'dragon'), army(voice, event.seat)]
const dragon = (_: unknown, voice: Voice) => [thing(voice, 'dragon')]
const gone = (event: { readonly seat: Seat; readonly carry: boolean }, voice: Voice) =>
  event.carry ? [army(voice, event.seat), thing(voice, 'treasure')] : [army(voice, event.seat)]
const both = (event: { readonly seat: Seat; readonly loser: Seat }, voice: Voice) => [
  army(voice, event.seat),
  army(voice, event.loser),
]

/** What an event names beside players, spaces and values. */
const NAMES: { readonly [K in Event['kind']]?: (event: Of<K>, voice: Voice) => readonly string[] } = {
  drew: ({ counters }, voice) => ranks(voice, counters),
  showed: ({ seats, values }, voice) => [...seats.map((seat) => army(voice, seat)), ...ranks(voice, values)],
  wentBack: ({ values }, voice) => ranks(voice, values),
  foughtDragon: (event, voice) => [...withDragon(event, voice), ...ranks(voice, [event.value])],
  metDragon: withDragon,
  beatDragon: withDragon,
  eaten: withDragon,
  frenzy: dragon,
  movedDragon: dragon,
  examined: ({ found, seat }, voice) => [thing(voice, found), army(voice, seat)],
  stepped: gone,
  marched: gone,
  stole: ({ seat }, voice) => [army(voice, seat), thing(voice, 'treasure')],
  won: both,
  threw: both,
  tookOff: both,
  returned: ({ seat }, voice) => [army(voice, seat)],
}

/** Pieces an event is about, by the names of their pages: lines speak of players, spaces and values. */
export const named = (voice: Voice, event: Event): readonly string[] => {
  const names = NAMES[event.kind] as ((event: Event, voice: Voice) => readonly string[]) | undefined
  return names?.(event, voice) ?? []
}
