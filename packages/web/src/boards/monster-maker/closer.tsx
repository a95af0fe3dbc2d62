import { someInspector } from '@menagerie/engine'
import type { View } from '@menagerie/games/monster-maker'
import { inspector } from '@menagerie/games/monster-maker/inspector'
import { artUrl } from '../../pieces/art.ts'
import { CardBack } from '../../pieces/card.tsx'
import type { CloserRoom } from '../board.ts'
import { sortsIn } from '../within.ts'
import './closer.css'
import { BACKS, WORDS, kindLook, standingPicture } from './looks.ts'

const PILES: Readonly<Record<string, string>> = { draw: BACKS.draw, treasure: BACKS.treasure, prize: BACKS.prize }

export const monsterMakerCloser: CloserRoom = {
  inspector: someInspector(inspector),
  thingAt: (place, _, near) => {
    const [row, at] = place.split('.')
    switch (row) {
      case 'h':
        return `hand.${at}`
      case 't':
        return `treasure.${at}`
      case 'l':
        return `lane.${at}`
      case 'm':
        return `monster.${at ?? near}`
      case 'd':
        return 'pile.discard'
      default:
        return null
    }
  },
  picture: ({ thing, inspected, view }, t) => {
    const { parties } = view as View
    const [row, first = ''] = thing.split('.')
    if (row === 'lane') {
      const party = parties[Number(first)]
      return party === undefined ? null : <img className="mm-closer" src={artUrl(standingPicture(party))} alt="" />
    }
    // What lies face down has no page.
    const hidden = row === 'held' && inspected.page === null
    const back = hidden ? BACKS.treasure : row === 'pile' ? PILES[first] : undefined
    return back === undefined ? null : <CardBack picture={back} label={hidden ? t('lane.secret', { ns: WORDS }) : ''} />
  },
  within: ({ thing, view }, t) => {
    const { discard, options } = view as View
    if (thing !== 'pile.discard') return []
    return sortsIn([...discard].reverse(), (card) => ({ thing: `kind.${card}`, look: kindLook(t, options, card) }))
  },
}
