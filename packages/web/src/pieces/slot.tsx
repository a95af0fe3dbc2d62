import type { ReactNode } from 'react'
import type { IconName } from './icon-names.ts'
import { Icon } from './icon.tsx'
import './slot.css'

/** A place carved into the board for one card; empty, it shows what belongs there, and glows when something may go there. */
export const Slot = ({
  place,
  name,
  icon,
  can,
  className = '',
  label,
  call,
  digit = null,
  onPress,
  children,
}: {
  readonly place: string
  /** Short name on the board, such as W2. */
  readonly name: string
  readonly icon: IconName
  readonly can: boolean
  readonly className?: string
  /** In words, for those who hear the table. */
  readonly label: string
  /** What stands in it while it glows. */
  readonly call: string
  /** The key that does the same as pressing it, if one does. */
  readonly digit?: number | null
  readonly onPress: () => void
  /** The card in it; null when free. */
  readonly children: ReactNode
}) => (
  <div
    className={`slot ${className} ${can ? 'can' : ''}`}
    data-slot={place}
    data-place={place}
    data-can={can || undefined}
    data-empty={children === null || undefined}
    // A free spot is looked at as a place.
    data-look={children === null && !can ? '' : undefined}
  >
    {children === null && (
      <i className="eng">
        <Icon name={icon} />
      </i>
    )}
    <span className="lb" aria-hidden="true">
      {name}
    </span>
    {children ??
      (can ? (
        <button type="button" className="enter is-can" data-place={place} data-can aria-label={label} onClick={onPress}>
          {call}
          {digit !== null && digit <= 9 && <kbd aria-hidden="true">{digit}</kbd>}
        </button>
      ) : null)}
  </div>
)
