import { someInspector } from '@menagerie/engine'
import type { View } from '@menagerie/games/dragon-treasure'
import { inspector } from '@menagerie/games/dragon-treasure/inspector'
import type { ReactNode } from 'react'
import { artUrl } from '../../pieces/art.ts'
import { Die } from '../../pieces/die.tsx'
import type { CloserRoom } from '../board.ts'
import { spaceOf } from './choices.ts'
import './closer.css'
import { Cup } from './cup.tsx'
import { Crest } from './lords.tsx'
import { lordOf, nameOf, sayer } from './words.ts'

const FACES = [1, 2, 3, 4, 5, 6] as const

/** The castle of a space that has nothing else to show. */
const castleAt = ({ options, owners }: View, space: number): ReactNode => {
  if (!options.map.castles.includes(space)) return null
  const owner = owners[space] ?? null
  const whose = owner === null ? 'none' : lordOf(options, owner)
  return <img className="dt-closer" src={artUrl(`dragon-treasure/castle-${whose}`)} alt="" />
}

export const dragonTreasureCloser: CloserRoom = {
  inspector: someInspector(inspector),
  thingAt: (place, unknownView, near) => {
    const space = spaceOf(place)
    if (space !== null) return `space.${space}`
    const [row, value = ''] = place.split('.')
    if (row === 'h') return `hand.${value}`
    return row === 'f' && (unknownView as View).sides[near] !== undefined ? `sealed.${near}` : null
  },
  name: ({ thing, view }, t) => {
    const [row, at] = thing.split('.')
    return row === 'space' ? nameOf(sayer(t), (view as View).options, Number(at)) : null
  },
  picture: ({ thing, inspected, view: unknownView, names }, t) => {
    const view = unknownView as View
    const [row, at] = thing.split('.')
    switch (row) {
      case 'cup':
        return <Cup view={view} say={sayer(t)} names={names} />
      case 'die':
        return (
          <span className="dt-closer-die">
            {FACES.map((face) => (
              <Die key={face} face={face} />
            ))}
          </span>
        )
      case 'seat':
        return <Crest view={view} seat={Number(at)} className="large" />
      case 'space':
        return inspected.page === null ? castleAt(view, Number(at)) : null
      default:
        return null
    }
  },
  within: () => [],
}
