import {
  type Arranged,
  type Fault,
  type Invariant,
  type Seat,
  arrangedAs,
  fault,
  faulty,
  judged,
  removeOne,
} from '@menagerie/engine'
import { type CardIndex, CLASSES } from '../set/cards.ts'
import { INVARIANTS } from './invariants.ts'
import { cardsOut } from '../rules/check.ts'
import { openWith } from './joints.ts'
import type { Options } from '../set/options.ts'
import { readFactions } from './position-factions.ts'
import { readFight } from './position-fight.ts'
import { whyNotMode } from './position-mode.ts'
import { type PlayerPosition, type Position, positionSchema } from './position-schema.ts'
import {
  DECK,
  HIDDEN,
  type Reader,
  TILES,
  kindOf,
  readByCard,
  readCard,
  readCards,
  readHeld,
  readParts,
} from './reading.ts'
import { deckOf, emptyState } from '../rules/setup.ts'
import { laidOf, tileOf } from '../set/domino-cards.ts'
import { NO_OPEN, type Player, type State, phaseOf } from '../rules/state.ts'

/** Any legal mid-game position from readable JSON (docs/position-format.md); every fault at once. */
export const arrange = (options: Options, position: unknown): Arranged<State> =>
  arrangeUnder(INVARIANTS, options, position)

/** The same under other invariants: what one of them keeps out is tried without it. */
export const arrangeUnder = (
  rules: readonly Invariant<State>[],
  options: Options,
  position: unknown,
): Arranged<State> => {
  const parsed = positionSchema.safeParse(position)
  if (!parsed.success) return faulty(parsed.error.issues.flatMap(shapeFaults))
  const given = parsed.data
  const reader: Reader = { options, faults: [], draws: 0, latest: 0 }
  readSeats(reader, given)
  const state = emptyState(options, given.players.length, given.starter ?? 0, readBacks(reader, given))
  readNumbers(given, state)
  for (const [seat, player] of state.players.entries()) {
    readPlayer(reader, given.players[seat] as PlayerPosition, player, seat)
  }
  readArena(reader, given, state)
  if (given.fight !== undefined) state.fight = readFight(reader, given.fight, state)
  readCentre(reader, given, state)
  state.draws = given.draws ?? Math.max(reader.draws, reader.latest)
  readReturned(reader, given, state)
  readFactions(reader, given, state)
  const warnings = readDeck(reader, given, state)
  reader.faults.push(...whyNotMode(given, options))
  if (reader.faults.length > 0) return faulty(reader.faults)
  const made = judged(state, rules)
  return made.ok ? arrangedAs(state, [...warnings, ...made.warnings]) : made
}

type Issue = { readonly path: readonly PropertyKey[]; readonly code?: string | undefined }

/** A key that is not known is told by its own place. */
const shapeFaults = (issue: Issue): readonly Fault[] => {
  const at = issue.path.map(String)
  const keys = 'keys' in issue && Array.isArray(issue.keys) ? issue.keys.map(String) : []
  const paths = keys.length > 0 ? keys.map((key) => [...at, key]) : [at]
  return paths.map((path) => fault('positionShape', path.length === 0 ? 'position' : path.join('.')))
}

/** Every seat named is one of the table. */
const readSeats = (reader: Reader, given: Position): void => {
  const { arena, fight } = given
  const named: (readonly [string, Seat | undefined])[] = [
    ['seat', given.seat],
    ['turn', given.turn],
    ['starter', given.starter],
    ['arena.owner', arena?.owner],
    ['fight.attacker', fight?.attacker],
    ['fight.defender', fight?.defender],
    ['fight.next', fight?.next],
    ...(given.by ?? []).map((seat, i) => [`by.${i}`, seat] as const),
  ]
  for (const [at, player] of given.players.entries()) {
    for (const [i, by] of (player.by ?? []).entries()) named.push([`players.${at}.by.${i}`, by])
    for (const [id, seats] of Object.entries(player.knownTo ?? {}))
      for (const [i, seat] of seats.entries()) named.push([`players.${at}.knownTo.${id}.${i}`, seat])
  }
  for (const [path, seat = 0] of named) {
    if (seat >= given.players.length) reader.faults.push(fault('seatUnknown', path, null, { seat: seat + 1 }))
  }
}

const readNumbers = (given: Position, state: State): void => {
  const seat = given.seat ?? 0
  state.phase = phaseOf(given.phase, seat)
  state.turn = given.turn ?? given.fight?.attacker ?? seat
  state.turns = given.turns ?? 10
  state.dry = given.dry ?? 0
  state.passes = given.passes ?? 0
}

/** Point sides that are not as printed: `{"U1H": "U2H"}`, the points and icons of U2H stand behind U1H. */
const readBacks = (reader: Reader, { backs }: Position): readonly CardIndex[] => {
  const { printed } = reader.options.set
  const faces = printed.slice()
  readByCard(reader, backs, 'backs', DECK, (card, id, path) => {
    const face = readCard(reader, id, path, DECK)
    if (face !== null) faces[card] = face
  })
  return faces.every((face, card) => face === card) ? printed : faces
}

const readPlayer = (reader: Reader, given: PlayerPosition, player: Player, seat: Seat): void => {
  const { set } = reader.options
  const path = `players.${seat}`
  player.out = given.out ?? false
  for (const part of readParts(reader, given.table ?? [], `${path}.table`)) {
    player.table[kindOf(set, part)]?.push(part)
  }
  player.hidden = (given.hidden ?? []).flatMap((text, i) => {
    const held = readHeld(reader, text, `${path}.hidden.${i}`)
    return held === null ? [] : [{ ...held, knownTo: 0 }]
  })
  readByCard(reader, given.knownTo, `${path}.knownTo`, HIDDEN, (card, seats, at) => {
    if (!player.hidden.some((held) => held.card === card)) reader.faults.push(notThere(reader, card, at))
    const bits = seats.reduce((all, one) => all | (1 << one), 0)
    player.hidden = player.hidden.map((held) => (held.card === card ? { ...held, knownTo: bits } : held))
  })
  player.hand = readCards(reader, given.hand ?? [], `${path}.hand`, TILES).map((card) => tileOf(card, 0))
  readByCard(reader, given.not, `${path}.not`, TILES, (card, classes, at) => {
    if (!player.hand.some((tile) => tile.card === card)) reader.faults.push(notThere(reader, card, at))
    const bits = classes.reduce((all, one) => all | (1 << CLASSES.indexOf(one)), 0)
    player.hand = player.hand.map((tile) => (tile.card === card ? tileOf(card, bits) : tile))
  })
  const pile = readCards(reader, given.pile ?? [], `${path}.pile`, TILES)
  player.pile = pile.map((card, i) => laidOf(card, given.by?.[i] ?? seat))
  tooManyBy(reader, given.by, given.pile, `${path}.by`)
  reader.draws += player.hand.length + pile.length
}

const notThere = ({ options }: Reader, card: CardIndex, path: string): Fault =>
  fault('notThere', path, null, { card: options.set.ids[card] as string })

/** Nobody can have laid more cards than lie there. */
const tooManyBy = (
  { faults }: Reader,
  by: readonly Seat[] | undefined,
  cards: readonly string[] | undefined,
  path: string,
): void => {
  const [most, count] = [cards?.length ?? 0, by?.length ?? 0]
  if (count > most) faults.push(fault('byTooMany', path, null, { count, most }))
}

const readArena = (reader: Reader, { arena }: Position, state: State): void => {
  if (arena === undefined) return
  state.arena = {
    owner: arena.owner,
    parts: readParts(reader, arena.parts, 'arena.parts'),
    since: arena.since ?? 1,
  }
}

/** `U1B` joins where it first can, `U2B N` by this width, `U2B N n` (strict plugs) to this connector. */
const readCentre = (reader: Reader, { centre = [], by }: Position, state: State): void => {
  const { options, faults } = reader
  let open = NO_OPEN
  for (const [i, text] of centre.entries()) {
    const [id = '', ...words] = text.split(' ')
    const card = readCard(reader, id, `centre.${i}`, TILES)
    if (card === null) continue
    reader.draws++
    const now = openWith(options, open, state.centre.length, card, words)
    if (now === null) faults.push(fault('doesNotFit', `centre.${i}`, 'MS-05', { card: id }))
    state.centre.push(laidOf(card, by?.[i] ?? i % state.players.length))
    open = now ?? open
  }
  state.open = open
  tooManyBy(reader, by, centre, 'by')
}

const readReturned = (reader: Reader, { returned }: Position, state: State): void => {
  if (returned === undefined) return
  const draws = state.returned.slice()
  readByCard(reader, returned, 'returned', DECK, (card, at) => {
    draws[card] = at
  })
  state.returned = draws
}

/** The deck holds all that lies nowhere else; with a number or a list the others are out of the game. */
const readDeck = (reader: Reader, { deck }: Position, state: State): readonly Fault[] => {
  const left = deckOf(state.options)
  for (const card of cardsOut(state)) removeOne(left, card)
  if (deck === undefined) state.deck = left
  else if (typeof deck === 'number') {
    const count = Math.min(deck, left.length)
    state.deck = Array.from({ length: count }, (_, i) => left[Math.floor((i * left.length) / count)] as CardIndex)
  } else state.deck = readCards(reader, deck, 'deck', DECK).sort((a, b) => a - b)
  const away = [...left]
  for (const card of state.deck) removeOne(away, card)
  state.away = away
  return typeof deck === 'number' && deck > left.length
    ? [fault('deckTooMany', 'deck', null, { count: deck, most: left.length })]
    : []
}
