import { type MessageValues, type Refusal, type Seat, refusal, unreachable } from '@menagerie/engine'
import { type Action, handleText } from './actions.ts'
import { ANY, type CardIndex, type Effect, type Kind, POWER, SPELL } from './cards.ts'
import { type Chosen, type Pool, chosenIn, isChosen, placeOf, poolOf, whyNotStep } from './choosing.ts'
import { canAttach, fitsOf, joinBit, joinsOf } from './dominoes.ts'
import { placeHeld, whyNotEffect, whyNotPower } from './fight-why.ts'
import { hasUseFor, isTaken, isTarget, nthOn } from './legal.ts'
import { REASONS, type Reason } from './reasons.ts'
import {
  type Fight,
  type Fighter,
  NO_DRAFT,
  type Part,
  type Phase,
  type State,
  type Tile,
  playerOf,
  sideOf,
} from './state.ts'

/** `null` exactly when the action is legal. Looks only at public facts and at what the seat itself holds. */
export const refuse = (state: State, seat: Seat, action: Action): Refusal | null => {
  const reason = whyNot(state, seat, action)
  return reason === null ? null : refusal(reason, REASONS[reason], valuesOf(state, action))
}

/** What the player himself named. */
const valuesOf = ({ options }: State, action: Action): MessageValues => {
  const { set } = options
  const values: Record<string, string | number> = {}
  if ('card' in action) values['card'] = set.ids[action.card] ?? '?'
  if ('pic' in action && action.pic >= 0 && action.pic < set.pics.length)
    values['part'] = handleText(options, action.pic, action.nth)
  if ('target' in action) values['other'] = action.target
  if ('faction' in action) values['faction'] = set.factions[action.faction] ?? '?'
  return values
}

const ASKED: Readonly<Record<Phase['kind'], readonly Action['kind'][]>> = {
  start: ['proceed'],
  faction: ['pickFaction'],
  build: ['use', 'challenge', 'enterArena', 'fightArena', 'endTurn'],
  gap: ['use', 'challenge', 'letGo'],
  adjust: ['use', 'present', 'refuse', 'keep'],
  forced: ['use', 'constructFor'],
  reinforce: ['power', 'spell', 'pass'],
  reward: ['pickDragon'],
  lead: ['lead'],
  attach: ['attach', 'draw', 'pass'],
  drawn: ['attach', 'draw', 'pass'],
  over: [],
}

const whyNot = (state: State, seat: Seat, action: Action): Reason | null => {
  const { phase } = state
  if (phase.kind === 'over') return 'over'
  if (state.players[seat]?.out === true) return 'left'
  if (phase.seat !== seat) {
    const fights = state.fight !== null && sideOf(state.fight, seat) >= 0
    return fights && (action.kind === 'use' || action.kind === 'challenge') ? 'monsterSet' : 'notYourTurn' // MS-35
  }
  if (!ASKED[phase.kind].includes(action.kind)) return 'notNow'
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
      return whyNotPlay(state, seat, action)
    case 'pass':
      return phase.kind === 'reinforce' ? null : whyNotSkip(state, seat)
    case 'pickDragon':
      return whyNotDragon(state, seat, action.card)
    case 'pickFaction':
      return isTaken(state, action.faction) ? 'factionTaken' : null
    case 'lead':
      return holds(state, seat, action.card) ? null : 'notInYourHand'
    case 'attach':
      return whyNotAttach(state, seat, action)
    case 'draw':
      return whyNotDraw(state, seat)
    case 'proceed':
      return null
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
  return whyNotStep(options.set, pool, chosenIn(options.set, pool, draft), kind, place)
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

const whyNotPlay = (state: State, seat: Seat, action: Action & { readonly kind: 'power' | 'spell' }): Reason | null => {
  const { set } = state.options
  const fight = state.fight as Fight
  const side = sideOf(fight, seat)
  if (placeHeld(playerOf(state, seat).hidden, action.card) < 0) return 'notInHand'
  if (action.kind === 'power') {
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

const holds = (state: State, seat: Seat, card: CardIndex): boolean => {
  const { hand } = playerOf(state, seat)
  for (let i = 0; i < hand.length; i++) if ((hand[i] as Tile).card === card) return true
  return false
}

const whyNotAttach = (state: State, seat: Seat, action: Action & { readonly kind: 'attach' }): Reason | null => {
  const { options, open, centre } = state
  if (!holds(state, seat, action.card)) return 'notInYourHand'
  const fits = fitsOf(options.set, action.card)
  const ways = joinsOf(options, open, centre.length, fits)
  if ((ways & joinBit(action.own, action.to)) !== 0) return null
  const small = (joinsOf(options, open, 2, fits) & joinBit(action.own, action.to)) !== 0
  return small ? 'tooSmall' : 'wrongWidth' // MS-06, MS-05
}

const whyNotDraw = (state: State, seat: Seat): Reason | null => {
  if (state.options.dominoForced && canAttach(state, playerOf(state, seat).hand)) return 'attachFirst' // MS-07
  if (state.phase.kind === 'drawn') return 'drawnAlready'
  return state.deck.length === 0 ? 'deckEmpty' : null
}

/** MS-08, MS-09: the turn is lost only when no card can be taken any more. */
const whyNotSkip = (state: State, seat: Seat): Reason | null => {
  if (state.options.dominoForced && canAttach(state, playerOf(state, seat).hand)) return 'attachFirst'
  return state.phase.kind === 'attach' && state.deck.length > 0 ? 'drawFirst' : null
}
