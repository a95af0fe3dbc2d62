import type { ReactNode } from 'react'
import './track.css'

export interface TrackMark {
  readonly at: number
  readonly label: ReactNode
  /** What this point is, for those who hear the table. */
  readonly words: string
  /** A goal, or just a number on the way. */
  readonly goal: boolean
}

/** A way with a length: how far somebody has come, and what stands where. */
export const Track = ({
  value,
  whole,
  label,
  shown,
  marks = [],
}: {
  readonly value: number
  readonly whole: number
  /** All of it in words: how far, of how much. */
  readonly label: string
  /** What stands at the point reached, such as `45p`. */
  readonly shown: ReactNode
  readonly marks?: readonly TrackMark[]
}) => {
  const part = (at: number): string => `${whole > 0 ? Math.max(0, Math.min(100, (at / whole) * 100)) : 0}%`
  return (
    <div
      className="track"
      role="meter"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={whole}
      aria-valuetext={[label, ...marks.map((mark) => mark.words)].join('. ')}
    >
      <span className="track-way">
        <span className="track-done" style={{ width: part(value) }} />
      </span>
      {marks.map((mark) => (
        <span
          key={`${mark.at}.${mark.words}`}
          className={`track-mark ${mark.goal ? 'goal' : ''} ${mark.at <= value ? 'past' : ''}`}
          style={{ left: part(mark.at) }}
          aria-hidden="true"
        >
          {mark.label}
        </span>
      ))}
      <span className="track-here" style={{ left: part(value) }} aria-hidden="true">
        {shown}
      </span>
    </div>
  )
}
