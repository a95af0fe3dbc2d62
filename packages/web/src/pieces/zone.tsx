import type { ReactNode } from 'react'
import './zone.css'

/**
 * A labelled place that holds any number of things: a base, a workbench, a row of treasures. It says how many lie in it,
 * takes what is dropped on it while it `can`, and then holds a button for those who do not drag.
 */
export const Zone = ({
  place,
  name,
  count = null,
  can = false,
  call,
  label,
  onPress,
  empty,
  className = '',
  children,
}: {
  /** Address for picking and dragging; also where its things fly to. */
  readonly place: string
  readonly name: string
  /** Shown beside the name; null where it says nothing. */
  readonly count?: number | null
  /** Something may be put here now: it glows. */
  readonly can?: boolean
  /** Words on the button while it glows: what is done here. */
  readonly call: string
  /** All of it in words, for those who hear the table. */
  readonly label: string
  readonly onPress: () => void
  /** What stands here while it holds nothing. */
  readonly empty: string
  readonly className?: string
  /** The things; null or an empty list when there are none. */
  readonly children: ReactNode
}) => {
  const holds = Array.isArray(children) ? children.length > 0 : children !== null
  return (
    <section
      className={`zone ${can ? 'can' : ''} ${className}`}
      aria-label={label}
      data-zone={place}
      data-place={place}
      data-can={can || undefined}
    >
      <h3>
        {name}
        {count !== null && <small>{count}</small>}
      </h3>
      <div className="zone-things">
        {children}
        {!holds && !can && <p>{empty}</p>}
        {can && (
          <button type="button" className="zone-put is-can" data-place={place} data-can onClick={onPress}>
            {call}
          </button>
        )}
      </div>
    </section>
  )
}
