import { type Seat, someInspector } from '@menagerie/engine'
import { type PartView, type View, handleText } from '@menagerie/games/monstructor'
import { inspector } from '@menagerie/games/monstructor/inspector'
import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CardBack, CardFace } from '../../pieces/card.tsx'
import { Icon } from '../../pieces/icon.tsx'
import type { CloserRoom, Looked } from '../board.ts'
import './closer.css'
import { Figure } from './figure.tsx'
import { iconPicture } from './icon-marks.tsx'
import { BACKS, cardLook, knownLook, picLook } from './looks.ts'
import { chosenFrom, monsterThings } from './things.ts'
import { Visit } from './visit.tsx'
import { WORDS } from './words.ts'

/** Places of other names. */
const ROWS: Readonly<Record<string, string>> = { s: 'stand', centre: 'centre', ring: 'ring' }
const WITH_NUMBER: Readonly<Record<string, string>> = { h: 'hand', t: 'seat', i: 'icon', d: 'card', x: 'faction' }

/** Side of the fight that is not this player's; that of the challenged for all others. */
const otherSide = ({ fight }: View, near: Seat): number => (fight?.sides[1].seat === near ? 0 : 1)

/** Whose bench lies in the middle: who chooses from another's sees that. */
const benchOwner = (view: View, near: Seat): Seat => {
  const { phase, viewer } = view
  const chooses = viewer === near && 'seat' in phase && phase.seat === near
  return (chooses ? chosenFrom(view) : null) ?? near
}

const thingAt = (place: string, unknownView: unknown, near: Seat): string | null => {
  const view = unknownView as View
  const [row = '', ...rest] = place.split('.')
  const at = rest.join('.')
  const numbered = WITH_NUMBER[row]
  if (numbered !== undefined) return `${numbered}.${at}`
  switch (row) {
    case 'p':
      return `part.${benchOwner(view, near)}.${at}`
    case 'm':
      return `monster.${1 - otherSide(view, near)}`
    case 'o':
      return `monster.${otherSide(view, near)}`
    case 'f':
      return `fighter.${otherSide(view, near)}.${at}`
    case 'j':
      return `joint.${Number(at) % 2 === 0 ? 'W' : 'N'}`
    default:
      return ROWS[row] ?? null
  }
}

/** A part by its handle, as the viewer knows it. */
const partOf = ({ options, players, fight }: View, row: string, at: number, handle: string): PartView | undefined => {
  const parts = row === 'part' ? (players[at]?.table.flat() ?? []) : (fight?.sides[at as 0 | 1].parts ?? [])
  return parts.find(({ pic }) => parts.some((_, nth) => handleText(options, pic, nth + 1) === handle))
}

const Monster = ({ view, parts, label }: { view: View; parts: readonly PartView[]; label: string }) => (
  <span className="ms-visit">
    <Figure options={view.options} things={monsterThings(view.options, parts)} label={label} points />
  </span>
)

const Part = ({ view, part }: { readonly view: View; readonly part: PartView }) => {
  const { t } = useTranslation()
  return <CardFace look={part.card === null ? picLook(t, view.options, part.pic) : knownLook(t, view, part.card)} />
}

type Drawing = (view: View, at: number, rest: string, t: TFunction) => ReactNode

const partly =
  (row: string): Drawing =>
  (view, at, handle) => {
    const part = partOf(view, row, at, handle)
    return part === undefined ? null : <Part view={view} part={part} />
  }
const card: Drawing = (view, at, _, t) => <CardFace look={knownLook(t, view, at)} />
const monster = (view: View, parts: readonly PartView[] | undefined, t: TFunction): ReactNode =>
  parts === undefined || parts.length === 0 ? null : (
    <Monster view={view} parts={parts} label={t('plate.model', { ns: WORDS })} />
  )

/** What is drawn of each sort of thing; sorts that are missing have sentences alone. */
const DRAWN: Readonly<Record<string, Drawing>> = {
  hand: card,
  card,
  part: partly('part'),
  fighter: partly('fighter'),
  monster: (view, at, _, t) => monster(view, view.fight?.sides[at as 0 | 1].parts, t),
  seat: (view, at) => <Visit view={view} seat={at} />,
  ring: (view, _at, _rest, t) => monster(view, view.arena?.parts, t),
  icon: (_, at) => <Icon name={iconPicture(at)} className="ms-closer-icon" />,
  deck: () => <CardBack picture={BACKS.deck} label="" />,
  held: (_view, _at, _rest, t) => <CardBack picture={BACKS.hidden} label={t('visit.faceDown', { ns: WORDS })} />,
}

const pictureOf = ({ thing, view }: Looked, t: TFunction): ReactNode => {
  const [row = '', first = '', ...rest] = thing.split('.')
  return DRAWN[row]?.(view as View, Number(first), rest.join('.'), t) ?? null
}

export const monstructorCloser: CloserRoom = {
  inspector: someInspector(inspector),
  thingAt,
  picture: pictureOf,
  within: ({ thing, view }, t) => {
    const { options } = view as View
    const [row, at] = thing.split('.')
    if (row !== 'faction') return []
    return (options.set.dragons[Number(at)] ?? []).map((card) => ({
      thing: `card.${card}`,
      look: cardLook(t, options, card),
      count: 1,
    }))
  },
}
