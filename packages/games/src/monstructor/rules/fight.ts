import { type Chance, type Seat, takeAt } from '@menagerie/engine'
import { type CardIndex, PART_KINDS } from '../set/cards.ts'
import { type Pool, kindOfCode, partsOf, placeOfCode, poolOf } from '../choices/choosing.ts'
import type { Event, Shown } from './events.ts'
import {
  type Fight,
  type Fighter,
  NONE,
  NO_DRAFT,
  NO_PARTS,
  type Part,
  type State,
  nextSeat,
  ownedCount,
  phaseOf,
  playerOf,
  pointsOf,
  shownOf,
} from './state.ts'
import { layDown, regular, shuffleIn } from './deck.ts'
import { endByDragons } from './end.ts'
import type { Tell } from './tell.ts'
import { nextTurn } from './turn.ts'

const fighter = (parts: readonly Part[]): Fighter => ({
  parts,
  on: parts.map(() => true),
  total: 0,
  jinxed: 0,
  sigil: false,
  shield: false,
})

/** Takes the chosen parts off a table; the last place of each kind first, so that places stay what they were. */
const takeChosen = (state: State, owner: Seat): Part[] => {
  const { table } = playerOf(state, owner)
  const parts = partsOf(table, state.draft)
  for (let i = state.draft.length - 1; i >= 0; i--) {
    const code = state.draft[i] as number
    takeAt(table[kindOfCode(code)] as Part[], placeOfCode(code))
  }
  state.draft = NO_DRAFT
  return parts
}

/** A monster as its events tell it. */
const chosen = (state: State, parts: readonly Part[]): { readonly pics: number[]; readonly at: number[] } => ({
  pics: parts.map(({ card }) => state.options.set.pic[card] as number),
  at: parts.map(({ at }) => at),
})

const newFight = (attacker: Seat, defender: Seat, first: readonly Part[], second: readonly Part[]): Fight => ({
  attacker,
  defender,
  sides: [fighter(first), fighter(second)],
  flipped: false,
  passes: 0,
  used: [],
  arena: false,
  next: NONE,
})

/** MS-32, MS-35: the attacker's monster is set. */
export const playChallenge = (state: State, seat: Seat, target: Seat, emit: Tell): void => {
  const parts = takeChosen(state, seat)
  emit?.({ kind: 'challenged', seat, target, ...chosen(state, parts) })
  state.fight = newFight(seat, target, parts, NO_PARTS)
  state.phase = phaseOf('adjust', target)
}

/** MS-61, MS-63. */
export const playEnter = (state: State, seat: Seat, emit: Tell): void => {
  const parts = takeChosen(state, seat)
  emit?.({ kind: 'enteredArena', seat, ...chosen(state, parts) })
  state.arena = { owner: seat, parts, since: 0 }
}

/** MS-64, MS-65: the newcomer attacks. */
export const playFightArena = (state: State, seat: Seat, chance: Chance, emit: Tell): void => {
  const { owner, parts } = state.arena as NonNullable<State['arena']>
  const own = takeChosen(state, seat)
  emit?.({ kind: 'foughtArena', seat, target: owner, ...chosen(state, own) })
  state.fight = { ...newFight(seat, owner, own, parts), arena: true }
  state.arena = null // MS-66
  if (state.options.arenaAdjust === 'onFight') state.phase = phaseOf('adjust', owner)
  else flip(state, chance, emit)
}

/** MS-36; in the Arena (`arenaAdjust`) what is left out of the old monster goes home. */
export const playPresent = (state: State, seat: Seat, chance: Chance, emit: Tell): void => {
  const fight = state.fight as Fight
  const old = fight.sides[1].parts
  const parts = old.length === 0 ? takeChosen(state, seat) : takeMerged(state, seat, old)
  emit?.({ kind: 'presented', seat, ...chosen(state, parts) })
  fixDefender(state, fight, parts, chance, emit)
}

const takeMerged = (state: State, seat: Seat, old: readonly Part[]): Part[] => {
  const taken = partsOf(poolOf(state) as Pool, state.draft)
  const { table } = playerOf(state, seat)
  for (const kind of PART_KINDS) {
    const parts = table[kind] as Part[]
    for (let place = parts.length - 1; place >= 0; place--) {
      if (taken.includes(parts[place] as Part)) takeAt(parts, place)
    }
  }
  layDown(
    state,
    seat,
    old.filter((part) => !taken.includes(part)),
  )
  state.draft = NO_DRAFT
  return taken
}

/** Option `arenaAdjust`: the monster stays as it was moved in. */
export const playKeep = (state: State, seat: Seat, chance: Chance, emit: Tell): void => {
  emit?.({ kind: 'kept', seat })
  flip(state, chance, emit)
}

/** MS-37. */
export const playRefuse = (state: State, seat: Seat, emit: Tell): void => {
  emit?.({ kind: 'refused', seat })
  state.phase = phaseOf('forced', (state.fight as Fight).attacker)
}

export const playConstruct = (state: State, seat: Seat, chance: Chance, emit: Tell): void => {
  const fight = state.fight as Fight
  const parts = takeChosen(state, fight.defender)
  emit?.({ kind: 'constructed', seat, target: fight.defender, ...chosen(state, parts) })
  fixDefender(state, fight, parts, chance, emit)
}

const fixDefender = (state: State, fight: Fight, parts: readonly Part[], chance: Chance, emit: Tell): void => {
  state.fight = { ...fight, sides: [fight.sides[0], fighter(parts)] } // MS-38
  flip(state, chance, emit)
}

/** MS-39 to MS-41: both monsters are flipped, and who has fewer points reinforces first. */
const flip = (state: State, chance: Chance, emit: Tell): void => {
  const fight = state.fight as Fight
  const sides: readonly [Fighter, Fighter] = [summed(state, fight.sides[0]), summed(state, fight.sides[1])]
  state.fight = { ...fight, sides, flipped: true }
  emit?.({
    kind: 'flipped',
    seats: [fight.attacker, fight.defender],
    parts: [shownParts(state, sides[0].parts), shownParts(state, sides[1].parts)],
    totals: totalsOf(state.fight),
  })
  const tie = state.options.firstReinforceTie === 'attacker' ? 0 : 1
  offer(state, trailing(state.fight, tie), chance, emit)
}

const summed = (state: State, side: Fighter): Fighter => ({
  ...side,
  parts: side.parts.map((part) => (part.seen ? part : { ...part, seen: true })),
  total: side.parts.reduce((sum, { card }) => sum + pointsOf(state, card), 0),
})

const shownParts = (state: State, parts: readonly Part[]): Shown[] => parts.map(({ card }) => shownOf(state, card))

/** MS-40: only what is shown and compared is never below 0. */
export const shownTotal = ({ total }: { readonly total: number }): number => (total > 0 ? total : 0)

export const totalsOf = ({ sides }: Fight): [number, number] => [shownTotal(sides[0]), shownTotal(sides[1])]

/** The side with fewer points; the given one when they are equal. */
export const trailing = (fight: Fight, tie: number): number => {
  const [first, second] = totalsOf(fight)
  return first === second ? tie : first < second ? 0 : 1
}

/** Priority goes to a side. Who holds no hidden card passes without being asked: the number is public. */
export const offer = (state: State, side: number, chance: Chance, emit: Tell): void => {
  const fight = state.fight as Fight
  const seat = side === 0 ? fight.attacker : fight.defender
  if (playerOf(state, seat).hidden.length > 0) state.phase = phaseOf('reinforce', seat)
  else passed(state, side, chance, emit)
}

/** MS-42: two passes in a row end the fight. */
export const passed = (state: State, side: number, chance: Chance, emit: Tell): void => {
  const fight = state.fight as Fight
  emit?.({ kind: 'passed', seat: side === 0 ? fight.attacker : fight.defender })
  state.fight = { ...fight, passes: fight.passes + 1 }
  if (fight.passes + 1 >= 2) resolve(state, chance, emit)
  else offer(state, 1 - side, chance, emit)
}

/** MS-49, MS-54. */
const resolve = (state: State, chance: Chance, emit: Tell): void => {
  const fight = state.fight as Fight
  const { attacker, defender } = fight
  const totals = totalsOf(fight)
  const seats = [attacker, defender] as const
  if (totals[0] === totals[1]) {
    emit?.({ kind: 'fightEnded', winner: null, seats, totals })
    separate(state, fight, emit)
    nextTurn(state, nextSeat(state, attacker), chance, emit) // MS-55
    return
  }
  const winner = totals[0] > totals[1] ? attacker : defender
  const event: Event = { kind: 'fightEnded', winner, seats, totals }
  emit?.(event)
  rewardTo(state, winner, winner === attacker ? defender : attacker)
}

/** MS-50: the winner chooses; `next` has the turn after that. */
export const rewardTo = (state: State, winner: Seat, next: Seat): void => {
  state.dry = 0
  state.fight = { ...(state.fight as Fight), next }
  state.phase = phaseOf('reward', winner)
}

/** MS-54: a draw. Parts go home, known to all from now on; used cards go into the deck. */
const separate = (state: State, fight: Fight, emit: Tell): void => {
  const lost: CardIndex[] = []
  for (const [side, { parts, on }] of fight.sides.entries()) {
    const isLost = (place: number): boolean => state.options.drawRemoved === 'lost' && on[place] === false
    const gone = regular(
      state,
      parts.filter((_, place) => isLost(place)),
    )
    lost.push(...gone)
    layDown(
      state,
      side === 0 ? fight.attacker : fight.defender,
      parts.filter(({ card }) => !gone.includes(card)),
    )
  }
  state.fight = null
  shuffleIn(state, [...lost, ...fight.used], 'draw', emit)
}

/** MS-50 to MS-53, MS-55, MS-56. */
export const playReward = (state: State, seat: Seat, card: CardIndex, chance: Chance, emit: Tell): void => {
  const player = playerOf(state, seat)
  const at = (state.options.set.dragons[player.faction] as readonly CardIndex[]).indexOf(card)
  player.owned |= 1 << at
  layDown(state, seat, [{ card, at: 0, seen: true }]) // MS-30
  const owned = ownedCount(player)
  emit?.({ kind: 'tookDragon', seat, card, owned })
  if (owned >= state.options.dragonGoal) return endByDragons(state, 'dragon', emit)
  afterReward(state, chance, emit)
}

export const afterReward = (state: State, chance: Chance, emit: Tell): void => {
  const { next } = state.fight as Fight
  destroy(state, emit)
  nextTurn(state, playerOf(state, next).out ? nextSeat(state, next) : next, chance, emit)
}

/** MS-51, MS-52: both monsters and the used cards go into the deck, dragon cards home. */
const destroy = (state: State, emit: Tell): void => {
  const fight = state.fight as Fight
  const gone: CardIndex[] = []
  for (const [side, { parts }] of fight.sides.entries()) {
    const owner = side === 0 ? fight.attacker : fight.defender
    const own = regular(state, parts)
    gone.push(...own)
    if (!playerOf(state, owner).out) {
      layDown(
        state,
        owner,
        parts.filter(({ card }) => !own.includes(card)),
      )
    }
  }
  state.fight = null
  shuffleIn(state, [...gone, ...fight.used], 'win', emit)
}
