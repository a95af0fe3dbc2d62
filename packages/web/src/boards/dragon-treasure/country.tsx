import { MAPS, type Options, type Space, type View } from '@menagerie/games/dragon-treasure'
import { type ReactNode, useEffect, useState } from 'react'
import { artUrl } from '../../pieces/art.ts'
import type { CardState } from '../../pieces/card.tsx'
import { MapSpot, MapView } from '../../pieces/map-view.tsx'
import type { Aim } from '../../pieces/use-sight.ts'
import { Course, type CourseShown } from './course.tsx'
import './country.css'
import { SHEET_SIZE, pointOf } from './ways.ts'
import { Standing } from './standing.tsx'
import { type Say, titleOf } from './words.ts'

/** What the board says of a space. */
export interface SpaceLook {
  readonly state: CardState
  /** Steps it takes to get there, on goals; null elsewhere. */
  readonly cost: number | null
  /** A fight waits there. */
  readonly fight: boolean
  /** Somebody stands there who may be led away. */
  readonly leads: boolean
  readonly label: string
}

/** The drawing of a map: made beforehand for those supplied, here and now for those players bring. */
const useLand = (options: Options): string | null => {
  const supplied = options.map === MAPS.standard ? 'land-standard' : options.map === MAPS.short ? 'land-short' : null
  const [drawn, setDrawn] = useState<string | null>(null)
  useEffect(() => {
    if (supplied !== null) return
    let gone = false
    void import('../../art/dragon-treasure/country.ts').then(({ country }) => {
      if (!gone) setDrawn(`data:image/svg+xml,${encodeURIComponent(country(options.map))}`)
    })
    return () => {
      gone = true
    }
  }, [options.map, supplied])
  return supplied === null ? drawn : artUrl(`dragon-treasure/${supplied}`)
}

const isSpecial = (options: Options, space: Space): boolean =>
  options.map.castles.includes(space) || options.map.lairs.includes(space)

/** Whether another space lies where the name would stand. */
const isCrowdedBelow = (options: Options, space: Space): boolean => {
  const [x, y] = options.map.points[space] ?? [0, 0]
  return options.map.points.some(
    ([px, py], other) => other !== space && Math.abs(px - x) < 90 && py > y + 20 && py < y + 95,
  )
}

/** The country with everything that stands in it; every space is a button. */
export const Country = ({
  view,
  say,
  label,
  lookOf,
  roving,
  course,
  hot,
  drags,
  aim,
  onPress,
  children,
}: {
  readonly view: View
  readonly say: Say
  readonly label: string
  readonly lookOf: (space: Space) => SpaceLook
  /** The one space that Tab comes to when nothing glows. */
  readonly roving: Space
  /** Spaces of the way shown, with what it ends in. */
  readonly course: CourseShown | null
  /** The space where something is going on. */
  readonly hot: Space | null
  readonly drags: (space: Space) => string | null
  readonly aim: Aim | null
  readonly onPress: (space: Space) => void
  readonly children: ReactNode
}) => {
  const { options } = view
  const { map } = options
  const land = useLand(options)
  const spot = (space: Space): { x: number; y: number; map: typeof SHEET_SIZE } => {
    const [x, y] = pointOf(map, space)
    return { x, y, map: SHEET_SIZE }
  }
  return (
    <div className="dt-country">
      <MapView
        size={SHEET_SIZE}
        label={label}
        aim={aim}
        drawing={
          land === null ? <div className="dt-land" /> : <img className="dt-land" src={land} alt="" draggable={false} />
        }
      >
        {map.castles.map((castle, seat) => (
          <MapSpot key={`c${castle}`} {...spot(castle)} className="dt-castle">
            <img
              src={artUrl(`dragon-treasure/castle-${view.owners[castle] === seat ? seat : 'none'}`)}
              alt=""
              draggable={false}
            />
          </MapSpot>
        ))}
        <Course map={map} course={course} />
        {map.names.map((mark, space) => {
          const look = lookOf(space)
          const drag = drags(space)
          const kind = map.castles.includes(space) ? 'castle' : map.lairs.includes(space) ? 'lair' : 'stop'
          return (
            <MapSpot key={space} {...spot(space)} className="dt-spot">
              <button
                type="button"
                className={`dt-space ${kind} is-${look.state} ${look.fight ? 'foe' : ''} ${hot === space ? 'hot' : ''} ${look.leads ? 'leads' : ''}`}
                data-place={`s.${space}`}
                data-mark={mark}
                data-can={look.state === 'can' || undefined}
                data-drag={drag === null ? undefined : true}
                tabIndex={look.state === 'can' || look.state === 'chosen' || space === roving ? 0 : -1}
                aria-label={look.label}
                aria-pressed={look.state === 'chosen' ? true : undefined}
                onClick={() => onPress(space)}
              >
                <span className="dt-ring" aria-hidden="true" />
                {!isSpecial(options, space) && look.cost === null && (
                  <span className="dt-mark" aria-hidden="true">
                    {mark}
                  </span>
                )}
                {look.cost !== null && (
                  <span className="dt-cost" aria-hidden="true">
                    {look.cost}
                  </span>
                )}
                {drag !== null && (
                  <img className="dt-ghost" src={artUrl(`dragon-treasure/${drag}`)} alt="" draggable={false} />
                )}
              </button>
            </MapSpot>
          )
        })}
        {map.names.map((_, space) => {
          const title = titleOf(say, options, space)
          return title === null ? null : (
            <MapSpot
              key={`n${space}`}
              {...spot(space)}
              className={`dt-title ${map.castles.includes(space) ? 'castle' : 'lair'} ${isCrowdedBelow(options, space) ? 'above' : ''}`}
            >
              <span aria-hidden="true">
                {title}
                {title !== map.names[space] && <small> {map.names[space]}</small>}
              </span>
            </MapSpot>
          )
        })}
        <Standing view={view} />
      </MapView>
      {children}
    </div>
  )
}
