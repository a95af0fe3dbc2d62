import { type Seat, takeAt, unreachable } from '@menagerie/engine'
import type { PicIndex } from '../set/cards.ts'
import type { Event } from '../rules/events.ts'
import { type Heard, connectorsOf, playerAt } from './heard.ts'

// The part of a listener who hears Dominoes. Not part of the product.

type Tiled = Extract<Event, { readonly kind: 'dealt' | 'led' | 'attached' | 'closed' | 'stuck' | 'lostTurn' }>

/** A card leaves a hand for the middle (MS-04, MS-05). */
const lay = (heard: Heard, seat: Seat, place: number, pic: PicIndex): void => {
  takeAt(playerAt(heard, seat).hand, place)
  heard.centre.push({ pic, by: seat })
  heard.open = heard.open.map((count, at) => count + (connectorsOf(heard, pic)[at] ?? 0))
  heard.passes = 0
}

/** MS-05: one joint fills a connector on either side. */
const join = (heard: Heard, own: number, to: number): void => {
  heard.open = heard.open.map((count, at) => count - Number(at === own) - Number(at === (to < 0 ? own : to)))
}

export const hearTiles = (heard: Heard, event: Tiled): void => {
  const { seat } = event
  const player = playerAt(heard, seat)
  if (event.kind !== 'dealt') heard.turn = seat
  switch (event.kind) {
    case 'dealt':
      heard.deck -= event.count
      heard.draws += event.count
      for (let i = 0; i < event.count; i++) player.hand.push({ pic: event.pics?.[i] ?? null, not: 0 })
      return
    case 'led':
      lay(heard, seat, event.place, event.pic)
      heard.goesOn = { seat, leads: false }
      return
    case 'attached':
      lay(heard, seat, event.place, event.pic)
      join(heard, event.own, event.to)
      heard.goesOn = { seat, leads: false }
      return
    case 'closed':
      // MS-10: as many as are told.
      for (let at = 0; at < event.count; at++) player.pile.push(heard.centre[at] ?? { pic: 0, by: seat })
      heard.centre = []
      heard.goesOn = { seat, leads: true } // MS-11
      return
    case 'stuck':
      if (heard.options.dominoHands === 'closed') for (const tile of player.hand) tile.not |= event.not
      heard.goesOn = null
      return
    case 'lostTurn':
      if (heard.deck === 0) heard.passes++ // MS-15
      heard.goesOn = { seat, leads: false }
      return
    default:
      return unreachable(event)
  }
}
