import type { Seat } from '@menagerie/engine'
import type { Event } from '@menagerie/games/monster-pack'
import type { Trace } from '../trail.ts'
import { places } from './choices.ts'

const waiting = (seat: Seat, near: Seat, spot: number): string =>
  seat === near ? places.waiting(spot) : places.theirWaiting(spot)
const active = (seat: Seat, near: Seat, lane: number): string =>
  seat === near ? places.active(lane) : places.theirActive(lane)

/** Who was summoned, came up, was boosted, fought and fell. */
export const traces = (event: unknown, near: Seat): readonly Trace[] => {
  const told = event as Event
  switch (told.kind) {
    case 'summoned':
      return [{ mark: 'new', place: waiting(told.seat, near, told.spot) }]
    case 'boosted':
      return [{ mark: 'changed', place: waiting(told.seat, near, told.spot) }]
    case 'movedUp':
      return [{ mark: 'way', from: waiting(told.seat, near, told.from), to: active(told.seat, near, told.to) }]
    case 'dueled':
      return told.discarded.map((gone, seat) => ({
        mark: gone ? 'gone' : 'changed',
        place: active(seat, near, told.lane),
      }))
    case 'attacked':
      return [{ mark: 'changed', place: active(told.seat, near, told.lane) }]
    default:
      return []
  }
}
