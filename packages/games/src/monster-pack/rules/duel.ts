import type { Emit, Seat } from '@menagerie/engine'
import { BEATS, type Card } from '../set/components.ts'
import type { Event } from './events.ts'
import type { Options } from '../set/options.ts'
import { EMPTY, type State, cardOf, other, sideOf } from './state.ts'

/** Printed power, plus the type bonus against a type it beats (MP-40, MP-41). May pass 1000. */
export const duelPower = (options: Options, card: Card, against: Card): number =>
  BEATS[card.type] === against.type ? card.power + options.typeBonus : card.power

/** Who goes to the discard pile when two monsters face each other. Also what a board foretells (`play/forecasts.ts`). */
export interface DuelResult {
  readonly power: number
  readonly powerAgainst: number
  readonly discarded: boolean
  readonly discardedAgainst: boolean
  readonly wild: boolean
}

export const duelResult = (options: Options, card: Card, against: Card): DuelResult => {
  const power = duelPower(options, card, against)
  const powerAgainst = duelPower(options, against, card)
  const white = card.type === 'White Wild'
  const whiteAgainst = against.type === 'White Wild'
  if (white || whiteAgainst) {
    const mutual = options.whiteWild === 'mutual' // MP-42
    return { power, powerAgainst, discarded: mutual || white, discardedAgainst: mutual || whiteAgainst, wild: true }
  }
  // MP-33, MP-34
  return { power, powerAgainst, discarded: power <= powerAgainst, discardedAgainst: powerAgainst <= power, wild: false }
}

/** MP-36, MP-39: damage of a monster that faces nobody. */
export const strikeOf = ({ stars }: Card): number => stars

/** Hit points after damage; never below 0 (MP-45). */
export const hpAfter = (hp: number, damage: number): number => (hp > damage ? hp - damage : 0)

/**
 * All lanes as one event from the picture when DUEL begins (MP-32): duels, then direct attacks of the player in turn.
 * A lane changes nothing another lane looks at, so one pass is that picture. Returns the damage to the other player.
 */
export const resolveDuel = (state: State, emit: Emit<Event> | null): number => {
  const seat = state.turnPlayer
  const mine = sideOf(state, seat)
  const theirs = sideOf(state, other(seat))
  const { options } = state
  let damage = 0
  for (let lane = 0; lane < mine.active.length; lane++) {
    const card = mine.active[lane] as number
    if (card === EMPTY) continue // MP-37
    const against = theirs.active[lane] as number
    if (against === EMPTY) {
      const strike = strikeOf(cardOf(options, card))
      damage += strike
      emit?.({ kind: 'attacked', seat, lane, card, damage: strike })
      continue
    }
    const result = duelResult(options, cardOf(options, card), cardOf(options, against))
    if (emit !== null) emit(dueled(seat, lane, card, against, result))
    if (result.discarded) {
      mine.discard.push(card)
      mine.active[lane] = EMPTY // MP-44
    }
    if (result.discardedAgainst) {
      theirs.discard.push(against)
      theirs.active[lane] = EMPTY
    }
  }
  return damage
}

const dueled = (seat: Seat, lane: number, card: number, against: number, result: DuelResult): Event => {
  const mineFirst = seat === 0
  return {
    kind: 'dueled',
    seat,
    lane,
    cards: mineFirst ? [card, against] : [against, card],
    powers: mineFirst ? [result.power, result.powerAgainst] : [result.powerAgainst, result.power],
    discarded: mineFirst ? [result.discarded, result.discardedAgainst] : [result.discardedAgainst, result.discarded],
    wild: result.wild,
  }
}
