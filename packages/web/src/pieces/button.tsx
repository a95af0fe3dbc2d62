import type { ReactNode } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { Link } from 'wouter'
import type { IconName } from './icon-names.ts'
import { Icon } from './icon.tsx'

/** `go` acts and stands once in a panel; `paper` lies on parchment, `wood` on the table; `danger` cannot be undone. */
export type ButtonLook = 'go' | 'paper' | 'wood' | 'danger'

interface Common {
  readonly look: ButtonLook
  readonly size?: 'sm' | 'md' | 'lg'
  readonly icon?: IconName
  readonly children: ReactNode
  readonly className?: string
  readonly label?: string
}

const classes = ({ look, size = 'md', className = '' }: Common): string => `btn ${look} ${size} ${className}`

export const Button = ({
  onPress,
  disabled = false,
  type = 'button',
  autoFocus = false,
  ...common
}: Common & { readonly onPress?: () => void; readonly disabled?: boolean; readonly type?: 'button' | 'submit'; readonly autoFocus?: boolean }) => (
  <AriaButton
    type={type}
    className={classes(common)}
    isDisabled={disabled}
    autoFocus={autoFocus}
    {...(onPress === undefined ? {} : { onPress })}
    {...(common.label === undefined ? {} : { 'aria-label': common.label })}
  >
    {common.icon !== undefined && <Icon name={common.icon} />}
    {common.children}
  </AriaButton>
)

/** Looks like a button, goes to a page. */
export const ButtonLink = ({ to, ...common }: Common & { readonly to: string }) => (
  <Link href={to} className={classes(common)} {...(common.label === undefined ? {} : { 'aria-label': common.label })}>
    {common.icon !== undefined && <Icon name={common.icon} />}
    {common.children}
  </Link>
)

/** A button of one icon; the label says it in words. */
export const IconButton = ({ icon, label, onPress, className = '' }: { readonly icon: IconName; readonly label: string; readonly onPress: () => void; readonly className?: string }) => (
  <AriaButton className={`ibtn ${className}`} aria-label={label} onPress={onPress}>
    <Icon name={icon} />
  </AriaButton>
)
