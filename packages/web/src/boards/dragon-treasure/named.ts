import type { Seat } from '@menagerie/engine'
import type { Event } from '@menagerie/games/dragon-treasure'
import { rankOf } from './looks.ts'
import type { Say } from './words.ts'

type Of<K extends Event['kind']> = Extract<Event, { readonly kind: K }>

const army = (say: Say, seat: Seat): string => say(`cards.armyNames.${seat}`)
const thing = (say: Say, id: 'treasure' | 'dragon'): string => say(`cards.${id}.name`)
const ranks = (say: Say, values: readonly (number | null)[] | null): readonly string[] =>
  (values ?? []).flatMap((value) => (value === null ? [] : [rankOf(say, value)]))

const withDragon = (event: { readonly seat: Seat }, say: Say) => [thing(say, 'dragon'), army(say, event.seat)]
const dragon = (_: unknown, say: Say) => [thing(say, 'dragon')]
const gone = (event: { readonly seat: Seat; readonly carry: boolean }, say: Say) =>
  event.carry ? [army(say, event.seat), thing(say, 'treasure')] : [army(say, event.seat)]
const both = (event: { readonly seat: Seat; readonly loser: Seat }, say: Say) => [
  army(say, event.seat),
  army(say, event.loser),
]

/** What an event names beside players, spaces and values. */
const NAMES: { readonly [K in Event['kind']]?: (event: Of<K>, say: Say) => readonly string[] } = {
  drew: ({ counters }, say) => ranks(say, counters),
  showed: ({ seats, values }, say) => [...seats.map((seat) => army(say, seat)), ...ranks(say, values)],
  wentBack: ({ values }, say) => ranks(say, values),
  foughtDragon: (event, say) => [...withDragon(event, say), ...ranks(say, [event.value])],
  metDragon: withDragon,
  beatDragon: withDragon,
  eaten: withDragon,
  frenzy: dragon,
  movedDragon: dragon,
  examined: ({ found, seat }, say) => [thing(say, found), army(say, seat)],
  stepped: gone,
  marched: gone,
  stole: ({ seat }, say) => [army(say, seat), thing(say, 'treasure')],
  won: both,
  threw: both,
  tookOff: both,
  returned: ({ seat }, say) => [army(say, seat)],
}

/** Pieces an event is about, by the names of their pages: lines speak of players, spaces and values. */
export const named = (say: Say, event: Event): readonly string[] => {
  const names = NAMES[event.kind] as ((event: Event, say: Say) => readonly string[]) | undefined
  return names?.(event, say) ?? []
}
