import type { IconName } from './icon-names.ts'
import { Icon } from './icon.tsx'
import './dock.css'

export interface DockItem {
  readonly id: string
  readonly icon: IconName
  readonly label: string
}

/** The bottom bar of a phone. */
export const Dock = ({
  items,
  on,
  label,
  onChoose,
}: {
  readonly items: readonly DockItem[]
  readonly on: string
  readonly label: string
  readonly onChoose: (id: string) => void
}) => (
  <nav className="dock" aria-label={label}>
    {items.map((item) => (
      <button
        key={item.id}
        type="button"
        className={item.id === on ? 'on' : ''}
        aria-pressed={item.id === on}
        onClick={() => onChoose(item.id)}
      >
        <Icon name={item.icon} />
        {item.label}
      </button>
    ))}
  </nav>
)
