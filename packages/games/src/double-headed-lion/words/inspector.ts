import {
  type Choices,
  type Inspected,
  type Inspector,
  type LogLine,
  type Message,
  type Seat,
  ruled,
  said,
  unnamed,
} from '@menagerie/engine'
import { tokenNamed, tokenOf, tokenText } from '../choices/actions.ts'
import type { Types } from '../rules/types.ts'
import { isOne } from '../secrets/narrowing.ts'
import type { SideView, TokenView, View } from '../secrets/view.ts'
import { RETREAT, SKILL, cardOf, cardText, cardWord } from '../set/components.ts'
import { CASTLE, D, SQUARES, type Square, room, squareOf, squareText } from '../set/map.ts'
import { ALL, CHARACTERS, type Piece, REP, ROY, nameOf, pieceById } from '../set/pieces.ts'
import { en } from './locales/inspector-en.ts'
import { type Aid, aidOf, reminds, shown } from './told.ts'

/*
 * Addresses: `token.<side>.<handle>` on the field, `piece.<side>.<piece>` a character wherever it is, `placing.<side>.<piece>` one
 * that is set up, `square.<square>`, `hand.<card>` in the viewer's hand, `card.<card>`, `pile.<side>`, `cards.<side>`, `seat.<side>`.
 */

const NOTHING: readonly LogLine[] = []
const SIDES = [REP, ROY] as const
type Side = (typeof SIDES)[number]

/** What the table shows of a view, and how far it reminds. */
interface Eye {
  readonly view: View
  readonly aid: Aid
}

const isSide = (side: number): side is Side => side === REP || side === ROY
const sideWord = (side: number): string => `@sides.${side === REP ? 'republic' : 'royalist'}`
const piecesIn = (side: Side, mask: number): readonly Piece[] =>
  CHARACTERS[side].map((_, piece) => piece).filter((piece) => ((mask >> piece) & 1) === 1)

const slotOf = ({ tokens }: SideView, piece: Piece): number => tokens.findIndex((token) => token.piece === piece)

/** Who everybody else may take an own token for: told only where the table reminds of it. */
const rivalsKnow = ({ view, aid }: Eye, side: Side, slot: number, token: TokenView): readonly LogLine[] => {
  if (view.viewer !== side || token.square === null || !reminds(aid, token)) return NOTHING
  return isOne(view.sides[side].known.may[slot] ?? 0) ? [ruled('now.theyKnow', 'DL-9.1')] : NOTHING
}

const standsOn = (square: Square | null): LogLine =>
  square === null
    ? ruled('now.removed', 'DL-5.20')
    : ruled(square === CASTLE ? 'now.inCastle' : 'now.on', null, {
        square: squareText(square),
        distance: D[square] ?? 0,
      })

/** A character: told by name wherever the table shows it, on its own or on a token. */
const character = (eye: Eye, side: Side, piece: Piece, kind: Message, slot: number): Inspected => {
  const { view } = eye
  const token = view.sides[side].tokens[slot]
  return {
    name: said('thing', { name: nameOf(side, piece) }),
    kind,
    page: CHARACTERS[side][piece]?.id ?? null,
    does: [ruled('does.value', 'DL-5.18', { value: view.options.values[side][piece] ?? 0 })],
    now: token === undefined ? NOTHING : [standsOn(token.square), ...rivalsKnow(eye, side, slot, token)],
    names: [nameOf(side, piece), ...(token === undefined ? [] : [tokenText(tokenOf(side, token.handle))])],
  }
}

/** Who an unknown token may be, as far as the view tells and the table reminds (`shown`). */
const mayBe = (side: Side, { tokens }: SideView, token: TokenView): LogLine => {
  const left = tokens.reduce((mask, { piece }) => (piece === null ? mask : mask & ~(1 << piece)), ALL[side])
  const narrowed = token.mayBe & left
  return narrowed === 0 || (left & ~narrowed) === 0
    ? ruled('now.anybody', 'DL-1.4')
    : ruled('now.mayBe', 'DL-9.1', { names: piecesIn(side, narrowed).map((piece) => nameOf(side, piece)) })
}

const tokenAt = (eye: Eye, side: Side, handle: number): Inspected | null => {
  const here = eye.view.sides[side]
  const slot = here.tokens.findIndex((token) => token.handle === handle)
  const token = here.tokens[slot]
  const text = tokenText(tokenOf(side, handle))
  if (token === undefined)
    return handle < 0 || handle > here.lastHandle
      ? null
      : {
          ...unnamed(said('names.token', { token: text }), said('kinds.token', { side: sideWord(side) }), NOTHING, [
            ruled('now.mixed', 'DL-9.4'),
          ]),
          names: [text],
        }
  const kind = said('kinds.standing', { side: sideWord(side), token: text })
  if (token.piece !== null) return character(eye, side, token.piece, kind, slot)
  return {
    ...unnamed(
      said('names.token', { token: text }),
      said('kinds.token', { side: sideWord(side) }),
      [ruled(side === ROY ? 'does.royalist' : 'does.republic', 'DL-3.1')],
      [standsOn(token.square), mayBe(side, here, token)],
    ),
    names: [text],
  }
}

/** Who stands on a square, as the table shows them. */
const standing = ({ sides }: View, square: Square): readonly string[] =>
  SIDES.flatMap((side) =>
    sides[side].tokens
      .filter((token) => token.square === square)
      .map(({ piece, handle }) => (piece === null ? tokenText(tokenOf(side, handle)) : nameOf(side, piece))),
  )

const squareAt = ({ view }: Eye, square: Square): Inspected | null => {
  if (!(square >= 0 && square < SQUARES)) return null
  const there = standing(view, square)
  const castle = square === CASTLE
  return {
    ...unnamed(
      castle ? said('names.castle') : said('names.square', { square: squareText(square) }),
      said('kinds.square', { distance: D[square] ?? 0 }),
      [
        ruled('does.room', 'DL-4.1', { count: room(square) }),
        ...(castle ? [ruled('does.castle', 'DL-10.1')] : [ruled('does.distance', 'DL-3.1')]),
      ],
      [
        there.length === 0 ? ruled('now.empty', null) : ruled('now.there', null, { names: there }),
        ...(view.due.includes(square) ? [ruled('now.due', 'DL-5.1')] : []),
      ],
    ),
    names: [squareText(square)],
  }
}

const cardAt = (text: string, kind: Message): Inspected | null => {
  if (text === 'none') return unnamed(said('names.noCard'), kind, [ruled('does.noCard', 'DL-6.7')], NOTHING)
  const card = cardOf(text)
  if (card === null) return null
  const does =
    card === SKILL
      ? [ruled('does.skill', 'DL-6.4'), ruled('does.skillFor', 'DL-6.3'), ruled('does.bluff', 'DL-6.7')]
      : card === RETREAT
        ? [ruled('does.retreat', 'DL-5.17'), ruled('does.retreatTo', 'DL-7.1'), ruled('does.noRetreat', 'DL-7.4')]
        : [ruled('does.number', 'DL-6.1', { count: card })]
  const name =
    card === SKILL || card === RETREAT ? said('thing', { name: cardWord(card) }) : said('names.number', { count: card })
  return { ...unnamed(name, kind, does, NOTHING), names: [cardWord(card)] }
}

const pileOf = ({ view }: Eye, side: Side): Inspected => {
  const { pile } = view.sides[side]
  return unnamed(
    said('names.pile', { side: sideWord(side) }),
    said('kinds.pile'),
    [ruled('does.pile', 'DL-5.21'), ruled('does.recover', 'DL-5.22')],
    pile.length === 0 ? [ruled('now.noCards', null)] : [ruled('now.pile', null, { cards: pile.map(cardWord) })],
  )
}

const cardsOf = ({ view }: Eye, side: Side): Inspected => {
  const { handCount, deck, hand } = view.sides[side]
  return unnamed(
    said('names.cards', { side: sideWord(side) }),
    said('kinds.cards'),
    [ruled('does.cards', 'DL-5.15')],
    [
      ruled('now.hand', null, { count: handCount }),
      ...(deck === null ? [] : [ruled('now.deck', 'DL-1.5', { cards: deck.map(cardWord) })]),
      ...(hand === null ? [] : [ruled('now.held', 'DL-5.21', { cards: hand.map(cardWord) })]),
    ],
  )
}

const sideOf = ({ view }: Eye, side: Side): Inspected => {
  const { tokens } = view.sides[side]
  const fallen = tokens.flatMap(({ square, piece }) => (square === null && piece !== null ? [nameOf(side, piece)] : []))
  return unnamed(
    said('names.seat', { seat: side, side: sideWord(side) }),
    said('kinds.side'),
    [ruled(side === REP ? 'does.republicWins' : 'does.royalistWins', side === REP ? 'DL-10.4' : 'DL-10.1')],
    [
      ruled('now.standing', null, { count: tokens.filter(({ square }) => square !== null).length }),
      ...(fallen.length > 0 ? [ruled('now.fallen', 'DL-5.20', { names: fallen })] : []),
      ...(view.active === side ? [ruled('now.turn', 'DL-2.1', { turn: view.turn })] : []),
    ],
  )
}

const handOf = ({ viewer, sides }: View): SideView['hand'] =>
  viewer === 'spectator' ? null : (sides[viewer as Side].hand ?? null)

const inspect = (eye: Eye, address: string): Inspected | null => {
  const { view } = eye
  const [row, first = '', second] = address.split('.')
  const [a, b] = [Number(first), Number(second)]
  if (row === 'square') return squareAt(eye, a)
  if (row === 'hand') return cardAt(first, said('kinds.inHand'))
  if (row === 'card') return cardAt(first, said('kinds.card'))
  if (!isSide(a)) return null
  switch (row) {
    case 'token':
      return tokenAt(eye, a, b)
    case 'piece':
    case 'placing': {
      if (CHARACTERS[a][b] === undefined) return null
      const kind = said(row === 'piece' ? 'kinds.piece' : 'kinds.placing', { side: sideWord(a) })
      return character(eye, a, b, kind, slotOf(view.sides[a], b))
    }
    case 'pile':
      return pileOf(eye, a)
    case 'cards':
      return cardsOf(eye, a)
    case 'seat':
      return sideOf(eye, a)
    default:
      return null
  }
}

const things = (view: View): readonly string[] => [
  ...Array.from({ length: SQUARES }, (_, square) => `square.${square}`),
  ...SIDES.flatMap((side) => [
    ...view.sides[side].tokens.map(({ handle }) => `token.${side}.${handle}`),
    ...CHARACTERS[side].map((_, piece) => `piece.${side}.${piece}`),
    ...['pile', 'cards', 'seat'].map((row) => `${row}.${side}`),
  ]),
  ...(view.viewer === REP || view.viewer === ROY
    ? CHARACTERS[view.viewer].map((_, piece) => `placing.${String(view.viewer)}.${piece}`)
    : []),
  ...[...new Set(handOf(view) ?? [])].map((card) => `hand.${cardText(card)}`),
  ...['1', 'Sk', 'Re', 'none'].map((card) => `card.${card}`),
]

const thingNamed = (name: string): string | null => {
  if (name.startsWith('@seat#')) return `seat.${Number(name.slice(6)) - 1}`
  if (name.startsWith('@cardNames.')) return `card.${name.slice(11)}`
  if (name.startsWith('@names.')) {
    const id = name.slice(7)
    for (const side of SIDES) {
      const piece = pieceById(side, id)
      if (piece !== null) return `piece.${side}.${piece}`
    }
    return null
  }
  const token = tokenNamed(name)
  if (token !== null) return `token.${name.startsWith('R') ? REP : ROY}.${name.slice(1)}`
  const square = squareOf(name)
  if (square !== null) return `square.${square}`
  return cardOf(name) === null ? null : `card.${name}`
}

const eyeOf = (choices: Choices, view: View): Eye => ({ view: shown(choices, view), aid: aidOf(choices['aid']) })

export const inspector: Inspector<Types> = {
  things: (_, view) => things(view),
  inspect: (choices, view, address) => inspect(eyeOf(choices, view), address),
  thingNamed: (_choices, _view, name, _seat: Seat | null) => thingNamed(name),
  words: 'double-headed-lion-inspector',
  catalogues: { en },
  translations: { ja: () => import('./locales/inspector-ja.ts').then((module) => module.ja) },
}
