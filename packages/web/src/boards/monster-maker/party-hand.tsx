import type { Options } from '@menagerie/games/monster-maker'
import { useTranslation } from 'react-i18next'
import { Card, CardBack, type CardState } from '../../pieces/card.tsx'
import { Flyer } from '../../pieces/flyer.tsx'
import { Hand, HandPlace } from '../../pieces/hand.tsx'
import { TIP_ID } from '../../pieces/tip.tsx'
import { BACKS, WORDS, kindLook, treasureLook } from './looks.ts'

/** A card and the address of its place. */
interface Held {
  readonly place: string
  readonly card: number
}

/** The hand of the party seen from near by: its cards, treasures that may be used now, or backs only for who watches. */
export const PartyHand = ({
  options,
  watched,
  count,
  hand,
  treasures,
  backs,
  stateOf,
  drags,
  onPress,
}: {
  readonly options: Options
  /** The viewer has no seat. */
  readonly watched: boolean
  /** Cards in the hand, whoever sees them. */
  readonly count: number
  readonly hand: readonly Held[]
  readonly treasures: readonly Held[]
  readonly backs: number
  readonly stateOf: (place: string) => CardState
  readonly drags: (place: string) => boolean
  readonly onPress: (place: string) => void
}) => {
  const { t } = useTranslation()
  const { deck } = options
  const shown = hand.length + treasures.length
  /** A treasure that cannot be used is not dead: it is only in the hand. */
  const treasureState = (place: string): CardState => {
    const state = stateOf(place)
    return state === 'quiet' ? 'rest' : state
  }
  return (
    <Hand label={t(watched ? 'hand.hidden' : 'hand.label', { ns: WORDS, count })} count={shown + backs}>
      {Array.from({ length: backs }, (_, index) => (
        <HandPlace key={index} index={index} count={backs}>
          <CardBack picture={BACKS.draw} label="" />
        </HandPlace>
      ))}
      {hand.map(({ place, card }, index) => (
        <HandPlace key={place} index={index} count={shown}>
          <Flyer id={`mm-${place}`} from="below">
            <Card
              look={kindLook(t, deck, card)}
              place={place}
              state={stateOf(place)}
              draggable={drags(place)}
              describedBy={stateOf(place) === 'dead' ? TIP_ID : undefined}
              onPress={() => onPress(place)}
            />
          </Flyer>
        </HandPlace>
      ))}
      {treasures.map(({ place, card }, index) => (
        <HandPlace key={place} index={hand.length + index} count={shown}>
          <Flyer id={`mm-${place}`} from="above">
            <Card
              look={treasureLook(t, deck, card)}
              place={place}
              state={treasureState(place)}
              className="mm-own-treasure"
              onPress={() => onPress(place)}
            />
          </Flyer>
        </HandPlace>
      ))}
    </Hand>
  )
}
