import type { Card as Monster } from '@menagerie/games/monster-pack'
import { useTranslation } from 'react-i18next'
import { Card } from '../../pieces/card.tsx'
import { Flyer } from '../../pieces/flyer.tsx'
import { Hand, HandPlace } from '../../pieces/hand.tsx'
import { TIP_ID } from '../../pieces/tip.tsx'
import { WORDS, lookOf } from './looks.ts'
import type { Play } from './use-play.ts'

/** The hand at the near edge: one's own, or one that lies open to who watches. */
export const OwnHand = ({
  play,
  idOf,
}: {
  readonly play: Play
  /** Which thing lies at a place, for its flight. */
  readonly idOf: (place: string) => string
}) => {
  const { t: translate } = useTranslation()
  const t = (key: string, values: Record<string, unknown> = {}): string => translate(key, { ns: WORDS, ...values })
  const { table, board, hand } = play
  const { view, near, given } = table
  const watched = given.seat === null
  const count = hand.length
  return (
    <Hand
      className="mp-hand"
      label={watched ? t('hand.open', { player: given.names[near], count }) : t('hand.label', { count })}
      count={count}
    >
      {hand.map(({ place, card }, index) => {
        const state = board.stateOf(place)
        return (
          <HandPlace key={idOf(place)} index={index} count={count}>
            <Flyer id={idOf(place)} from={`deck.${near} seat.${near}`} to={`discard.${near} seat.${near}`}>
              <Card
                look={lookOf(translate, view.options, view.options.cards[card] as Monster)}
                place={place}
                state={state}
                draggable={board.draggable(place)}
                label={t(watched ? 'card.inTheirHand' : 'card.inHand')}
                describedBy={state === 'dead' ? TIP_ID : undefined}
                onPress={() => board.press(place)}
              />
            </Flyer>
          </HandPlace>
        )
      })}
    </Hand>
  )
}
