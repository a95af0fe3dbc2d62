import { unreachable } from '@menagerie/engine'
import { type Card, LEAST_NUMBER, MOST_NUMBER, RETREAT, SKILL, cardOf, cardText } from '../set/components.ts'
import { FORMATIONS } from '../set/formations.ts'
import { SQUARES, type Square, squareOf, squareText } from '../set/map.ts'
import type { Options } from '../set/options.ts'
import { CHARACTERS, COUNTS, type Piece, type SideIndex, characterOf, pieceById } from '../set/pieces.ts'

/** A token anybody can point at: 64 a side + handle. */
export type Token = number
export const HANDLES = 64
export const tokenOf = (seat: number, handle: number): Token => seat * HANDLES + handle
/** `R3`, `Y17`: R is the Republic, Y the Royalists. */
export const tokenText = (token: Token): string => `${token < HANDLES ? 'R' : 'Y'}${token % HANDLES}`

/** Interned: the same choice is the same frozen object. */
export type Action =
  /** A step of the setup: pieces are placed in the order of the list; the last one commits. */
  | { readonly kind: 'place'; readonly side: SideIndex; readonly piece: Piece; readonly square: Square }
  | { readonly kind: 'formation'; readonly side: SideIndex; readonly index: number }
  | { readonly kind: 'move'; readonly token: Token; readonly to: Square; readonly declare: boolean }
  | { readonly kind: 'chooseCombat'; readonly square: Square }
  | { readonly kind: 'chooseFighter' | 'point' | 'support'; readonly token: Token }
  | { readonly kind: 'look' | 'stand' | 'switch' | 'noSupport' | 'fetchNone' | 'shuffle' | 'keep' | 'proceed' }
  | { readonly kind: 'mutual' | 'ban' | 'returnCard'; readonly yes: boolean }
  | { readonly kind: 'playCard' | 'fetch'; readonly card: Card }
  | { readonly kind: 'retreatTo'; readonly square: Square }

const freeze = (action: Action): Action => Object.freeze(action)
const plain = (
  kind: 'look' | 'stand' | 'switch' | 'noSupport' | 'fetchNone' | 'shuffle' | 'keep' | 'proceed',
): Action => freeze({ kind })
export const LOOK = plain('look')
export const STAND = plain('stand')
export const SWITCH = plain('switch')
export const NO_SUPPORT = plain('noSupport')
export const FETCH_NONE = plain('fetchNone')
export const SHUFFLE = plain('shuffle')
export const KEEP = plain('keep')
export const PROCEED = plain('proceed')

const answers = (kind: 'mutual' | 'ban' | 'returnCard'): readonly [Action, Action] => [
  freeze({ kind, yes: false }),
  freeze({ kind, yes: true }),
]
/** No, yes. */
export const MUTUAL = answers('mutual')
export const BAN = answers('ban')
export const RETURN_CARD = answers('returnCard')

const list = (length: number, make: (i: number) => Action): readonly Action[] =>
  Array.from({ length }, (_, i) => freeze(make(i)))
const PLACES = ([0, 1] as const).map((side) =>
  list(COUNTS[side] * SQUARES, (i) => ({ kind: 'place', side, piece: Math.floor(i / SQUARES), square: i % SQUARES })),
)
const FORMS = ([0, 1] as const).map((side) =>
  list(FORMATIONS[side].length, (index) => ({ kind: 'formation', side, index })),
)
const MOVES = list(2 * HANDLES * SQUARES * 2, (i) => ({
  kind: 'move',
  token: Math.floor(i / (SQUARES * 2)),
  to: Math.floor(i / 2) % SQUARES,
  declare: i % 2 === 1,
}))
const BY_TOKEN = Array.from({ length: 2 * HANDLES }, (_, token) =>
  MOVES.slice(token * SQUARES * 2, (token + 1) * SQUARES * 2),
)
const COMBATS = list(SQUARES, (square) => ({ kind: 'chooseCombat', square }))
const FIGHTERS = list(2 * HANDLES, (token) => ({ kind: 'chooseFighter', token }))
const POINTS = list(2 * HANDLES, (token) => ({ kind: 'point', token }))
const SUPPORTS = list(2 * HANDLES, (token) => ({ kind: 'support', token }))
const RETREATS = list(SQUARES, (square) => ({ kind: 'retreatTo', square }))
/** Number cards in order, then Skill and Retreat. */
const NUMBERS = MOST_NUMBER - LEAST_NUMBER + 1
const cardAt = (card: Card): number => (card < SKILL ? card - LEAST_NUMBER : NUMBERS + card - SKILL)
const cardFrom = (i: number): Card => (i < NUMBERS ? i + LEAST_NUMBER : SKILL + i - NUMBERS)
const PLAYS = list(NUMBERS + RETREAT - SKILL + 1, (i) => ({ kind: 'playCard', card: cardFrom(i) }))
const FETCHES = list(NUMBERS + RETREAT - SKILL + 1, (i) => ({ kind: 'fetch', card: cardFrom(i) }))

export const place = (side: SideIndex, piece: Piece, square: Square): Action =>
  (PLACES[side] as readonly Action[])[piece * SQUARES + square] as Action
export const formation = (side: SideIndex, index: number): Action => (FORMS[side] as readonly Action[])[index] as Action
const move = (token: Token, to: Square, declare: boolean): Action =>
  MOVES[(token * SQUARES + to) * 2 + (declare ? 1 : 0)] as Action
/** All that one token could ever make: at `2 * to`, and with the declaration one further. */
export const movesOf = (token: Token): readonly Action[] => BY_TOKEN[token] as readonly Action[]
export const chooseCombat = (square: Square): Action => COMBATS[square] as Action
export const chooseFighter = (token: Token): Action => FIGHTERS[token] as Action
export const point = (token: Token): Action => POINTS[token] as Action
export const support = (token: Token): Action => SUPPORTS[token] as Action
export const retreatTo = (square: Square): Action => RETREATS[square] as Action
export const playCard = (card: Card): Action => PLAYS[cardAt(card)] as Action
export const fetchCard = (card: Card): Action => FETCHES[cardAt(card)] as Action

/** A step of a combined choice that is not yet a commit: every piece of the setup but the last. */
export const staged = (action: Action): boolean => action.kind === 'place' && action.piece < COUNTS[action.side] - 1

const yesNo = (yes: boolean): string => (yes ? 'yes' : 'no')

/** `place storm 00`, `formation R guard`, `move R3 32`, `move R3 32 prize`, `combat 32`, `fight R3`, `point Y4`, `play Sk`. */
export const format = (_options: Options, action: Action): string => {
  switch (action.kind) {
    case 'place':
      return `place ${characterOf(action.side, action.piece).id} ${squareText(action.square)}`
    case 'formation':
      return `formation ${action.side === 0 ? 'R' : 'Y'} ${FORMATIONS[action.side][action.index]?.id ?? ''}`
    case 'move':
      return `move ${tokenText(action.token)} ${squareText(action.to)}${action.declare ? ' prize' : ''}`
    case 'chooseCombat':
      return `combat ${squareText(action.square)}`
    case 'chooseFighter':
      return `fight ${tokenText(action.token)}`
    case 'point':
      return `point ${tokenText(action.token)}`
    case 'support':
      return `show ${tokenText(action.token)}`
    case 'noSupport':
      return 'show none'
    case 'mutual':
    case 'ban':
      return `${action.kind} ${yesNo(action.yes)}`
    case 'returnCard':
      return `return ${yesNo(action.yes)}`
    case 'playCard':
      return `play ${cardText(action.card)}`
    case 'fetch':
      return `fetch ${cardText(action.card)}`
    case 'fetchNone':
      return 'fetch none'
    case 'retreatTo':
      return `retreat ${squareText(action.square)}`
    case 'look':
    case 'stand':
    case 'switch':
    case 'shuffle':
    case 'keep':
    case 'proceed':
      return action.kind
    default:
      return unreachable(action)
  }
}

const WORDS: Readonly<Record<string, Action>> = {
  look: LOOK,
  stand: STAND,
  switch: SWITCH,
  shuffle: SHUFFLE,
  keep: KEEP,
  proceed: PROCEED,
  'show none': NO_SUPPORT,
  'fetch none': FETCH_NONE,
  'mutual no': MUTUAL[0],
  'mutual yes': MUTUAL[1],
  'ban no': BAN[0],
  'ban yes': BAN[1],
  'return no': RETURN_CARD[0],
  'return yes': RETURN_CARD[1],
}

export const parse = (_options: Options, text: string): Action | null => {
  if (Object.hasOwn(WORDS, text)) return WORDS[text] as Action
  const [verb, first, second, third, ...rest] = text.split(' ')
  if (first === undefined || rest.length > 0) return null
  if (verb === 'move') return parseMove(first, second, third)
  if (third !== undefined) return null
  if (second !== undefined) {
    if (verb === 'place') return parsePlace(first, second)
    return verb === 'formation' ? parseFormation(first, second) : null
  }
  switch (verb) {
    case 'combat':
    case 'retreat': {
      const square = squareOf(first)
      return square === null ? null : verb === 'combat' ? chooseCombat(square) : retreatTo(square)
    }
    case 'fight':
    case 'point':
    case 'show': {
      const token = tokenNamed(first)
      if (token === null) return null
      return verb === 'fight' ? chooseFighter(token) : verb === 'point' ? point(token) : support(token)
    }
    case 'play':
    case 'fetch': {
      const card = cardOf(first)
      return card === null ? null : verb === 'play' ? playCard(card) : fetchCard(card)
    }
    default:
      return null
  }
}

const parseMove = (tokenName: string, square: string | undefined, prize: string | undefined): Action | null => {
  const token = tokenNamed(tokenName)
  const to = squareOf(square ?? '')
  if (token === null || to === null || (prize !== undefined && prize !== 'prize')) return null
  return move(token, to, prize !== undefined)
}

const parsePlace = (name: string, square: string): Action | null => {
  const at = squareOf(square)
  if (at === null) return null
  const side = CHARACTERS[0].some((one) => one.id === name) ? 0 : 1
  const piece = pieceById(side, name)
  return piece === null ? null : place(side, piece, at)
}

const parseFormation = (letter: string, id: string): Action | null => {
  if (letter !== 'R' && letter !== 'Y') return null
  const side = letter === 'R' ? 0 : 1
  const index = FORMATIONS[side].findIndex((one) => one.id === id)
  return index < 0 ? null : formation(side, index)
}

/** Null when the text is no token. */
export const tokenNamed = (text: string): Token | null => {
  const found = /^([RY])(0|[1-9]\d?)$/.exec(text)
  if (found === null) return null
  const handle = Number(found[2])
  return handle < HANDLES ? tokenOf(found[1] === 'R' ? 0 : 1, handle) : null
}
