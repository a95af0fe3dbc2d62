import type { Event, View } from '@menagerie/games/monstructor'
import type { TFunction } from 'i18next'
import type { Tally } from '../board.ts'
import { sayer } from './words.ts'

const countOf = (events: readonly Event[], is: (event: Event) => boolean): string => String(events.filter(is).length)

/** What every seat has at the end, and where it came from: fights, or monsters closed. */
export const tally = (unknownView: unknown, unknownEvents: readonly unknown[], t: TFunction): readonly Tally[] => {
  const view = unknownView as View
  const events = unknownEvents as readonly Event[]
  const say = sayer(t)
  if (view.options.mode === 'dominoes') {
    return view.players.map((player, seat) => ({
      score: say('tally.points', { count: player.score ?? view.scores?.[seat] ?? 0 }),
      sources: [
        {
          name: say('tally.closed'),
          value: countOf(events, (event) => event.kind === 'closed' && event.seat === seat),
        },
        { name: say('tally.cards'), value: String(player.pile.length) },
      ],
    }))
  }
  return view.players.map((player, seat) => ({
    score: say('tally.dragon', { count: player.dragon.length }),
    sources: [
      {
        name: say('tally.won'),
        value: countOf(events, (event) => event.kind === 'fightEnded' && event.winner === seat),
      },
      {
        name: say('tally.fought'),
        value: countOf(events, (event) => event.kind === 'fightEnded' && event.seats.includes(seat)),
      },
      {
        name: say('tally.played'),
        value: countOf(events, (event) => event.kind === 'played' && event.seat === seat),
      },
    ],
  }))
}
