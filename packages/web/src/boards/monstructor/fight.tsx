import type { View } from '@menagerie/games/monstructor'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CardFace } from '../../pieces/card.tsx'
import { CloseUp, type CloseUpSide } from '../../pieces/close-up.tsx'
import { Icon } from '../../pieces/icon.tsx'
import type { SeatNames } from '../../say.tsx'
import { places } from './choices.ts'
import './fight.css'
import type { FightShown, SideShown } from './fight-shown.ts'
import { Figure } from './figure.tsx'
import { IconMarks } from './icon-marks.tsx'
import { cardLook } from './looks.ts'
import { partWords } from './part-words.ts'
import './stand.css'
import { type Thing, monsterThings } from './things.ts'
import { iconWords, sayer } from './words.ts'

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
  const { view, seat, can, chosen, onPress, fight } = props
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
      className={`ms-fighter ${can_ ? 'can' : ''} ${fight.winner === undefined ? '' : fight.winner === side.seat ? 'won' : 'fell'}`}
      data-place={place}
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

/** The fight as a close-up: both monsters flipped, running totals, icons, what was played, and who reinforces. */
export const Fight = (props: FightProps) => {
  const { view, fight, seat, names, bots, priority } = props
  const { t } = useTranslation()
  const say = sayer(t)
  const { options } = view
  // The viewer's own monster stands at the left.
  const turned = fight.sides[1].seat === seat
  const order: readonly (0 | 1)[] = turned ? [1, 0] : [0, 1]
  const sides = order.map((at): CloseUpSide => {
    const side = fight.sides[at]
    const name = names[side.seat] ?? ''
    const plus = side.total === null ? 0 : side.total - side.points
    const icons = iconWords(t, side.icons)
    const marks = [
      ...(side.sigil ? [say('fight.sigil')] : []),
      ...(side.shield ? [say('fight.shield')] : []),
      ...iconWords(t, side.jinxed).map((icon) => say('fight.jinxed', { icon })),
    ]
    return {
      id: String(side.seat),
      name,
      seat: side.seat,
      bot: bots[side.seat] === true,
      art: <Monster props={props} side={side} at={at} />,
      steps:
        side.total === null
          ? []
          : [
              { id: 'parts', text: say('fight.parts'), value: String(side.points) },
              ...(plus === 0
                ? []
                : [{ id: 'plus', text: say('fight.cards'), value: plus > 0 ? `+${plus}` : `−${-plus}` }]),
              {
                id: 'icons',
                text: (
                  <span className="ms-leans">
                    <span>{icons.length === 0 ? say('fight.noIcons') : say('fight.icons', { icons })}</span>
                    <IconMarks icons={side.icons} />
                  </span>
                ),
                value: marks.length === 0 ? '' : marks.join(', '),
              },
            ],
      total: side.total === null ? null : String(side.total),
      fate:
        fight.winner === undefined
          ? null
          : fight.winner === null
            ? { won: false, words: say('fight.drawn') }
            : { won: fight.winner === side.seat, words: say(fight.winner === side.seat ? 'fight.won' : 'fight.lost') },
    }
  })
  const [one, two] = [fight.sides[0], fight.sides[1]]
  const lead =
    fight.winner !== undefined
      ? say(fight.winner === null ? 'fight.leadDrawn' : 'fight.leadWon', { name: names[fight.winner ?? 0] ?? '' })
      : one.total === null
        ? say(two.parts.length === 0 ? 'fight.leadAnswer' : 'fight.leadBegins', { name: names[two.seat] ?? '' })
        : priority === null
          ? say('fight.leadTold')
          : say('fight.leadTurn', { name: names[priority] ?? '' })
  return (
    <CloseUp
      title={say(fight.arena ? 'fight.titleArena' : 'fight.title', {
        name: names[one.seat] ?? '',
        rival: names[two.seat] ?? '',
      })}
      lead={lead}
      rule={one.total === null ? 'MS-32' : fight.winner === undefined ? 'MS-41' : 'MS-49'}
      open
      onClose={null}
      sides={sides}
      told={Infinity}
      middle={
        <div className="ms-middle">
          {fight.card === null ? (
            <Icon name="crossed-swords" className="ms-versus" />
          ) : (
            <span className="ms-played">
              <CardFace look={cardLook(t, options, fight.card)} />
              <small>{names[fight.by ?? 0] ?? ''}</small>
            </span>
          )}
          {fight.used.length > 0 && <small>{say('fight.used', { count: fight.used.length })}</small>}
        </div>
      }
      actions={props.footer}
    />
  )
}
