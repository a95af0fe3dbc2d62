import type { Options, View } from '@menagerie/games/monster-maker'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { artUrl } from '../../pieces/art.ts'
import { Card, CardBack, CardFace, type CardState } from '../../pieces/card.tsx'
import { Flyer } from '../../pieces/flyer.tsx'
import { Icon } from '../../pieces/icon.tsx'
import { Track, type TrackMark } from '../../pieces/track.tsx'
import { Wax } from '../../pieces/wax.tsx'
import { places } from './choices.ts'
import { BACKS, GAME, WORDS, kindLook, kindName, roomPicture, treasureLook } from './looks.ts'

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

export interface LaneProps {
  readonly view: View
  readonly options: Options
  readonly seat: number
  readonly own: boolean
  readonly name: string
  readonly bot: boolean
  readonly absent: boolean
  readonly can: boolean
  readonly monsterState: CardState
  readonly idOf: (place: string) => string
  /** Exact way home out of the own hand (option `aids`); empty for none. */
  readonly aid: string
  /** The treasures are in the hand, where something may be done with them. */
  readonly held: boolean
  readonly onPress: (place: string) => void
  readonly onLook: (sort: 'kind' | 'treasure', index: number) => void
}

/** One party's lane: its plate, the corridor row with every number visible, the monster in the way, treasures, the way. */
export const Lane = (props: LaneProps) => {
  const { view, options, seat, own } = props
  const { t } = useTranslation(WORDS)
  const { deck } = options
  const party = view.parties[seat] as PartyView
  const way = wayOf(party, view.room, t)
  const row = way.back ? party.back : party.out
  const turn = view.phase.kind !== 'over' && 'seat' in view.phase && view.phase.seat === seat
  const leg = t(`legs.${party.lost ? 'lost' : party.leg}`, { ns: GAME })
  const inside = party.leg !== 'dead' && party.leg !== 'returned'
  const gold = party.prizes.reduce((sum, one) => sum + one, 0)
  const place = places.lane(seat)
  const label = t('lane.label', {
    name: props.name,
    leg,
    value: way.value,
    left: way.left,
    hand: party.handCount,
    treasures: party.treasures.length + party.banked.length,
  })
  return (
    <section
      className={`mm-lane ${own ? 'own' : ''} ${turn ? 'turn' : ''} ${party.leg === 'dead' ? 'dead' : ''} ${props.can ? 'can' : ''}`}
      aria-label={label}
      data-place={place}
      data-can={props.can || undefined}
      data-seat={seat}
    >
      <header className={props.absent ? 'absent' : ''}>
        <Wax seat={seat} bot={props.bot} />
        <div>
          <b>{props.name}</b>
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
      <div className="mm-way">
        <div className="mm-row" data-many={row.length > 11 ? 'more' : row.length > 8 ? 'some' : undefined}>
          {way.back && (
            <span className="mm-out" aria-hidden="true">
              {t('lane.wentOut', { perch: party.length })}
            </span>
          )}
          {row.map((card, at) => (
            <Flyer key={at} id={props.idOf(`c.${seat}.${at}`)} from={own ? 'below' : 'above'}>
              <button
                type="button"
                className="mm-corridor"
                data-thing
                aria-label={kindName(t, deck, card)}
                onClick={() => props.onLook('kind', card)}
              >
                <CardFace look={kindLook(t, deck, card)} />
              </button>
            </Flyer>
          ))}
          {party.monster !== null && (
            <Flyer id={props.idOf(`m.${seat}`)} from="above">
              <Card
                look={kindLook(t, deck, party.monster)}
                state={props.monsterState}
                place={own ? places.monster : `m.${seat}`}
                className="mm-foe"
                label={t('lane.barsLabel', { name: props.name })}
                onPress={() => (own ? props.onPress(places.monster) : props.onLook('kind', party.monster as number))}
              />
            </Flyer>
          )}
          {view.phase.kind === 'trap' && turn && (
            <Flyer id={props.idOf(`x.${seat}`)} from="above">
              <Card
                look={kindLook(t, deck, deck.trap)}
                className="mm-foe"
                onPress={() => props.onLook('kind', deck.trap)}
              />
            </Flyer>
          )}
          {props.can && (
            <button
              type="button"
              className="mm-here is-can"
              data-place={place}
              data-can
              onClick={() => props.onPress(place)}
            >
              {t(own ? 'lane.walkHere' : 'lane.setHere')}
            </button>
          )}
          <span className="mm-path" aria-hidden="true">
            {props.aid !== '' && <i>{props.aid}</i>}
          </span>
          <span className="mm-treasures">
            {party.treasures.map((one, at) =>
              one.card === null ? (
                <CardBack key={at} picture={BACKS.treasure} label={t('lane.secret')} />
              ) : props.held ? null : (
                <button
                  key={at}
                  type="button"
                  data-thing
                  aria-label={treasureLook(t, deck, one.card).label}
                  onClick={() => props.onLook('treasure', one.card as number)}
                >
                  <CardFace look={treasureLook(t, deck, one.card)} />
                </button>
              ),
            )}
          </span>
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
          {props.aid !== '' && <em>{props.aid}</em>}
        </div>
      </div>
    </section>
  )
}
