import type { View } from '@menagerie/games/monster-maker'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { artUrl } from '../../pieces/art.ts'
import { Card, CardBack, CardFace } from '../../pieces/card.tsx'
import { Flyer } from '../../pieces/flyer.tsx'
import { Icon } from '../../pieces/icon.tsx'
import { Track, type TrackMark } from '../../pieces/track.tsx'
import { Wax } from '../../pieces/wax.tsx'
import { places } from './choices.ts'
import { BACKS, GAME, WORDS, kindLook, kindName, roomPicture, treasureLook } from './looks.ts'
import type { Looked, Play } from './use-play.ts'

type PartyView = View['parties'][number]

/** Perch the party has to go on this leg, how far it is, and what stands where. */
const wayOf = (party: PartyView, room: number, t: TFunction) => {
  const back = party.leg === 'room' || party.leg === 'return' || (party.leg === 'returned' && party.required > 0)
  const goal = back ? party.required : room
  const value = back ? party.backSum : party.outSum
  const left = Math.max(0, goal - value)
  const over = back && value > goal
  const mark: TrackMark = {
    at: goal,
    label: back ? t('lane.home', { goal }) : t('lane.room', { goal }),
    words: back ? t('lane.homeWords', { goal, left }) : t('lane.roomWords', { goal, left }),
    goal: true,
  }
  return { back, value, goal, left, over, whole: Math.max(goal, value, 1), marks: [mark] }
}

type Way = ReturnType<typeof wayOf>

interface LaneProps {
  readonly play: Play
  readonly seat: number
  /** Exact way home out of the own hand (option `aids`); empty for none. */
  readonly aid: string
  /** The treasures are in the hand, where something may be done with them. */
  readonly held: boolean
  readonly onLook: (looked: Looked) => void
}

interface PartProps extends LaneProps {
  readonly party: PartyView
  readonly way: Way
}

const isAsked = ({ phase }: View, seat: number): boolean =>
  phase.kind !== 'over' && 'seat' in phase && phase.seat === seat

/** Who goes here, where to, and what he holds. */
const Header = ({ play, seat, party, way }: PartProps) => {
  const { t } = useTranslation(WORDS)
  const { names, players } = play.table.given
  const leg = t(`legs.${party.lost ? 'lost' : party.leg}`, { ns: GAME })
  const inside = party.leg !== 'dead' && party.leg !== 'returned'
  const gold = party.prizes.reduce((sum, one) => sum + one, 0)
  return (
    <header className={players[seat]?.present === false ? 'absent' : ''}>
      <Wax seat={seat} bot={players[seat]?.kind === 'bot'} />
      <div>
        <b>{names[seat] ?? ''}</b>
        <small>{party.monster !== null && inside ? t('lane.attacked', { leg }) : leg}</small>
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

/** The corridors laid so far. */
const Corridors = ({ play, seat, way, party, onLook }: PartProps) => {
  const { t } = useTranslation(WORDS)
  const { deck } = play.table.view.options
  const row = way.back ? party.back : party.out
  return (
    <>
      {way.back && (
        <span className="mm-out" aria-hidden="true">
          {t('lane.wentOut', { perch: party.length })}
        </span>
      )}
      {row.map((card, at) => (
        <Flyer
          key={at}
          id={`mm-c.${seat}.${at}`}
          from={seat === play.table.near ? 'below' : 'above'}
          className="mm-fly"
        >
          <button
            type="button"
            className="mm-corridor"
            data-thing
            aria-label={kindName(t, deck, card)}
            onClick={() => onLook({ sort: 'kind', index: card })}
          >
            <CardFace look={kindLook(t, deck, card)} />
          </button>
        </Flyer>
      ))}
    </>
  )
}

/** What bars the way: a monster, or a trap just sprung. */
const Foes = ({ play, seat, party, onLook }: PartProps) => {
  const { t } = useTranslation(WORDS)
  const { table, board, team } = play
  const { deck } = table.view.options
  const own = seat === table.near
  const place = own ? places.monster : `${places.monster}.${seat}`
  const state = !own ? 'rest' : team.attacked && !team.open ? 'can' : board.stateOf(place)
  return (
    <>
      {party.monster !== null && (
        <Flyer id={`mm-m.${seat}`} from="above" className="mm-fly">
          <Card
            look={kindLook(t, deck, party.monster)}
            state={state}
            place={place}
            className="mm-foe"
            label={t('lane.barsLabel', { name: table.given.names[seat] ?? '' })}
            onPress={() => board.press(place)}
          />
        </Flyer>
      )}
      {table.view.phase.kind === 'trap' && isAsked(table.view, seat) && (
        <Flyer id={`mm-x.${seat}`} from="above" className="mm-fly">
          <Card
            look={kindLook(t, deck, deck.trap)}
            className="mm-foe"
            onPress={() => onLook({ sort: 'kind', index: deck.trap })}
          />
        </Flyer>
      )}
    </>
  )
}

const Treasures = ({ play, party, held, onLook }: PartProps) => {
  const { t } = useTranslation(WORDS)
  const { deck } = play.table.view.options
  return (
    <span className="mm-treasures">
      {party.treasures.map(({ card }, at) =>
        card === null ? (
          <CardBack key={at} picture={BACKS.treasure} label={t('lane.secret')} />
        ) : held ? null : (
          <button
            key={at}
            type="button"
            data-thing
            aria-label={treasureLook(t, deck, card).label}
            onClick={() => onLook({ sort: 'treasure', index: card })}
          >
            <CardFace look={treasureLook(t, deck, card)} />
          </button>
        ),
      )}
    </span>
  )
}

const crowd = (count: number): string | undefined => (count > 11 ? 'more' : count > 8 ? 'some' : undefined)

/** The row from the entrance to the goal, and the way as a measure below it. */
const WayRow = ({ label, ...part }: PartProps & { readonly label: string }) => {
  const { t } = useTranslation(WORDS)
  const { play, seat, party, way, aid } = part
  const place = places.lane(seat)
  const row = way.back ? party.back : party.out
  return (
    <div className="mm-way">
      <div className="mm-row" data-strip data-many={crowd(row.length)}>
        <Corridors {...part} />
        <Foes {...part} />
        {play.board.can.has(place) && (
          <button
            type="button"
            className="mm-here is-can"
            data-place={place}
            data-can
            onClick={() => play.board.press(place)}
          >
            {t(seat === play.table.near ? 'lane.walkHere' : 'lane.setHere')}
          </button>
        )}
        <span className="mm-path" aria-hidden="true">
          {aid !== '' && <i>{aid}</i>}
        </span>
        <Treasures {...part} />
      </div>
      <img className="mm-room" src={artUrl(roomPicture(way.back))} alt="" />
      <div className={`mm-track ${way.over ? 'over' : ''} ${way.back ? 'back' : ''}`}>
        <Track
          value={way.value}
          whole={way.whole}
          label={label}
          shown={t('lane.perch', { perch: way.value })}
          marks={way.marks}
        />
        {aid !== '' && <em>{aid}</em>}
      </div>
    </div>
  )
}

/** One party's lane: its plate, the corridor row with every number visible, the monster in the way, treasures, the way. */
export const Lane = (props: LaneProps) => {
  const { play, seat } = props
  const { t } = useTranslation(WORDS)
  const { table, board } = play
  const { view } = table
  const party = view.parties[seat] as PartyView
  const way = wayOf(party, view.room, t)
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
