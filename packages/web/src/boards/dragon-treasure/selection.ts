import type { Seat } from '@menagerie/engine'
import { type Space, type View, anybodyAt, meetingAt } from '@menagerie/games/dragon-treasure'
import type { CardState } from '../../pieces/card.tsx'
import type { SeatNames } from '../../say.tsx'
import { type Moves, courseOf, moversTo, places, spaceOfMover, walkKey } from './choices.ts'
import type { SpaceLook } from './country.tsx'
import type { CourseShown } from './course.tsx'
import { type Say, wordsOf } from './words.ts'

/** Places that stand for somebody who may be led, thrown or chased. */
export const isMover = (place: string): boolean => /^(?:a\.|[dlm]$)/.test(place)

/** What of the map may be chosen now, and what is. */
export interface Selection {
  readonly moversAt: (space: Space) => readonly string[]
  /** A press here turns the counter up. */
  readonly examines: (space: Space) => boolean
  readonly lookOf: (space: Space, say: Say, names: SeatNames) => SpaceLook
  /** The way to a space that is pointed at: of the mover chosen, or of the nearest while none is. */
  readonly courseTo: (space: Space) => CourseShown | null
}

export const selectionOf = ({
  view,
  near,
  moves,
  mover,
  able,
  can,
}: {
  readonly view: View
  readonly near: Seat
  readonly moves: Moves
  /** The mover chosen. */
  readonly mover: string | null
  /** The viewer may choose right now. */
  readonly able: boolean
  /** Places that lead on from what is chosen. */
  readonly can: ReadonlySet<string>
}): Selection => {
  const { phase } = view
  const movers = new Set(moves.choices.map((choice) => choice.places[0] as string).filter(isMover))
  const moversAt = (space: Space): readonly string[] => [...movers].filter((one) => spaceOfMover(view, one) === space)
  const costOf = (one: string, space: Space): number =>
    moves.walks.get(walkKey(one, places.space(space)))?.cost ?? courseOf(view, moves, one, space).length - 1
  const meets = (who: string | null, space: Space): boolean => {
    if (who === places.dragon) return anybodyAt(view, space)
    const seat = who === places.loser && phase.kind === 'spoils' ? phase.loser : near
    return meetingAt(view, seat, space) !== null
  }
  /** The counter here may be turned up, and nobody may be led away instead. */
  const examines = (space: Space): boolean =>
    moves.buttons.has('examine') && view.examinable === space && moversAt(space).length === 0
  const stateOf = (space: Space): CardState => {
    if (!able) return 'rest'
    const leads = moversAt(space).length > 0
    if (mover === null) return leads || examines(space) ? 'can' : 'rest'
    if (spaceOfMover(view, mover) === space) return 'chosen'
    return can.has(places.space(space)) ? 'can' : leads ? 'quiet' : 'rest'
  }
  return {
    moversAt,
    examines,
    lookOf: (space, say, names) => {
      const state = stateOf(space)
      const goal = state === 'can' && mover !== null
      const cost = goal ? costOf(mover, space) : 0
      const fight = goal && meets(mover, space)
      const extra =
        state === 'rest'
          ? ''
          : state === 'chosen'
            ? say('space.chosen')
            : goal
              ? say(fight ? 'space.goalFight' : 'space.goal', { count: cost })
              : say(examines(space) ? 'space.examine' : 'space.leads')
      return {
        state,
        cost: cost === 0 ? null : cost,
        fight,
        label: `${wordsOf(say, view, space, names)}.${extra === '' ? '' : ` ${extra}`}`,
      }
    },
    courseTo: (space) => {
      const goal = places.space(space)
      const who = !able ? null : mover === null ? (moversTo(moves, space)[0] ?? null) : can.has(goal) ? mover : null
      if (who === null) return null
      return {
        spaces: courseOf(view, moves, who, space),
        fight: meets(who, space),
        carry: moves.walks.get(walkKey(who, goal))?.carry === true,
      }
    },
  }
}
