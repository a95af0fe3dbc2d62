import { type Refusal, type Seat, refusal, unreachable } from '@menagerie/engine'
import {
  type Action,
  DECLARE,
  DISPEL,
  END,
  KEEP,
  PASS,
  PROCEED,
  RELEASE,
  ROLL,
  SUFFER,
  TAKE_DETOUR,
  THROWS,
  arm,
  avoid,
  cast,
  charm,
  corridor,
  discard,
  dispelWith,
  drop,
  heal,
  monster,
  open,
  send,
} from './actions.ts'
import {
  CHARACTER,
  CLERIC,
  CORRIDOR,
  type KindIndex,
  MONSTER,
  SPELL,
  TRAP,
  type TreasureIndex,
} from '../set/components.ts'
import { kindWord, treasureWord } from '../words/names.ts'
import type { Options } from '../set/options.ts'
import { type Reason, ruleOf } from './reasons.ts'
import { EMPTY, type Party, type State, inDungeon, partyOf } from '../rules/state.ts'
import { canFight, lossOf, whyNotArm, whyNotCast, whyNotDrop, whyNotSend } from '../rules/team.ts'
import {
  isThief,
  overshoots,
  whyNotAction,
  whyNotCleric,
  whyNotDeclareLate,
  whyNotDetour,
  whyNotDispel,
  whyNotDispelWith,
  whyNotDoor,
  whyNotNow,
  whyNotOpen,
  whyNotTarget,
  whyNotWalk,
} from './why-not.ts'

/** `null` exactly when the action is legal. Looks only at public facts and at what the seat itself holds. */
export const refuse = (state: State, seat: Seat, action: Action): Refusal | null => {
  const { phase } = state
  let reason: Reason | null
  if (phase.kind === 'over') reason = 'over'
  else if (phase.kind === 'rps') {
    if (((state.throwers >> seat) & 1) === 0) reason = 'notYourTurn'
    else reason = state.throws[seat] === EMPTY ? whyNotNow(state, seat, action) : 'thrownAlready'
  } else if (phase.seat !== seat) reason = 'notYourTurn'
  else reason = whyNotNow(state, seat, action) ?? whyNotAction(state, seat, partyOf(state, seat), action)
  return reason === null ? null : refusal(reason, ruleOf(reason, action.kind), valuesOf(state.options, action))
}

/** The names an action's refusal may speak of: what the player named. */
const valuesOf = (options: Options, action: Action): Record<string, string | number> => {
  const values: Record<string, string | number> = {}
  if ('card' in action) values['card'] = kindWord(options, action.card)
  if (action.kind === 'detour') values['card'] = '@cards.detour'
  if ('treasure' in action) values['treasure'] = treasureWord(options, action.treasure)
  if ('target' in action) values['other'] = action.target
  return values
}

const NOTHING: readonly Action[] = Object.freeze([])
const ONLY_PROCEED: readonly Action[] = Object.freeze([PROCEED])
const ONLY_KEEP: readonly Action[] = Object.freeze([KEEP])
const KEEP_OR_DECLARE: readonly Action[] = Object.freeze([KEEP, DECLARE])

/** Filled by `legal` and copied out at its length: growing a new list for every question costs more than the rules. */
const found: Action[] = []
let count = 0
const add = (action: Action): void => {
  found[count++] = action
}
const listed = (): readonly Action[] => found.slice(0, count)

/** All choices of a seat, each once: equal cards of a hand are one choice. */
export const legal = (state: State, seat: Seat): readonly Action[] => {
  const { phase } = state
  if (phase.kind === 'over') return NOTHING
  if (phase.kind === 'rps') {
    return ((state.throwers >> seat) & 1) === 1 && state.throws[seat] === EMPTY ? THROWS : NOTHING
  }
  if (phase.seat !== seat) return NOTHING
  const party = partyOf(state, seat)
  count = 0
  switch (phase.kind) {
    case 'act':
      if (state.draft.length > 0) addTeam(state, party)
      else addMain(state, seat, party)
      return listed()
    case 'post':
      addBonusCorridors(state, party)
      addFree(state, party)
      add(END)
      return listed()
    case 'trap':
      addTrap(state, seat, party)
      return listed()
    case 'charm':
      for (let target = 0; target < state.parties.length; target++) {
        if (whyNotTarget(state, seat, target) === null) add(charm(target))
      }
      add(RELEASE)
      return listed()
    case 'confirm':
      return state.drawn === state.options.deck.trap ? KEEP_OR_DECLARE : ONLY_KEEP
    case 'start':
    case 'dungeonEnd':
      return ONLY_PROCEED
    default:
      return unreachable(phase)
  }
}

const addMain = (state: State, seat: Seat, party: Party): void => {
  const { options, parties } = state
  const { what } = options.deck
  const { hand } = party
  const inside = inDungeon(party)
  const walks = whyNotWalk(state, party) === null
  const fights = inside && party.monster !== EMPTY
  const drops = inside && (hand.length > 7 || options.discardBelowLimit)
  let targets = 0
  for (let target = 0; target < parties.length; target++) {
    if (whyNotTarget(state, seat, target) === null) targets |= 1 << target
  }
  let before = EMPTY
  for (let i = 0; i < hand.length; i++) {
    const kind = hand[i] as KindIndex
    if (kind === before) continue
    before = kind
    const is = what[kind] as number
    if (is === CORRIDOR) {
      if (walks && !overshoots(options, party, kind)) add(corridor(kind))
    } else if (is === MONSTER) {
      for (let target = 0; target < parties.length; target++) {
        if (((targets >> target) & 1) === 1) add(monster(kind, target))
      }
    } else if (fights && (is === CHARACTER || is === CLERIC) && canFight(options.deck, kind)) add(send(kind))
    if (drops && is !== TRAP) add(discard(kind))
  }
  if (inside) {
    addFree(state, party)
    if (state.drawn !== EMPTY && whyNotDeclareLate(state, party) === null) add(DECLARE)
  }
  if (hand.length <= 7) add(PASS)
}

const addBonusCorridors = (state: State, party: Party): void => {
  if (whyNotWalk(state, party) !== null) return
  let before = EMPTY
  for (const kind of party.hand) {
    if (state.options.deck.what[kind] !== CORRIDOR) return
    if (kind !== before && !overshoots(state.options, party, kind)) add(corridor(kind))
    before = kind
  }
}

const addFree = (state: State, party: Party): void => {
  if (party.monster !== EMPTY) {
    if (whyNotDetour(state, party) === null) add(TAKE_DETOUR)
    if (whyNotDispel(state, party) === null) {
      if (whyNotCleric(state, party) === null) add(DISPEL)
      addTreasures(party, (treasure) => whyNotDispelWith(state, party, treasure) === null, dispelWith)
    }
  }
  if (state.used.length > 0 && whyNotCleric(state, party) === null) {
    const { used } = state
    for (let i = 0; i < used.length; i++) {
      if (used.indexOf(used[i] as KindIndex) === i) add(heal(used[i] as KindIndex))
    }
  }
  if (party.leg === 'room' && party.treasures.length > 0) addDoors(state, party)
}

/** One action for each treasure of the party that suits; equal cards once. */
const addTreasures = (
  party: Party,
  suits: (treasure: TreasureIndex) => boolean,
  make: (treasure: TreasureIndex) => Action,
): void => {
  const { treasures } = party
  for (const [i, { card }] of treasures.entries()) {
    if (suits(card) && treasures.findIndex((held) => held.card === card) === i) add(make(card))
  }
}

const addDoors = (state: State, party: Party): void => {
  const { treasures, hand } = party
  for (const [i, { card }] of treasures.entries()) {
    if (whyNotDoor(state, party, card) !== null || treasures.findIndex((held) => held.card === card) !== i) continue
    for (const [j, kind] of hand.entries()) {
      if (hand.indexOf(kind) === j && whyNotOpen(state, party, card, kind) === null) add(open(card, kind))
    }
  }
}

const addTeam = (state: State, party: Party): void => {
  const { what } = state.options.deck
  const { hand } = party
  let before = EMPTY
  for (let i = 0; i < hand.length; i++) {
    const kind = hand[i] as KindIndex
    if (kind === before) continue
    before = kind
    const is = what[kind] as number
    if (is === CHARACTER || is === CLERIC) {
      if (whyNotSend(state, party, kind) === null) add(send(kind))
    } else if (is === SPELL && whyNotCast(state, party, kind) === null) add(cast(kind))
  }
  if (party.treasures.length > 0) addTreasures(party, (one) => whyNotArm(state, party, one) === null, arm)
  add(ROLL)
}

const addTrap = (state: State, seat: Seat, party: Party): void => {
  const { hand } = party
  let before = EMPTY
  for (let i = 0; i < hand.length; i++) {
    const kind = hand[i] as KindIndex
    if (kind === before) continue
    before = kind
    if (state.draft.length === 0 && isThief(state, kind)) add(avoid(kind))
    if (whyNotDrop(state, seat, kind) === null) add(drop(kind))
  }
  if (state.draft.length === lossOf(state, seat)) add(SUFFER)
}
