import { type Options, type Space, type View, suppliedAs } from '@menagerie/games/dragon-treasure'
import { type ReactNode, useEffect, useState } from 'react'
import { artUrl } from '../../pieces/art.ts'
import type { CardState } from '../../pieces/card.tsx'
import { Icon } from '../../pieces/icon.tsx'
import { MapSpot, MapView } from '../../pieces/map-view.tsx'
import type { Aim } from '../../pieces/use-sight.ts'
import { type Way, Ways } from '../../pieces/ways.tsx'
import type { Trace } from '../trail.ts'
import { spaceOf } from './choices.ts'
import { Course, type CourseShown } from './course.tsx'
import './country.css'
import { SHEET_SIZE, pointOf } from './ways.ts'
import { Standing } from './standing.tsx'
import { type Say, isInTunnel, isSupplied, lordOf, titleOf } from './words.ts'

/** What the board says of a space. */
export interface SpaceLook {
  readonly state: CardState
  /** Steps it takes to get there, on goals; null elsewhere. */
  readonly cost: number | null
  /** A fight waits there. */
  readonly fight: boolean
  readonly label: string
}

/** The drawing of a map: made beforehand for those supplied, here and now for those players bring. */
export const useLand = (options: Options): string | null => {
  const supplied = suppliedAs(options.map)
  const [drawn, setDrawn] = useState<string | null>(null)
  useEffect(() => {
    if (supplied !== null) return
    let gone = false
    void import('@menagerie/art/dragon-treasure/country').then(({ country }) => {
      if (!gone) setDrawn(`data:image/svg+xml,${encodeURIComponent(country(options.map))}`)
    })
    return () => {
      gone = true
    }
  }, [options.map, supplied])
  return supplied === null ? drawn : artUrl(`dragon-treasure/land-${supplied}`)
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

interface CountryProps {
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
  /** What the others' last turns left. */
  readonly trail: readonly Trace[]
  /** What is said over the map, of which all is seen or not. */
  readonly children: (whole: boolean) => ReactNode
}

const spotOf = ({ map }: Options, space: Space): { x: number; y: number; map: typeof SHEET_SIZE } => {
  const [x, y] = pointOf(map, space)
  return { x, y, map: SHEET_SIZE }
}

const kindOf = ({ map }: Options, space: Space): string => {
  if (map.castles.includes(space)) return 'castle'
  if (map.lairs.includes(space)) return 'lair'
  return isInTunnel(map, space) ? 'stop deep' : 'stop'
}

/** Where a map supplied says that it does not stand in the rulebook: in its corner, where no road leads. */
const ORIGIN = { x: SHEET_SIZE.width - 44, y: SHEET_SIZE.height - 40, map: SHEET_SIZE } as const

/** What lies open shows its mark and its cost in its middle: neither what has a name, nor what somebody or a treasure stands on. */
const isOpen = ({ options, dragon, sides, up }: View, space: Space): boolean =>
  !isSpecial(options, space) &&
  dragon !== space &&
  (up[space] ?? 0) === 0 &&
  sides.every((side) => (side.armies[space] ?? 0) === 0)

/** A space as a button, with what it costs to go there and who is dragged from it. */
const SpaceButton = ({ country, space }: { readonly country: CountryProps; readonly space: Space }) => {
  const { view, hot, roving } = country
  const { options } = view
  const { state, fight, cost, label } = country.lookOf(space)
  const drag = country.drags(space)
  const mark = options.map.names[space] ?? ''
  const reached = state === 'can' || state === 'chosen' || space === roving
  return (
    <button
      type="button"
      className={`dt-space ${kindOf(options, space)} is-${state} ${isOpen(view, space) ? '' : 'held'} ${fight ? 'foe' : ''} ${hot === space ? 'hot' : ''}`}
      data-place={`s.${space}`}
      data-mark={mark}
      data-can={state === 'can' || undefined}
      data-drag={drag === null ? undefined : true}
      tabIndex={reached ? 0 : -1}
      aria-label={label}
      aria-pressed={state === 'chosen' ? true : undefined}
      onClick={() => country.onPress(space)}
    >
      <span className="dt-ring" aria-hidden="true" />
      {cost === null && isOpen(view, space) && (
        <span className="dt-mark" aria-hidden="true">
          {mark}
        </span>
      )}
      {cost !== null && (
        <span className="dt-cost" aria-hidden="true">
          {cost}
        </span>
      )}
      {drag !== null && <img className="dt-ghost" src={artUrl(`dragon-treasure/${drag}`)} alt="" draggable={false} />}
    </button>
  )
}

/** The names of castles and lairs. */
const Titles = ({ view, say }: Pick<CountryProps, 'view' | 'say'>) => {
  const { options } = view
  return options.map.names.map((mark, space) => {
    const title = titleOf(say, options, space)
    const kind = options.map.castles.includes(space) ? 'castle' : 'lair'
    return title === null ? null : (
      <MapSpot
        key={`n${space}`}
        {...spotOf(options, space)}
        className={`dt-title ${kind} ${isCrowdedBelow(options, space) ? 'above' : ''}`}
      >
        <span aria-hidden="true">
          {title}
          {title !== mark && <small>{mark}</small>}
        </span>
      </MapSpot>
    )
  })
}

/** The arrows of a trail, from space to space. */
const waysOf = (options: Options, trail: readonly Trace[]): readonly Way[] =>
  trail.flatMap((trace): readonly Way[] => {
    if (trace.mark !== 'way') return []
    const [from, to] = [spaceOf(trace.from), spaceOf(trace.to)]
    if (from === null || to === null) return []
    return [
      {
        key: `${trace.from}>${trace.to}`,
        from: pointOf(options.map, from),
        to: pointOf(options.map, to),
      },
    ]
  })

/** The country with everything that stands in it; every space is a button. */
export const Country = (country: CountryProps) => {
  const { view, say } = country
  const { options } = view
  const { map } = options
  const land = useLand(options)
  const [whole, setWhole] = useState(true)
  return (
    <div className="dt-country">
      <MapView
        size={SHEET_SIZE}
        label={country.label}
        aim={country.aim}
        onWhole={setWhole}
        drawing={
          land === null ? <div className="dt-land" /> : <img className="dt-land" src={land} alt="" draggable={false} />
        }
      >
        {map.castles.map((castle, seat) => (
          <MapSpot key={`c${castle}`} {...spotOf(options, castle)} className="dt-castle">
            <img
              src={artUrl(`dragon-treasure/castle-${view.owners[castle] === seat ? lordOf(options, seat) : 'none'}`)}
              alt=""
              draggable={false}
            />
          </MapSpot>
        ))}
        <Course map={map} course={country.course} />
        <Ways {...SHEET_SIZE} size={26} ways={waysOf(options, country.trail)} />
        {map.names.map((_, space) => (
          <MapSpot key={space} {...spotOf(options, space)} className="dt-spot">
            <SpaceButton country={country} space={space} />
          </MapSpot>
        ))}
        <Titles view={view} say={say} />
        {isSupplied(options) && (
          <MapSpot {...ORIGIN} className="dt-origin">
            <Icon name="quill-ink" />
          </MapSpot>
        )}
        <Standing view={view} />
      </MapView>
      {country.children(whole)}
    </div>
  )
}
