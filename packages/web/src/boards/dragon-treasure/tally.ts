import type { Seat } from '@menagerie/engine'
import { type Event, type View, boardBox } from '@menagerie/games/dragon-treasure'
import type { TFunction } from 'i18next'
import type { Tally } from '../board.ts'
import { type Say, sayer } from './words.ts'

/** What every seat did, counted over all that was told. */
const countOf = (events: readonly Event[], is: (event: Event) => boolean): number => events.filter(is).length

/** DT-7.1: treasures brought home say who wins, and rank nobody else; what the recorded places are for the others is not said. */
const unplaced = ({ outcome, sides }: View, seat: Seat, say: Say): { readonly unplaced?: string } => {
  if (!boardBox.unranked.includes(outcome?.reason ?? '') || outcome?.places[seat] === 1) return {}
  return { unplaced: say(sides[seat]?.resigned === true ? 'tally.resigned' : 'tally.unplaced') }
}

/** Treasures home, and where they came from: counters turned up, thefts, fights won, armies the Dragon ate. */
export const tally = (unknownView: unknown, unknownEvents: readonly unknown[], t: TFunction): readonly Tally[] => {
  const view = unknownView as View
  const events = unknownEvents as readonly Event[]
  const say = sayer(t)
  return view.sides.map((side, seat: Seat) => ({
    ...unplaced(view, seat, say),
    score: say('tally.treasures', { count: side.treasures }),
    sources: [
      {
        name: say('tally.found'),
        value: String(
          countOf(events, (event) => event.kind === 'examined' && event.seat === seat && event.found === 'treasure'),
        ),
      },
      {
        name: say('tally.stolen'),
        value: String(countOf(events, (event) => event.kind === 'stole' && event.seat === seat)),
      },
      {
        name: say('tally.won'),
        value: String(
          countOf(events, (event) => (event.kind === 'won' || event.kind === 'beatDragon') && event.seat === seat),
        ),
      },
      {
        name: say('tally.eaten'),
        value: String(countOf(events, (event) => event.kind === 'eaten' && event.seat === seat)),
      },
    ],
  }))
}
