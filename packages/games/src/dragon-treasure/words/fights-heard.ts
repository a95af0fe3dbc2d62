import type { Seat } from '@menagerie/engine'
import type { Event } from '../rules/events.ts'
import type { Space } from '../set/map.ts'
import { type Heard, isFoughtOver, leave, show, sideOf } from './table-heard.ts'

/* For tests. Not part of the game's door. */

/** What follows from an event unless the match ends there; done when the next one is heard. */
export type Then = (() => void) | null

/** The fights that are due are gone through; where none is left the turn goes on. */
export const settle = (heard: Heard): void => {
  const { due } = heard
  while (due.length > 0 && !isFoughtOver(heard, (due.at(-1) as { space: Space }).space)) due.pop()
  if (due.length > 0) return
  const { active: seat, frenzyLeft: steps } = heard
  heard.frenzyLeft = 0
  heard.phase = steps > 0 ? { seat, steps } : { seat }
}

export const fought = (heard: Heard, event: Event): Then => {
  switch (event.kind) {
    case 'met':
      heard.phase = { space: event.space, seats: event.seats, shown: [[], []] }
      return null
    case 'showed': {
      const shown = heard.phase['shown'] as readonly (readonly number[])[]
      for (const [at, value] of event.values.entries()) if (value !== null) show(heard, event.seats[at] as Seat, value)
      const after = shown.map((values, at) => [...values, ...[event.values[at] ?? []].flat()])
      heard.phase = { ...heard.phase, shown: after }
      return null
    }
    case 'won':
      heard.phase = { seat: event.seat, loser: event.loser, space: event.space, distance: event.distance }
      return null
    case 'metDragon':
      heard.phase = { seat: event.seat, space: event.space, shown: [] }
      return null
    case 'foughtDragon':
      if (event.value === null) return null
      show(heard, event.seat, event.value)
      heard.phase = { ...heard.phase, shown: [...(heard.phase['shown'] as readonly number[]), event.value] }
      return null
    case 'beatDragon':
      heard.frenzyLeft = 0
      heard.phase = { seat: event.seat, space: event.space, distance: event.distance }
      return null
    case 'eaten':
      leave(heard, event.seat, event.space)
      sideOf(heard, event.seat).lost++
      return () => settle(heard)
    default:
      return null
  }
}
