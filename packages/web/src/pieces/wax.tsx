import type { IconName } from './icon-names.ts'
import { Icon } from './icon.tsx'

/** A person's seal: its colour is the seat's, its sign tells people from bots. */
export const Wax = ({
  seat,
  bot = false,
  className = '',
}: {
  readonly seat: number
  readonly bot?: boolean
  readonly className?: string
}) => {
  const icon: IconName = bot ? 'vintage-robot' : 'meeple'
  return (
    <span className={`wax w${seat % 6} ${className}`}>
      <Icon name={icon} />
    </span>
  )
}
