import type { Seat } from '@menagerie/engine'
import type { Card as Monster, CardIndex, View, WaitingView } from '@menagerie/games/monster-pack'
import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Card, type CardState } from '../../pieces/card.tsx'
import { Die } from '../../pieces/die.tsx'
import { Flyer } from '../../pieces/flyer.tsx'
import { Icon } from '../../pieces/icon.tsx'
import { Links, type PlaceLink } from '../../pieces/links.tsx'
import { Slot } from '../../pieces/slot.tsx'
import { places } from './choices.ts'
import { Clash, type ClashProps } from './clash.tsx'
import { WORDS, lookOf } from './looks.ts'

export interface MatProps {
  readonly view: View
  /** The seat at the near edge, and the other. */
  readonly near: Seat
  readonly far: Seat
  /** Face-up cards in the lanes: `view`, or what is being told. */
  readonly nearLanes: readonly (CardIndex | null)[]
  readonly farLanes: readonly (CardIndex | null)[]
  readonly clashes: readonly ClashProps[]
  /** Lanes whose duel is being told. */
  readonly fighting: readonly number[]
  readonly stateOf: (place: string) => CardState
  readonly can: ReadonlySet<string>
  readonly drags: (place: string) => boolean
  /** Number of the line in "What I can do" that a glowing spot stands for; null when it stands for none yet. */
  readonly lineOf: (place: string) => number | null
  readonly idOf: (place: string) => string
  /** Zones a monster of this place comes from when it was nowhere, and leaves for. */
  readonly zonesOf: (place: string) => { readonly from: string; readonly to: string }
  readonly links: readonly PlaceLink[]
  readonly onPlace: (place: string, card: CardIndex | null) => void
}

/**
 * Item `index` of `count` in a grid of half columns, so that shorter rows stand between the columns of longer ones. Where the
 * lanes lie across, the sheet takes it for a grid of half rows.
 */
const cell =
  (index: number, count: number, columns: number): ((element: HTMLElement | null) => void) =>
  (element) =>
    element?.style.setProperty('--cell', `${columns - count + 2 * index + 1} / span 2`)

export const Mat = (props: MatProps) => {
  const { view, near, far, nearLanes, farLanes, clashes, can, links } = props
  const { t: translate } = useTranslation()
  const t = (key: string, values: Record<string, unknown> = {}): string => translate(key, { ns: WORDS, ...values })
  const mat = useRef<HTMLElement>(null)
  const { waiting, active } = view.options.mat
  const columns = Math.max(waiting, active)
  const nearSide = view.sides[near as 0 | 1]
  const farSide = view.sides[far as 0 | 1]

  const monster = (
    place: string,
    card: CardIndex,
    spot: string,
    one: WaitingView | null,
    falls: boolean,
    fights: boolean,
  ): ReactNode => {
    const data = view.options.cards[card] as Monster
    const words = [
      one === null
        ? t('card.stands', { spot })
        : one.die === 0
          ? t('card.ready', { spot })
          : t('card.waits', { spot, die: one.die }),
      ...(one?.boosted === true ? [t('card.boosted')] : []),
      ...(falls ? [t('card.falls')] : []),
    ]
    return (
      <Flyer id={props.idOf(place)} {...props.zonesOf(place)}>
        <Card
          look={lookOf(translate, view.options, data)}
          place={place}
          state={props.stateOf(place)}
          draggable={props.drags(place)}
          label={words.join(', ')}
          className={`${one?.boosted === true ? 'boosted' : ''} ${falls ? 'is-doomed' : ''} ${fights ? 'strikes' : ''}`}
          onPress={() => props.onPlace(place, card)}
        >
          {one !== null && (
            <span className="count" key={one.die}>
              <Die face={one.die} material={one.boosted ? 'gold' : one.die === 0 ? 'stopped' : 'bone'} />
            </span>
          )}
          {falls && (
            <span className="fate">
              <Icon name="skull-crossed-bones" />
              {t('duel.falls')}
            </span>
          )}
        </Card>
      </Flyer>
    )
  }

  const waitingRow = (side: typeof nearSide, place: (spot: number) => string, className: string): ReactNode => (
    <div className={`r ${className}`}>
      {side.waiting.map((one, spot) => {
        const at = place(spot)
        const name = `W${spot + 1}`
        return (
          <div key={at} ref={cell(spot, waiting, columns)}>
            <Slot
              place={at}
              name={name}
              icon="hourglass"
              className="wait"
              can={can.has(at) && one === null}
              label={t('mat.summonLabel', { spot: name })}
              call={<Call words={t('mat.summon')} line={props.lineOf(at)} />}
              onPress={() => props.onPlace(at, null)}
            >
              {one === null ? null : monster(at, one.card, name, one, false, false)}
            </Slot>
          </div>
        )
      })}
    </div>
  )

  const laneRow = (
    lanes: readonly (CardIndex | null)[],
    place: (lane: number) => string,
    className: string,
    falls: (lane: number) => boolean,
  ): ReactNode => (
    <div className={`r ${className}`}>
      {lanes.map((card, lane) => {
        const at = place(lane)
        const name = `A${lane + 1}`
        return (
          <div key={at} ref={cell(lane, active, columns)}>
            <Slot
              place={at}
              name={name}
              icon="crossed-swords"
              can={can.has(at) && card === null}
              label={t('mat.enterLabel', { spot: name })}
              call={<Call words={t('mat.enter')} line={props.lineOf(at)} />}
              onPress={() => props.onPlace(at, null)}
            >
              {card === null ? null : monster(at, card, name, null, falls(lane), props.fighting.includes(lane))}
            </Slot>
          </div>
        )
      })}
    </div>
  )

  const doomed = (lane: number, mine: boolean): boolean => {
    const clash = clashes[lane]
    if (clash === undefined || clash.conditional || clash.preview.kind !== 'duel') return false
    return mine ? clash.preview.falls : clash.preview.fallsAgainst
  }

  return (
    <div className="mat-room" ref={(element) => element?.style.setProperty('--n', String(columns))}>
      <section className="mat" aria-label={t('mat.label')} ref={mat}>
        <div className="grooves" aria-hidden="true">
          {nearLanes.map((_, lane) => (
            <i key={lane} ref={cell(lane, active, columns)} />
          ))}
        </div>
        {waitingRow(farSide, places.theirWaiting, 'ow')}
        {laneRow(farLanes, places.theirActive, 'oa', (lane) => doomed(lane, false))}
        <div className="r cl">
          {clashes.map((clash) => (
            <div key={clash.lane} ref={cell(clash.lane, active, columns)}>
              <Clash {...clash} />
            </div>
          ))}
        </div>
        {laneRow(nearLanes, places.active, 'ma', (lane) => doomed(lane, true))}
        {waitingRow(nearSide, places.waiting, 'mw')}
        <Links board={mat} links={links} />
      </section>
    </div>
  )
}

const Call = ({ words, line }: { readonly words: string; readonly line: number | null }) => (
  <>
    {words}
    {line !== null && line <= 9 && <kbd aria-hidden="true">{line}</kbd>}
  </>
)
