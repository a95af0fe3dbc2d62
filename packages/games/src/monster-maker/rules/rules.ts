import { type BySeat, type Chance, type Emit, type Seat, insertSorted, unreachable } from '@menagerie/engine'
import { type Action, staged } from '../choices/actions.ts'
import type { KindIndex, TreasureIndex } from '../set/components.ts'
import type { Event } from './events.ts'
import { type Options, roomAt } from '../set/options.ts'
import { fight, removeMonster } from './battle.ts'
import { newState, settleThrow } from './deal.ts'
import { wayOf } from './force.ts'
import {
  afterMain,
  afterTrap,
  beginDungeon,
  beginTurn,
  comeBack,
  die,
  endDungeon,
  endTurn,
  goOn,
  springTrap,
  startDungeon,
} from './flow.ts'
import { learn, toDiscard } from './hand.ts'
import { exhausted, finishConceded } from './reckoning.ts'
import { drawTreasure, removeTreasure, showTreasure, treasureOf } from './treasure.ts'
import { EMPTY, NO_CARDS, type Party, type State, inDungeon, isLost, partyOf, phaseOf } from './state.ts'

type Tell = Emit<Event> | null

/** A new match, up to its first question. */
export const setup = (options: Options, loadouts: BySeat<null>, chance: Chance, emit: Tell): State => {
  const state = newState(options, loadouts.length)
  beginDungeon(state, chance, emit)
  return state
}

/** Plays a legal action in place, and everything that follows without a decision. */
export const apply = (state: State, seat: Seat, action: Action, chance: Chance, emit: Tell): void => {
  if (staged(action)) return stage(state, action)
  const party = partyOf(state, seat)
  switch (action.kind) {
    case 'corridor':
      return walk(state, seat, party, action.card, chance, emit)
    case 'monster':
      return attack(state, seat, party, action.card, action.target, chance, emit)
    case 'roll':
      return battle(state, seat, party, chance, emit)
    case 'discard':
      toDiscard(state, party, action.card)
      state.moved = true
      emit?.({ kind: 'discarded', seat, card: action.card })
      return afterMain(state, chance, emit)
    case 'pass':
      emit?.({ kind: 'passed', seat })
      return afterMain(state, chance, emit)
    case 'detour':
      return detour(state, seat, party, chance, emit)
    case 'dispel':
    case 'dispelWith':
      return dispel(state, seat, party, action.kind === 'dispel' ? null : action.treasure, chance, emit)
    case 'heal':
      return healCharacter(state, seat, party, action.card, emit)
    case 'open':
      return openDoor(state, seat, party, action.treasure, action.card, chance, emit)
    case 'charm':
    case 'release':
      return placeCharmed(state, seat, party, action.kind === 'charm' ? action.target : null, emit)
    case 'end':
      return endTurn(state, chance, emit)
    case 'avoid':
      return avoidTrap(state, seat, party, action.card, chance, emit)
    case 'suffer':
      return sufferTrap(state, seat, party, chance, emit)
    case 'declare':
      return declareTrap(state, seat, party, chance, emit)
    case 'keep':
      state.phase = phaseOf('act', seat)
      emit?.({ kind: 'kept', seat })
      return
    case 'throw':
      return throwHand(state, seat, action.hand, chance, emit)
    case 'proceed':
      return proceed(state, chance, emit)
    case 'send':
    case 'cast':
    case 'arm':
    case 'drop':
      return
    default:
      return unreachable(action)
  }
}

/** A step that nobody else notices: it only writes the draft. */
const stage = (state: State, action: Action): void => {
  if (action.kind === 'arm') state.draft = [...state.draft, state.options.deck.kinds.length + action.treasure]
  else if ('card' in action) state.draft = [...state.draft, action.card]
}

/** MM-T3, MM-R1: one corridor in front of the party. */
const walk = (state: State, seat: Seat, party: Party, card: KindIndex, chance: Chance, emit: Tell): void => {
  const { options } = state
  const perch = options.deck.value[card] as number
  const inward = party.leg === 'outbound'
  party.hand.splice(party.hand.indexOf(card), 1)
  if (party.known.length > 0) party.known = without(party.known, card)
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

const without = (list: readonly number[], one: number): readonly number[] => {
  const at = list.indexOf(one)
  return at < 0 ? list : list.filter((_, i) => i !== at)
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

/** Option `exhaustion: immediate`. */
const endedAtOnce = (state: State, chance: Chance, emit: Tell): boolean => {
  if (state.options.exhaustion !== 'immediate' || exhausted(state) === null) return false
  endDungeon(state, 'exhausted', chance, emit)
  return true
}

/** MM-T5 */
const attack = (
  state: State,
  seat: Seat,
  party: Party,
  card: KindIndex,
  target: Seat,
  chance: Chance,
  emit: Tell,
): void => {
  party.hand.splice(party.hand.indexOf(card), 1)
  if (party.known.length > 0) party.known = without(party.known, card)
  partyOf(state, target).monster = card
  state.moved = true
  emit?.({ kind: 'attacked', seat, target, card })
  afterMain(state, chance, emit)
}

/** MM-T7 to MM-T10, MM-CH1 */
const battle = (state: State, seat: Seat, party: Party, chance: Chance, emit: Tell): void => {
  const { won, charmed } = fight(state, seat, chance, emit)
  state.moved = true
  state.drawn = EMPTY
  state.postDue = true
  state.bonus = won && state.options.corridorAfterVictory !== 'off' // MM-H1
  if (charmed) {
    state.phase = phaseOf('charm', seat)
    return
  }
  if (won) removeMonster(state, party) // MM-T9
  state.phase = phaseOf('post', seat)
}

const placeCharmed = (state: State, seat: Seat, party: Party, target: Seat | null, emit: Tell): void => {
  const card = party.monster
  if (target === null) removeMonster(state, party)
  else {
    party.monster = EMPTY
    partyOf(state, target).monster = card
  }
  emit?.(target === null ? { kind: 'released', seat, card } : { kind: 'charmed', seat, target, card })
  state.phase = phaseOf('post', seat)
}

/** MM-D1, MM-D2 */
const detour = (state: State, seat: Seat, party: Party, chance: Chance, emit: Tell): void => {
  const { options } = state
  const monster = removeMonster(state, party)
  toDiscard(state, party, options.deck.detour)
  state.moved = true
  state.drawn = EMPTY
  const { row, card: corridor } = options.detourRemovesCorridor ? loseCorridor(state, party) : NO_CORRIDOR
  const total = row === 'out' || party.leg === 'outbound' ? party.outSum : party.backSum
  const shorter = row === 'out' && party.leg !== 'outbound' ? { required: party.required } : {}
  emit?.({ kind: 'detoured', seat, card: options.deck.detour, monster, corridor, total, ...shorter })
  // MM-R2: a party whose row now measures exactly R is back, as may one that was lost, or whose R has become shorter.
  if (corridor !== null && party.leg !== 'outbound' && party.backSum === party.required) {
    return comeBack(state, seat, party, chance, emit)
  }
  if (options.detourAction === 'action') afterFreeAsMain(state, chance, emit)
}

/** A row of a party's corridors, and the card it lost. */
interface Lost {
  readonly row: 'out' | 'back'
  readonly card: KindIndex | null
}

const NO_CORRIDOR: Lost = { row: 'back', card: null }

/** MM-D2: the corridor placed last on the current leg, if any; or, by option `detourInRoom`, the last one of all. */
const loseCorridor = (state: State, party: Party): Lost => {
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

/** MM-C1, MM-TC9: no roll; a treasure is shown and stays. */
const dispel = (
  state: State,
  seat: Seat,
  party: Party,
  treasure: TreasureIndex | null,
  chance: Chance,
  emit: Tell,
): void => {
  const monster = removeMonster(state, party)
  if (treasure === null) toDiscard(state, party, state.options.deck.cleric)
  else showTreasure(party, treasure)
  state.moved = true
  state.drawn = EMPTY
  emit?.({ kind: 'dispelled', seat, monster, treasure })
  if (state.options.dispelAction === 'action') afterFreeAsMain(state, chance, emit)
}

/** A dispel or detour played as the main action (MM-C2, MM-D3). */
const afterFreeAsMain = (state: State, chance: Chance, emit: Tell): void => {
  if (state.options.corridorAfterVictory === 'any') {
    state.postDue = true
    state.bonus = true
  }
  afterMain(state, chance, emit)
}

/** MM-C3, MM-C4 */
const healCharacter = (state: State, seat: Seat, party: Party, card: KindIndex, emit: Tell): void => {
  toDiscard(state, party, state.options.deck.cleric)
  state.discard.splice(state.discard.lastIndexOf(card), 1)
  insertSorted(party.hand, card)
  learn(party, card)
  state.used = without(state.used, card)
  state.moved = true
  state.drawn = EMPTY
  emit?.({ kind: 'healed', seat, card })
}

/** A character used outside a battle: it may be healed, and phase `post` will exist. */
const noteUse = (state: State, card: KindIndex): void => {
  if (state.options.healScope === 'anyUse') state.used = [...state.used, card]
  state.postDue = true
}

/** MM-TC7: the door and one character for treasures. */
const openDoor = (
  state: State,
  seat: Seat,
  party: Party,
  treasure: TreasureIndex,
  card: KindIndex,
  chance: Chance,
  emit: Tell,
): void => {
  const at = party.treasures.findIndex((held) => held.card === treasure)
  party.treasures = party.treasures.filter((_, i) => i !== at)
  removeTreasure(state, treasure)
  toDiscard(state, party, card)
  noteUse(state, card)
  state.moved = true
  state.drawn = EMPTY
  emit?.({ kind: 'doorOpened', seat, treasure, card })
  for (let i = 0; i < treasureOf(state, treasure).draws; i++) drawTreasure(state, seat, chance, emit)
  endedAtOnce(state, chance, emit)
}

/** MM-TR2 */
const avoidTrap = (state: State, seat: Seat, party: Party, card: KindIndex, chance: Chance, emit: Tell): void => {
  const stays = state.options.thiefTrap === 'show'
  if (stays) {
    if (!party.known.includes(card)) learn(party, card)
  } else {
    toDiscard(state, party, card)
    noteUse(state, card)
  }
  state.discard.push(state.options.deck.trap)
  state.moved = true
  state.phase = phaseOf('act', seat)
  emit?.({ kind: 'avoided', seat, card, stays })
  afterTrap(state, { suffered: false }, chance, emit)
}

/** MM-TR3 */
const sufferTrap = (state: State, seat: Seat, party: Party, chance: Chance, emit: Tell): void => {
  const cards = state.draft
  for (const card of cards) toDiscard(state, party, card)
  state.discard.push(state.options.deck.trap)
  state.draft = NO_CARDS
  state.moved = true
  state.phase = phaseOf('act', seat)
  emit?.({ kind: 'suffered', seat, cards })
  afterTrap(state, { suffered: true }, chance, emit)
}

/** Option `trapDeclaration: honor`: the trap leaves the hand for the table. A late one looks like a fresh one; its owner is told. */
const declareTrap = (state: State, seat: Seat, party: Party, chance: Chance, emit: Tell): void => {
  const { trap } = state.options.deck
  party.hand.splice(party.hand.indexOf(trap), 1)
  state.moved = true
  const told = { kind: 'declared', seat, card: trap, late: false } as const
  if (state.phase.kind === 'act') emit?.(told, { to: [seat], event: { ...told, late: true } })
  else emit?.(told)
  springTrap(state, chance, emit)
}

const throwHand = (state: State, seat: Seat, hand: number, chance: Chance, emit: Tell): void => {
  state.throws[seat] = hand
  resolveThrow(state, chance, emit)
}

/** MM-P4: when all have thrown. */
const resolveThrow = (state: State, chance: Chance, emit: Tell): void => {
  for (let seat = 0; seat < state.parties.length; seat++) {
    if (((state.throwers >> seat) & 1) === 1 && state.throws[seat] === EMPTY) return
  }
  const starter = settleThrow(state, chance, emit)
  if (starter !== EMPTY) startDungeon(state, starter, chance, emit)
}

/** An arranged position that stands at an automatic step goes on from there. */
const proceed = (state: State, chance: Chance, emit: Tell): void => {
  if (state.phase.kind === 'dungeonEnd') return endDungeon(state, 'idle', chance, emit)
  state.turn--
  beginTurn(state, state.seat, chance, emit)
}

/** A player leaves for good: their party dies, and they have no place in later dungeons. */
export const resign = (state: State, seat: Seat, chance: Chance, emit: Tell): void => {
  const party = partyOf(state, seat)
  if (party.resigned || state.phase.kind === 'over') return
  const { phase } = state
  party.resigned = true
  emit?.({ kind: 'conceded', seat })
  if (phase.kind === 'rps') return leaveThrow(state, seat, party, chance, emit)
  if (party.leg !== 'dead') die(state, seat, 'conceded', emit)
  const inTurn = state.seat === seat
  if (inTurn) {
    if (phase.kind === 'trap') state.discard.push(state.options.deck.trap)
    if (phase.kind === 'charm') removeMonster(state, party) // MM-T9: beaten, and sent on to nobody
    state.phase = phaseOf('act', seat)
    state.draft = NO_CARDS
    state.drawn = EMPTY
  }
  if (isAlone(state)) return finishConceded(state, emit)
  if (inTurn || !state.parties.some(inDungeon)) goOn(state, chance, emit)
}

const isAlone = (state: State): boolean => state.parties.filter(({ resigned }) => !resigned).length === 1

const leaveThrow = (state: State, seat: Seat, party: Party, chance: Chance, emit: Tell): void => {
  party.leg = 'dead'
  state.throwers &= ~(1 << seat)
  state.throws[seat] = EMPTY
  if (isAlone(state)) return finishConceded(state, emit)
  const left = [...state.parties.keys()].filter((one) => ((state.throwers >> one) & 1) === 1)
  if (left.length === 1) startDungeon(state, left[0] as Seat, chance, emit)
  else resolveThrow(state, chance, emit)
}
