import type { Seat } from '@menagerie/engine'
import type { Action } from './actions.ts'
import { placeOfCode } from './choosing.ts'
import { placeHeld } from './fight-why.ts'
import type { Reason } from './reasons.ts'
import type { State } from '../rules/state.ts'

// Option `powerCards: together` (MS-42): an answer lays Power cards one after another, in the order of the hand, and plays
// all of them at once. Nobody answers in between, and a single one is laid and played the same way.

/** The first place of the hand from which a card may be laid next. */
export const nextLaid = (draft: readonly number[]): number => {
  const last = draft.at(-1)
  return last === undefined ? 0 : placeOfCode(last) + 1
}

type Answer = Action & { readonly kind: 'power' | 'lay' | 'playLaid' | 'spell' | 'pass' }

/** Why not, by how Power cards are played at this table and by those laid so far; null when that does not stand in the way. */
export const whyNotTogether = ({ options, draft, players }: State, seat: Seat, action: Answer): Reason | null => {
  const together = options.powerCards === 'together'
  switch (action.kind) {
    case 'power':
      return together ? 'layInstead' : null
    case 'lay': {
      if (!together) return 'oneByOne'
      const place = placeHeld(players[seat]?.hidden ?? [], action.card)
      if (place < 0 || place >= nextLaid(draft)) return null
      return draft.some((code) => placeOfCode(code) === place) ? 'laidAlready' : 'laidInOrder'
    }
    case 'playLaid':
      if (!together) return 'oneByOne'
      return draft.length === 0 ? 'nothingLaid' : null
    default:
      return draft.length > 0 ? 'playLaidFirst' : null
  }
}
