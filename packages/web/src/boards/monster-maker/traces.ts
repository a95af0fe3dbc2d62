import type { Seat } from '@menagerie/engine'
import type { Event } from '@menagerie/games/monster-maker'
import type { Trace } from '../trail.ts'
import { places } from './choices.ts'

/** Things of a lane that a trail marks, by whose it is. */
export const marks = {
  corridor: (seat: Seat): string => `new.${seat}`,
  treasure: (seat: Seat): string => `got.${seat}`,
  /** The words about it. */
  words: (seat: Seat): string => `told.${seat}`,
}

/** What came, went or changed in a lane; its words stand in the lane's plate. */
export const traces = (event: unknown, near: Seat): readonly Trace[] => {
  const told = event as Event
  switch (told.kind) {
    case 'attacked':
    case 'charmed':
      return [
        { mark: 'new', place: told.target === near ? places.monster : `${places.monster}.${told.target}` },
        { mark: 'changed', place: marks.words(told.target) },
      ]
    case 'walked':
      return [
        { mark: 'new', place: marks.corridor(told.seat) },
        { mark: 'changed', place: marks.words(told.seat) },
      ]
    case 'treasureDrawn':
      return [
        { mark: 'new', place: marks.treasure(told.seat) },
        { mark: 'changed', place: marks.words(told.seat) },
      ]
    case 'fought':
    case 'detoured':
    case 'dispelled':
    case 'suffered':
    case 'roomReached':
    case 'cameBack':
      return [{ mark: 'changed', place: marks.words(told.seat) }]
    case 'died':
      return [{ mark: 'gone', place: marks.words(told.seat) }]
    default:
      return []
  }
}
