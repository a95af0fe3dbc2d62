import { type Seat, unreachable } from '@menagerie/engine'
import type { Event } from '../rules/events.ts'
import type { Options } from '../set/options.ts'
import { type Heard, asSeen, goBack, openTable, sideOf } from './table-heard.ts'
import { type Then, fought, settle } from './fights-heard.ts'
import { moved } from './moves-heard.ts'

/* For tests. Not part of the game's door. */

/** Nothing: whoever hears the events knows every number a spectator sees. */
export const untold: Readonly<Record<string, string>> = {}

const beginTurn = (heard: Heard): void => {
  heard.points = 0
  heard.arrival = -1
  heard.frenzyLeft = 0
  heard.stopped = []
}

/** Whoever leaves in the middle of what they were asked, or fought, lets it fall. */
const resigned = (heard: Heard, seat: Seat): Then => {
  const side = sideOf(heard, seat)
  const { phase } = heard
  const took = [phase['seat'], phase['loser'], ...[phase['seats'] ?? []].flat()].includes(seat)
  heard.cup += side.births.length
  side.births = []
  side.armies.fill(0)
  side.lost = 0
  side.resigned = true
  if (seat === heard.active) beginTurn(heard)
  return took ? () => settle(heard) : null
}

const turned = (heard: Heard, event: Event): Then => {
  switch (event.kind) {
    case 'started':
      heard.first = event.first
      heard.active = event.first
      return null
    case 'drew': {
      const { births } = sideOf(heard, event.seat)
      if (!event.first) heard.draws++
      heard.cup -= event.count
      for (let i = 0; i < event.count; i++) births.push(heard.draws)
      return null
    }
    case 'turnBegan':
      beginTurn(heard)
      heard.active = event.seat
      heard.round = event.round
      heard.phase = { seat: event.seat }
      return null
    case 'rolled':
      if (event.die > 1 && event.die < 6) heard.points = event.die
      return null
    case 'frenzy':
      heard.phase = { seat: event.seat, steps: event.steps }
      return null
    case 'wentBack':
      goBack(heard, event.values)
      return null
    case 'ended':
      if (event.outcome.reason.startsWith('rounds')) beginTurn(heard)
      heard.outcome = event.outcome
      heard.phase = { outcome: event.outcome }
      return null
    default:
      return null
  }
}

const hear = (heard: Heard, event: Event): Then => {
  switch (event.kind) {
    case 'stepped':
    case 'examined':
    case 'returned':
    case 'movedDragon':
    case 'threw':
    case 'tookOff':
    case 'stole':
    case 'marched':
    case 'halted':
      return moved(heard, event)
    case 'met':
    case 'showed':
    case 'won':
    case 'metDragon':
    case 'foughtDragon':
    case 'beatDragon':
    case 'eaten':
      return fought(heard, event)
    case 'resigned':
      return resigned(heard, event.seat)
    case 'started':
    case 'drew':
    case 'turnBegan':
    case 'rolled':
    case 'frenzy':
    case 'wentBack':
    case 'ended':
      return turned(heard, event)
    case 'nothing':
    case 'endedMovement':
    case 'chose':
      return null
    default:
      return unreachable(event)
  }
}

/** Somebody at the table who hears, and what they know then, in the shape of a spectator's view. */
export interface Hearing {
  readonly hear: (event: Event) => void
  readonly seen: () => object
}

export const hearing = (options: Options, seats: number): Hearing => {
  const heard = openTable(options, seats)
  let then: Then = null
  const follow = (): void => {
    then?.()
    then = null
  }
  return {
    hear: (event) => {
      // Counters go back within what they were played for; an end leaves everything as it is.
      if (event.kind === 'wentBack') {
        hear(heard, event)
        return
      }
      if (event.kind !== 'ended' || event.outcome.reason.startsWith('rounds')) follow()
      then = hear(heard, event)
    },
    seen: () => {
      follow()
      return asSeen(heard)
    },
  }
}
