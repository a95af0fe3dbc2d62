import { type LogLine, type Purpose, type Seat, ruled } from '@menagerie/engine'
import type { Types } from '../rules/types.ts'
import type { PartyView, View } from '../secrets/view.ts'
import { en } from './locales/purpose-en.ts'

/** Where the party stands on its way, and what that asks for. */
const ofParty = ({ options, room }: View, party: PartyView): LogLine => {
  if (party.leg === 'returned') return ruled('home', 'MM-F5')
  if (party.lost) return ruled('lost', 'MM-R3')
  const monster = party.monster === null ? undefined : options.deck.kinds[party.monster]
  if (monster !== undefined) return ruled('attacked', 'MM-B3', { strength: monster.value })
  switch (party.leg) {
    case 'room':
      return ruled('room', 'MM-TC8')
    case 'return':
      return ruled('back', 'MM-R2', { left: party.required - party.backSum })
    default:
      return ruled('out', 'MM-G1', { left: Math.max(0, room - party.outSum) })
  }
}

const purposeOf = (view: View, seat: Seat): LogLine | null => {
  const party = view.parties[seat]
  switch (view.phase.kind) {
    case 'rps':
      return ruled('throw', 'MM-P4')
    case 'confirm':
      return ruled('confirm', 'MM-TR1')
    case 'trap':
      return ruled('trap', 'MM-TR3')
    case 'charm':
      return ruled('charm', 'MM-CH1')
    case 'post':
      return ruled(view.bonus ? 'bonus' : 'post', view.bonus ? 'MM-H1' : null)
    case 'act':
      return party === undefined ? null : ofParty(view, party)
    default:
      return null
  }
}

export const purpose: Purpose<Types> = {
  purposeOf,
  words: 'monster-maker-purpose',
  catalogues: { en },
  translations: { ja: () => import('./locales/purpose-ja.ts').then((module) => module.ja) },
}
