import { type ReactNode, memo } from 'react'
import { artUrl } from './art.ts'
import './card.css'
import { Icon } from './icon.tsx'
import { PLAQUES, type PlaqueName, type SignName } from './shapes.ts'
import { Sign } from './sign.tsx'
import { Stars } from './stars.tsx'
import { lettersOf } from './text-width.ts'

/** How one kind of card looks, whatever the game. */
export interface CardLook {
  /** `data-kind`: colours and frame pattern, given by the board's style sheet. */
  readonly kind: string
  readonly name: string
  /** The same with soft hyphens, where it has words that may part on a small card. */
  readonly parted?: string
  /** The number that matters; null when the card has none. */
  readonly number: string | null
  readonly plaque: PlaqueName
  /** For numbers of three digits and more. */
  readonly wide: boolean
  /** Below the art folder, without `.svg`. */
  readonly picture: string
  readonly sign: SignName
  /** Word on the band. */
  readonly band: string
  readonly stars: number
  /** Something on it does not stand in the printed rulebook: its face bears the quill, and its label says so. */
  readonly designed?: boolean
  /** One line of what it does; shown only on large cards. */
  readonly note: string
  /** All of it in words, for those who hear the table. */
  readonly label: string
}

/**
 * `can`: may be chosen now, and glows. `chosen`: is chosen. `staged`: laid out, not committed. `dead`: cannot be used now,
 * and tells why. `quiet`: may be chosen instead of what is chosen. `rest`: lies there.
 */
export type CardState = 'rest' | 'can' | 'chosen' | 'staged' | 'dead' | 'quiet'

export interface CardProps {
  readonly look: CardLook
  readonly state?: CardState
  /** Address of the place it lies in, for picking, dragging and the keyboard. */
  readonly place?: string
  /** Address by which it is looked at, where that is not its place. */
  readonly thing?: string
  readonly draggable?: boolean
  /** Said after the card's own label: where it lies, what it waits for. */
  readonly label?: string
  readonly describedBy?: string | undefined
  readonly className?: string
  readonly onPress?: (() => void) | undefined
  /** A die, a fate, whatever lies on it. */
  readonly children?: ReactNode
}

const lengthClass = (name: string): string => {
  const letters = lettersOf(name, 1.5)
  return letters > 15 ? 'xlong' : letters > 11 ? 'long' : ''
}

/** What is printed on the card. */
const Printed = ({ look }: { readonly look: CardLook }) => (
  <span className={look.note === '' ? 'face' : 'face noted'}>
    <span className="pic">
      <img className="art" src={artUrl(look.picture)} alt="" draggable={false} decoding="async" />
    </span>
    <span className="band">
      <Sign name={look.sign} />
      <span>{look.band}</span>
      <span className="r">
        {look.designed === true && <Icon name="quill-ink" />}
        {look.stars > 0 && <Stars count={look.stars} />}
      </span>
    </span>
    <span className="foot">
      <span className={`name ${lengthClass(look.name)} ${look.parted === undefined ? '' : 'parted'}`}>
        {look.parted ?? look.name}
      </span>
      {look.note !== '' && <span className="note">{look.note}</span>}
    </span>
    <span className="rule" />
    {look.number !== null && (
      <span className={`num ${look.wide ? 'wide' : ''}`}>
        <svg viewBox="0 0 24 24" preserveAspectRatio="none" aria-hidden="true">
          <path d={PLAQUES[look.plaque]} />
          <path d={PLAQUES[look.plaque]} transform="translate(1.6 1.6) scale(.867)" />
        </svg>
        <b>{look.number}</b>
      </span>
    )}
  </span>
)

/** A face-up card on the table, 63 to 88, sized by `--w` alone: it can be reached, and pressed. */
export const Card = memo(
  ({
    look,
    state = 'rest',
    place,
    thing,
    draggable = false,
    label = '',
    describedBy,
    className = '',
    onPress,
    children,
  }: CardProps) => (
    <button
      type="button"
      className={`card is-${state} ${className}`}
      data-kind={look.kind}
      data-place={place}
      data-look={thing}
      data-can={state === 'can' || undefined}
      data-drag={draggable || undefined}
      aria-label={label === '' ? look.label : `${look.label}. ${label}`}
      aria-pressed={state === 'chosen' ? true : undefined}
      aria-describedby={describedBy}
      onClick={onPress}
    >
      <Printed look={look} />
      <span className="hatch" />
      <span className="seal">
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 13l5 5L20 6" />
        </svg>
      </span>
      <span className="why" aria-hidden="true">
        ?
      </span>
      {children}
    </button>
  ),
)

/** A face-up card to look at, inside something else that is pressed or by itself. */
export const CardFace = memo(
  ({
    look,
    label,
    thing,
    className = '',
  }: {
    readonly look: CardLook
    readonly label?: string
    /** Address by which it is looked at. */
    readonly thing?: string
    readonly className?: string
  }) => (
    <span
      className={`card ${className}`}
      data-kind={look.kind}
      data-look={thing}
      role="img"
      aria-label={label ?? look.label}
    >
      <Printed look={look} />
    </span>
  ),
)

/** A card of a kind whose face is drawn by whoever holds it, over band and name. */
export const CardGround = ({
  look,
  length,
  className = '',
  children,
}: {
  readonly look: CardLook
  /** How long the name is to be set. */
  readonly length: '' | 'long' | 'xlong'
  readonly className?: string
  readonly children: ReactNode
}) => (
  <span className={`card ${className}`} data-kind={look.kind} role="img" aria-label={look.label}>
    <span className="face">
      {children}
      <span className="band">
        <Sign name={look.sign} />
        <span>{look.band}</span>
      </span>
      <span className="foot">
        <span className={`name ${length}`}>{look.name}</span>
      </span>
      <span className="rule" />
    </span>
  </span>
)

/** A face-down card; without a label it is one of many that are counted elsewhere. */
export const CardBack = ({
  picture,
  label,
  thing,
  className = '',
}: {
  readonly picture: string
  readonly label: string
  /** Address by which it is looked at. */
  readonly thing?: string
  readonly className?: string
}) => (
  <span
    className={`card back ${className}`}
    data-look={thing}
    {...(label === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
  >
    <span className="face">
      <img className="art" src={artUrl(picture)} alt="" draggable={false} />
    </span>
  </span>
)
