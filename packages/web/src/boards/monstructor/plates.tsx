import type { Seat } from '@menagerie/engine'
import type { View } from '@menagerie/games/monstructor'
import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../pieces/icon.tsx'
import { Wax } from '../../pieces/wax.tsx'
import { Loose } from './assembly-picture.tsx'
import { places } from './choices.ts'
import { assembledOf } from './creature.ts'
import { DragonSlots } from './dragon-slots.tsx'
import { Figure } from './figure.tsx'
import './plates.css'
import { monsterThings } from './things.ts'
import { lackWord } from './prompt.ts'
import { factionName, sayer } from './words.ts'

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

/** The names of factions are two words in one: a line may end between them. */
const breakable = (text: string): readonly ReactNode[] =>
  text.split(/(?<=[a-z])(?=[A-Z])/).flatMap((word, at) => (at === 0 ? [word] : [<wbr key={at} />, word]))

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
      <span>
        <Icon name={dominoes ? 'trophy-cup' : 'card-pickup'} />
        {dominoes ? player.pile.length : player.hidden.length}
      </span>
    </span>
  )
}

/** One player: what he hunts, how far his dragon is, his creature, and whether he may be challenged. */
export const Plate = ({ view, seat, own, name, bot, absent, can, asked, onPress }: PlateProps) => {
  const { t } = useTranslation()
  const say = sayer(t)
  const { options, players, fight, arena } = view
  const player = players[seat]
  const dominoes = options.mode === 'dominoes'
  const model = useMemo(() => {
    if (dominoes) return null
    const fighter = fight?.sides.find((side) => side.seat === seat)
    // From the call on the monster that fights is set; before, the best one of the public parts is shown.
    if (fighter !== undefined && fighter.parts.length > 0)
      return { standing: monsterThings(options, fighter.parts), loose: [] }
    return assembledOf(view, seat)
  }, [view, seat, dominoes, fight, options])
  if (player === undefined) return null
  const lack = dominoes ? null : lackWord(view, seat)
  const fights = fight?.sides.some((side) => side.seat === seat) === true || arena?.owner === seat
  const faction = player.faction === null ? null : factionName(t, options, player.faction)
  const called = fight !== null && !fight.flipped ? fight.sides.findIndex((side) => side.seat === seat) : -1
  const status = player.out
    ? say('plate.out')
    : called >= 0
      ? say(called === 0 ? 'plate.attacks' : 'plate.answers')
      : dominoes
        ? player.score === null
          ? say('plate.taken', { count: player.pile.length })
          : say('plate.score', { points: say('points', { count: player.score }) })
        : lack === null
          ? say(own ? 'plate.ableOwn' : 'plate.able')
          : say(lack)
  const parts = player.table.reduce((sum, kind) => sum + kind.length, 0)
  const label = [
    name,
    ...(faction === null ? [] : [say('plate.hunts', { faction })]),
    ...(dominoes
      ? [say('plate.hand', { count: player.hand.length })]
      : [
          say('plate.parts', { count: parts }),
          say('plate.hidden', { count: player.hidden.length }),
          say('plate.dragon', { count: player.dragon.length }),
        ]),
    status,
  ].join(', ')
  const inside = (
    <>
      <span className="ms-who">
        <Wax seat={seat} bot={bot} />
        <span>
          <b>{name}</b>
          {faction !== null && <small>{breakable(say('plate.hunts', { faction }))}</small>}
        </span>
        <Counts view={view} seat={seat} />
      </span>
      {model !== null && (
        <span className="ms-model">
          {model.standing.length > 0 && (
            <Figure options={options} things={model.standing} label={say('plate.model')} most={0.6} />
          )}
          {!own && model.loose.length > 0 && (
            <span className="ms-scraps" aria-hidden="true">
              {model.loose.slice(0, SCRAPS).map((thing) => (
                <Loose
                  key={thing.key}
                  options={options}
                  thing={thing}
                  side={model.loose.length > ROW ? SIDES.rows : SIDES.row}
                />
              ))}
            </span>
          )}
        </span>
      )}
      {!dominoes && player.faction !== null && <DragonSlots options={options} player={player} />}
      <span className={`ms-status ${lack === null && !dominoes ? 'able' : ''}`}>
        {!dominoes && <Icon name={called >= 0 ? 'crossed-swords' : lack === null ? 'check-mark' : 'cross-mark'} />}
        {status}
      </span>
      {can && (
        <span className="ms-call">
          <Icon name="crossed-swords" />
          {say('plate.challenge')}
        </span>
      )}
    </>
  )
  return (
    <button
      type="button"
      className={`ms-plate ${own ? 'own' : ''} ${asked ? 'turn' : ''} ${absent || player.out ? 'absent' : ''} ${fights ? 'fights' : ''} is-${can ? 'can' : 'rest'}`}
      data-zone={`seat.${seat}`}
      data-place={places.seat(seat)}
      data-can={can || undefined}
      aria-label={can ? `${label}. ${say('plate.challengeHim', { name })}` : label}
      onClick={onPress}
    >
      {inside}
    </button>
  )
}
