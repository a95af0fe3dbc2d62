import type { Seat } from '@menagerie/engine'
import { type CardIndex, CLASSES, ICONS, isDragon } from '../set/cards.ts'
import { plusOf } from './effects.ts'
import { jointWords } from './joints.ts'
import { passesOf } from './passes.ts'
import { askedIn, idOf } from './places.ts'
import type { FightPosition, PlayerPosition, Position } from './position-schema.ts'
import type { Laid } from '../set/domino-cards.ts'
import { type Fight, type Fighter, NONE, type Part, type Player, type State } from '../rules/state.ts'

/** How the cards of a state are written: with the numbers of their draws, unless they were drawn in the order written. */
interface Pen {
  readonly state: State
  readonly numbered: boolean
}

/** A state between two commits, as the position it is arranged from; what is as by default is left out. */
export const describe = (state: State): Position => {
  const { fight, arena } = state
  const { kind, seat } = askedIn(state)
  const drawn = drawnAsWritten(state)
  const pen: Pen = { state, numbered: drawn.some((at, i) => at !== null && at !== i + 1) }
  const position: Position = { phase: kind, players: [] }
  if (seat !== 0) position.seat = seat
  if (state.turn !== (fight?.attacker ?? seat)) position.turn = state.turn
  if (state.starter !== 0) position.starter = state.starter
  if (state.turns !== 10) position.turns = state.turns
  if (state.dry !== 0) position.dry = state.dry
  const latest = pen.numbered ? Math.max(...drawn.map((at) => at ?? 0)) : 0
  if (state.draws !== Math.max(drawn.length, latest)) position.draws = state.draws
  if (state.away.length > 0) position.deck = state.deck.map((card) => idOf(state, card))
  const returned = state.returned.flatMap((draws, card) => (draws > 0 ? [[idOf(state, card), draws] as const] : []))
  if (returned.length > 0) position.returned = Object.fromEntries(returned)
  const backs = state.faces.flatMap((face, card) =>
    face === card ? [] : [[idOf(state, card), idOf(state, face)] as const],
  )
  if (backs.length > 0) position.backs = Object.fromEntries(backs)
  position.players = state.players.map((player, at) => describePlayer(pen, player, at))
  if (arena !== null) {
    position.arena = { owner: arena.owner, parts: partsOf(pen, arena.parts, false) }
    if (arena.since !== 1) position.arena.since = arena.since
  }
  if (fight !== null) position.fight = describeFight(pen, fight)
  if (state.centre.length > 0) describeCentre(state, position)
  if (state.passes !== 0) position.passes = state.passes
  return position
}

/** The numbers of draws in the order in which cards are written; null where a card has none of its own. */
const drawnAsWritten = ({ options, players, arena, fight, centre }: State): readonly (number | null)[] => {
  const drawn: (number | null)[] = []
  const parts = (list: readonly Part[]): void => {
    for (const { card, at } of list) if (!isDragon(options.set, card)) drawn.push(at)
  }
  const more = (list: readonly unknown[]): void => {
    for (const _ of list) drawn.push(null)
  }
  for (const { table, hidden, hand, pile } of players) {
    parts(table.flat())
    for (const { at } of hidden) drawn.push(at)
    more(hand)
    more(pile)
  }
  parts(arena?.parts ?? [])
  for (const side of fight?.sides ?? []) parts(side.parts)
  more(fight?.used ?? [])
  more(centre)
  return drawn
}

/** `U1La@12`; `flipped`: all of them are known to everybody, and nothing says so. */
const partsOf = ({ state, numbered }: Pen, parts: readonly Part[], flipped: boolean): string[] =>
  parts.map(({ card, at, seen }) => {
    const dragon = isDragon(state.options.set, card)
    return `${idOf(state, card)}${seen && !dragon && !flipped ? '*' : ''}${numbered && !dragon ? `@${at}` : ''}`
  })

const idsOf = (state: State, cards: readonly { readonly card: CardIndex }[]): string[] =>
  cards.map(({ card }) => idOf(state, card))

const namesIn = <N extends string>(names: readonly N[], bits: number): N[] =>
  names.filter((_, i) => ((bits >> i) & 1) === 1)

const describePlayer = (pen: Pen, player: Player, seat: Seat): PlayerPosition => {
  const { state, numbered } = pen
  const { faction, table, hidden, hand, pile, out } = player
  const { set, mode } = state.options
  const position: PlayerPosition = {}
  if (faction >= 0) position.faction = set.factions[faction] as string
  else if (mode !== 'dominoes' && askedIn(state).kind !== 'faction') position.faction = null
  const parts = partsOf(pen, table.flat(), false)
  if (parts.length > 0) position.table = parts
  if (hidden.length > 0) position.hidden = hidden.map(({ card, at }) => idOf(state, card) + (numbered ? `@${at}` : ''))
  const known = hidden.filter(({ knownTo }) => knownTo !== 0)
  if (known.length > 0) {
    position.knownTo = Object.fromEntries(
      known.map(({ card, knownTo }) => [
        idOf(state, card),
        state.players.flatMap((_, one) => (((knownTo >> one) & 1) === 1 ? [one] : [])),
      ]),
    )
  }
  if (hand.length > 0) position.hand = idsOf(state, hand)
  const told = hand.filter(({ not }) => not !== 0)
  if (told.length > 0)
    position.not = Object.fromEntries(told.map(({ card, not }) => [idOf(state, card), namesIn(CLASSES, not)]))
  if (pile.length > 0) position.pile = idsOf(state, pile)
  if (pile.some(({ by }) => by !== seat)) position.by = pile.map(({ by }) => by)
  if (out) position.out = true
  return position
}

const describeFight = (pen: Pen, fight: Fight): FightPosition => {
  const { state } = pen
  const { attacker, defender, sides, flipped } = fight
  const [first, second] = sides
  const parts = [partsOf(pen, first.parts, flipped)]
  if (second.parts.length > 0 || first.parts.length === 0) parts.push(partsOf(pen, second.parts, flipped))
  const position: FightPosition = { attacker, defender, parts }
  const both = <X>(of: (side: Fighter) => X): X[] => [of(first), of(second)]
  const off = both((side) =>
    idsOf(
      state,
      side.parts.filter((_, i) => side.on[i] !== true),
    ),
  )
  if (off.flat().length > 0) position.off = off
  const plus = both((side) => plusOf(state, side))
  if (flipped && plus.some((points) => points !== 0)) position.plus = plus
  const jinxed = both((side) => namesIn(ICONS, side.jinxed))
  if (jinxed.flat().length > 0) position.jinxed = jinxed
  if (first.sigil || second.sigil) position.sigil = both(({ sigil }) => sigil)
  if (first.shield || second.shield) position.shield = both(({ shield }) => shield)
  if (fight.used.length > 0) position.used = fight.used.map((card) => idOf(state, card))
  if (fight.passes !== passesOf(state, fight)) position.passes = fight.passes
  if (fight.next !== (askedIn(state).kind === 'reward' ? defender : NONE)) position.next = fight.next
  return position
}

const describeCentre = (state: State, position: Position): void => {
  const { centre, players } = state
  const words = jointWords(state) ?? []
  position.centre = centre.map(({ card }, i) => idOf(state, card) + (words[i] ?? ''))
  if (centre.some(({ by }, i) => by !== i % players.length)) position.by = centre.map(({ by }: Laid) => by)
}
