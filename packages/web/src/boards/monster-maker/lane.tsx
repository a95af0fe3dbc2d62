import { type PartyView, prizeGold } from '@menagerie/games/monster-maker'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../pieces/icon.tsx'
import { Wax } from '../../pieces/wax.tsx'
import { places } from './choices.ts'
import { GAME, WORDS } from './looks.ts'
import { marks } from './traces.ts'
import { type LaneProps, type PartProps, WayRow, isAsked, wayOf } from './way.tsx'

/** Who goes here, where to, and what they hold. */
const Header = ({ play, seat, party, way, since }: PartProps) => {
  const { t } = useTranslation(WORDS)
  const { names, players } = play.table.given
  const leg = t(`legs.${party.lost ? 'lost' : party.leg}`, { ns: GAME })
  const inside = party.leg !== 'dead' && party.leg !== 'returned'
  const gold = prizeGold(party)
  return (
    <header className={players[seat]?.present === false ? 'absent' : ''}>
      <Wax seat={seat} bot={players[seat]?.kind === 'bot'} />
      <div>
        <b>{names[seat] ?? ''}</b>
        {since === null ? (
          <small>{party.monster !== null && inside ? t('lane.attacked', { leg }) : leg}</small>
        ) : (
          <small className="mm-since" data-trace={marks.words(seat)}>
            {since}
          </small>
        )}
      </div>
      <span className="mm-counts">
        <span className="mm-at">{t('lane.at', { value: way.value, goal: way.goal })}</span>
        <span title={t('lane.hand', { count: party.handCount })}>
          <Icon name="card-pickup" />
          {party.handCount}
        </span>
        <span className={gold === 0 ? 'mm-zero' : ''} title={t('lane.gold', { gold })}>
          <Icon name="coins" />
          {gold}
        </span>
        {party.banked.length > 0 && (
          <span title={t('lane.banked', { count: party.banked.length })}>
            <Icon name="locked-chest" />
            {party.banked.length}
          </span>
        )}
      </span>
    </header>
  )
}

/** One party's lane: its plate, the corridor row with every number visible, the monster in the way, treasures, the way. */
export const Lane = (props: LaneProps) => {
  const { play, seat } = props
  const { t } = useTranslation(WORDS)
  const { table, board } = play
  const { view } = table
  const party = view.parties[seat] as PartyView
  const way = wayOf(view, party, t)
  const place = places.lane(seat)
  const can = board.can.has(place)
  const label = t('lane.label', {
    name: table.given.names[seat] ?? '',
    leg: t(`legs.${party.lost ? 'lost' : party.leg}`, { ns: GAME }),
    value: way.value,
    left: way.left,
    hand: party.handCount,
    treasures: party.treasures.length + party.banked.length,
  })
  const state = [
    seat === table.near ? 'own' : '',
    isAsked(view, seat) ? 'turn' : '',
    party.leg === 'dead' ? 'dead' : '',
    can ? 'can' : '',
  ]
  return (
    <section
      className={`mm-lane ${state.join(' ')}`}
      aria-label={label}
      data-place={place}
      data-can={can || undefined}
      data-seat={seat}
    >
      <Header {...props} party={party} way={way} />
      <WayRow {...props} party={party} way={way} label={label} />
    </section>
  )
}
