import { type Seat, takeAt, unreachable } from '@menagerie/engine'
import { type SayingRoom, numbersOf } from '@menagerie/engine/conformance'
import { type CardIndex, isDragon } from '../set/cards.ts'
import type { Event, Shown } from '../rules/events.ts'
import type { Types } from '../rules/types.ts'
import { hearTiles } from './heard-tiles.ts'
import { type Heard, type HeardPart, kindOf, newFight, newHeard, nextIn, playerAt, shownOf, turnOf } from './heard.ts'

// Somebody who hears what everybody is told, and keeps the table by the rules alone. Not part of the product.

type Of<K extends Event['kind']> = Extract<Event, { readonly kind: K }>

/** The parts of a monster, found among these by picture and when they were drawn, and taken from where they lie. */
const taken = (from: readonly HeardPart[][], { pics, at }: Pick<Of<'presented'>, 'pics' | 'at'>): HeardPart[] =>
  pics.flatMap((pic, i) => {
    for (const parts of from) {
      const place = parts.findIndex((part) => part.pic === pic && part.at === at[i])
      if (place >= 0) return [takeAt(parts, place)]
    }
    return []
  })

const layDown = (heard: Heard, seat: Seat, parts: readonly HeardPart[]): void => {
  for (const part of parts) playerAt(heard, seat).table[kindOf(heard, part.pic)]?.push(part)
}

const sideOf = (heard: Heard, seat: Seat): 0 | 1 => (heard.fight?.seats[0] === seat ? 0 : 1)

const see = (heard: Heard, { card, face }: Shown): void => void heard.faces.set(card, face)

const isLost = ({ options: { set } }: Heard, { shown }: HeardPart): boolean =>
  shown !== null && !isDragon(set, shown.card)

/** MS-51, MS-52: what fought is gone, dragon cards are home. */
const destroy = (heard: Heard): void => {
  const { fight } = heard
  if (fight === null) return
  for (const side of [0, 1] as const) {
    const owner = fight.seats[side]
    if (!playerAt(heard, owner).out)
      layDown(
        heard,
        owner,
        fight.parts[side].filter((part) => !isLost(heard, part)),
      )
  }
  heard.fight = null
}

const settle = (heard: Heard): void => {
  if (heard.fight?.rewarded === true) destroy(heard)
}

/** MS-54: both monsters go home; `drawRemoved` may keep what was taken off. */
const separate = (heard: Heard): void => {
  const { fight, options } = heard
  if (fight === null) return
  for (const side of [0, 1] as const) {
    const stays = (part: HeardPart): boolean =>
      options.drawRemoved === 'return' || !fight.off[side].has(part) || !isLost(heard, part)
    layDown(heard, fight.seats[side], fight.parts[side].filter(stays))
  }
  heard.fight = null
}

/** What is told is believed, right or wrong; a total below 0 is told as 0 (MS-40). */
const believe = ({ fight }: Heard, told: readonly [number, number]): void => {
  for (const side of [0, 1] as const) {
    if (fight !== null && Math.max(0, fight.totals[side]) !== told[side]) fight.totals[side] = told[side]
  }
}

const flip = (heard: Heard, { parts, totals }: Of<'flipped'>): void => {
  const { fight, options } = heard
  if (fight === null) return
  fight.flipped = true
  for (const side of [0, 1] as const) {
    for (const [at, shown] of parts[side].entries()) {
      const part = fight.parts[side][at]
      if (part !== undefined) part.shown = shown
      see(heard, shown)
      fight.totals[side] += options.set.points[shown.face] ?? 0
    }
  }
  believe(heard, totals)
}

/** MS-40, MS-43 to MS-46. */
const play = (heard: Heard, { seat, card, place, part, icon, totals }: Of<'played'>): void => {
  const { fight, options, faces } = heard
  if (fight === null) return
  const { set } = options
  const own = sideOf(heard, seat)
  const other = own === 0 ? 1 : 0
  takeAt(playerAt(heard, seat).hidden, place)
  fight.used.push(card)
  fight.passes = 0
  const effect = set.effects[card]
  if (effect == null) fight.totals[own] += set.points[card] ?? 0
  else if (effect.name === 'bonus') fight.totals[own] += effect.value
  else if (effect.name === 'malus') fight.totals[other] -= effect.value
  if (icon >= 0) fight.jinxed[other] |= 1 << icon
  const off = fight.parts[other].find(({ shown }) => shown?.card === part)
  if (off !== undefined) {
    fight.off[other].add(off)
    fight.totals[other] -= set.points[faces.get(part) ?? part] ?? 0
  }
  believe(heard, totals)
}

const takeDragon = (heard: Heard, seat: Seat, card: CardIndex): void => {
  const { set } = heard.options
  const player = playerAt(heard, seat)
  player.owned |= 1 << (set.dragons[player.faction ?? 0]?.indexOf(card) ?? 0)
  layDown(heard, seat, [{ pic: set.pic[card] ?? 0, at: 0, shown: { card, face: card } }]) // MS-30
  if (heard.fight !== null) heard.fight.rewarded = true
}

/** The winner has a dragon card to take; `next` has the turn after that. */
const reward = (heard: Heard, winner: Seat, next: Seat): void => {
  if (heard.fight === null) return
  Object.assign(heard.fight, { winner, next })
  heard.dry = 0
}

/** MS-69. */
const leave = (heard: Heard, seat: Seat, cards: readonly Shown[]): void => {
  const player = playerAt(heard, seat)
  heard.turn = turnOf(heard)
  heard.goesOn = null
  player.out = true
  player.owned = 0
  heard.passes = 0
  for (const kind of player.table) kind.length = 0
  player.hidden = []
  for (const shown of cards) see(heard, shown)
  if (heard.arena?.owner === seat) heard.arena = null
  const { fight } = heard
  const fights = fight !== null && fight.seats.includes(seat)
  if (fight !== null && fights && !fight.flipped) fight.parts[sideOf(heard, seat)] = []
  if (heard.players.filter(({ out }) => !out).length < 2) return
  if (heard.options.mode === 'dominoes' && heard.turn === seat) heard.goesOn = { seat, leads: false }
  if (fight === null) return
  if (fight.winner !== null) {
    if (fight.next === seat) fight.next = nextIn(heard, seat)
    if (fight.winner === seat) fight.rewarded = true
  } else if (fights) {
    const other = fight.seats[sideOf(heard, seat) === 0 ? 1 : 0]
    if (!fight.flipped) {
      layDown(heard, other, fight.parts[sideOf(heard, other)])
      fight.parts[sideOf(heard, other)] = []
    }
    reward(heard, other, nextIn(heard, seat))
  }
}

const beginTurn = (heard: Heard, { seat, turn, deck }: Of<'turnBegan'>): void => {
  settle(heard)
  if (heard.arena !== null) heard.arena.since++
  heard.turn = seat
  heard.turns = turn
  heard.dry = deck === 0 ? heard.dry + 1 : 0
}

const draw = (heard: Heard, { seat, pic }: Of<'drew'>): void => {
  heard.deck--
  const at = ++heard.draws
  if (pic === null) playerAt(heard, seat).hidden.push({ at, knownTo: 0 })
  else layDown(heard, seat, [{ pic, at, shown: null }])
}

const present = (heard: Heard, event: Of<'presented'>): void => {
  const { fight } = heard
  if (fight === null) return
  const old = fight.parts[1]
  fight.parts[1] = taken([old, ...playerAt(heard, event.seat).table], event)
  layDown(heard, event.seat, old) // `arenaAdjust`: what is left out
}

const hear = (heard: Heard, event: Event): void => {
  const { fight } = heard
  const monsterOf = (seat: Seat, one: Pick<Of<'presented'>, 'pics' | 'at'>): HeardPart[] =>
    taken(playerAt(heard, seat).table, one)
  switch (event.kind) {
    case 'started':
      Object.assign(heard, { starter: event.starter, turn: event.starter, deck: event.deck })
      return
    case 'choseFaction':
      playerAt(heard, event.seat).faction = event.faction
      return
    case 'drew':
      return draw(heard, event)
    case 'turnBegan':
      return beginTurn(heard, event)
    case 'challenged':
      heard.fight = newFight([event.seat, event.target], [monsterOf(event.seat, event), []])
      return
    case 'enteredArena':
      heard.arena = { owner: event.seat, parts: monsterOf(event.seat, event), since: 0 }
      return
    case 'foughtArena':
      heard.fight = newFight([event.seat, event.target], [monsterOf(event.seat, event), heard.arena?.parts ?? []])
      heard.arena = null // MS-66
      return
    case 'leftArena':
      layDown(heard, event.seat, heard.arena?.parts ?? [])
      heard.arena = null
      return
    case 'presented':
      return present(heard, event)
    case 'constructed':
      if (fight !== null) fight.parts[1] = monsterOf(event.target, event)
      return
    case 'flipped':
      return flip(heard, event)
    case 'played':
      return play(heard, event)
    case 'peeked':
      for (const held of playerAt(heard, event.target).hidden) held.knownTo |= 1 << event.seat
      return
    case 'fumbled':
      takeAt(playerAt(heard, event.seat).hidden, event.place)
      fight?.used.push(event.card)
      return
    case 'passed':
      if (fight !== null) fight.passes++
      return
    case 'fightEnded':
      believe(heard, event.totals)
      if (event.winner === null) return separate(heard)
      return reward(heard, event.winner, event.seats[event.winner === event.seats[0] ? 1 : 0])
    case 'tookDragon':
      return takeDragon(heard, event.seat, event.card)
    case 'shuffled':
      settle(heard)
      heard.deck = event.deck
      for (const card of event.cards) heard.returned.set(card, heard.draws)
      return
    case 'left':
      return leave(heard, event.seat, event.cards)
    case 'ended':
      if (event.outcome.reason !== 'dragon') settle(heard)
      for (const shown of event.piles.flat()) see(heard, shown)
      heard.over = event
      return
    case 'endedTurn':
    case 'letGo':
    case 'refused':
    case 'kept':
      return
    case 'dealt':
    case 'led':
    case 'attached':
    case 'closed':
    case 'stuck':
    case 'lostTurn':
      return hearTiles(heard, event)
    default:
      return unreachable(event)
  }
}

export const listener: SayingRoom<Types>['listener'] = (options, seats) => {
  const heard = newHeard(options, seats)
  return { hear: (event) => hear(heard, event), counts: () => numbersOf(shownOf(heard)) }
}
