import type { CardIndex, Options } from '@menagerie/games/monstructor'
import { useTranslation } from 'react-i18next'
import { Card, CardBack, type CardState } from '../../pieces/card.tsx'
import { Flyer } from '../../pieces/flyer.tsx'
import { Hand, HandPlace } from '../../pieces/hand.tsx'
import { TIP_ID } from '../../pieces/tip.tsx'
import { places } from './choices.ts'
import { BACKS, cardLook } from './looks.ts'

/** Hidden cards, or hand cards of Dominoes: faces to who may see them, else backs. */
export const OwnHand = ({
  options,
  cards,
  label,
  stateOf,
  drags,
  onPress,
}: {
  readonly options: Options
  /** Null for a card that lies face down. */
  readonly cards: readonly (CardIndex | null)[]
  readonly label: string
  readonly stateOf: (place: string) => CardState
  readonly drags: (place: string) => boolean
  readonly onPress: (place: string) => void
}) => {
  const { t } = useTranslation()
  return (
    <Hand label={label} count={cards.length}>
      {cards.map((card, index) => {
        if (card === null)
          return (
            <HandPlace key={`b${index}`} index={index} count={cards.length}>
              <CardBack picture={BACKS.hidden} label="" />
            </HandPlace>
          )
        const place = places.card(card)
        const state = stateOf(place)
        return (
          <HandPlace key={card} index={index} count={cards.length}>
            <Flyer id={`ms-h${card}`} from="deck below" to="stand">
              <Card
                look={cardLook(t, options, card)}
                place={place}
                state={state}
                draggable={drags(place)}
                describedBy={state === 'dead' ? TIP_ID : undefined}
                onPress={() => onPress(place)}
              />
            </Flyer>
          </HandPlace>
        )
      })}
    </Hand>
  )
}
