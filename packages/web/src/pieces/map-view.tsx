import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from './icon.tsx'
import { STEP, useMapKeys, usePanning } from './map-hands.ts'
import { MOST_SCALE, type Size } from './map-sight.ts'
import './map-view.css'
import { type Aim, type Seen, useSight } from './use-sight.ts'
import { PIECE_WORDS } from './words.ts'

/** Puts something at a point of the map, in the map's own units; it stays a real button there. */
export const MapSpot = ({
  x,
  y,
  map,
  className = '',
  children,
}: {
  readonly x: number
  readonly y: number
  readonly map: Size
  readonly className?: string
  readonly children: ReactNode
}) => (
  <div
    className={`map-spot ${className}`}
    style={{ left: `${(x / map.width) * 100}%`, top: `${(y / map.height) * 100}%` }}
  >
    {children}
  </div>
)

const MapTools = ({ sight, zoom, fit }: Seen) => {
  const { t } = useTranslation(PIECE_WORDS)
  return (
    <div className="map-tools" data-tools>
      <button
        type="button"
        aria-label={t('map.closer')}
        aria-disabled={sight.scale >= MOST_SCALE}
        onClick={() => zoom(STEP)}
      >
        +
      </button>
      <button
        type="button"
        aria-label={t('map.farther')}
        aria-disabled={sight.scale <= 1}
        onClick={() => zoom(1 / STEP)}
      >
        −
      </button>
      <button type="button" aria-label={t('map.whole')} aria-disabled={sight.scale <= 1} onClick={fit}>
        <Icon name="treasure-map" />
      </button>
    </div>
  )
}

/**
 * A drawn country in a frame: it pans by dragging, zooms by wheel, pinch, the buttons, and `+` `-` `0`; Shift with an arrow
 * pans, and whatever takes the focus is brought into view. `drawing` is an SVG with `viewBox="0 0 width height"`; the
 * children are `MapSpot`s over it, whose buttons belong to the board. A drag that begins on a `[data-drag]` thing is the
 * board's, not the map's. What must not shrink with the map divides by `--map-scale`, the magnification; what needs room
 * asks `--map-grain`, the pixels one unit of the drawing takes on the screen.
 */
export const MapView = ({
  size,
  label,
  drawing,
  aim = null,
  onWhole,
  children,
}: {
  /** Units of the drawing, which is what `MapSpot` counts in. */
  readonly size: Size
  readonly label: string
  readonly drawing: ReactNode
  /** Where the action is: brought close on small frames whenever its key changes. */
  readonly aim?: Aim | null
  /** Told whether all of the map is seen, and again whenever that changes. */
  readonly onWhole?: (whole: boolean) => void
  readonly children: ReactNode
}) => {
  const frame = useRef<HTMLDivElement>(null)
  const seen = useSight(frame, size, aim)
  const { sight, fitted, gliding } = seen
  usePanning(frame, seen.go)
  useMapKeys(frame, seen)
  const whole = sight.scale <= 1
  useEffect(() => onWhole?.(whole), [onWhole, whole])
  const place = {
    width: fitted.width,
    height: fitted.height,
    transform: `translate(${sight.x}px, ${sight.y}px) scale(${sight.scale})`,
    '--map-scale': sight.scale.toFixed(3),
    '--map-grain': ((fitted.width / size.width) * sight.scale).toFixed(3),
  } as CSSProperties
  return (
    <div className="map" ref={frame} role="group" aria-label={label}>
      <div className={`map-sheet ${gliding ? 'gliding' : ''}`} style={place} data-scale={sight.scale.toFixed(2)}>
        {drawing}
        {children}
      </div>
      <MapTools {...seen} />
    </div>
  )
}
