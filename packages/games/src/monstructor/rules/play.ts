import { type Chance, type Seat, takeAt, unreachable } from '@menagerie/engine'
import type { Action } from '../choices/actions.ts'
import type { CardIndex, Effect } from '../set/cards.ts'
import { placeOfCode } from '../choices/choosing.ts'
import { placeHeld } from '../choices/fight-why.ts'
import { placeOn } from '../choices/refuse.ts'
import {
  type Fight,
  type Fighter,
  type Held,
  NONE,
  NO_DRAFT,
  type Part,
  type State,
  playerOf,
  pointsOf,
  sideOf,
} from './state.ts'
import { offer, totalsOf, trailing } from './fight.ts'
import type { Tell } from './tell.ts'

/** Replaces one side of the fight. */
const change = (state: State, side: number, changed: Partial<Fighter>): void => {
  const fight = state.fight as Fight
  const [first, second] = fight.sides
  state.fight = {
    ...fight,
    sides: side === 0 ? [{ ...first, ...changed }, second] : [first, { ...second, ...changed }],
  }
}

const sideIn = (state: State, side: number): Fighter => (state.fight as Fight).sides[side as 0 | 1]

/** The card leaves the hand and is used up whatever comes (MS-48); the passes count anew. */
const useCard = (state: State, seat: Seat, card: CardIndex): number => {
  const { hidden } = playerOf(state, seat)
  const place = placeHeld(hidden, card)
  takeAt(hidden, place)
  const fight = state.fight as Fight
  state.fight = { ...fight, used: [...fight.used, card], passes: 0 }
  return place
}

export const playPower = (state: State, seat: Seat, card: CardIndex, chance: Chance, emit: Tell): void => {
  const side = sideOf(state.fight as Fight, seat)
  addPower(state, seat, side, card, emit)
  afterCard(state, side, chance, emit)
}

/** Option `powerCards: together`: all cards laid, in the order of the hand; nobody answers in between. */
export const playLaid = (state: State, seat: Seat, chance: Chance, emit: Tell): void => {
  const side = sideOf(state.fight as Fight, seat)
  const { hidden } = playerOf(state, seat)
  const laid = state.draft.map((code) => (hidden[placeOfCode(code)] as Held).card)
  state.draft = NO_DRAFT
  for (const card of laid) addPower(state, seat, side, card, emit)
  afterCard(state, side, chance, emit)
}

/** MS-43, MS-44: its value counts once, however many parts show the icon. */
const addPower = (state: State, seat: Seat, side: number, card: CardIndex, emit: Tell): void => {
  const place = useCard(state, seat, card)
  change(state, side, { total: sideIn(state, side).total + (state.options.set.points[card] as number) })
  tellPlayed(state, seat, card, place, NONE, NONE, emit)
}

const tellPlayed = (
  state: State,
  seat: Seat,
  card: CardIndex,
  place: number,
  part: CardIndex,
  icon: number,
  emit: Tell,
): void => emit?.({ kind: 'played', seat, card, place, part, icon, totals: totalsOf(state.fight as Fight) })

/** MS-42: priority to the side with fewer points, at equal points to the opponent of who just played. */
const afterCard = (state: State, side: number, chance: Chance, emit: Tell): void =>
  offer(state, trailing(state.fight as Fight, 1 - side), chance, emit)

/** MS-45: a spell does what it says, at once. */
export const playSpell = (
  state: State,
  seat: Seat,
  action: Action & { readonly kind: 'spell' },
  chance: Chance,
  emit: Tell,
): void => {
  const { card, icon } = action
  const fight = state.fight as Fight
  const side = sideOf(fight, seat)
  const other = 1 - side
  const effect = state.options.set.effects[card] as Effect
  const part = effect.name === 'remove' ? takeOff(state, other, action) : NONE
  const place = useCard(state, seat, card)
  switch (effect.name) {
    case 'remove':
      break
    case 'jinx':
      change(state, other, { jinxed: sideIn(state, other).jinxed | (1 << icon) })
      break
    case 'bonus':
      change(state, side, { total: sideIn(state, side).total + effect.value })
      break
    case 'malus':
      change(state, other, { total: sideIn(state, other).total - effect.value })
      break
    case 'sigil':
      change(state, side, { sigil: true })
      break
    case 'shield':
      change(state, side, { shield: true })
      break
    case 'peek':
    case 'fumble':
      break
    default:
      unreachable(effect.name)
  }
  tellPlayed(state, seat, card, place, part, icon, emit)
  const target = other === 0 ? fight.attacker : fight.defender
  if (effect.name === 'peek') peek(state, seat, target, emit)
  if (effect.name === 'fumble') fumble(state, target, chance, emit)
  afterCard(state, side, chance, emit)
}

/** MS-46: only this part is lost, with its points and icons; Power points already played stay. */
const takeOff = (state: State, side: number, action: Action & { readonly kind: 'spell' }): CardIndex => {
  const target = sideIn(state, side)
  const place = placeOn(state, target, action.pic, action.nth)
  const { card } = target.parts[place] as Part
  change(state, side, {
    on: target.on.map((on, at) => on && at !== place),
    total: target.total - pointsOf(state, card),
  })
  return card
}

/** S10: whoever looks keeps knowing these cards while they are held. */
const peek = (state: State, seat: Seat, target: Seat, emit: Tell): void => {
  const player = playerOf(state, target)
  player.hidden = player.hidden.map((held) => ({ ...held, knownTo: held.knownTo | (1 << seat) }))
  const cards = player.hidden.map(({ card }) => card)
  emit?.({ kind: 'peeked', seat, target, cards: null }, { to: [seat], event: { kind: 'peeked', seat, target, cards } })
}

/** S12: a random hidden card joins the used cards. */
const fumble = (state: State, target: Seat, chance: Chance, emit: Tell): void => {
  const { hidden } = playerOf(state, target)
  const place = chance.pick(hidden.length)
  const { card } = takeAt(hidden, place)
  const fight = state.fight as Fight
  state.fight = { ...fight, used: [...fight.used, card] }
  emit?.({ kind: 'fumbled', seat: target, place, card })
}
