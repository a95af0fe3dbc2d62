import { type MessageValues, type Refusal, type Seat, refusal, unreachable } from '@menagerie/engine'
import { type Action, handleText } from './actions.ts'
import { ANY, type CardIndex, type Effect, ICONS, type Kind, POWER, SPELL } from '../set/cards.ts'
import { type Chosen, type Pool, chosenIn, isChosen, placeOf, poolOf, whyNotStep } from './choosing.ts'
import { whyNotGoOn, whyNotLead } from './domino-choices.ts'
import { placeHeld, whyNotEffect, whyNotPower } from './fight-why.ts'
import { isLater } from './later.ts'
import { whyNotTogether } from './laying.ts'
import { hasUseFor, isTaken, isTarget, nthOn } from './legal.ts'
import { type Reason, ruleOf } from './reasons.ts'
import {
  type Fight,
  type Fighter,
  NO_DRAFT,
  type Part,
  type Phase,
  type State,
  playerOf,
  sideOf,
} from '../rules/state.ts'

/** `null` exactly when the action is legal. Looks only at public facts and at what the seat itself holds. */
export const refuse = (state: State, seat: Seat, action: Action): Refusal | null => {
  const reason = whyNot(state, seat, action)
  return reason === null ? null : refusal(reason, ruleOf(reason, state, seat), valuesOf(state, action))
}

/** What the player named, in notation. */
const valuesOf = ({ options }: State, action: Action): MessageValues => {
  const { set } = options
  const values: Record<string, string | number> = {}
  if ('card' in action) values['card'] = set.ids[action.card] ?? '?'
  if (action.kind === 'power' || action.kind === 'lay')
    values['icon'] = ICONS.find((_, icon) => set.icons[action.card] === 1 << icon) ?? '?'
  if ('pic' in action && action.pic >= 0 && action.pic < set.pics.length)
    values['part'] = handleText(options, action.pic, action.nth)
  if ('target' in action) values['other'] = action.target
  if ('faction' in action) values['faction'] = set.factions[action.faction] ?? '?'
  return values
}

type Tiling = 'lead' | 'attach' | 'drawn'

const ASKED: Readonly<Record<Exclude<Phase['kind'], Tiling | 'over'>, readonly Action['kind'][]>> = {
  start: ['proceed'],
  faction: ['pickFaction'],
  build: ['use', 'challenge', 'enterArena', 'fightArena', 'endTurn'],
  gap: ['use', 'challenge', 'letGo'],
  adjust: ['use', 'present', 'refuse', 'keep'],
  forced: ['use', 'constructFor'],
  reinforce: ['power', 'lay', 'playLaid', 'spell', 'pass'],
  reward: ['pickDragon'],
}

const whyNot = (state: State, seat: Seat, action: Action): Reason | null => {
  const { phase } = state
  if (phase.kind === 'over') return 'over'
  if (phase.seat !== seat) {
    if (state.players[seat]?.out === true) return 'left'
    const isChoice = action.kind === 'use' || action.kind === 'challenge'
    return isChoice && isSet(state, seat) ? 'monsterSet' : 'notYourTurn'
  }
  switch (phase.kind) {
    case 'attach':
    case 'drawn':
      return whyNotGoOn(state, seat, action, phase.kind === 'drawn')
    case 'lead':
      return whyNotLead(state, seat, action)
    default:
      return ASKED[phase.kind].includes(action.kind) ? whyNotNow(state, seat, action) : 'notNow'
  }
}

/** MS-35, MS-38: the attacker's monster from the call on, the defender's once it is fixed, until the fight is over. */
const isSet = ({ phase, fight }: State, seat: Seat): boolean =>
  fight !== null &&
  (phase.kind === 'reinforce' ? sideOf(fight, seat) >= 0 : phase.kind === 'adjust' && sideOf(fight, seat) === 0)

/** Why not, of what the phase asks for. */
const whyNotNow = (state: State, seat: Seat, action: Action): Reason | null => {
  switch (action.kind) {
    case 'use':
      return whyNotUse(state, seat, action.pic, action.nth)
    case 'challenge':
    case 'enterArena':
    case 'fightArena':
    case 'present':
    case 'constructFor':
      return whyNotCommit(state, seat, action)
    case 'endTurn':
    case 'letGo':
      return state.draft.length > 0 ? 'finishFirst' : null
    case 'refuse':
      if ((state.fight as Fight).arena) return 'cannotDecline'
      return state.draft.length > 0 ? 'finishFirst' : null
    case 'keep':
      if (!(state.fight as Fight).arena) return 'nothingToKeep'
      return state.draft.length > 0 ? 'finishFirst' : null
    case 'power':
    case 'spell':
    case 'lay':
    case 'playLaid':
      return (
        whyNotTogether(state, seat, action) ?? (action.kind === 'playLaid' ? null : whyNotPlay(state, seat, action))
      )
    case 'pickDragon':
      return whyNotDragon(state, seat, action.card)
    case 'pickFaction':
      return isTaken(state, action.faction) ? 'factionTaken' : null
    case 'pass':
      return whyNotTogether(state, seat, action)
    case 'proceed':
      return null
    case 'lead':
    case 'attach':
    case 'draw':
      return 'notNow'
    default:
      return unreachable(action)
  }
}

const kindOfPic = ({ options }: State, pic: number): Kind => {
  const first = options.set.alike[pic]?.[0]
  return first === undefined ? SPELL : (options.set.kind[first] as Kind)
}

const whyNotUse = (state: State, seat: Seat, pic: number, nth: number): Reason | null => {
  const { phase, options, draft } = state
  const turns = phase.kind === 'build' || phase.kind === 'gap'
  if (turns && draft.length === 0 && !hasUseFor(state, seat)) {
    return state.arena === null ? 'nothingToFightFor' : 'arenaLocked'
  }
  const pool = poolOf(state) as Pool
  const kind = kindOfPic(state, pic)
  if (kind >= POWER) return 'noSuchPart'
  const place = placeOf(options.set, pool, kind, pic, nth)
  if (place < 0) return 'noSuchPart'
  const chosen = chosenIn(options.set, pool, draft)
  const reason = whyNotStep(options.set, pool, chosen, kind, place)
  return reason === 'deadEnd' && isLater(options.set, pool, chosen, kind, place) ? 'outOfOrder' : reason
}

type Commit = Action & { readonly kind: 'challenge' | 'enterArena' | 'fightArena' | 'present' | 'constructFor' }

const whyNotCommit = (state: State, seat: Seat, action: Commit): Reason | null => {
  const { options, arena, draft } = state
  if (action.kind === 'challenge') {
    if (options.mode === 'arena') return 'arenaInstead' // MS-60
    if (action.target === seat) return 'notSelf'
    if (state.players[action.target] === undefined || playerOf(state, action.target).out) return 'noSuchPlayer'
    if (!isTarget(state, seat, action.target)) return 'targetNotAble' // MS-33
  }
  if (action.kind === 'enterArena' || action.kind === 'fightArena') {
    if (options.mode !== 'arena') return 'noArenaHere'
    if (action.kind === 'enterArena' && arena !== null) return 'arenaHeld' // MS-61
    if (action.kind === 'fightArena' && arena === null) return 'arenaEmpty'
    if (action.kind === 'fightArena' && arena?.owner === seat) return 'arenaOwn' // MS-64
  }
  const pool = poolOf(state) as Pool
  const chosen: Chosen = chosenIn(options.set, pool, draft.length === 0 ? NO_DRAFT : draft)
  return isChosen(chosen) ? null : 'notComplete'
}

type Play = Action & { readonly kind: 'power' | 'lay' | 'spell' }

const whyNotPlay = (state: State, seat: Seat, action: Play): Reason | null => {
  const { set } = state.options
  const fight = state.fight as Fight
  const side = sideOf(fight, seat)
  if (placeHeld(playerOf(state, seat).hidden, action.card) < 0) return 'notInHand'
  if (action.kind !== 'spell') {
    return set.kind[action.card] === POWER ? whyNotPower(state, fight, side, action.card) : 'notAPower'
  }
  if (set.kind[action.card] !== SPELL) return 'notASpell'
  const effect = set.effects[action.card] as Effect
  const takes = effect.name === 'remove'
  if (takes !== action.pic >= 0 || (effect.name === 'jinx') !== action.icon >= 0) return 'wrongTarget'
  const reason = whyNotEffect(state, fight, side, effect)
  if (reason !== null || !takes) return reason
  const other = fight.sides[1 - side] as Fighter
  const place = placeOn(state, other, action.pic, action.nth)
  if (place < 0) return 'noSuchTarget'
  const kind = set.kind[(other.parts[place] as Part).card]
  return effect.kind === ANY || effect.kind === kind ? null : 'wrongTarget'
}

/** The place of the nth part with a picture that is still on a fighting monster; -1 when there is none. */
export const placeOn = (state: State, fighter: Fighter, pic: number, nth: number): number => {
  const { set } = state.options
  for (let place = 0; place < fighter.parts.length; place++) {
    if (fighter.on[place] !== true || set.pic[(fighter.parts[place] as Part).card] !== pic) continue
    if (nthOn(state, fighter, place) === nth) return place
  }
  return -1
}

const whyNotDragon = (state: State, seat: Seat, card: CardIndex): Reason | null => {
  const { faction, owned } = playerOf(state, seat)
  const at = (state.options.set.dragons[faction] as readonly CardIndex[]).indexOf(card)
  if (at < 0) return 'notYourDragon' // MS-50
  return ((owned >> at) & 1) === 1 ? 'ownedAlready' : null
}
