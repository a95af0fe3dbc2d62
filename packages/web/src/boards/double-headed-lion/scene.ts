import {
  type Card,
  type CardView,
  type Combat,
  type Event,
  NO_CARD,
  type Options,
  type View,
  totalWith,
} from '@menagerie/games/double-headed-lion'
import type { Side } from './looks.ts'

/** A card of the fight: none yet, face down, or open to this viewer. */
export type Laid = 'none' | 'down' | Card

/** A fight as it is seen: from the view, or from what is being told. Indexed by side where two. */
export interface FightScene {
  readonly square: number
  readonly attacker: Side
  readonly pieces: readonly [number, number]
  readonly cards: readonly [Laid, Laid]
  /** What Skill named. */
  readonly fetched: readonly [Laid, Laid]
  /** Piece of the Royalists shown as support. */
  readonly support: number | null
  readonly banned: boolean
  readonly totals: readonly [number, number] | null
  /** Sides whose piece fell. */
  readonly fell: readonly [boolean, boolean]
  readonly retreated: readonly [boolean, boolean]
  readonly over: boolean
}

const laid = (card: CardView): Laid =>
  card === 'none' || card === 'down' ? card : card.card === NO_CARD ? 'none' : card.card

/** The fight of the view once both who fight are shown. */
const sceneOf = (view: View): FightScene | null => {
  const { fight } = view
  if (fight === null || !fight.revealed) return null
  const pieces = fight.fighters.map((slot, side) =>
    slot === null ? null : view.sides[side as Side].tokens[slot]?.piece,
  )
  const [republic, royalist] = pieces
  if (republic == null || royalist == null) return null
  return {
    square: fight.square,
    attacker: view.active as Side,
    pieces: [republic, royalist],
    cards: [laid(fight.cards[0]), laid(fight.cards[1])],
    fetched: [laid(fight.fetched[0]), laid(fight.fetched[1])],
    support: fight.support === null ? null : (view.sides[1].tokens[fight.support]?.piece ?? null),
    banned: false,
    totals: null,
    fell: [false, false],
    retreated: [false, false],
    over: false,
  }
}

const pair = <X>(now: readonly [X, X], side: number, value: X): readonly [X, X] =>
  side === 0 ? [value, now[1]] : [now[0], value]

/** What an event changes in the picture. */
const after = (scene: FightScene | null, event: Event): FightScene | null => {
  if (event.kind === 'revealed') {
    return {
      square: event.square,
      attacker: event.attacker as Side,
      pieces: event.pieces,
      cards: ['none', 'none'],
      fetched: ['none', 'none'],
      support: null,
      banned: false,
      totals: null,
      fell: [false, false],
      retreated: [false, false],
      over: false,
    }
  }
  if (scene === null) return null
  switch (event.kind) {
    case 'banAnswered':
      return { ...scene, banned: event.banned }
    case 'supportAnswered':
      return { ...scene, support: event.piece }
    case 'turned':
      return { ...scene, cards: event.cards }
    case 'played':
      return { ...scene, cards: pair<Laid>(scene.cards, event.seat, event.card) }
    case 'fetched':
      return { ...scene, fetched: [event.cards[0] ?? 'none', event.cards[1] ?? 'none'] }
    case 'compared':
      return { ...scene, totals: event.totals }
    case 'fell':
      return { ...scene, fell: pair(scene.fell, event.seat, true), over: true }
    case 'retreated':
      return { ...scene, retreated: pair(scene.retreated, event.seat, true), over: true }
    default:
      return scene
  }
}

/** The fight to show: that of the view, carried on by what is told. Null when there is none, or it has moved to the field. */
export const fightScene = (view: View, told: readonly Event[]): FightScene | null => {
  const start = sceneOf(view)
  if (told.length > 0) return told.reduce(after, start)
  return view.phase.kind === 'retreat' || view.phase.kind === 'returnCard' ? null : start
}

/** What the game foretells a fight from. */
export const combatOf = (options: Options, { pieces, support }: FightScene): Combat => ({
  options,
  pieces,
  supported: support !== null,
})

const isOpen = (card: Laid): card is Card => card !== 'none' && card !== 'down'

/** A side's sum as far as its card is open; null when nobody knows yet. */
export const totalSoFar = (options: Options, scene: FightScene, side: Side): number | null => {
  const [card, fetched] = [scene.cards[side], scene.fetched[side]]
  const counts = isOpen(fetched) ? fetched : card
  return isOpen(counts) ? totalWith(combatOf(options, scene), side, counts) : null
}
