import { type Seat, unreachable } from '@menagerie/engine'
import {
  type Action,
  CONSTRUCT_FOR,
  END_TURN,
  ENTER_ARENA,
  FIGHT_ARENA,
  KEEP,
  LET_GO,
  PASS,
  PLAY_LAID,
  PRESENT,
  PROCEED,
  REFUSE,
  challenge,
  jinx,
  lay,
  pickDragon,
  pickFaction,
  power,
  removal,
  spell,
  use,
} from './actions.ts'
import { ANY, BODY, BOTTOM, type CardIndex, type Effect, HEAD, ICONS, type Kind, LIMB, POWER } from '../set/cards.ts'
import {
  type Chosen,
  type Pool,
  canFill,
  chosenIn,
  couldFight,
  isAble,
  isChosen,
  nthOf,
  placeOfCode,
  kindOfCode,
  poolOf,
  whyNotStep,
} from './choosing.ts'
import { nextLaid } from './laying.ts'
import { attachments, leads } from './domino-choices.ts'
import { whyNotEffect, whyNotPower } from './fight-why.ts'
import { type Fight, type Fighter, type Held, NONE, type Part, type State, playerOf, sideOf } from '../rules/state.ts'

const NOTHING: readonly Action[] = []
const ONLY_PROCEED: readonly Action[] = [PROCEED]

/** Filled by `legal` and copied out at its length: growing a new list for every question costs more than the rules. */
const found: Action[] = []
let count = 0
const add = (action: Action): void => {
  found[count++] = action
}

/** All choices of a seat, each once. */
export const legal = (state: State, seat: Seat): readonly Action[] => {
  const { phase } = state
  if (phase.kind === 'over' || phase.seat !== seat) return NOTHING
  count = 0
  switch (phase.kind) {
    case 'attach':
    case 'drawn':
      return attachments(state, playerOf(state, seat).hand, phase.kind === 'drawn')
    case 'lead':
      return leads(playerOf(state, seat).hand)
    case 'start':
      return ONLY_PROCEED
    case 'faction':
      addFactions(state)
      break
    case 'build':
    case 'gap':
    case 'adjust':
    case 'forced':
      addChoosing(state, seat)
      break
    case 'reinforce':
      addPlays(state, seat)
      break
    case 'reward':
      addDragons(state, seat)
      break
    default:
      return unreachable(phase)
  }
  return found.slice(0, count)
}

const addFactions = (state: State): void => {
  const { dragons } = state.options.set
  for (let faction = 0; faction < dragons.length; faction++) {
    if (dragons[faction] !== undefined && !isTaken(state, faction)) add(pickFaction(faction))
  }
}

/** MS-20. */
export const isTaken = ({ players }: State, faction: number): boolean => {
  for (let seat = 0; seat < players.length; seat++) if (players[seat]?.faction === faction) return true
  return false
}

/** MS-33, and nobody fights themselves or who has left. */
export const isTarget = (state: State, seat: Seat, target: Seat): boolean => {
  const player = state.players[target]
  return target !== seat && player !== undefined && !player.out && isAble(state.options.set, player.table)
}

/** Something a monster could be chosen for in `build` or `gap`: all of it is public. */
export const hasUseFor = (state: State, seat: Seat): boolean =>
  couldFight(state, seat, (target) => isTarget(state, seat, target))

const addChoosing = (state: State, seat: Seat): void => {
  const { phase, options, draft } = state
  const kind = phase.kind as 'build' | 'gap' | 'adjust' | 'forced'
  const pool = poolOf(state) as Pool
  const chosen = chosenIn(options.set, pool, draft)
  if (isChosen(chosen)) {
    addCommits(state, seat, kind)
    return
  }
  const free = draft.length === 0
  if (!free || kind === 'adjust' || kind === 'forced' || hasUseFor(state, seat)) addSteps(state, pool, chosen)
  if (!free) return
  if (kind === 'build') add(END_TURN)
  else if (kind === 'gap') add(LET_GO)
  else if (kind === 'adjust') add((state.fight as Fight).arena ? KEEP : REFUSE)
}

const addCommits = (state: State, seat: Seat, kind: 'build' | 'gap' | 'adjust' | 'forced'): void => {
  if (kind === 'adjust') add(PRESENT)
  else if (kind === 'forced') add(CONSTRUCT_FOR)
  else if (state.options.mode === 'arena') add(state.arena === null ? ENTER_ARENA : FIGHT_ARENA)
  else {
    for (let target = 0; target < state.players.length; target++) {
      if (isTarget(state, seat, target)) add(challenge(target))
    }
  }
}

const addSteps = (state: State, pool: Pool, chosen: Chosen): void => {
  const { set } = state.options
  const { heads, bottoms, bodies, wide } = chosen
  if (heads === 0) {
    const all = pool[BODY] as readonly Part[]
    const { narrow, last } = chosen
    for (let place = last === NONE ? 0 : placeOfCode(last) + 1; place < all.length; place++) {
      const { card } = all[place] as Part
      const more = [wide + (set.wide[card] as number), narrow + (set.narrow[card] as number)] as const
      if (canFill(set, pool, place + 1, bodies + 1, more[0], more[1])) addUse(state, all, place)
    }
    if (bodies === 0) return
  }
  const isPlugDue = heads + bottoms < wide - 2 * (bodies - 1)
  if (!isPlugDue) addKind(state, pool, chosen, LIMB)
  else {
    if (bottoms === 0) addKind(state, pool, chosen, HEAD)
    addKind(state, pool, chosen, BOTTOM)
  }
}

const addKind = (state: State, pool: Pool, chosen: Chosen, kind: Kind): void => {
  const parts = pool[kind] as readonly Part[]
  const { last } = chosen
  const from = last !== NONE && kindOfCode(last) === kind ? placeOfCode(last) + 1 : 0
  for (let place = from; place < parts.length; place++) {
    if (whyNotStep(state.options.set, pool, chosen, kind, place) === null) addUse(state, parts, place)
  }
}

const addUse = (state: State, parts: readonly Part[], place: number): void => {
  const { set } = state.options
  add(use(set.pic[(parts[place] as Part).card] as number, nthOf(set, parts, place)))
}

const addPlays = (state: State, seat: Seat): void => {
  const { set } = state.options
  const fight = state.fight as Fight
  const side = sideOf(fight, seat)
  const other = fight.sides[1 - side] as Fighter
  const { hidden } = playerOf(state, seat)
  const together = state.options.powerCards === 'together'
  const begun = state.draft.length > 0
  for (let i = nextLaid(state.draft); i < hidden.length; i++) {
    const { card } = hidden[i] as Held
    if (set.kind[card] === POWER) {
      if (whyNotPower(state, fight, side, card) === null) add(together ? lay(card) : power(card))
      continue
    }
    if (begun) continue
    const effect = set.effects[card] as Effect
    if (whyNotEffect(state, fight, side, effect) !== null) continue
    if (effect.name === 'jinx') for (let icon = 0; icon < ICONS.length; icon++) add(jinx(card, icon))
    else if (effect.name === 'remove') addRemovals(state, other, card, effect.kind)
    else add(spell(card))
  }
  add(begun ? PLAY_LAID : PASS)
}

const addRemovals = (state: State, other: Fighter, card: CardIndex, kind: Kind): void => {
  const { set } = state.options
  for (let place = 0; place < other.parts.length; place++) {
    const part = other.parts[place] as Part
    if (other.on[place] !== true || (kind !== ANY && set.kind[part.card] !== kind)) continue
    add(removal(card, set.pic[part.card] as number, nthOn(state, other, place)))
  }
}

/** Which of the equal pictures still on a fighting monster a part is, from 1. */
export const nthOn = (state: State, { parts, on }: Fighter, place: number): number => {
  const { pic } = state.options.set
  const own = pic[(parts[place] as Part).card]
  let nth = 1
  for (let i = 0; i < place; i++) if (on[i] === true && pic[(parts[i] as Part).card] === own) nth++
  return nth
}

const addDragons = (state: State, seat: Seat): void => {
  const { faction, owned } = playerOf(state, seat)
  const cards = state.options.set.dragons[faction] as readonly CardIndex[]
  for (let i = 0; i < cards.length; i++) if (((owned >> i) & 1) === 0) add(pickDragon(cards[i] as CardIndex))
}
