import { useTranslation } from 'react-i18next'
import { Card } from '../../pieces/card.tsx'
import { Flyer } from '../../pieces/flyer.tsx'
import { Hand, HandPlace } from '../../pieces/hand.tsx'
import { TIP_ID } from '../../pieces/tip.tsx'
import { WORDS, cardLook } from './looks.ts'
import type { Play } from './use-play.ts'

/** The cards at the near edge: one's own, or those that lie open to who watches. */
export const OwnHand = ({ table, board, near, hand }: Play) => {
  const { t } = useTranslation()
  const label = table.given.seat === null ? 'hand.open' : 'hand.label'
  return (
    <Hand label={t(label, { ns: WORDS, count: hand.length })} count={hand.length} className="dl-hand">
      {hand.map(({ place, card }, index) => {
        const state = board.stateOf(place)
        return (
          <HandPlace key={place} index={index} count={hand.length}>
            <Flyer id={`dl-${near}-${place}`} from="below">
              <Card
                look={cardLook(t, table.view.options, near, card)}
                place={place}
                state={state}
                draggable={board.draggable(place)}
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
