import { unreachable } from '@menagerie/engine'
import { type Options, SPELL, box, handleText } from '@menagerie/games/monstructor'
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

/** What may be done as the places one touches for it: a card and where it goes. */
export const choicesOf = (options: Options, notations: readonly string[]): readonly Choice[] =>
  notations.flatMap((notation): Choice[] => {
    const action = box.game.parse(options, notation)
    if (action === null) return []
    const at = (...touched: readonly string[]): Choice[] => [{ steps: [notation], places: touched }]
    switch (action.kind) {
      case 'use':
        return at(places.part(handleText(options, action.pic, action.nth)))
      case 'challenge':
        return at(places.seat(action.target))
      case 'enterArena':
      case 'fightArena':
        return at(places.ring)
      case 'power':
        return at(places.card(action.card), places.own)
      case 'spell':
        if (action.icon >= 0) return at(places.card(action.card), places.icon(action.icon))
        if (action.pic >= 0)
          return at(places.card(action.card), places.foe(handleText(options, action.pic, action.nth)))
        return at(places.card(action.card), targetOf(options, action.card))
      case 'pickDragon':
        return at(places.dragon(action.card))
      case 'pickFaction':
        return at(places.faction(action.faction))
      case 'lead':
        return at(places.card(action.card), places.centre)
      case 'attach':
        return at(places.card(action.card), places.joint(action.to < 0 ? action.own : action.to))
      case 'endTurn':
      case 'letGo':
      case 'present':
      case 'refuse':
      case 'keep':
      case 'constructFor':
      case 'pass':
      case 'draw':
      case 'proceed':
        return at(places.button(action.kind))
      default:
        return unreachable(action)
    }
  })
