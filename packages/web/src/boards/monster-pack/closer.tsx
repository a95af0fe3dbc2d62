import { someInspector } from '@menagerie/engine'
import type { Card, CardIndex, View } from '@menagerie/games/monster-pack'
import { inspector } from '@menagerie/games/monster-pack/inspector'
import { CardBack } from '../../pieces/card.tsx'
import type { CloserRoom } from '../board.ts'
import { sortsIn } from '../within.ts'
import { WORDS, lookOf } from './looks.ts'
import { Triangle } from './triangle.tsx'

/** Cards of a pile, the newest first. */
const pileOf = ({ sides }: View, row: string | undefined, seat: number): readonly CardIndex[] => {
  const side = sides[seat as 0 | 1]
  if (row === 'deck') return side.deck ?? []
  return row === 'discard' ? [...side.discard].reverse() : []
}

export const monsterPackCloser: CloserRoom = {
  inspector: someInspector(inspector),
  thingAt: (place, _, near) => {
    const [row, at] = place.split('.')
    switch (row) {
      case 'h':
        return `hand.${at}`
      case 'w':
      case 'a':
        return `${row}.${near}.${at}`
      case 'ow':
      case 'oa':
        return `${row.slice(1)}.${1 - near}.${at}`
      default:
        return null
    }
  },
  picture: ({ thing, view }, t) => {
    if (thing === 'types') return <Triangle bonus={(view as View).options.typeBonus} />
    return thing.startsWith('deck.') ? (
      <CardBack picture="monster-pack/back" label={t('seat.deckBack', { ns: WORDS })} />
    ) : null
  },
  within: ({ thing, view: unknownView }, t) => {
    const view = unknownView as View
    const [row, seat] = thing.split('.')
    return sortsIn(pileOf(view, row, Number(seat)), (card) => ({
      thing: `card.${card}`,
      look: lookOf(t, view.options, view.options.cards[card] as Card),
    }))
  },
}
