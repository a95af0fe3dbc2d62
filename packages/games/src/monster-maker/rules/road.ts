import type { Chance, Seat } from '@menagerie/engine'
import type { KindIndex } from '../set/components.ts'
import { roomAt } from '../set/options.ts'
import { wayOf } from './force.ts'
import { afterMain, comeBack, endedAtOnce } from './flow.ts'
import { forget } from './hand.ts'
import { drawTreasure } from './treasure.ts'
import { type Party, type State, isLost } from './state.ts'
import type { Tell } from './tell.ts'

/** MM-T3, MM-R1: one corridor in front of the party. */
export const walk = (state: State, seat: Seat, party: Party, card: KindIndex, chance: Chance, emit: Tell): void => {
  const { options } = state
  const perch = options.deck.value[card] as number
  const inward = party.leg === 'outbound'
  party.hand.splice(party.hand.indexOf(card), 1)
  forget(party, card)
  state.moved = true
  state.bonus = false
  const room = roomAt(options, state.parties.length)
  if (inward) {
    party.out = [...party.out, card]
    party.outSum += perch
  } else {
    party.leg = 'return'
    party.back = [...party.back, card]
    party.backSum += perch
  }
  if (emit !== null) {
    const { value, goal } = wayOf(party, room)
    emit({ kind: 'walked', seat, card, leg: party.leg, total: value, goal, lost: isLost(party) })
  }
  if (inward && wayOf(party, room).left === 0 && enterRoom(state, seat, party, chance, emit)) return
  if (!inward && party.backSum === party.required) return comeBack(state, seat, party, chance, emit)
  if (state.phase.kind === 'post') return
  afterMain(state, chance, emit)
}

/** MM-TC1, MM-X6: the room is reached and one treasure drawn. True when that ended the dungeon. */
const enterRoom = (state: State, seat: Seat, party: Party, chance: Chance, emit: Tell): boolean => {
  party.leg = 'room'
  party.length = party.outSum
  party.required = party.outSum
  emit?.({ kind: 'roomReached', seat, length: party.length })
  if (drawTreasure(state, seat, chance, emit)) state.postDue = true
  return endedAtOnce(state, chance, emit)
}

/** A row of a party's corridors, and the card it lost. */
interface Lost {
  readonly row: 'out' | 'back'
  readonly card: KindIndex | null
}

export const NO_CORRIDOR: Lost = { row: 'back', card: null }

/** MM-D2: the corridor placed last on the current leg, if any; or, by option `detourInRoom`, the last one of all. */
export const loseCorridor = (state: State, party: Party): Lost => {
  const { options } = state
  const inward = party.leg === 'outbound'
  const row = inward || (options.detourInRoom === 'last' && party.back.length === 0) ? 'out' : 'back'
  const card = party[row].at(-1)
  if (card === undefined) return NO_CORRIDOR
  const perch = options.deck.value[card] as number
  party[row] = party[row].slice(0, -1)
  if (row === 'out') party.outSum -= perch
  else party.backSum -= perch
  if (row === 'out' && !inward) {
    // MM-X6: L, and with it R, shrink only here.
    const shorter = Math.min(perch, party.length)
    party.length -= shorter
    party.required -= shorter
  }
  state.discard.push(card)
  return { row, card }
}
