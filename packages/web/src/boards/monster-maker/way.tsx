import { type PartyView, type View, legOf } from '@menagerie/games/monster-maker'
import type { TFunction } from 'i18next'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { artUrl } from '../../pieces/art.ts'
import { atEverySize, whenLaidOut } from '../../pieces/at-every-size.ts'
import { Card, CardBack, CardFace } from '../../pieces/card.tsx'
import { useCloserDesk } from '../../pieces/closer/desk.ts'
import { nothingFlies } from '../../pieces/flights.ts'
import { Flyer } from '../../pieces/flyer.tsx'
import { goesOn } from '../../pieces/goes-on.ts'
import { Track, type TrackMark } from '../../pieces/track.tsx'
import { places } from './choices.ts'
import { BACKS, PASSAGE, WORDS, kindLabel, kindLook, roomPicture, standingPicture, treasureLook } from './looks.ts'
import { marks } from './traces.ts'
import type { Play } from './use-play.ts'

/** Perch the party has to go on this leg, how far it is, the corridors laid for it, and what stands where. */
export const wayOf = (view: View, party: PartyView, t: TFunction) => {
  const way = legOf(view, party)
  const { back, goal, value, left } = way
  const mark: TrackMark = {
    at: goal,
    label: back ? t('lane.home', { goal }) : t('lane.room', { goal }),
    words: back ? t('lane.homeWords', { goal, left }) : t('lane.roomWords', { goal, left }),
    goal: true,
  }
  return { ...way, laid: back ? party.back : party.out, whole: Math.max(goal, value, 1), marks: [mark] }
}

type Way = ReturnType<typeof wayOf>

export interface LaneProps {
  readonly play: Play
  readonly seat: number
  /** Exact way home out of the own hand (option `aids`), below the track or, in a low lane, in the row; empty for none. */
  readonly aid: string
  /** The treasures are in the hand, where something may be done with them. */
  readonly held: boolean
  /** What the others did here last, until one acts oneself; null for nothing. */
  readonly since: string | null
}

export interface PartProps extends LaneProps {
  readonly party: PartyView
  readonly way: Way
}

export const isAsked = ({ phase }: View, seat: number): boolean =>
  phase.kind !== 'over' && 'seat' in phase && phase.seat === seat

/** The corridors laid so far. */
const Corridors = ({ play, seat, way, party }: PartProps) => {
  const { t } = useTranslation(WORDS)
  const { eye } = useCloserDesk()
  const { options } = play.table.view
  return (
    <>
      {way.back && (
        <span className="mm-out" aria-hidden="true">
          {t('lane.wentOut', { perch: party.length })}
        </span>
      )}
      {way.laid.map((card, at) => (
        <Flyer
          key={at}
          id={`mm-c.${seat}.${at}`}
          from={seat === play.table.near ? 'below' : 'above'}
          className="mm-fly"
        >
          <button
            type="button"
            className="mm-corridor"
            data-trace={at === way.laid.length - 1 ? marks.corridor(seat) : undefined}
            data-look={`kind.${card}`}
            aria-label={kindLabel(t, options, card)}
            onClick={() => eye.open({ by: 'thing', thing: `kind.${card}` })}
          >
            <CardFace look={kindLook(t, options, card)} />
          </button>
        </Flyer>
      ))}
    </>
  )
}

/** What bars the way: a monster, or a trap just sprung. */
const Foes = ({ play, seat, party }: PartProps) => {
  const { t } = useTranslation(WORDS)
  const { eye } = useCloserDesk()
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
            look={kindLook(t, table.view.options, party.monster)}
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
            look={kindLook(t, table.view.options, deck.trap)}
            className="mm-foe"
            thing="trap"
            onPress={() => eye.open({ by: 'thing', thing: 'trap' })}
          />
        </Flyer>
      )}
    </>
  )
}

/** Treasures carried: backs for all but who knows them, and nothing for those who hold them in the hand now. */
const Treasures = ({ play, seat, party, held }: PartProps) => {
  const { t } = useTranslation(WORDS)
  const { eye } = useCloserDesk()
  return (
    <span className="mm-treasures" data-trace={party.treasures.length > 0 ? marks.treasure(seat) : undefined}>
      {party.treasures.map(({ card }, at) => {
        const thing = `held.${seat}.${at}`
        if (card === null) return <CardBack key={at} picture={BACKS.treasure} label={t('lane.secret')} thing={thing} />
        if (held) return null
        const look = treasureLook(t, play.table.view.options, card)
        return (
          <button
            key={at}
            type="button"
            data-look={thing}
            aria-label={look.label}
            onClick={() => eye.open({ by: 'thing', thing })}
          >
            <CardFace look={look} />
          </button>
        )
      })}
    </span>
  )
}

/** How far a row closes up for its corridors: `data-many` in `way.css`. */
const crowd = (count: number): string | undefined => (count > 11 ? 'more' : count > 8 ? 'some' : undefined)

/** Pixels of what lies before the newest card. */
const PEEK = 12

/**
 * A row that is pushed sideways stands at its end, but never past its newest card, when that comes or has other room.
 * `newest` is another text whenever a card comes.
 */
const useNewestInSight = (newest: string): RefObject<HTMLDivElement | null> => {
  const row = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = row.current
    if (element === null) return
    const push = (): void => {
      const card = [...element.querySelectorAll('.mm-fly')].at(-1)
      if (card === undefined) return
      element.scrollLeft += card.getBoundingClientRect().left - PEEK - element.getBoundingClientRect().left
    }
    // A card that flies has to know beforehand where it ends.
    return (nothingFlies() ? whenLaidOut : atEverySize)(element, push)
  }, [newest])
  return row
}

/** The row from the entrance to the goal, and the way as a measure below it. */
export const WayRow = ({ label, ...part }: PartProps & { readonly label: string }) => {
  const { t } = useTranslation(WORDS)
  const { play, seat, party, way, aid } = part
  const place = places.lane(seat)
  const count = way.laid.length
  const strip = useNewestInSight(`${count} ${party.monster}`)
  useLayoutEffect(() => goesOn(strip.current), [strip])
  return (
    <div className="mm-way">
      <img className="mm-wall" src={artUrl(PASSAGE)} alt="" />
      <div className="mm-row" ref={strip} data-strip data-many={crowd(count)}>
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
          <img src={artUrl(standingPicture(party))} alt="" />
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
