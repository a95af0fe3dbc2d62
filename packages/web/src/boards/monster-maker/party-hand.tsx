import { useTranslation } from 'react-i18next'
import { Card, CardBack, type CardState } from '../../pieces/card.tsx'
import { Flyer } from '../../pieces/flyer.tsx'
import { Hand, HandPlace } from '../../pieces/hand.tsx'
import { TIP_ID } from '../../pieces/tip.tsx'
import { BACKS, WORDS, kindLook, treasureLook } from './looks.ts'
import type { Play } from './use-play.ts'

/** The hand of the party shown large: its cards, treasures that may be used now, or backs only for who watches. */
export const PartyHand = ({
  play,
  held,
}: {
  readonly play: Play
  /** Treasures are in the hand, too. */
  readonly held: boolean
}) => {
  const { t } = useTranslation()
  const { table, board, hand } = play
  const { view, near, open, given } = table
  const { options } = view
  const watched = given.seat === null
  const count = view.parties[near]?.handCount ?? 0
  const backs = watched && open?.parties[near]?.hand == null ? count : 0
  const treasures = held ? play.treasures : []
  const shown = hand.length + treasures.length
  /** A treasure that cannot be used is not dead: it is only in the hand. */
  const treasureState = (place: string): CardState => {
    const state = board.stateOf(place)
    return state === 'quiet' ? 'rest' : state
  }
  return (
    <Hand
      label={t(watched ? 'hand.hidden' : 'hand.label', { ns: WORDS, count })}
      count={shown + backs}
      className="mm-hand"
    >
      {Array.from({ length: backs }, (_, index) => (
        <HandPlace key={index} index={index} count={backs}>
          <CardBack picture={BACKS.draw} label="" />
        </HandPlace>
      ))}
      {hand.map(({ place, card }, index) => (
        <HandPlace key={place} index={index} count={shown}>
          <Flyer id={`mm-${place}`} from="below">
            <Card
              look={kindLook(t, options, card)}
              place={place}
              state={board.stateOf(place)}
              draggable={board.draggable(place)}
              describedBy={board.stateOf(place) === 'dead' ? TIP_ID : undefined}
              onPress={() => board.press(place)}
            />
          </Flyer>
        </HandPlace>
      ))}
      {treasures.map(({ place, card }, index) => (
        <HandPlace key={place} index={hand.length + index} count={shown}>
          <Flyer id={`mm-${place}`} from="above">
            <Card
              look={treasureLook(t, options, card)}
              place={place}
              state={treasureState(place)}
              onPress={() => board.press(place)}
            />
          </Flyer>
        </HandPlace>
      ))}
    </Hand>
  )
}
