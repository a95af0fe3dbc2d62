import type { Event } from '@menagerie/games/dragon-treasure'
import type { Trace } from '../trail.ts'
import { places } from './choices.ts'

/** Where armies, treasures and the Dragon went, and where something was found or lost. */
export const traces = (event: unknown): readonly Trace[] => {
  const told = event as Event
  switch (told.kind) {
    case 'stepped':
    case 'movedDragon':
    case 'threw':
    case 'stole':
    case 'marched':
      return [{ mark: 'way', from: places.space(told.from), to: places.space(told.to) }]
    case 'returned':
      return [{ mark: 'new', place: places.space(told.space) }]
    case 'examined':
    case 'won':
    case 'beatDragon':
      return [{ mark: 'changed', place: places.space(told.space) }]
    case 'eaten':
      return [{ mark: 'gone', place: places.space(told.space) }]
    case 'tookOff':
      return [{ mark: 'gone', place: places.space(told.from) }]
    default:
      return []
  }
}
