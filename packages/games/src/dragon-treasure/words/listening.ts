import { type Seat, insertSorted, unreachable } from '@menagerie/engine'
import type { Event } from '../rules/events.ts'
import type { Space } from '../set/map.ts'
import type { Options } from '../set/options.ts'
import {
  type Heard,
  asSeen,
  carry,
  enter,
  goBack,
  isFoughtOver,
  leave,
  meetsSomebody,
  openTable,
  seatsAt,
  show,
  sideOf,
} from './table-heard.ts'

/* For tests. Not part of the game's door. */

/** Nothing: whoever hears the events knows every number a spectator sees. */
export const untold: Readonly<Record<string, string>> = {}

/** What follows from an event unless the match ends there; done when the next one is heard. */
type Then = (() => void) | null

/** The fights that are due are gone through; where none is left the turn goes on. */
const settle = (heard: Heard): void => {
  const { due } = heard
  while (due.length > 0 && !isFoughtOver(heard, (due.at(-1) as { space: Space }).space)) due.pop()
  if (due.length > 0) return
  const { active: seat, frenzyLeft: steps } = heard
  heard.frenzyLeft = 0
  heard.phase = steps > 0 ? { seat, steps } : { seat }
}

const arrive = (heard: Heard, seat: Seat, space: Space): void => {
  if (meetsSomebody(heard, seat, space)) heard.due.push({ space, entrant: seat })
  settle(heard)
}

const stop = (heard: Heard, space: Space): void => insertSorted(heard.stopped, space)

/** Without the option `continueAfterDragon` an army that woke or met the Dragon stays. */
const stopForDragon = (heard: Heard, space: Space): void => {
  if (!heard.options.continueAfterDragon && !heard.stopped.includes(space)) stop(heard, space)
}

const beginTurn = (heard: Heard): void => {
  heard.points = 0
  heard.arrival = -1
  heard.frenzyLeft = 0
  heard.stopped = []
}

const moved = (heard: Heard, event: Event): Then => {
  switch (event.kind) {
    case 'stepped': {
      const { seat, from, to, via } = event
      const { armies } = sideOf(heard, seat)
      armies[from] = (armies[from] as number) - 1
      enter(heard, seat, to)
      if (event.carry) carry(heard, from, to)
      heard.points -= via.length + 1
      heard.arrival = heard.down[to] === 1 ? to : -1
      if (!meetsSomebody(heard, seat, to)) return null
      return () => {
        if (seatsAt(heard, to).length > 1) stop(heard, to)
        else stopForDragon(heard, to)
        heard.due.push({ space: to, entrant: seat })
      }
    }
    case 'examined':
      heard.arrival = -1
      heard.down[event.space] = 0
      if (event.found === 'treasure') heard.up[event.space] = (heard.up[event.space] as number) + 1
      else {
        heard.dragon = event.space
        stopForDragon(heard, event.space)
        heard.due.push({ space: event.space, entrant: event.seat })
      }
      return null
    case 'returned': {
      const side = sideOf(heard, event.seat)
      side.lost--
      enter(heard, event.seat, event.space)
      if (meetsSomebody(heard, event.seat, event.space)) heard.due.push({ space: event.space, entrant: event.seat })
      return null
    }
    case 'movedDragon':
      heard.dragon = event.to
      heard.frenzyLeft = event.left
      if (!event.frenzy) heard.due.pop()
      if (event.from !== event.to && seatsAt(heard, event.to).length > 0)
        heard.due.push({ space: event.to, entrant: -1 })
      settle(heard)
      return null
    case 'threw':
      enter(heard, event.loser, event.to, leave(heard, event.loser, event.from))
      return () => {
        if (!isFoughtOver(heard, event.from)) heard.due.pop()
        arrive(heard, event.loser, event.to)
      }
    case 'tookOff': {
      const stopped = leave(heard, event.loser, event.from)
      if (event.home !== null) enter(heard, event.loser, event.home, stopped)
      else sideOf(heard, event.loser).lost++
      return () => settle(heard)
    }
    case 'stole':
      return march(heard, event, true)
    case 'marched':
      return march(heard, event, event.carry)
    case 'halted':
      heard.due.pop()
      settle(heard)
      return null
    default:
      return null
  }
}

const march = (
  heard: Heard,
  { seat, from, to }: { readonly seat: Seat; readonly from: Space; readonly to: Space },
  laden: boolean,
): Then => {
  // Of a won fight its distance, of a march the steps left.
  const left = Number(heard.phase['left'] ?? heard.phase['distance']) - 1
  enter(heard, seat, to, leave(heard, seat, from))
  if (laden) carry(heard, from, to)
  return () => {
    const meets = meetsSomebody(heard, seat, to)
    if (left > 0 && !meets) heard.phase = { seat, space: to, left }
    else {
      heard.due.pop()
      arrive(heard, seat, to)
    }
  }
}

const fought = (heard: Heard, event: Event): Then => {
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
