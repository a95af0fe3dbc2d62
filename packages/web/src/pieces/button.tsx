import type { ReactNode } from 'react'
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
  describedBy,
  answers,
  ...common
}: Common & {
  readonly onPress?: () => void
  readonly disabled?: boolean
  readonly type?: 'button' | 'submit'
  readonly autoFocus?: boolean
  /** Id of what is said about it. */
  readonly describedBy?: string
  /** Place or notation of what it answers a question with, by which a hint finds it. */
  readonly answers?: string
}) => (
  <button
    type={type}
    className={classes(common)}
    disabled={disabled}
    autoFocus={autoFocus}
    data-autofocus={autoFocus || undefined}
    onClick={onPress}
    aria-label={common.label}
    aria-describedby={describedBy}
    data-answers={answers}
  >
    {common.icon !== undefined && <Icon name={common.icon} />}
    {common.children}
  </button>
)

/** Looks like a button, goes to a page. */
export const ButtonLink = ({ to, ...common }: Common & { readonly to: string }) => (
  <Link href={to} className={classes(common)} {...(common.label === undefined ? {} : { 'aria-label': common.label })}>
    {common.icon !== undefined && <Icon name={common.icon} />}
    {common.children}
  </Link>
)

/** A button of one icon; the label says it in words. */
export const IconButton = ({
  icon,
  label,
  onPress,
  className = '',
}: {
  readonly icon: IconName
  readonly label: string
  readonly onPress: () => void
  readonly className?: string
}) => (
  <button type="button" className={`ibtn ${className}`} aria-label={label} onClick={onPress}>
    <Icon name={icon} />
  </button>
)
