import type { Seat } from '@menagerie/engine'
import type { View } from '@menagerie/games/monstructor'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../pieces/icon.tsx'
import { Wax } from '../../pieces/wax.tsx'
import { Loose } from './assembly-picture.tsx'
import { breakable } from './breakable.tsx'
import { places } from './choices.ts'
import { assembledOf } from './creature.ts'
import { DragonSlots } from './dragon-slots.tsx'
import { Figure } from './figure.tsx'
import './plates.css'
import { monsterThings } from './things.ts'
import { ableKey, lackWord } from './prompt.ts'
import { type Say, WORDS, factionName, sayer } from './words.ts'

/** So many loose parts are shown in small, in two rows where they are more than one row holds; the others are counted. */
const SCRAPS = 8
const ROW = 3
const SIDES = { row: 34, rows: 23 } as const

interface PlateProps {
  readonly view: View
  readonly seat: Seat
  readonly own: boolean
  readonly name: string
  readonly bot: boolean
  readonly absent: boolean
  /** May be challenged now. */
  readonly can: boolean
  readonly asked: boolean
  readonly onPress: () => void
}

const Counts = ({ view, seat }: { readonly view: View; readonly seat: Seat }) => {
  const player = view.players[seat]
  if (player === undefined) return null
  const dominoes = view.options.mode === 'dominoes'
  const parts = player.table.reduce((sum, kind) => sum + kind.length, 0)
  return (
    <span className="ms-counts" aria-hidden="true">
      <span>
        <Icon name={dominoes ? 'poker-hand' : 'cog'} />
        {dominoes ? player.hand.length : parts}
      </span>
      <span data-look={dominoes ? undefined : `held.${seat}`}>
        <Icon name={dominoes ? 'trophy-cup' : 'card-pickup'} />
        {dominoes ? player.pile.length : player.hidden.length}
      </span>
    </span>
  )
}

type Player = View['players'][number]
type Model = ReturnType<typeof assembledOf>

/** Their creature: the best one of their public parts, or from the call on the one that fights; null in Dominoes. */
const useModel = (view: View, seat: Seat): Pick<Model, 'standing' | 'loose'> | null => {
  const { options, fight } = view
  return useMemo(() => {
    if (options.mode === 'dominoes') return null
    const fighter = fight?.sides.find((side) => side.seat === seat)
    if (fighter !== undefined && fighter.parts.length > 0)
      return { standing: monsterThings(options, fighter.parts), loose: [] }
    return assembledOf(view, seat)
  }, [view, seat, fight, options])
}

/** Which side of a fight that is called a seat is on, -1 for none. */
const calledAt = ({ fight }: View, seat: Seat): number =>
  fight !== null && !fight.flipped ? fight.sides.findIndex((side) => side.seat === seat) : -1

/** MS-65: in the Arena the owner of the monster there need not answer. */
const calledKey = ({ fight }: View, side: number): string => {
  if (fight?.arena === true) return side === 0 ? 'plate.attacksArena' : 'plate.answersArena'
  return side === 0 ? 'plate.attacks' : 'plate.answers'
}

const lackAt = (view: View, seat: Seat): string | null =>
  view.options.mode === 'dominoes' ? null : lackWord(view, seat)

/** How they stand, in a few words. */
const statusOf = (say: Say, view: View, seat: Seat, player: Player, own: boolean): string => {
  const called = calledAt(view, seat)
  const lack = lackAt(view, seat)
  if (player.out) return say('plate.out')
  if (called >= 0) return say(calledKey(view, called))
  if (view.options.mode !== 'dominoes') return say(lack ?? (own ? 'plate.ableOwn' : ableKey(view, true)))
  return player.score === null
    ? say('plate.taken', { count: player.pile.length })
    : say('plate.score', { points: say('points', { count: player.score }) })
}

/** What they have, for those who hear the table. */
const holdings = (say: Say, view: View, player: Player): readonly string[] => {
  if (view.options.mode === 'dominoes') return [say('plate.hand', { count: player.hand.length })]
  const parts = player.table.reduce((sum, kind) => sum + kind.length, 0)
  return [
    say('plate.parts', { count: parts }),
    say('plate.hidden', { count: player.hidden.length }),
    say('plate.dragon', { count: player.dragon.length }),
  ]
}

const ModelPicture = ({ view, seat, own }: PlateProps) => {
  const { t } = useTranslation(WORDS)
  const { options } = view
  const model = useModel(view, seat)
  if (model === null) return null
  const { standing, loose } = model
  return (
    <span className="ms-model">
      {standing.length > 0 && <Figure options={options} things={standing} label={t('plate.model')} most={0.6} />}
      {!own && loose.length > 0 && (
        <span className="ms-scraps" aria-hidden="true">
          {loose.slice(0, SCRAPS).map((thing) => (
            <Loose key={thing.key} options={options} thing={thing} side={loose.length > ROW ? SIDES.rows : SIDES.row} />
          ))}
        </span>
      )}
    </span>
  )
}

/** Their state as a sign and words, and the call to challenge them. */
const Status = ({ plate, status }: { readonly plate: PlateProps; readonly status: string }) => {
  const { t } = useTranslation(WORDS)
  const { view, seat, can } = plate
  const dominoes = view.options.mode === 'dominoes'
  const able = lackAt(view, seat) === null
  const sign = calledAt(view, seat) >= 0 ? 'crossed-swords' : able ? 'check-mark' : 'cross-mark'
  return (
    <>
      <span className={`ms-status ${able && !dominoes ? 'able' : ''}`}>
        {!dominoes && <Icon name={sign} />}
        {status}
      </span>
      {can && (
        <span className="ms-call">
          <Icon name="crossed-swords" />
          {t('plate.challenge')}
        </span>
      )}
    </>
  )
}

const stateOf = ({ view, seat, own, asked, absent, can }: PlateProps, out: boolean): string => {
  const { fight, arena } = view
  const fights = fight?.sides.some((side) => side.seat === seat) === true || arena?.owner === seat
  const words = [own ? 'own' : '', asked ? 'turn' : '', absent || out ? 'absent' : '', fights ? 'fights' : '']
  return `${words.join(' ')} is-${can ? 'can' : 'rest'}`
}

/** One player: what they hunt, how far their dragon is, their creature, and whether they may be challenged. */
export const Plate = (plate: PlateProps) => {
  const { view, seat, own, name, bot, can, onPress } = plate
  const { t } = useTranslation()
  const say = sayer(t)
  const { options } = view
  const player = view.players[seat]
  if (player === undefined) return null
  const hunts =
    player.faction === null ? null : say('plate.hunts', { faction: factionName(t, options, player.faction) })
  const status = statusOf(say, view, seat, player, own)
  const label = [name, ...(hunts === null ? [] : [hunts]), ...holdings(say, view, player), status].join(', ')
  return (
    <button
      type="button"
      className={`ms-plate ${stateOf(plate, player.out)}`}
      data-zone={`seat.${seat}`}
      data-place={places.seat(seat)}
      data-can={can || undefined}
      aria-label={can ? `${label}. ${say('plate.challengeHim', { name })}` : label}
      onClick={onPress}
    >
      <span className="ms-who">
        <Wax seat={seat} bot={bot} />
        <span>
          <b>{name}</b>
          {hunts !== null && <small>{breakable(hunts)}</small>}
        </span>
        <Counts view={view} seat={seat} />
      </span>
      <ModelPicture {...plate} />
      {options.mode !== 'dominoes' && player.faction !== null && <DragonSlots options={options} player={player} />}
      <Status plate={plate} status={status} />
    </button>
  )
}
