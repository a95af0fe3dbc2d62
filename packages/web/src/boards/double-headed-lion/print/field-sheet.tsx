import { D, SQUARES } from '@menagerie/games/double-headed-lion'
import { artUrl } from '../../../pieces/art.ts'
import type { Ink } from '../../print-room.ts'
import { FIELD_ON_PAPER } from '../looks.ts'

/** Squares of 40 mm: two standees find room behind each other. The drawing is 1000 by 1030 units, a square 152. */
const UNIT = 40 / 152
export const FIELD_SIZE = { width: 1000 * UNIT, height: 1030 * UNIT } as const

/** The field from above, the castle at the Republic's end; with `save`, its squares and distances in thin lines. */
export const FieldSheet = ({ ink }: { readonly ink: Ink }) =>
  ink === 'full' ? (
    <img className="dl-field" src={artUrl(FIELD_ON_PAPER)} alt="" />
  ) : (
    <svg className="dl-field" viewBox="0 0 1000 1030" aria-hidden="true">
      <rect className="edge" x="24" y="44" width="952" height="952" rx="14" />
      {Array.from({ length: SQUARES }, (_, square) => {
        const [x, y] = [44 + Math.floor(square / 6) * 152, 976 - ((square % 6) + 1) * 152]
        const distance = D[square] as number
        return (
          <g key={square} transform={`translate(${x} ${y})`}>
            <rect className={distance % 2 === 0 ? '' : 'odd'} width="152" height="152" />
            <text x="76" y="98" textAnchor="middle">
              {distance}
            </text>
          </g>
        )
      })}
    </svg>
  )
