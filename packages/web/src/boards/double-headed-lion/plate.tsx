import { cardText } from '@menagerie/games/double-headed-lion'
import { useTranslation } from 'react-i18next'
import { CardBack, CardFace } from '../../pieces/card.tsx'
import { SeatPlate } from '../../pieces/seat.tsx'
import { GAME, type Side, WORDS, backPicture, cardLook, sideName } from './looks.ts'
import type { Play } from './use-play.ts'

/** A side's plate: how many stand and have fallen, cards in hand as backs, the pile as faces. */
export const ArmyPlate = ({
  table,
  side,
  area,
}: {
  readonly table: Play['table']
  readonly side: Side
  readonly area: string
}) => {
  const { t } = useTranslation(WORDS)
  const { view, given } = table
  const name = given.names[side] ?? ''
  const absent = given.players[side]?.present === false
  const { tokens, handCount, pile } = view.sides[side]
  const standing = tokens.filter((token) => token.square !== null).length
  const fallen = tokens.length - standing
  const { asked, seat } = given
  const setting = view.phase.kind === 'setup'
  // Both are asked at once: what glows is what the viewer is asked for, and only then who is waited for.
  const waited = seat !== null && asked.includes(seat) ? side === seat : asked.includes(side)
  const inTurn = setting ? waited : view.active === side
  const army = t(`sides.${sideName(side)}`, { ns: GAME })
  return (
    <SeatPlate
      seat={side}
      thing={`seat.${side}`}
      name={name}
      line={
        <>
          {setting
            ? t(asked.includes(side) ? 'plate.settingUp' : 'plate.hasSetUp', { army })
            : t('plate.line', { army, standing, fallen })}
          {absent && <span> · {t('plate.away')}</span>}
        </>
      }
      bot={given.players[side]?.kind === 'bot'}
      turn={given.outcome === null && inTurn}
      absent={absent}
      gauge={null}
      className={area}
      pilesClassName="dl-piles"
      label={t('plate.label', { name, army, standing, fallen, cards: handCount, pile: pile.length })}
      piles={
        <>
          <span
            className="dl-minis backs"
            data-look={`cards.${side}`}
            role="img"
            aria-label={t('plate.hand', { count: handCount })}
          >
            {Array.from({ length: handCount }, (_, at) => (
              <CardBack key={at} picture={backPicture(side)} label="" />
            ))}
          </span>
          <span
            className="dl-minis"
            data-look={`pile.${side}`}
            role="group"
            aria-label={t('plate.pile', { count: pile.length })}
          >
            <small>{t('plate.discards')}</small>
            {pile.map((card, at) => (
              <i key={at} className="dl-mini">
                <CardFace look={cardLook(t, table.view.options, side, card)} thing={`card.${cardText(card)}`} />
              </i>
            ))}
          </span>
        </>
      }
    />
  )
}
