import type { Seat } from '@menagerie/engine'
import type { Card as Monster, CardIndex, WaitingView } from '@menagerie/games/monster-pack'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '../../pieces/card.tsx'
import { Die } from '../../pieces/die.tsx'
import { Flyer } from '../../pieces/flyer.tsx'
import { Icon } from '../../pieces/icon.tsx'
import { Links, type PlaceLink } from '../../pieces/links.tsx'
import { heardAs } from '../../pieces/designed.ts'
import { Slot } from '../../pieces/slot.tsx'
import { places } from './choices.ts'
import { Clash, type ClashProps } from './clash.tsx'
import type { LaneView } from './lanes.ts'
import { WORDS, isSuppliedMat, lookOf } from './looks.ts'
import type { Play } from './use-play.ts'

export interface MatProps {
  readonly play: Play
  /** The lanes: as they stand, or as they are told. */
  readonly lanes: LaneView
  /** Which thing lies at a place, for its flight. */
  readonly idOf: (place: string) => string
}

/**
 * Item `index` of `count` in a grid of half columns, so that shorter rows stand between the columns of longer ones. Where the
 * lanes lie across, the sheet takes it for a grid of half rows.
 */
const cell =
  (index: number, count: number, columns: number): ((element: HTMLElement | null) => void) =>
  (element) =>
    element?.style.setProperty('--cell', `${columns - count + 2 * index + 1} / span 2`)

const columnsOf = ({ table }: Play): number => Math.max(table.view.options.mat.waiting, table.view.options.mat.active)

/** Number of the line in "What I can do" that a glowing spot stands for; null while it stands for none, or for several. */
const lineOf = ({ table, board }: Play, place: string): number | null => {
  const [one, ...more] = board.picking.open.filter((choice) => choice.places.includes(place))
  const step = more.length === 0 ? one?.steps[0] : undefined
  return step === undefined ? null : table.given.legal.indexOf(step) + 1
}

/** What a monster on the mat says of itself, for those who hear the table. */
const useMonsterWords = (spot: string, one: WaitingView | null, falls: boolean): string => {
  const { t } = useTranslation(WORDS)
  const stands = one === null ? 'card.stands' : one.die === 0 ? 'card.ready' : 'card.waits'
  return [
    t(stands, { spot, die: one?.die }),
    ...(one?.boosted === true ? [t('card.boosted')] : []),
    ...(falls ? [t('card.falls')] : []),
  ].join(', ')
}

/** A monster on the mat: waiting with its die, or in a lane. */
const Standing = ({
  mat,
  place,
  card,
  spot,
  one = null,
  falls = false,
  fights = false,
}: {
  readonly mat: MatProps
  readonly place: string
  readonly card: CardIndex
  /** Short name of its place. */
  readonly spot: string
  /** Null in a lane. */
  readonly one?: WaitingView | null
  readonly falls?: boolean
  readonly fights?: boolean
}) => {
  const { t } = useTranslation()
  const { table, board } = mat.play
  const { view, near } = table
  const seat = place.startsWith('o') ? 1 - near : near
  const boosted = one?.boosted === true
  const moves = board.handling.entering !== null && place.startsWith('w.')
  const label = useMonsterWords(spot, one, falls)
  return (
    // Where it comes from when it was nowhere, and what it leaves for.
    <Flyer id={mat.idOf(place)} from={`hand.${seat} seat.${seat}`} to={`discard.${seat} seat.${seat}`}>
      <Card
        look={lookOf(t, view.options, view.options.cards[card] as Monster)}
        place={place}
        state={board.stateOf(place)}
        draggable={moves && board.draggable(place)}
        label={label}
        className={`${boosted ? 'is-boosted' : ''} ${falls ? 'is-doomed' : ''} ${fights ? 'strikes' : ''}`}
        onPress={() => board.press(place)}
      >
        {one !== null && (
          <span className="count" key={one.die}>
            <Die face={one.die} material={boosted ? 'gold' : one.die === 0 ? 'stopped' : 'bone'} />
          </span>
        )}
        {falls && (
          <span className="fate">
            <Icon name="skull-crossed-bones" />
            <span>{t('duel.falls', { ns: WORDS })}</span>
          </span>
        )}
      </Card>
    </Flyer>
  )
}

const WaitingRow = ({ mat, seat, className }: { mat: MatProps; seat: Seat; className: string }) => {
  const { t } = useTranslation(WORDS)
  const { table, board } = mat.play
  const place = seat === table.near ? places.waiting : places.theirWaiting
  const { waiting } = table.view.sides[seat as 0 | 1]
  return (
    <div className={`r ${className}`}>
      {waiting.map((one, spot) => {
        const at = place(spot)
        const name = `W${spot + 1}`
        return (
          <div key={at} ref={cell(spot, waiting.length, columnsOf(mat.play))}>
            <Slot
              place={at}
              name={name}
              icon="hourglass"
              className="wait"
              can={board.can.has(at) && one === null}
              label={t('mat.summonLabel', { spot: name })}
              call={t('mat.summon')}
              digit={lineOf(mat.play, at)}
              onPress={() => board.press(at)}
            >
              {one === null ? null : <Standing mat={mat} place={at} card={one.card} spot={name} one={one} />}
            </Slot>
          </div>
        )
      })}
    </div>
  )
}

const isDoomed = ({ conditional, preview }: ClashProps, mine: boolean): boolean => {
  if (conditional || preview.kind !== 'duel') return false
  return mine ? preview.falls : preview.fallsAgainst
}

const LaneRow = ({ mat, mine, className }: { mat: MatProps; mine: boolean; className: string }) => {
  const { t } = useTranslation(WORDS)
  const { play, lanes } = mat
  const { board } = play
  const cards = mine ? lanes.near : lanes.far
  return (
    <div className={`r ${className}`}>
      {cards.map((card, lane) => {
        const at = mine ? places.active(lane) : places.theirActive(lane)
        const name = `A${lane + 1}`
        const clash = lanes.clashes[lane]
        return (
          <div key={at} ref={cell(lane, cards.length, columnsOf(play))}>
            <Slot
              place={at}
              name={name}
              icon="crossed-swords"
              can={board.can.has(at) && card === null}
              label={t('mat.enterLabel', { spot: name })}
              call={t('mat.enter')}
              digit={lineOf(play, at)}
              onPress={() => board.press(at)}
            >
              {card === null ? null : (
                <Standing
                  mat={mat}
                  place={at}
                  card={card}
                  spot={name}
                  falls={clash !== undefined && isDoomed(clash, mine)}
                  fights={clash?.now === true}
                />
              )}
            </Slot>
          </div>
        )
      })}
    </div>
  )
}

/** From the monster that is to enter to the lanes it may enter. */
const linksOf = ({ table, board }: Play, { clashes }: LaneView): readonly PlaceLink[] => {
  if (board.handling.entering === null || table.telling) return []
  const from = board.picking.chosen.find((place) => place.startsWith('w.')) ?? ''
  return clashes.filter(({ conditional }) => conditional).map(({ lane }) => ({ from, to: places.active(lane) }))
}

/** The mat: waiting spots and lanes of both sides, and in the middle what a duel would bring. */
export const Mat = (mat: MatProps) => {
  const { play, lanes } = mat
  const { t } = useTranslation(WORDS)
  const root = useRef<HTMLElement>(null)
  const columns = columnsOf(play)
  const { near, view } = play.table
  const { clashes } = lanes
  const isOurs = isSuppliedMat(view.options)
  return (
    <div className="mat-room" ref={(element) => element?.style.setProperty('--n', String(columns))}>
      <section className="mat" aria-label={heardAs(t, t('mat.label'), isOurs)} ref={root}>
        {isOurs && <Icon name="quill-ink" className="mat-origin" />}
        <div className="grooves" aria-hidden="true">
          {clashes.map(({ lane }) => (
            <i key={lane} ref={cell(lane, clashes.length, columns)} />
          ))}
        </div>
        <WaitingRow mat={mat} seat={1 - near} className="ow" />
        <LaneRow mat={mat} mine={false} className="oa" />
        <div className="r">
          {clashes.map((clash) => (
            <div key={clash.lane} ref={cell(clash.lane, clashes.length, columns)}>
              <Clash {...clash} />
            </div>
          ))}
        </div>
        <LaneRow mat={mat} mine className="" />
        <WaitingRow mat={mat} seat={near} className="mw" />
        <Links board={root} links={linksOf(play, lanes)} />
      </section>
    </div>
  )
}
