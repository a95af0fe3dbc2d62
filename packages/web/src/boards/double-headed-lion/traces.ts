import type { Event } from '@menagerie/games/double-headed-lion'
import type { Trace } from '../trail.ts'
import { places } from './choices.ts'

/**
 * Squares alone bear a trail, never pieces: of two that were mixed nobody is to be told apart by it, whatever the table reminds
 * of.
 */
export const traces = (event: unknown): readonly Trace[] => {
  const told = event as Event
  switch (told.kind) {
    case 'moved':
    case 'retreated':
      return [{ mark: 'way', from: places.square(told.from), to: places.square(told.to) }]
    case 'fell':
      return [{ mark: 'gone', place: places.square(told.square) }]
    default:
      return []
  }
}
