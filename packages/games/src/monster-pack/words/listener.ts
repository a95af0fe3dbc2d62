import type { Seat } from '@menagerie/engine'
import type { Listener } from '@menagerie/engine/conformance'
import type { Event } from '../rules/events.ts'
import type { Options } from '../set/options.ts'
import type { Types } from '../rules/types.ts'

/* For tests. Who hears a spectator's events and nothing else; not part of the game's door. */

interface Heard {
  hp: number
  deckCount: number
  handCount: number
  discards: number
  /** Dice by waiting spot; null: free. */
  readonly dice: (number | null)[]
}

const begin = (options: Options): Heard => ({
  hp: 0,
  deckCount: 0,
  handCount: 0,
  discards: 0,
  dice: Array.from({ length: options.mat.waiting }, () => null),
})

/** What an event changes of the side of its seat. */
const hearOf = (side: Heard, event: Event): void => {
  switch (event.kind) {
    case 'drew':
      side.deckCount -= event.count
      side.handCount += event.count
      return
    case 'redrew':
      side.deckCount += side.handCount
      side.handCount = 0
      return
    case 'countedDown':
      for (const spot of event.spots) side.dice[spot] = (side.dice[spot] ?? 0) - 1
      return
    case 'movedUp':
      side.dice[event.from] = null
      return
    case 'summoned':
      side.handCount--
      side.dice[event.spot] = event.die
      return
    case 'boosted':
      side.handCount--
      side.discards++
      side.dice[event.spot] = event.die
      return
    case 'damaged':
      side.hp -= event.lost
      return
    default:
  }
}

export const listener = (options: Options): Listener<Types> => {
  const sides = [begin(options), begin(options)] as const
  let [starter, turn, turnPlayer]: [Seat, number, Seat] = [0, 1, 0]
  return {
    hear: (event) => {
      if (event.kind === 'started') {
        starter = turnPlayer = event.starter
        for (const side of sides) [side.hp, side.deckCount] = [event.hp, event.deckSize]
      } else if (event.kind === 'turnBegan') [turn, turnPlayer] = [event.turn, event.seat]
      else if (event.kind === 'dueled') sides.forEach((side, seat) => (side.discards += event.discarded[seat] ? 1 : 0))
      else if (event.kind !== 'ended') hearOf(sides[event.seat as 0 | 1], event)
    },
    counts: () =>
      new Map<string, number>([
        ['starter', starter],
        ['turn', turn],
        ['turnPlayer', turnPlayer],
        ...sides.flatMap(({ hp, deckCount, handCount, discards, dice }, seat): (readonly [string, number])[] => [
          [`sides.${seat}.hp`, hp],
          [`sides.${seat}.deckCount`, deckCount],
          [`sides.${seat}.handCount`, handCount],
          [`sides.${seat}.discard.length`, discards],
          ...dice.flatMap((die, spot): (readonly [string, number])[] =>
            die === null ? [] : [[`sides.${seat}.waiting.${spot}.die`, die]],
          ),
        ]),
      ]),
  }
}
