import type { Event } from '@menagerie/games/monster-maker'
import type { Trace } from '../trail.ts'
import { places } from './choices.ts'

/** Lanes on which something came, went or changed. */
export const traces = (event: unknown): readonly Trace[] => {
  const told = event as Event
  switch (told.kind) {
    case 'attacked':
    case 'charmed':
      return [{ mark: 'new', place: places.lane(told.target) }]
    case 'walked':
    case 'fought':
    case 'detoured':
    case 'dispelled':
    case 'suffered':
    case 'roomReached':
    case 'treasureDrawn':
    case 'cameBack':
      return [{ mark: 'changed', place: places.lane(told.seat) }]
    case 'died':
      return [{ mark: 'gone', place: places.lane(told.seat) }]
    default:
      return []
  }
}
