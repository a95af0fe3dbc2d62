import type { Seat } from '@menagerie/engine'
import { type Space, type View, spentAt } from '@menagerie/games/dragon-treasure'
import { artUrl } from '../../pieces/art.ts'
import { type Lying, useInstances } from '../../pieces/instances.ts'
import { MapSpot } from '../../pieces/map-view.tsx'
import { SHEET_SIZE, pointOf } from './ways.ts'
import { lordOf } from './words.ts'

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

/** A space with what stands in it. */
interface Stage {
  readonly view: View
  readonly space: Space
  readonly castle: boolean
  readonly lair: boolean
  /** Seats with armies here. */
  readonly parties: readonly Seat[]
  /** How many parties share it, the Dragon among them. */
  readonly crowd: number
}

const stageAt = (view: View, space: Space): Stage => {
  const { castles, lairs } = view.options.map
  const parties = view.sides.flatMap((side, seat) => ((side.armies[space] ?? 0) > 0 ? [seat] : []))
  return {
    view,
    space,
    castle: castles.includes(space),
    lair: lairs.includes(space),
    parties,
    crowd: parties.length + (view.dragon === space ? 1 : 0),
  }
}

const hiddenAt = ({ view, space, crowd }: Stage): readonly Token[] => {
  if (view.down[space] !== 1) return []
  const [dx, dy] = crowd > 0 ? [30, -26] : [0, 6]
  const size = crowd > 0 ? 'small' : 'counter'
  return [
    { place: `${space}.down`, look: `down${space}`, picture: 'hidden', space, dx, dy, size, count: 1, spent: false },
  ]
}

const treasuresAt = ({ view, space, castle, lair, crowd }: Stage): readonly Token[] => {
  const treasures = view.up[space] ?? 0
  const beside = (at: number): readonly [number, number] => {
    if (castle) return [60, -8 - at * 9]
    return crowd > 0 ? [20, 18] : [0, lair ? 6 : 0]
  }
  return Array.from({ length: treasures }, (_, at): Token => {
    const [dx, dy] = beside(at)
    return {
      place: `${space}.up.${at}`,
      look: 'treasure',
      picture: 'treasure',
      space,
      dx,
      dy,
      size: castle || crowd === 0 ? 'counter' : 'small',
      count: at === treasures - 1 ? treasures : 1,
      spent: false,
    }
  })
}

const armiesAt = ({ view, space, castle, lair, parties, crowd }: Stage): readonly Token[] =>
  parties.flatMap((seat, at) => {
    const armies = view.sides[seat]?.armies[space] ?? 0
    const spent = seat === view.active ? spentAt(view, space) : 0
    const [dx, dy] = crowd > 1 ? (ASIDE[at + 1] ?? [0, 0]) : [0, 0]
    const lower = castle ? 40 : lair ? 4 : 0
    return Array.from({ length: armies }, (_, i): Token => ({
      place: `${space}.${seat}.${i}`,
      look: `army${seat}`,
      picture: `army-${lordOf(view.options, seat)}`,
      space,
      dx,
      dy: dy + lower,
      size: 'army',
      count: i === armies - 1 ? armies : 1,
      spent: i < spent,
    }))
  })

const dragonAt = ({ view, space, crowd }: Stage): readonly Token[] => {
  if (view.dragon !== space) return []
  const [dx, dy] = crowd > 1 ? [22, -30] : [0, -22]
  return [
    {
      place: `${space}.dragon`,
      look: 'dragon',
      picture: 'dragon',
      space,
      dx,
      dy,
      size: 'dragon',
      count: 1,
      spent: false,
    },
  ]
}

/** Everything on the map, in the order it lies over one another. */
const tokensOf = (view: View): readonly Token[] =>
  view.options.map.names.flatMap((_, space) => {
    const stage = stageAt(view, space)
    return [hiddenAt, treasuresAt, armiesAt, dragonAt].flatMap((tokens) => tokens(stage))
  })

const marksOf = ({ spent, count, dx }: Token): string =>
  [spent ? 'spent' : '', count > 1 ? 'counted' : '', dx < 0 ? 'aside' : ''].join(' ')

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
        className={`dt-token ${token.size} z${ORDER[token.size]} ${marksOf(token)}`}
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
