import { SQUARES, type Square, squareText } from '@menagerie/games/double-headed-lion'
import { type CSSProperties, useMemo, useRef } from 'react'
import { fieldMap } from '@menagerie/art/double-headed-lion/field-map'
import { artUrl } from '../../pieces/art.ts'
import type { CardState } from '../../pieces/card.tsx'
import { Flyer } from '../../pieces/flyer.tsx'
import { Icon } from '../../pieces/icon.tsx'
import { Token } from '../../pieces/token.tsx'
import { type Way, Ways } from '../../pieces/ways.tsx'
import type { Trace } from '../trail.ts'
import { places } from './choices.ts'
import { type Side, fieldPicture, sideName, tokenPicture } from './looks.ts'
import { useNamesInSight } from './names.ts'
import { type Placed, type Spot, outlineOf } from './standing.ts'

const spotStyle = ({ left, top, width, height }: Spot): CSSProperties => ({
  left: `${left}%`,
  top: `${top}%`,
  width: `${width}%`,
  height: `${height}%`,
})

/** What a glowing square would mean: a step on, a step along the ring, or a fight. */
export type Glow = 'on' | 'along' | 'fight'

export interface FieldProps {
  readonly near: Side
  readonly flat: boolean
  readonly label: string
  readonly pieces: readonly Placed[]
  /** The viewer is asked for something. */
  readonly asked: boolean
  /** By place. */
  readonly stateOf: (place: string) => CardState
  readonly can: ReadonlySet<string>
  /** The place that a press on a place means. */
  readonly aim: (place: string) => string
  readonly wayTo: (square: Square) => Glow
  /** Squares with a fight due in this turn. */
  readonly due: readonly Square[]
  /** What the rival's last turn left. */
  readonly trail: readonly Trace[]
  readonly wordsOf: (one: Placed) => { readonly name: string; readonly value: number | null; readonly label: string }
  readonly squareLabel: (square: Square) => string
  readonly drags: (place: string) => boolean
  readonly onPress: (place: string) => void
}

/** A piece that stands on the field; a press on it may mean the glowing square it stands on. */
const Stand = ({ one, field }: { readonly one: Placed; readonly field: FieldProps }) => {
  const { name, value, label } = field.wordsOf(one)
  const aimed = field.aim(one.place)
  const state = field.stateOf(one.place)
  // Nobody knows it, or it stands behind others, and the list of characters is the surer way to its page.
  const idle = state === 'rest' && (one.piece === null || (one.crowd > 1 && !field.asked) || one.crowd > 2)
  return (
    <div
      className="dl-stand"
      style={spotStyle(one.spot)}
      data-aims={aimed === one.place ? undefined : aimed}
      data-crowd={one.crowd > 1 ? Math.min(one.crowd, 3) : undefined}
    >
      <Flyer id={`dl-${one.key}`} className="dl-fly">
        <Token
          look={{
            seat: one.side,
            face: null,
            picture: tokenPicture(one.side, one.piece),
            standing: true,
            small: name,
            label,
          }}
          place={one.place}
          state={state}
          idle={idle}
          draggable={field.drags(one.place)}
          number={value}
          badge={one.known ? <Icon name="eyeball" /> : null}
          onPress={() => field.onPress(one.place)}
        />
      </Flyer>
    </div>
  )
}

/** The arrows of a trail, from the middle of a square to that of another. */
const waysOf = (
  trail: readonly Trace[],
  outlines: readonly { readonly spot: Spot }[],
  width: number,
  height: number,
): readonly Way[] => {
  const middle = (place: string): readonly [number, number] | null => {
    const spot = outlines[Number(place.slice(2))]?.spot
    if (spot === undefined) return null
    return [((spot.left + spot.width / 2) * width) / 100, ((spot.top + spot.height / 2) * height) / 100]
  }
  return trail.flatMap((trace): readonly Way[] => {
    if (trace.mark !== 'way') return []
    const [from, to] = [middle(trace.from), middle(trace.to)]
    return from === null || to === null ? [] : [{ key: `${trace.from}>${trace.to}`, from, to }]
  })
}

/** The field of 36 squares from the viewer's chair, with everything that stands on it. */
export const Field = (props: FieldProps) => {
  const { near, flat, can, pieces } = props
  const map = useMemo(() => fieldMap(sideName(near), flat), [near, flat])
  const outlines = useMemo(() => Array.from({ length: SQUARES }, (_, square) => outlineOf(map, square)), [map])
  const [, , width, height] = map.frame
  const field = useRef<HTMLDivElement>(null)
  useNamesInSight(field, pieces)
  return (
    <div className="dl-room">
      <div
        ref={field}
        className="dl-field"
        role="group"
        aria-label={props.label}
        style={{ '--ratio': width / height } as CSSProperties}
      >
        <img className="ground" src={artUrl(fieldPicture(near, flat))} alt="" draggable={false} />
        {outlines.map(({ spot, polygon }, square) => {
          const place = places.square(square)
          const on = can.has(place)
          return (
            <button
              key={square}
              type="button"
              className={`dl-square ${on ? `is-can ${props.wayTo(square)}` : ''}`}
              style={spotStyle(spot)}
              data-place={place}
              data-can={on || undefined}
              tabIndex={on ? 0 : -1}
              aria-label={props.squareLabel(square)}
              onClick={() => props.onPress(place)}
            >
              <span style={{ clipPath: polygon }} />
              {on && <em aria-hidden="true" />}
            </button>
          )
        })}
        <Ways width={width} height={height} size={width / 40} ways={waysOf(props.trail, outlines, width, height)} />
        {pieces.map((one) => (
          <Stand key={one.key} one={one} field={props} />
        ))}
        {props.due.map((square) => {
          const { spot } = outlines[square] as { spot: Spot }
          return (
            <span
              key={square}
              className="dl-due"
              aria-hidden="true"
              style={{ left: `${spot.left + spot.width * 0.8}%`, top: `${spot.top + spot.height * 0.2}%` }}
              data-square={squareText(square)}
            >
              <Icon name="crossed-swords" />
            </span>
          )
        })}
      </div>
    </div>
  )
}
