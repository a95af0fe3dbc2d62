import type { Ruled } from '../../pieces/closer/desk.ts'
import './caption.css'

/** What is pointed at, in words, at the foot of the map; the button itself says the same to those who hear it. */
export const Caption = ({
  words,
  extra,
  why,
  hint,
}: {
  readonly words: string | null
  /** What going there means. */
  readonly extra: string
  /** Why one cannot go there, with its rule. */
  readonly why: Ruled | null
  /** Shown while nothing is pointed at. */
  readonly hint: string
}) =>
  words === null && hint === '' ? null : (
    <p className={`dt-caption ${words === null ? 'hint' : ''}`} data-passing aria-hidden="true">
      {words === null ? hint : words}
      {extra !== '' && <b>{extra}</b>}
      {why !== null && (
        <em>
          {why.text} <small>{why.rule}</small>
        </em>
      )}
    </p>
  )
