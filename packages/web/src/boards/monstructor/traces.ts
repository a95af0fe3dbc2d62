import type { Event } from '@menagerie/games/monstructor'
import type { Trace } from '../trail.ts'
import { places } from './choices.ts'

/** Players who challenged, were challenged, took a dragon or left, and the centre of Dominoes and of the Arena. */
export const traces = (event: unknown): readonly Trace[] => {
  const told = event as Event
  switch (told.kind) {
    case 'challenged':
    case 'foughtArena':
      return [
        { mark: 'changed', place: places.seat(told.seat) },
        { mark: 'changed', place: places.seat(told.target) },
      ]
    case 'tookDragon':
      return [{ mark: 'new', place: places.seat(told.seat) }]
    case 'left':
      return [{ mark: 'gone', place: places.seat(told.seat) }]
    case 'enteredArena':
      return [{ mark: 'new', place: places.ring }]
    case 'leftArena':
      return [{ mark: 'gone', place: places.ring }]
    case 'led':
      return [{ mark: 'new', place: places.centre }]
    case 'attached':
    case 'closed':
      return [{ mark: 'changed', place: places.centre }]
    default:
      return []
  }
}
