import type { Space, View } from '@menagerie/games/dragon-treasure'
import { artUrl } from '../../pieces/art.ts'
import { type Lying, useInstances } from '../../pieces/instances.ts'
import { MapSpot } from '../../pieces/map-view.tsx'
import { spentAt } from './paths.ts'
import { SHEET_SIZE, pointOf } from './ways.ts'

interface Token {
  readonly place: string
  readonly look: string
  readonly picture: string
  readonly space: Space
  /** From the middle of the space, in units of the sheet. */
  readonly dx: number
  readonly dy: number
  readonly size: 'army' | 'counter' | 'small' | 'dragon'
  /** How many lie or stand there, when more than one. */
  readonly count: number
  /** An army that has fought and moves no more in this turn (DT-3.6). */
  readonly spent: boolean
}

/** Where several parties share a space, each keeps to its side of it. */
const ASIDE = [
  [0, 0],
  [-24, -4],
  [24, 4],
  [0, -26],
] as const

/** Everything on the map, in the order it lies over one another. */
const tokensOf = (view: View): readonly Token[] => {
  const { map } = view.options
  const tokens: Token[] = []
  for (const space of map.names.keys()) {
    const castle = map.castles.includes(space)
    const lair = map.lairs.includes(space)
    const parties = view.sides.flatMap((side, seat) => ((side.armies[space] ?? 0) > 0 ? [seat] : []))
    const crowd = parties.length + (view.dragon === space ? 1 : 0)
    if (view.down[space] === 1)
      tokens.push({
        place: `${space}.down`,
        look: `down${space}`,
        picture: 'hidden',
        space,
        dx: crowd > 0 ? 30 : 0,
        dy: crowd > 0 ? -26 : 6,
        size: crowd > 0 ? 'small' : 'counter',
        count: 1,
        spent: false,
      })
    const treasures = view.up[space] ?? 0
    for (let i = 0; i < treasures; i++) {
      const beside = castle
        ? ([60, -8 - i * 9] as const)
        : crowd > 0
          ? ([20, 18] as const)
          : ([0, lair ? 6 : 0] as const)
      tokens.push({
        place: `${space}.up.${i}`,
        look: 'treasure',
        picture: 'treasure',
        space,
        dx: beside[0],
        dy: beside[1],
        size: castle ? 'counter' : crowd > 0 ? 'small' : 'counter',
        count: i === treasures - 1 ? treasures : 1,
        spent: false,
      })
    }
    for (const [at, seat] of parties.entries()) {
      const armies = view.sides[seat]?.armies[space] ?? 0
      const spent = seat === view.active ? spentAt(view, space) : 0
      const [dx, dy] = crowd > 1 ? (ASIDE[at + 1] ?? [0, 0]) : [0, 0]
      for (let i = 0; i < armies; i++)
        tokens.push({
          place: `${space}.${seat}.${i}`,
          look: `army${seat}`,
          picture: `army-${seat}`,
          space,
          dx,
          dy: dy + (castle ? 40 : lair ? 4 : 0),
          size: 'army',
          count: i === armies - 1 ? armies : 1,
          spent: i < spent,
        })
    }
    if (view.dragon === space)
      tokens.push({
        place: `${space}.dragon`,
        look: 'dragon',
        picture: 'dragon',
        space,
        dx: crowd > 1 ? 22 : 0,
        dy: crowd > 1 ? -30 : -22,
        size: 'dragon',
        count: 1,
        spent: false,
      })
  }
  return tokens
}

const ORDER = { counter: 1, army: 3, small: 4, dragon: 5 } as const

/** Counters, treasures, armies and the Dragon; a thing keeps its identity for the eye while it moves. */
export const Standing = ({ view }: { readonly view: View }) => {
  const tokens = tokensOf(view)
  const ids = useInstances(tokens.map(({ place, look }): Lying => ({ place, look })))
  const drawn = tokens
    .map((token) => ({ token, id: ids.get(token.place) ?? token.place }))
    // In one order of the page, so that what moves is moved and not made anew.
    .sort((a, b) => (a.id < b.id ? -1 : 1))
  return drawn.map(({ token, id }) => {
    const [x, y] = pointOf(view.options.map, token.space)
    return (
      <MapSpot
        key={id}
        x={x + token.dx}
        y={y + token.dy}
        map={SHEET_SIZE}
        className={`dt-token ${token.size} z${ORDER[token.size]} ${token.spent ? 'spent' : ''}`}
      >
        <img src={artUrl(`dragon-treasure/${token.picture}`)} alt="" draggable={false} data-token={token.place} />
        {token.count > 1 && (
          <b className="dt-count" aria-hidden="true">
            {token.count}
          </b>
        )}
      </MapSpot>
    )
  })
}
