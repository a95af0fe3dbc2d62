import { unreachable } from '@menagerie/engine'
import { type CardIndex, MOST_CARDS, MOST_SPOTS } from '../set/components.ts'
import { cardIndex } from '../set/deck.ts'
import type { Options } from '../set/options.ts'
import { cardOf } from '../rules/state.ts'

/** Interned: the same choice is the same frozen object. Spots count from 0. */
export type Action =
  | { readonly kind: 'moveUp'; readonly from: number; readonly to: number }
  | { readonly kind: 'summon'; readonly card: CardIndex; readonly spot: number }
  | { readonly kind: 'skipSummon' }
  | { readonly kind: 'boost'; readonly spot: number; readonly discard: CardIndex }
  | { readonly kind: 'passBoost' }
  | { readonly kind: 'keepHand' }
  | { readonly kind: 'redraw' }
  /** Only in arranged positions: lets a waiting automatic step happen. */
  | { readonly kind: 'proceed' }

const freeze = (action: Action): Action => Object.freeze(action)
export const SKIP_SUMMON = freeze({ kind: 'skipSummon' })
export const PASS_BOOST = freeze({ kind: 'passBoost' })
export const KEEP_HAND = freeze({ kind: 'keepHand' })
export const REDRAW = freeze({ kind: 'redraw' })
export const PROCEED = freeze({ kind: 'proceed' })

const grid = (rows: number, make: (row: number, spot: number) => Action): readonly Action[] =>
  Array.from({ length: rows * MOST_SPOTS }, (_, i) => freeze(make(Math.floor(i / MOST_SPOTS), i % MOST_SPOTS)))
const MOVES = grid(MOST_SPOTS, (from, to) => ({ kind: 'moveUp', from, to }))
const SUMMONS = grid(MOST_CARDS, (card, spot) => ({ kind: 'summon', card, spot }))
const BOOSTS = grid(MOST_CARDS, (discard, spot) => ({ kind: 'boost', spot, discard }))

export const moveUp = (from: number, to: number): Action => MOVES[from * MOST_SPOTS + to] as Action
export const summon = (card: CardIndex, spot: number): Action => SUMMONS[card * MOST_SPOTS + spot] as Action
export const boost = (spot: number, discard: CardIndex): Action => BOOSTS[discard * MOST_SPOTS + spot] as Action

/** `summon R05 W2`, `up W1 A2`, `boost W1 R06`, `pass`, `skip`, `keep`, `redraw`, `proceed`. */
export const format = (options: Options, action: Action): string => {
  switch (action.kind) {
    case 'moveUp':
      return `up W${action.from + 1} A${action.to + 1}`
    case 'summon':
      return `summon ${cardOf(options, action.card).id} W${action.spot + 1}`
    case 'boost':
      return `boost W${action.spot + 1} ${cardOf(options, action.discard).id}`
    case 'skipSummon':
      return 'skip'
    case 'passBoost':
      return 'pass'
    case 'keepHand':
      return 'keep'
    case 'redraw':
      return 'redraw'
    case 'proceed':
      return 'proceed'
    default:
      return unreachable(action)
  }
}

const WORDS: Readonly<Record<string, Action>> = {
  skip: SKIP_SUMMON,
  pass: PASS_BOOST,
  keep: KEEP_HAND,
  redraw: REDRAW,
  proceed: PROCEED,
}

export const parse = (options: Options, text: string): Action | null => {
  if (Object.hasOwn(WORDS, text)) return WORDS[text] as Action
  const [verb, first, second, ...rest] = text.split(' ')
  if (first === undefined || second === undefined || rest.length > 0) return null
  if (verb === 'up') {
    const from = spotOf('W', first)
    const to = spotOf('A', second)
    return from === null || to === null ? null : moveUp(from, to)
  }
  if (verb === 'summon') return withCard(options, first, second, summon)
  if (verb === 'boost') return withCard(options, second, first, (card, spot) => boost(spot, card))
  return null
}

const withCard = (
  options: Options,
  id: string,
  spotText: string,
  make: (card: CardIndex, spot: number) => Action,
): Action | null => {
  const card = cardIndex(options.cards, id)
  const spot = spotOf('W', spotText)
  return card === null || spot === null ? null : make(card, spot)
}

const spotOf = (row: 'W' | 'A', text: string): number | null =>
  text.length === 2 && text[0] === row && text[1] !== undefined && text[1] >= '1' && text[1] <= '8'
    ? Number(text[1]) - 1
    : null
