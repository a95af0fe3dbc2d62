import { type Seat, unreachable } from '@menagerie/engine'
import type { Action } from './actions.ts'
import { CORRIDOR, type KindIndex, MONSTER, TRAP, type TreasureIndex } from '../set/components.ts'
import type { Options } from '../set/options.ts'
import type { Reason } from './reasons.ts'
import { EMPTY, type Party, type State, inDungeon, isLost, partyOf } from '../rules/state.ts'
import { copiesOf, lossOf, whyNotArm, whyNotCast, whyNotDrop, whyNotRoll, whyNotSend } from '../rules/team.ts'

// What forbids a thing: a reason or null. Shared by `legal`, `refuse` and the rules themselves.

const holds = (party: Party, kind: KindIndex): boolean => {
  const { hand } = party
  for (let i = 0; i < hand.length; i++) if (hand[i] === kind) return true
  return false
}

/** Why a party may place no corridor at all. */
export const whyNotWalk = (state: State, party: Party): Reason | null => {
  if (!inDungeon(party)) return 'onlyInterfere'
  if (party.monster !== EMPTY) return 'underAttack' // MM-T4
  if (isLost(party)) return 'lost' // MM-R3
  if (state.phase.kind !== 'post' || state.bonus) return null
  return state.options.corridorAfterVictory === 'off' ? 'wayNotFreeYet' : 'oneCorridor' // MM-T9, MM-H1
}

/** Option `overshoot: forbidden`. */
export const overshoots = (options: Options, party: Party, kind: KindIndex): boolean =>
  options.overshoot === 'forbidden' &&
  party.leg !== 'outbound' &&
  party.backSum + (options.deck.value[kind] as number) > party.required

/** MM-T5, MM-T6, MM-F5: why nobody may put a monster in front of the target. */
export const whyNotTarget = (state: State, seat: Seat, target: Seat): Reason | null => {
  const party = state.parties[target]
  if (party === undefined) return 'noSuchPlayer'
  if (target === seat) return 'yourself'
  if (!inDungeon(party)) return 'notInDungeon'
  if (party.monster !== EMPTY) return 'heldAlready'
  if (party.out.length === 0 && party.back.length === 0) return 'noCorridorThere'
  return party.leg === 'room' && !state.options.monstersInRoom ? 'inRoom' : null
}

export const hasTarget = (state: State, seat: Seat): boolean => {
  for (let target = 0; target < state.parties.length; target++) {
    if (whyNotTarget(state, seat, target) === null) return true
  }
  return false
}

export const whyNotDetour = (state: State, party: Party): Reason | null => {
  if (party.monster === EMPTY) return 'notAttacked' // MM-D1
  if (state.options.deck.detour === EMPTY || !holds(party, state.options.deck.detour)) return 'notInHand'
  return state.phase.kind === 'post' && state.options.detourAction === 'action' ? 'detourIsAction' : null // MM-D3
}

/** Why there is nothing a Cleric or treasure could dispel now. */
export const whyNotDispel = (state: State, party: Party): Reason | null => {
  if (party.monster === EMPTY) return 'nothingToDispel'
  if (state.options.deck.kinds[party.monster]?.type !== 'undead') return 'notUndead' // MM-C1
  return state.phase.kind === 'post' && state.options.dispelAction === 'action' ? 'dispelIsAction' : null // MM-C2
}

export const whyNotCleric = (state: State, party: Party): Reason | null => {
  const { cleric } = state.options.deck
  return cleric === EMPTY || !holds(party, cleric) ? 'noCleric' : null
}

export const whyNotDispelWith = (state: State, party: Party, treasure: TreasureIndex): Reason | null => {
  const reason = whyNotDispel(state, party)
  if (reason !== null) return reason
  if (!owns(party, treasure)) return 'notYourTreasure'
  if (state.options.deck.treasures[treasure]?.dispels !== true) return 'cannotDispel' // MM-TC9
  // MM-T12: as the main action it would end the turn with eight cards.
  return state.options.dispelAction === 'action' && party.hand.length > 7 ? 'handFull' : null
}

const whyNotHeal = (state: State, party: Party, kind: KindIndex): Reason | null => {
  if (copiesOf(state.used, kind) === 0) return 'notUsed' // MM-C3
  return whyNotCleric(state, party) === null ? null : 'nobodyHeals'
}

const owns = (party: Party, treasure: TreasureIndex): boolean => {
  for (const held of party.treasures) if (held.card === treasure) return true
  return false
}

/** MM-TC7: only in the room. */
export const whyNotDoor = (state: State, party: Party, treasure: TreasureIndex): Reason | null => {
  if (!owns(party, treasure)) return 'notYourTreasure'
  if (state.options.deck.treasures[treasure]?.draws === 0) return 'noDoor'
  return party.leg === 'room' ? null : 'notInRoom'
}

export const whyNotOpen = (state: State, party: Party, treasure: TreasureIndex, kind: KindIndex): Reason | null => {
  const reason = whyNotDoor(state, party, treasure)
  if (reason !== null) return reason
  const { deck } = state.options
  if (deck.treasures[treasure]?.openers.includes(deck.kinds[kind]?.class as string) !== true) return 'cannotOpen'
  return holds(party, kind) ? null : 'notInHand'
}

/** MM-T11: a surplus card; concealed traps never leave that way. */
const whyNotDiscard = (state: State, party: Party, kind: KindIndex): Reason | null => {
  if (party.hand.length <= 7 && !state.options.discardBelowLimit) return 'handNotFull'
  if (state.options.deck.what[kind] === TRAP) return 'trapStays'
  return holds(party, kind) ? null : 'notInHand'
}

/** Option `trapDeclaration: honor`: a trap kept in an earlier turn, shown as if just drawn. */
export const whyNotDeclareLate = (state: State, party: Party): Reason | null => {
  if (state.drawn === EMPTY) return 'nothingHidden'
  const { trap } = state.options.deck
  const older = copiesOf(party.hand, trap) - (state.drawn === trap ? 1 : 0)
  return older > 0 ? null : 'nothingHidden'
}

export const isThief = (state: State, kind: KindIndex): boolean => state.options.deck.kinds[kind]?.class === 'thief'

/** Why the phase forbids this kind of action; the particulars come after. */
export const whyNotNow = (state: State, seat: Seat, action: Action): Reason | null => {
  const { phase } = state
  const { kind } = action
  switch (phase.kind) {
    case 'start':
    case 'dungeonEnd':
      return kind === 'proceed' ? null : 'notNow'
    case 'confirm':
      return kind === 'keep' || kind === 'declare' ? null : 'confirmDraw'
    case 'trap':
      if (kind === 'avoid') return state.draft.length === 0 ? null : 'lossBegun'
      return kind === 'drop' || kind === 'suffer' ? null : 'trapDue'
    case 'charm':
      return kind === 'charm' || kind === 'release' ? null : 'charmDue'
    case 'rps':
      return kind === 'throw' ? null : 'notNow'
    case 'post':
      if (kind === 'send' || kind === 'cast' || kind === 'arm' || kind === 'roll') return 'oneBattle'
      if (isFree(kind) || kind === 'corridor' || kind === 'end') return null
      if (kind === 'monster' || kind === 'discard' || kind === 'pass') return 'actionSpent'
      return kind === 'charm' || kind === 'release' ? 'notCharmed' : 'notNow'
    case 'act':
      return whyNotInAct(state, partyOf(state, seat), kind)
    case 'over':
      return 'over'
    default:
      return unreachable(phase)
  }
}

const isFree = (kind: Action['kind']): boolean =>
  kind === 'detour' || kind === 'dispel' || kind === 'dispelWith' || kind === 'heal' || kind === 'open'

const whyNotInAct = (state: State, party: Party, kind: Action['kind']): Reason | null => {
  switch (kind) {
    case 'send':
    case 'cast':
    case 'arm':
    case 'roll':
      return inDungeon(party) ? null : 'onlyInterfere'
    case 'monster':
    case 'pass':
      return state.draft.length === 0 ? null : 'teamStaged'
    case 'corridor':
    case 'discard':
    case 'detour':
    case 'dispel':
    case 'dispelWith':
    case 'heal':
    case 'open':
    case 'declare':
      if (state.draft.length > 0) return 'teamStaged'
      return inDungeon(party) ? null : 'onlyInterfere'
    case 'avoid':
    case 'drop':
    case 'suffer':
      return 'noTrap'
    case 'charm':
    case 'release':
      return 'notCharmed'
    default:
      return 'notNow'
  }
}

export const whyNotAction = (state: State, seat: Seat, party: Party, action: Action): Reason | null => {
  const { options } = state
  switch (action.kind) {
    case 'corridor': {
      const reason = whyNotWalk(state, party)
      if (reason !== null) return reason
      if (options.deck.what[action.card] !== CORRIDOR) return 'noCorridor'
      if (!holds(party, action.card)) return 'notInHand'
      return overshoots(options, party, action.card) ? 'tooFar' : null
    }
    case 'monster':
      if (options.deck.what[action.card] !== MONSTER) return 'noMonster'
      if (!holds(party, action.card)) return 'notInHand'
      return whyNotTarget(state, seat, action.target)
    case 'send':
      return whyNotSend(state, party, action.card)
    case 'cast':
      return whyNotCast(state, party, action.card)
    case 'arm':
      return whyNotArm(state, party, action.treasure)
    case 'roll':
      return whyNotRoll(state, party)
    case 'discard':
      return whyNotDiscard(state, party, action.card)
    case 'pass':
      return party.hand.length <= 7 ? null : 'handFull' // MM-T13
    case 'detour':
      return whyNotDetour(state, party)
    case 'dispel':
      return whyNotDispel(state, party) ?? whyNotCleric(state, party)
    case 'dispelWith':
      return whyNotDispelWith(state, party, action.treasure)
    case 'heal':
      return whyNotHeal(state, party, action.card)
    case 'open':
      return whyNotOpen(state, party, action.treasure, action.card)
    case 'charm':
      return whyNotTarget(state, seat, action.target) // MM-CH1
    case 'avoid':
      if (!isThief(state, action.card)) return 'noThief' // MM-TR2
      return holds(party, action.card) ? null : 'notInHand'
    case 'drop':
      return whyNotDrop(state, seat, action.card)
    case 'suffer':
      return state.draft.length === lossOf(state, seat) ? null : 'dropMore' // MM-TR3
    case 'declare':
      if (state.phase.kind === 'act') return whyNotDeclareLate(state, party)
      return state.drawn === options.deck.trap ? null : 'nothingHidden'
    case 'release':
    case 'end':
    case 'keep':
    case 'throw':
    case 'proceed':
      return null
    default:
      return unreachable(action)
  }
}
