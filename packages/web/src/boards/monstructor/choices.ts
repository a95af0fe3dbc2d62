import { type Action, type Options, SPELL, boardBox, handleText } from '@menagerie/games/monstructor'
import type { Choice } from '../../pieces/picking.ts'

/** Places of the board as picking, dragging and the keyboard know them. */
export const places = {
  /** A part on the bench that is chosen from. */
  part: (handle: string): string => `p.${handle}`,
  /** The stand a monster is put together on. */
  stand: 's',
  /** A hidden card, or a hand card of Dominoes. */
  card: (card: number): string => `h.${card}`,
  /** A player, as the target of a challenge. */
  seat: (seat: number): string => `t.${seat}`,
  /** The own and the other monster in a fight. */
  own: 'm',
  other: 'o',
  /** A part of the other monster. */
  foe: (handle: string): string => `f.${handle}`,
  icon: (icon: number): string => `i.${icon}`,
  /** Open connectors of the centre of Dominoes, by width or by connector. */
  joint: (connector: number): string => `j.${connector}`,
  centre: 'centre',
  ring: 'ring',
  dragon: (card: number): string => `d.${card}`,
  faction: (faction: number): string => `x.${faction}`,
  button: (id: string): string => `b.${id}`,
}

/** Spells for the own monster lie on it; all others on the other one. */
const ON_OWN: ReadonlySet<string> = new Set(['bonus', 'sigil', 'shield'])

const targetOf = (options: Options, card: number): string => {
  const { set } = options
  if (set.kind[card] !== SPELL) return places.own
  return ON_OWN.has(set.effects[card]?.name ?? '') ? places.own : places.other
}

type Kind = Action['kind']
type Of<K extends Kind> = Extract<Action, { readonly kind: K }>
type Touches = readonly string[]

const button = (_: Options, { kind }: { readonly kind: Kind }): Touches => [places.button(kind)]
const ring = (): Touches => [places.ring]

/** What an action of each kind is touched for. */
const WAYS: { readonly [K in Kind]: (options: Options, action: Of<K>) => Touches } = {
  use: (options, { pic, nth }) => [places.part(handleText(options, pic, nth))],
  challenge: (_, { target }) => [places.seat(target)],
  enterArena: ring,
  fightArena: ring,
  power: (_, { card }) => [places.card(card), places.own],
  // Laid by one touch, taken back by another.
  lay: (_, { card }) => [places.card(card)],
  playLaid: button,
  spell: (options, { card, icon, pic, nth }) => {
    if (icon >= 0) return [places.card(card), places.icon(icon)]
    return [places.card(card), pic >= 0 ? places.foe(handleText(options, pic, nth)) : targetOf(options, card)]
  },
  pickDragon: (_, { card }) => [places.dragon(card)],
  pickFaction: (_, { faction }) => [places.faction(faction)],
  lead: (_, { card }) => [places.card(card), places.centre],
  attach: (_, { card, to, own }) => [places.card(card), places.joint(to < 0 ? own : to)],
  endTurn: button,
  letGo: button,
  present: button,
  refuse: button,
  keep: button,
  constructFor: button,
  pass: button,
  draw: button,
  proceed: button,
}

/** The places one touches for an action; none for what names nothing. */
export const placesOf = (options: Options, notation: string): Touches => {
  const action = boardBox.game.parse(options, notation)
  if (action === null) return []
  const way = WAYS[action.kind] as (options: Options, action: Action) => Touches
  return way(options, action)
}

/** What may be done as the places one touches for it: a card and where it goes. */
export const choicesOf = (options: Options, notations: readonly string[]): readonly Choice[] =>
  notations.flatMap((notation) => {
    const touched = placesOf(options, notation)
    return touched.length === 0 ? [] : [{ steps: [notation], places: touched }]
  })
