import type { Event, View } from '@menagerie/games/monstructor'
import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CardFace } from '../../pieces/card.tsx'
import { CloseUp, type CloseUpSide } from '../../pieces/close-up.tsx'
import { Icon } from '../../pieces/icon.tsx'
import { withNamed } from '../../pieces/named.tsx'
import type { SeatNames } from '../../say.tsx'
import { places } from './choices.ts'
import './fight.css'
import { type FightShown, type SideShown, drawnKey, fightRule, fightShown } from './fight-shown.ts'
import { Figure } from './figure.tsx'
import { IconMarks } from './icon-marks.tsx'
import { cardLook } from './looks.ts'
import { partWords } from './part-words.ts'
import './put.css'
import './stand.css'
import { type Thing, monsterThings } from './things.ts'
import { iconsCalled, sayer } from './words.ts'

export interface FightProps {
  readonly view: View
  readonly fight: FightShown
  /** The viewer's seat; null for who watches. */
  readonly seat: number | null
  readonly names: SeatNames
  readonly bots: readonly boolean[]
  /** Seat that reinforces now; null while something is told. */
  readonly priority: number | null
  readonly can: ReadonlySet<string>
  readonly chosen: boolean
  readonly onPress: (place: string) => void
  readonly footer: ReactNode
}

/** One monster, flipped: parts taken off are shadows, parts a spell may take glow. */
const Monster = ({ props, side, at }: { readonly props: FightProps; readonly side: SideShown; readonly at: 0 | 1 }) => {
  const { view, seat, can, chosen, onPress } = props
  const { t } = useTranslation()
  const say = sayer(t)
  const { options } = view
  const things = monsterThings(options, side.parts, side.on)
  const off = new Set(things.filter((_, i) => side.on[i] !== true).map(({ key }) => key))
  const own = seat === null ? at === 0 : side.seat === seat
  const place = own ? places.own : places.other
  const foe = (thing: Thing): string => places.foe(thing.handle)
  const can_ = can.has(place)
  return (
    <div
      className={`ms-fighter ${can_ ? 'can' : ''}`}
      data-place={place}
      data-look={`monster.${at}`}
      data-can={can_ || undefined}
      data-zone={`side.${at}`}
    >
      {things.length === 0 ? (
        <p className="ms-bare">{say('fight.building')}</p>
      ) : (
        <Figure
          options={options}
          things={things}
          label={say('fight.monster', {
            parts: things.filter(({ key }) => !off.has(key)).map((one) => partWords(t, options, one)),
          })}
          most={1.1}
          points={side.total !== null}
          stateOf={(thing) => (off.has(thing.key) ? 'off' : !own && can.has(foe(thing)) ? 'can' : 'rest')}
          partOf={(thing) =>
            !own && !off.has(thing.key) && can.has(foe(thing))
              ? { place: foe(thing), label: say('fight.takeOff', { part: partWords(t, options, thing) }) }
              : null
          }
          {...(can.size > 0 ? { onPart: (thing: Thing) => onPress(foe(thing)) } : {})}
        />
      )}
      {can_ && chosen && (
        <button type="button" className="ms-put is-can" data-place={place} data-can onClick={() => onPress(place)}>
          {say(own ? 'fight.playOwn' : 'fight.playOther')}
        </button>
      )}
    </div>
  )
}

/** What a side adds up to, and what lies on it. */
const stepsOf = (t: TFunction, side: SideShown): CloseUpSide['steps'] => {
  if (side.total === null) return []
  const say = sayer(t)
  const plus = side.total - side.points
  const icons = iconsCalled(t, side.icons)
  const marks = [
    ...(side.sigil ? [say('fight.sigil')] : []),
    ...(side.shield ? [say('fight.shield')] : []),
    ...iconsCalled(t, side.jinxed).map((icon) => say('fight.jinxed', { icon })),
  ]
  const leans = (
    <span className="ms-leans">
      <span>{icons.length === 0 ? say('fight.noIcons') : withNamed(say('fight.icons', { icons }))}</span>
      <IconMarks icons={side.icons} />
    </span>
  )
  return [
    { id: 'parts', text: say('fight.parts'), value: String(side.points) },
    ...(plus === 0 ? [] : [{ id: 'plus', text: say('fight.cards'), value: plus > 0 ? `+${plus}` : `−${-plus}` }]),
    { id: 'icons', text: leans, value: marks.join(', ') },
  ]
}

const fateOf = (t: TFunction, { view, fight }: FightProps, seat: number): CloseUpSide['fate'] => {
  const say = sayer(t)
  const { winner } = fight
  if (winner === undefined) return null
  if (winner === null) return { won: false, words: say(drawnKey('drawn', view.options)) }
  return winner === seat ? { won: true, words: say('fight.won') } : { won: false, words: say('fight.lost') }
}

const leadOf = (t: TFunction, { view, fight, names, priority }: FightProps): string => {
  const say = sayer(t)
  const { winner, sides } = fight
  const [one, two] = sides
  if (winner === null) return say(drawnKey('leadDrawn', view.options))
  if (winner !== undefined) return say('fight.leadWon', { name: names[winner] ?? '' })
  if (one.total === null)
    return say(two.parts.length === 0 ? 'fight.leadAnswer' : 'fight.leadBegins', { name: names[two.seat] ?? '' })
  return priority === null ? say('fight.leadTold') : say('fight.leadTurn', { name: names[priority] ?? '' })
}

/** Between both: the card played last, and how many were played. */
const Between = ({ view, fight, names }: FightProps) => {
  const { t } = useTranslation()
  return (
    <div className="ms-middle">
      {fight.card === null ? (
        <Icon name="crossed-swords" className="ms-versus" />
      ) : (
        <span className="ms-played">
          <CardFace look={cardLook(t, view.options, fight.card)} thing={`card.${fight.card}`} />
          <small>{names[fight.by ?? 0] ?? ''}</small>
        </span>
      )}
      {fight.used.length > 0 && <small>{sayer(t)('fight.used', { count: fight.used.length })}</small>}
    </div>
  )
}

/** The fight as a close-up: both monsters flipped, running totals, icons, what was played, and who reinforces. */
export const Fight = (props: FightProps) => {
  const { fight, seat, names, bots } = props
  const { t } = useTranslation()
  const say = sayer(t)
  const [one, two] = fight.sides
  // The viewer's own monster stands at the left.
  const order: readonly (0 | 1)[] = two.seat === seat ? [1, 0] : [0, 1]
  const sides = order.map((at): CloseUpSide => {
    const side = fight.sides[at]
    return {
      id: String(side.seat),
      name: names[side.seat] ?? '',
      seat: side.seat,
      bot: bots[side.seat] === true,
      art: <Monster props={props} side={side} at={at} />,
      steps: stepsOf(t, side),
      total: side.total === null ? null : String(side.total),
      fate: fateOf(t, props, side.seat),
    }
  })
  return (
    <CloseUp
      setting="ground"
      title={say(fight.arena ? 'fight.titleArena' : 'fight.title', {
        name: names[one.seat] ?? '',
        rival: names[two.seat] ?? '',
      })}
      lead={leadOf(t, props)}
      rule={fightRule(fight)}
      open
      onClose={null}
      sides={sides}
      told={Infinity}
      middle={<Between {...props} />}
      actions={props.footer}
    />
  )
}

/** The fight of the view, or the one that is told; nothing where there is none. */
export const FightTold = ({ told, ...props }: Omit<FightProps, 'fight'> & { readonly told: readonly Event[] }) => {
  const fight = fightShown(props.view, told)
  return fight === null ? null : <Fight {...props} fight={fight} />
}
