import { type GameMap, type Options, suppliedAs } from '@menagerie/games/dragon-treasure'
import { country } from '@menagerie/art/dragon-treasure/country'
import { SHEET, mainLinks, wayOf } from '@menagerie/art/dragon-treasure/ways'
import { artUrl } from '../../../pieces/art.ts'
import type { Ink } from '../../print-room.ts'
import { pointOf } from '../ways.ts'
import { type Say, isSupplied, titleOf } from '../words.ts'

/** Spaces stand more than 3 cm apart along a road; four sheets of paper hold the whole. */
const UNIT = 370 / SHEET.width
export const MAP_SIZE = { width: SHEET.width * UNIT, height: SHEET.height * UNIT } as const

const landOf = (map: GameMap): string => {
  const supplied = suppliedAs(map)
  return supplied === null
    ? `data:image/svg+xml,${encodeURIComponent(country(map))}`
    : artUrl(`dragon-treasure/land-${supplied}`)
}

/** Roads and spaces in thin lines, for those who save ink. */
const Lines = ({ map }: { readonly map: GameMap }) => {
  const main = mainLinks(map)
  return (
    <g transform={`translate(${SHEET.x} ${SHEET.y})`}>
      {map.links.map((link, at) => (
        <path
          key={at}
          className={link.kind === 'tunnel' ? 'tunnel' : main.has(link) ? 'road' : 'byway'}
          d={wayOf(map, link).d}
        />
      ))}
      {map.points.map(([x, y], space) => (
        <circle
          key={space}
          className={map.lairs.includes(space) && !map.castles.includes(space) ? 'lair' : ''}
          cx={x}
          cy={y}
          r={map.castles.includes(space) ? 46 : map.lairs.includes(space) ? 34 : 17}
        />
      ))}
    </g>
  )
}

/** The country on paper: the land, castles in their colours, names and the marks of the spaces. */
export const MapSheet = ({
  options,
  say,
  ink,
}: {
  readonly options: Options
  readonly say: Say
  readonly ink: Ink
}) => {
  const { map } = options
  return (
    <svg className="dt-sheet" viewBox={`0 0 ${SHEET.width} ${SHEET.height}`} aria-hidden="true">
      {ink === 'full' ? <image href={landOf(map)} width={SHEET.width} height={SHEET.height} /> : <Lines map={map} />}
      {map.castles.map((castle, seat) => {
        const [x, y] = pointOf(map, castle)
        return ink === 'full' ? (
          <image
            key={castle}
            href={artUrl(`dragon-treasure/castle-${seat}`)}
            x={x - 86}
            y={y - 90}
            width="172"
            height="172"
          />
        ) : (
          <image
            key={castle}
            href={artUrl(`dragon-treasure/army-${seat}`)}
            x={x - 32}
            y={y - 32}
            width="64"
            height="64"
          />
        )
      })}
      {map.names.map((mark, space) => {
        const [x, y] = pointOf(map, space)
        const title = titleOf(say, options, space)
        const castle = map.castles.includes(space)
        return title === null ? (
          <text key={space} className="mark" x={x} y={y + 4} textAnchor="middle">
            {mark}
          </text>
        ) : (
          <text key={space} className="title" x={x} y={y + (castle ? 78 : 58)} textAnchor="middle">
            {isSupplied(options) ? `${title} ${mark}` : title}
          </text>
        )
      })}
    </svg>
  )
}
