import { use } from 'react'
import type { IconName } from './icon-names.ts'
import { Icon } from './icon.tsx'
import { SealColoursContext } from './seal-colours.ts'

/** A person's seal: its colour is the seat's, or what the seat has claimed, and its sign tells people from bots. */
export const Wax = ({
  seat,
  bot = false,
  className = '',
}: {
  readonly seat: number
  readonly bot?: boolean
  readonly className?: string
}) => {
  const colour = use(SealColoursContext)?.[seat] ?? seat
  const icon: IconName = bot ? 'vintage-robot' : 'meeple'
  return (
    <span className={`wax w${colour % 6} ${className}`}>
      <Icon name={icon} />
    </span>
  )
}
