import { type ReactNode, memo } from 'react'
import { artUrl } from './art.ts'
import type { CardState } from './card.tsx'
import { ownerLook } from './owner.ts'
import { PLAQUES } from './shapes.ts'
import './token.css'

/** What is drawn on a token: of a seat, in its colour and shape. */
export interface TokenLook {
  /** Owner: gives colour and outline; null for what belongs to nobody. */
  readonly seat: number | null
  /** Its face: a number, a letter, an `Icon`; null when it lies or stands with its back to the viewer. */
  readonly face: ReactNode
  /** Below the art folder, without `.svg`: drawn instead of outline and face, 104 to 130, its foot in the middle below. */
  readonly picture?: string
  /** Stands upright, as a piece of a field does, or lies flat. */
  readonly standing: boolean
  /** Small words below: a name, a coordinate. */
  readonly small: string
  /** All of it in words, for those who hear the table. */
  readonly label: string
}

export interface TokenProps {
  readonly look: TokenLook
  readonly state?: CardState
  /** Address of the place it lies in, for picking, dragging and the keyboard. */
  readonly place?: string
  readonly draggable?: boolean
  /** A press does nothing, or what something else does as well: Tab passes it by, arrows do not. */
  readonly idle?: boolean
  readonly describedBy?: string | undefined
  readonly className?: string
  readonly onPress?: (() => void) | undefined
  /** A count or a mark at its upper right. */
  readonly badge?: ReactNode
  /** The number that matters, at its upper left. */
  readonly number?: ReactNode
}

const kindOf = (look: TokenLook): string =>
  [
    look.standing ? 'standing' : 'flat',
    look.picture === undefined ? '' : 'pictured',
    look.seat === null ? 'nobodys' : '',
  ]
    .filter((one) => one !== '')
    .join(' ')

const Body = ({ look }: { readonly look: TokenLook }) => {
  const { shape, light, body, rim } = ownerLook(look.seat)
  return (
    <svg className="token-body" viewBox="-1 -1 26 30" aria-hidden="true">
      {look.standing && <ellipse cx="12" cy="26" rx="10" ry="2.6" fill="#000" opacity=".45" />}
      <path d={PLAQUES[shape]} fill={rim} transform={`translate(0 ${look.standing ? 3 : 1.6})`} />
      <path d={PLAQUES[shape]} fill={body} stroke={rim} strokeWidth=".8" />
      <path
        d={PLAQUES[shape]}
        fill="none"
        stroke={light}
        strokeWidth="1.1"
        transform="translate(1.5 1.5) scale(.875)"
      />
      {look.face === null && (
        <g stroke={light} strokeWidth=".9" opacity=".75" fill="none">
          <path d="M12 6L17 12L12 18L7 12Z" />
          <path d="M12 9L14.6 12L12 15L9.4 12Z" />
        </g>
      )}
    </svg>
  )
}

const Drawn = ({
  look,
  badge,
  number,
}: {
  readonly look: TokenLook
  readonly badge: ReactNode
  readonly number: ReactNode
}) => {
  return (
    <>
      {look.picture !== undefined && (
        <img className="token-picture" src={artUrl(look.picture)} alt="" draggable={false} />
      )}
      {look.picture === undefined && <Body look={look} />}
      {number !== null && (
        <b className="token-number" aria-hidden="true">
          {number}
        </b>
      )}
      {look.face !== null && <span className="token-face">{look.face}</span>}
      {look.small !== '' && (
        <span className="token-small" aria-hidden="true">
          {look.small}
        </span>
      )}
      {badge !== undefined && badge !== null && (
        <span className="token-badge" aria-hidden="true">
          {badge}
        </span>
      )}
    </>
  )
}

/** A piece on the table, sized by `--w` alone: it can be reached, pressed and dragged. States are those of a card. */
export const Token = memo(
  ({
    look,
    state = 'rest',
    place,
    draggable = false,
    idle = false,
    describedBy,
    className = '',
    onPress,
    badge = null,
    number = null,
  }: TokenProps) => (
    <button
      type="button"
      className={`token is-${state} ${kindOf(look)} ${className}`}
      data-place={place}
      data-can={state === 'can' || undefined}
      data-drag={draggable || undefined}
      tabIndex={idle ? -1 : undefined}
      aria-label={look.label}
      aria-pressed={state === 'chosen' ? true : undefined}
      aria-describedby={describedBy}
      onClick={onPress}
    >
      <Drawn look={look} badge={badge} number={number} />
    </button>
  ),
)

/** A piece to look at, inside something else that is pressed or by itself. */
export const TokenFace = memo(({ look, className = '' }: { readonly look: TokenLook; readonly className?: string }) => (
  <span className={`token ${kindOf(look)} ${className}`} role="img" aria-label={look.label}>
    <Drawn look={look} badge={null} number={null} />
  </span>
))
