import { type Seat, insertSorted } from '@menagerie/engine'
import type { Event } from '../rules/events.ts'
import type { Space } from '../set/map.ts'
import { type Heard, carry, enter, isFoughtOver, leave, meetsSomebody, seatsAt, sideOf } from './table-heard.ts'
import { type Then, settle } from './fights-heard.ts'

/* For tests. Not part of the game's door. */

const arrive = (heard: Heard, seat: Seat, space: Space): void => {
  if (meetsSomebody(heard, seat, space)) heard.due.push({ space, entrant: seat })
  settle(heard)
}

const stop = (heard: Heard, space: Space): void => insertSorted(heard.stopped, space)

/** Without the option `continueAfterDragon` an army that woke or met the Dragon stays. */
const stopForDragon = (heard: Heard, space: Space): void => {
  if (!heard.options.continueAfterDragon && !heard.stopped.includes(space)) stop(heard, space)
}

export const moved = (heard: Heard, event: Event): Then => {
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
