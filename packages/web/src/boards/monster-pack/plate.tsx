import type { Seat } from '@menagerie/engine'
import type { Card, View } from '@menagerie/games/monster-pack'
import { useTranslation } from 'react-i18next'
import { CardBack, CardFace } from '../../pieces/card.tsx'
import { Flyer } from '../../pieces/flyer.tsx'
import { Gauge } from '../../pieces/gauge.tsx'
import { Icon } from '../../pieces/icon.tsx'
import { Pile } from '../../pieces/pile.tsx'
import { SeatPlate } from '../../pieces/seat.tsx'
import { WORDS, lookOf } from './looks.ts'

/** A player's plate: name, counts of everything hidden, hit points, deck and discard pile. */
export const PlayerPlate = ({
  view,
  seat,
  name,
  bot,
  absent,
  turn,
  area,
  topId,
  onDiscard,
  onDeck,
}: {
  readonly view: View
  readonly seat: Seat
  readonly name: string
  readonly bot: boolean
  readonly absent: boolean
  readonly turn: boolean
  readonly area: string
  /** Instance on top of the discard pile, for its flight; null where piles are not shown. */
  readonly topId: string | null
  readonly onDiscard: () => void
  /** Only for the own deck. */
  readonly onDeck: (() => void) | undefined
}) => {
  const { t: translate } = useTranslation()
  const t = (key: string, values: Record<string, unknown> = {}): string => translate(key, { ns: WORDS, ...values })
  const side = view.sides[seat as 0 | 1]
  const top = side.discard.at(-1)
  const counts = { name, hp: side.hp, hand: side.handCount, deck: side.deckCount, discard: side.discard.length }
  const topCard =
    top === undefined ? null : <CardFace look={lookOf(translate, view.options, view.options.cards[top] as Card)} />
  return (
    <SeatPlate
      seat={seat}
      name={name}
      bot={bot}
      turn={turn}
      absent={absent}
      area={area}
      label={t('seat.label', counts)}
      line={
        <>
          {t('seat.handDeck', counts)}
          {absent && <i className="away"> · {t('seat.absent')}</i>}
        </>
      }
      gauge={
        <>
          <button
            type="button"
            className="mini"
            data-thing
            data-zone={`discard.${seat}`}
            aria-label={t('seat.discardOf', { name, count: side.discard.length })}
            onClick={onDiscard}
          >
            <Icon name="skull-crossed-bones" />
            {side.discard.length}
          </button>
          <Gauge
            value={side.hp}
            whole={view.options.startHp}
            label={t('seat.hp', { hp: side.hp, whole: view.options.startHp })}
          />
        </>
      }
      piles={
        <>
          <Pile
            label={t('seat.deck')}
            zone={`deck.${seat}`}
            count={side.deckCount}
            title={t('seat.deckOf', { name, count: side.deckCount })}
            onPress={onDeck}
            top={
              side.deckCount > 0 ? (
                <CardBack picture="monster-pack/back" label={t('seat.deckBack')} />
              ) : (
                <span className="none" />
              )
            }
          />
          <Pile
            label={t('seat.discard')}
            zone={`discard.${seat}`}
            count={side.discard.length}
            title={t('seat.discardOf', { name, count: side.discard.length })}
            onPress={onDiscard}
            top={
              topCard === null ? (
                <span className="none" />
              ) : topId === null ? (
                topCard
              ) : (
                <Flyer id={topId}>{topCard}</Flyer>
              )
            }
          />
        </>
      }
    />
  )
}
