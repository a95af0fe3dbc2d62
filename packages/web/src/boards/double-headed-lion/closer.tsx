import { someInspector } from '@menagerie/engine'
import { type View, cardText } from '@menagerie/games/double-headed-lion'
import { inspector } from '@menagerie/games/double-headed-lion/inspector'
import { artUrl } from '../../pieces/art.ts'
import { CardBack, CardFace } from '../../pieces/card.tsx'
import type { CloserRoom } from '../board.ts'
import { sortsIn } from '../within.ts'
import './closer.css'
import { type Side, WORDS, backPicture, cardFrom, cardLook, tokenPicture } from './looks.ts'

export const doubleHeadedLionCloser: CloserRoom = {
  inspector: someInspector(inspector),
  thingAt: (place, _, near) => {
    const [row, first = '', second = ''] = place.split('.')
    switch (row) {
      case 't':
        return `token.${first}.${second}`
      case 's':
        return `placing.${near}.${first}`
      case 'q':
        return `square.${first}`
      case 'h':
        return `hand.${first}`
      case 'p':
        return `card.${first}`
      default:
        return null
    }
  },
  picture: ({ thing, inspected, view }, t) => {
    const { viewer, options } = view as View
    const [row, first = ''] = thing.split('.')
    // A character has a card of its own.
    if (inspected.page !== null) return null
    if (row === 'token') return <img className="dl-closer" src={artUrl(tokenPicture(Number(first), null))} alt="" />
    if (row === 'cards') return <CardBack picture={backPicture(Number(first))} label={t('fight.down', { ns: WORDS })} />
    const isCard = (row === 'hand' || row === 'card') && first !== 'none'
    return isCard ? <CardFace look={cardLook(t, options, viewer === 1 ? 1 : 0, cardFrom(first))} /> : null
  },
  within: ({ thing, view }, t) => {
    const { sides, options } = view as View
    const [row, first] = thing.split('.')
    const side = Number(first) as Side
    if (row !== 'pile') return []
    const { pile } = sides[side]
    return sortsIn(pile, (card) => ({ thing: `card.${cardText(card)}`, look: cardLook(t, options, side, card) }))
  },
}
