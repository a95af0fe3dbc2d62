import type { Options } from '@menagerie/games/monstructor'
import { type CSSProperties, memo, useMemo } from 'react'
import { type Drawn, type Placed, type Sprite, layerFile, transformOf } from '@menagerie/art/monstructor'
import { artUrl } from '../../pieces/art.ts'
import { type Whole, assembledWhole, boxOf, heartOf, loosePicture } from './assembly.ts'
import { Bead } from './bead.tsx'
import './figure.css'
import type { Thing } from './things.ts'

export type PartState = 'rest' | 'can' | 'chosen' | 'dead' | 'off'

const percent = (share: number): string => `${(share * 100).toFixed(2)}%`

const spotOf = ({ x, y, turn, mirror }: Placed, [px, py]: readonly [number, number]): readonly [number, number] => {
  const angle = (turn * Math.PI) / 180
  const hx = mirror ? -px : px
  return [x + hx * Math.cos(angle) - py * Math.sin(angle), y + hx * Math.sin(angle) + py * Math.cos(angle)]
}

/** The upright box round a part, within the whole: what is pressed and dragged. */
const laid = ({ box: whole }: Drawn, placed: Placed, piece: string): CSSProperties => {
  const { x0, y0, x1, y1 } = boxOf(placed)
  const corners = [
    [x0, y0],
    [x1, y0],
    [x1, y1],
    [x0, y1],
  ] as const
  const spots = corners.map((corner) => spotOf(placed, corner))
  const [xs, ys] = [spots.map(([x]) => x), spots.map(([, y]) => y)]
  const [w, h] = [whole.x1 - whole.x0, whole.y1 - whole.y0]
  return {
    left: percent((Math.min(...xs) - whole.x0) / w),
    top: percent((Math.min(...ys) - whole.y0) / h),
    width: percent((Math.max(...xs) - Math.min(...xs)) / w),
    height: percent((Math.max(...ys) - Math.min(...ys)) / h),
    ['--piece' as keyof CSSProperties]: `url("${piece}")`,
  }
}

/** A spot of a part within the whole. */
const spotIn = ({ box }: Drawn, placed: Placed, heart: readonly [number, number]): CSSProperties => {
  const [x, y] = spotOf(placed, heart)
  return { left: percent((x - box.x0) / (box.x1 - box.x0)), top: percent((y - box.y0) / (box.y1 - box.y0)) }
}

const Layer = ({
  sprites,
  layer,
  off,
}: {
  readonly sprites: readonly Sprite[]
  readonly layer: 'cut' | 'art'
  readonly off: ReadonlySet<string>
}) =>
  sprites.map((sprite, at) => (
    <image
      key={at}
      href={artUrl(layerFile(sprite, layer))}
      x={sprite.frame.x0}
      y={sprite.frame.y0}
      width={sprite.frame.x1 - sprite.frame.x0}
      height={sprite.frame.y1 - sprite.frame.y0}
      preserveAspectRatio="none"
      transform={transformOf(sprite)}
      className={sprite.part !== null && off.has(sprite.part) ? 'off' : undefined}
    />
  ))

/** The card first, then everything on it. What is written here comes from our own drawings, never from people. */
const Picture = memo(({ drawn, off }: { readonly drawn: Drawn; readonly off: ReadonlySet<string> }) => {
  const { box, tubes, sprites } = drawn
  const size = [box.x1 - box.x0, box.y1 - box.y0].map((side) => side.toFixed(1))
  return (
    <svg viewBox={`${box.x0.toFixed(1)} ${box.y0.toFixed(1)} ${size.join(' ')}`} aria-hidden="true">
      <g className="cut">
        <g dangerouslySetInnerHTML={{ __html: tubes.map(({ cut }) => cut).join('') }} />
        <Layer sprites={sprites} layer="cut" off={off} />
      </g>
      <g>
        <g dangerouslySetInnerHTML={{ __html: tubes.map(({ art }) => art).join('') }} />
        <Layer sprites={sprites} layer="art" off={off} />
      </g>
    </svg>
  )
})

/** An open joint that can be pressed. */
export interface JointLook {
  readonly place: string
  readonly state: 'waits' | 'can' | 'chosen' | 'rest'
  readonly label: string
  readonly onPress: () => void
  /** Address by which it is looked at, where that is not its place. */
  readonly thing?: string
}

/** Joints of a width are one place: Tab halts at the first of them, and a press on any means it. */
const Joint = ({ look, nth }: { readonly look: JointLook | null; readonly nth: number }) =>
  look === null ? (
    <i />
  ) : (
    <button
      type="button"
      data-thing
      data-look={look.thing}
      className={`is-${look.state}`}
      data-place={look.place}
      data-aims={look.place}
      tabIndex={nth === 0 ? 0 : -1}
      data-can={look.state === 'can' || undefined}
      aria-pressed={look.state === 'chosen' ? true : undefined}
      aria-label={look.label}
      onClick={look.onPress}
    />
  )

export interface FigureProps {
  readonly options: Options
  readonly things: readonly Thing[]
  /** How they hang together; left out, they are joined as they stand best. */
  readonly whole?: Whole
  /** In words, for those who hear the table. */
  readonly label: string
  /** Pixels one unit of the drawing is at most. */
  readonly most?: number
  /** Points and icons of the point sides the viewer knows. */
  readonly points?: boolean
  readonly stateOf?: (thing: Thing) => PartState
  /** Address and words of a part that can be pressed; null for one that only stands there. */
  readonly partOf?: (thing: Thing) => { readonly place: string; readonly label: string } | null
  readonly onPart?: (thing: Thing) => void
  /** Parts can be dragged off. */
  readonly loose?: boolean
  /** What an open joint is, by its number among those of its width; null for one that is only seen. Left out, none is shown. */
  readonly joint?: (width: 'W' | 'N', nth: number) => JointLook | null
}

const NOBODY = (): null => null
const AT_REST = (): PartState => 'rest'

interface PartsProps extends FigureProps {
  readonly drawn: Drawn
  readonly thingOf: (placed: Placed) => Thing | undefined
}

/** Parts as buttons, where they can be pressed. */
const Parts = ({ drawn, thingOf, options, stateOf = AT_REST, partOf = NOBODY, onPart, loose }: PartsProps) =>
  drawn.layout.placed.map((one) => {
    const thing = thingOf(one)
    const part = thing === undefined ? null : partOf(thing)
    if (thing === undefined || part === null) return null
    const state = stateOf(thing)
    return (
      <button
        key={thing.key}
        type="button"
        className={`ms-part is-${state}`}
        style={laid(drawn, one, loosePicture(options, thing.part.pic).url)}
        data-place={part.place}
        data-kind={one.part.kind}
        data-can={state === 'can' || undefined}
        data-drag={loose === true || undefined}
        aria-label={part.label}
        onClick={() => onPart?.(thing)}
      />
    )
  })

/** Points and icons on their parts. */
const Points = ({ drawn, thingOf, stateOf = AT_REST }: PartsProps) =>
  drawn.layout.placed.map((one) => {
    const thing = thingOf(one)
    if (thing === undefined || thing.part.points === null) return null
    return (
      <span key={thing.key} className={`ms-at is-${stateOf(thing)}`} style={spotIn(drawn, one, heartOf(thing.kind))}>
        <Bead points={thing.part.points} icons={thing.part.icons ?? 0} />
      </span>
    )
  })

const Joints = ({ drawn, open, joint }: Whole & Required<Pick<FigureProps, 'joint'>>) => {
  const { box } = drawn
  const [w, h] = [box.x1 - box.x0, box.y1 - box.y0]
  const counts = { W: 0, N: 0 }
  return open.map(({ x, y, width }, at) => {
    const nth = counts[width]++
    return (
      <span
        key={`o${at}`}
        className={`ms-open ${width === 'W' ? 'wide' : ''}`}
        data-joint={width}
        style={{ left: percent((x - box.x0) / w), top: percent((y - box.y0) / h) }}
      >
        <Joint look={joint(width, nth)} nth={nth} />
      </span>
    )
  })
}

/** A creature standing up from its parts: every plug in a socket of its width; open joints are left to the caller. */
export const Figure = (props: FigureProps) => {
  const { options, things, whole: given, label, most = 1, points = false, stateOf = AT_REST, onPart, joint } = props
  const whole = useMemo(() => given ?? assembledWhole(options, things), [given, options, things])
  const { drawn } = whole
  const byKey = new Map(things.map((thing) => [thing.key, thing]))
  const gone = things.filter((thing) => stateOf(thing) === 'off').map(({ key }) => key)
  const offKey = gone.join(' ')
  const off = useMemo(() => new Set(offKey === '' ? [] : offKey.split(' ')), [offKey])
  const [w, h] = [drawn.box.x1 - drawn.box.x0, drawn.box.y1 - drawn.box.y0]
  const parts: PartsProps = { ...props, drawn, thingOf: ({ part }) => byKey.get(part.id) }
  return (
    <span className="ms-figure" role={onPart === undefined && joint === undefined ? 'img' : 'group'} aria-label={label}>
      <span
        className="ms-figure-in"
        style={{
          aspectRatio: `${w.toFixed(1)} / ${h.toFixed(1)}`,
          width: `min(100cqw, 100cqh * ${(w / h).toFixed(4)}, ${Math.round(w * most)}px)`,
          // What one unit of the drawing measures: points and joints grow with it.
          ['--u' as keyof CSSProperties]: `min(100cqw / ${w.toFixed(1)}, 100cqh / ${h.toFixed(1)}, ${most}px)`,
        }}
      >
        <Picture drawn={drawn} off={off} />
        <Parts {...parts} />
        {points && <Points {...parts} />}
        {joint !== undefined && <Joints {...whole} joint={joint} />}
      </span>
    </span>
  )
}
