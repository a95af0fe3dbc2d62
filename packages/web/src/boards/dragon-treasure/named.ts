import type { Seat } from '@menagerie/engine'
import type { Event } from '@menagerie/games/dragon-treasure'
import { rankOf } from './looks.ts'
import type { Say } from './words.ts'

/** Pieces an event is about, by the names of their pages: lines speak of players, spaces and values. */
export const named = (say: Say, event: Event): readonly string[] => {
  const army = (seat: Seat): string => say(`cards.armyNames.${seat}`)
  const thing = (id: 'treasure' | 'dragon'): string => say(`cards.${id}.name`)
  const ranks = (values: readonly (number | null)[] | null): readonly string[] =>
    (values ?? []).flatMap((value) => (value === null ? [] : [rankOf(say, value)]))
  switch (event.kind) {
    case 'drew':
      return ranks(event.counters)
    case 'showed':
      return [...event.seats.map(army), ...ranks(event.values)]
    case 'wentBack':
      return ranks(event.values)
    case 'foughtDragon':
      return [thing('dragon'), army(event.seat), ...ranks([event.value])]
    case 'metDragon':
    case 'beatDragon':
    case 'eaten':
      return [thing('dragon'), army(event.seat)]
    case 'frenzy':
    case 'movedDragon':
      return [thing('dragon')]
    case 'examined':
      return [thing(event.found), army(event.seat)]
    case 'stepped':
    case 'marched':
      return event.carry ? [army(event.seat), thing('treasure')] : [army(event.seat)]
    case 'stole':
      return [army(event.seat), thing('treasure')]
    case 'won':
    case 'threw':
    case 'tookOff':
      return [army(event.seat), army(event.loser)]
    case 'returned':
      return [army(event.seat)]
    default:
      return []
  }
}
