import type { Seat } from '@menagerie/engine'
import { type Action, type Options, boardBox } from '@menagerie/games/monster-maker'
import type { Choice } from '../../pieces/picking.ts'

/** Places of the board as picking, dragging and the keyboard know them. */
export const places = {
  /** `copy`: which of several equal cards, from 0. */
  hand: (card: number, copy: number): string => `h.${card}.${copy}`,
  lane: (seat: Seat): string => `l.${seat}`,
  /** The monster in front of the own corridor. */
  monster: 'm',
  discard: 'd',
  treasure: (treasure: number, copy: number): string => `t.${treasure}.${copy}`,
  button: (id: string): string => `b.${id}`,
}

export interface Lying {
  readonly card: number
  readonly place: string
}

const copies = (list: readonly number[], place: (card: number, copy: number) => string): readonly Lying[] =>
  list.map((card, index) => ({ card, place: place(card, list.slice(0, index).filter((one) => one === card).length) }))

export const handCards = (hand: readonly number[]): readonly Lying[] => copies(hand, places.hand)
export const ownTreasures = (treasures: readonly number[]): readonly Lying[] => copies(treasures, places.treasure)

/** What lies in front of the player whose choices these are. */
export interface Around {
  readonly seat: Seat
  readonly hand: readonly Lying[]
  readonly treasures: readonly Lying[]
  /** A team is being put together, and a card joins it by one touch. */
  readonly team: boolean
}

type Kind = Action['kind']
type Of<K extends Kind> = Extract<Action, { readonly kind: K }>
type Touches = readonly (readonly string[])[]

const withCard = ({ hand }: Around, card: number, ...rest: readonly string[]): Touches =>
  hand.filter((one) => one.card === card).map((one) => [one.place, ...rest])
const button = ({ kind }: { readonly kind: Kind }): Touches => [[places.button(kind)]]
const joining = ({ card }: { readonly card: number }, around: Around): Touches =>
  around.team ? withCard(around, card) : withCard(around, card, places.monster)

/** The ways to touch an action of each kind. */
const WAYS: { readonly [K in Kind]: (action: Of<K>, around: Around) => Touches } = {
  corridor: ({ card }, around) => withCard(around, card, places.lane(around.seat)),
  monster: ({ card, target }, around) => withCard(around, card, places.lane(target)),
  send: joining,
  cast: joining,
  arm: ({ treasure }, { treasures }) => treasures.filter((one) => one.card === treasure).map((one) => [one.place]),
  discard: ({ card }, around) => withCard(around, card, places.discard),
  // A Thief may be lost too: who goes ahead is a button, who is lost a card.
  avoid: ({ card }) => [[places.button(`avoid.${card}`)]],
  drop: ({ card }, around) => withCard(around, card),
  open: ({ card, treasure }, around) =>
    around.treasures.filter((one) => one.card === treasure).flatMap((one) => withCard(around, card, one.place)),
  charm: ({ target }) => [[places.lane(target)]],
  heal: ({ card }) => [[places.button(`heal.${card}`)]],
  dispelWith: ({ treasure }) => [[places.button(`dispelWith.${treasure}`)]],
  throw: ({ hand }) => [[places.button(`throw.${hand}`)]],
  detour: button,
  dispel: button,
  roll: button,
  pass: button,
  release: button,
  end: button,
  suffer: button,
  declare: button,
  keep: button,
  proceed: button,
}

/** What may be done as the places one touches for it: a card and where it goes. */
export const choicesOf = (options: Options, around: Around, notations: readonly string[]): readonly Choice[] =>
  notations.flatMap((notation) => {
    const action = boardBox.game.parse(options, notation)
    if (action === null) return []
    const ways = WAYS[action.kind] as (action: Action, around: Around) => Touches
    return ways(action, around).map((touched) => ({ steps: [notation], places: touched }))
  })

/** Whether a notation puts a team together. */
export const isTeamStep = (options: Options, notation: string): boolean => {
  const kind = boardBox.game.parse(options, notation)?.kind
  return kind === 'send' || kind === 'cast' || kind === 'arm'
}

/** Hand cards and treasures that lie in a draft, so that what is left can be seen: the last copies go first. */
export const laidOut = (
  options: Options,
  hand: readonly Lying[],
  treasures: readonly Lying[],
  draft: readonly string[],
): ReadonlySet<string> => {
  const gone = new Set<string>()
  const take = (from: readonly Lying[], card: number): void => {
    const one = [...from].reverse().find((lying) => lying.card === card && !gone.has(lying.place))
    if (one !== undefined) gone.add(one.place)
  }
  for (const notation of draft) {
    const action = boardBox.game.parse(options, notation)
    if (action?.kind === 'send' || action?.kind === 'cast') take(hand, action.card)
    else if (action?.kind === 'arm') take(treasures, action.treasure)
  }
  return gone
}
