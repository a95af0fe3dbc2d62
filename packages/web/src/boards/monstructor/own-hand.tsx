import { useTranslation } from 'react-i18next'
import { Card, CardBack } from '../../pieces/card.tsx'
import { Flyer } from '../../pieces/flyer.tsx'
import { Hand, HandPlace } from '../../pieces/hand.tsx'
import { TIP_ID } from '../../pieces/tip.tsx'
import { places } from './choices.ts'
import { BACKS, knownLook } from './looks.ts'
import type { Play } from './use-play.tsx'
import { WORDS } from './words.ts'

/** Hidden cards, or hand cards of Dominoes: faces to who may see them, else backs. */
export const OwnHand = ({ play }: { readonly play: Play }) => {
  const { t } = useTranslation()
  const { table, board } = play
  const { view, near, open } = table
  const { options } = view
  const dominoes = options.mode === 'dominoes'
  const player = open?.players[near]
  const hand = (dominoes ? player?.hand : player?.hidden) ?? []
  return (
    <Hand
      label={t(dominoes ? 'hand.tiles' : 'hand.hidden', { ns: WORDS, count: hand.length })}
      count={hand.length}
      className="ms-hand"
    >
      {hand.map(({ card }, index) => {
        if (card === null)
          return (
            <HandPlace key={`b${index}`} index={index} count={hand.length} className="ms-hand-place">
              <CardBack picture={BACKS.hidden} label="" />
            </HandPlace>
          )
        const place = places.card(card)
        const state = board.stateOf(place)
        return (
          <HandPlace key={card} index={index} count={hand.length} className="ms-hand-place">
            <Flyer id={`ms-h${card}`} from="deck below" to="stand">
              <Card
                look={knownLook(t, view, card)}
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
