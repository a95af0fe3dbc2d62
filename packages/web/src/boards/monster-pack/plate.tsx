import type { Seat } from '@menagerie/engine'
import type { Card, View } from '@menagerie/games/monster-pack'
import { useTranslation } from 'react-i18next'
import { CardBack, CardFace } from '../../pieces/card.tsx'
import { Flyer } from '../../pieces/flyer.tsx'
import { useCloserDesk } from '../../pieces/closer/desk.ts'
import { Gauge } from '../../pieces/gauge.tsx'
import { Icon } from '../../pieces/icon.tsx'
import { Pile, PileGap } from '../../pieces/pile.tsx'
import { SeatPlate } from '../../pieces/seat.tsx'
import { WORDS, lookOf } from './looks.ts'
import type { Play } from './use-play.ts'

interface PileProps {
  readonly view: View
  readonly seat: Seat
  readonly name: string
  /** Instance on top of the discard pile, for its flight; null where piles are not shown. */
  readonly topId: string | null
}

const Deck = ({ view, seat, name }: PileProps) => {
  const { t } = useTranslation(WORDS)
  const { deck, deckCount } = view.sides[seat as 0 | 1]
  return (
    <Pile
      label={t('seat.deck')}
      zone={`deck.${seat}`}
      count={deckCount}
      title={t('seat.deckOf', { name, count: deckCount })}
      thing={`deck.${seat}`}
      // Only one's own can be looked through.
      opens={deck !== null}
      top={deckCount > 0 ? <CardBack picture="monster-pack/back" label={t('seat.deckBack')} /> : <PileGap />}
    />
  )
}

const Discard = ({ view, seat, name, topId }: PileProps) => {
  const { t } = useTranslation()
  const { discard } = view.sides[seat as 0 | 1]
  const top = discard.at(-1)
  const card =
    top === undefined ? <PileGap /> : <CardFace look={lookOf(t, view.options, view.options.cards[top] as Card)} />
  return (
    <Pile
      label={t('seat.discard', { ns: WORDS })}
      zone={`discard.${seat}`}
      count={discard.length}
      title={t('seat.discardOf', { ns: WORDS, name, count: discard.length })}
      thing={`discard.${seat}`}
      opens
      top={top === undefined || topId === null ? card : <Flyer id={topId}>{card}</Flyer>}
    />
  )
}

/** Where there is no room for piles: the discard pile as a button, and the hit points. */
const Points = ({ view, seat, name }: PileProps) => {
  const { eye } = useCloserDesk()
  const { t } = useTranslation(WORDS)
  const { hp, discard } = view.sides[seat as 0 | 1]
  const whole = view.options.startHp
  return (
    <>
      <button
        type="button"
        className="mini"
        data-look={`discard.${seat}`}
        data-zone={`discard.${seat}`}
        aria-label={t('seat.discardOf', { name, count: discard.length })}
        onClick={() => eye.open({ by: 'thing', thing: `discard.${seat}` })}
      >
        <Icon name="skull-crossed-bones" />
        {discard.length}
      </button>
      <Gauge value={hp} whole={whole} label={t('seat.hp', { hp, whole })} />
    </>
  )
}

/** A player's plate: name, counts of everything hidden, hit points, deck and discard pile. */
export const PlayerPlate = ({
  table,
  seat,
  area,
  topId,
}: {
  readonly table: Play['table']
  readonly seat: Seat
  readonly area: string
  readonly topId: string | null
}) => {
  const { t } = useTranslation(WORDS)
  const { view, given } = table
  const name = given.names[seat] ?? ''
  const absent = given.players[seat]?.present === false
  const side = view.sides[seat as 0 | 1]
  const counts = { name, hp: side.hp, hand: side.handCount, deck: side.deckCount, discard: side.discard.length }
  const piles: PileProps = { view, seat, name, topId }
  return (
    <SeatPlate
      seat={seat}
      thing={`seat.${seat}`}
      name={name}
      bot={given.players[seat]?.kind === 'bot'}
      turn={given.outcome === null && view.turnPlayer === seat}
      absent={absent}
      className={area}
      label={t('seat.label', counts)}
      line={
        <>
          {t('seat.handDeck', counts)}
          {absent && <i className="away"> · {t('seat.absent')}</i>}
        </>
      }
      gauge={<Points {...piles} />}
      piles={
        <>
          <Deck {...piles} />
          <Discard {...piles} />
        </>
      }
    />
  )
}
