import { type Arranged, type Fault, arrangedAs, fault, faulty, removeOne } from '@menagerie/engine'
import { CONNECTORS } from '../choices/actions.ts'
import { type CardIndex, ICONS, type Kind, isDragon, isPart } from '../set/cards.ts'
import { cardsOut, check } from '../rules/check.ts'
import { isCompletable } from '../set/counting.ts'
import { joinBit, joinsOf, openAfter, openOf } from '../rules/joins.ts'
import type { Options } from '../set/options.ts'
import { whyNotPhase } from './position-phase.ts'
import { type FightPosition, type Position, positionSchema } from './position-schema.ts'
import { deckOf, emptyState } from '../rules/setup.ts'
import { type Laid, laidOf, tileOf } from '../set/domino-cards.ts'
import {
  type Fight,
  type Fighter,
  NONE,
  NO_OPEN,
  type Part,
  type Player,
  type State,
  phaseOf,
  pointsOf,
} from '../rules/state.ts'

interface Reader {
  readonly options: Options
  readonly faults: Fault[]
  /** Cards drawn so far. */
  draws: number
}

/** Any legal mid-game position from readable JSON (docs/position-format.md); every fault at once. */
export const arrange = (options: Options, position: unknown): Arranged<State> => {
  const parsed = positionSchema.safeParse(position)
  if (!parsed.success) {
    return faulty(parsed.error.issues.map((issue) => fault('positionShape', ['position', ...issue.path].join('.'))))
  }
  const given = parsed.data
  const reader: Reader = { options, faults: [], draws: 0 }
  const seats = given.players.length
  const starter = given.starter ?? 0
  const state = emptyState(options, seats, starter, options.set.printed)
  readNumbers(reader, given, state)
  for (const [seat, player] of state.players.entries()) readPlayer(reader, given, state, player, seat)
  readArena(reader, given, state)
  if (given.fight !== undefined) state.fight = readFight(reader, given.fight, state)
  if (given.centre !== undefined) readCentre(reader, given.centre, given.by ?? [], state)
  state.draws = reader.draws
  giveFactions(reader, given, state)
  if (reader.faults.length > 0) return faulty(reader.faults)
  fillDeck(reader, given, state)
  if (reader.faults.length === 0) reader.faults.push(...whyNotPhase(state, given.phase))
  if (reader.faults.length === 0) {
    for (const broken of check(state))
      reader.faults.push(fault('positionBroken', 'position', null, { detail: broken.slice(0, 120) }))
  }
  return reader.faults.length > 0 ? faulty(reader.faults) : arrangedAs(state)
}

const readNumbers = ({ faults }: Reader, given: Position, state: State): void => {
  const seats = given.players.length
  const seat = given.seat ?? 0
  const named = { seat, turn: given.turn ?? 0, starter: state.starter, owner: given.arena?.owner ?? 0 }
  const fighters = { attacker: given.fight?.attacker ?? 0, defender: given.fight?.defender ?? 0 }
  for (const [name, one] of Object.entries({ ...named, ...fighters })) {
    if (one >= seats) faults.push(fault('seatUnknown', `position.${name}`, null, { seat: one + 1 }))
  }
  if (seat < seats) state.phase = phaseOf(given.phase, seat)
  state.turn = given.turn ?? given.fight?.attacker ?? seat
  state.turns = given.turns ?? 10
  state.dry = given.dry ?? 0
  state.passes = given.passes ?? 0
}

const readCard = ({ options, faults }: Reader, id: string, path: string): CardIndex => {
  const card = options.set.ids.indexOf(id)
  if (card < 0) faults.push(fault('cardUnknown', path, null, { card: id }))
  return Math.max(0, card)
}

/** `U1La`, or `U1La*` when everybody knows its point side. */
const readPart = (reader: Reader, text: string, path: string): Part => {
  const seen = text.endsWith('*')
  const card = readCard(reader, seen ? text.slice(0, -1) : text, path)
  const { set } = reader.options
  if (!isPart(set, card)) reader.faults.push(fault('notAPart', path, null, { card: text }))
  if (isDragon(set, card)) return { card, at: 0, seen: true }
  return { card, at: ++reader.draws, seen }
}

const readParts = (reader: Reader, texts: readonly string[], path: string): Part[] =>
  texts.map((text) => readPart(reader, text, path))

const readPlayer = (reader: Reader, given: Position, state: State, player: Player, seat: number): void => {
  const { table, hidden, hand, pile, out } = given.players[seat] as Position['players'][number]
  const { set } = reader.options
  const path = `players.${seat}`
  player.out = out ?? false
  for (const part of readParts(reader, table ?? [], `${path}.table`)) {
    player.table[set.kind[part.card] as Kind]?.push(part)
  }
  for (const id of hidden ?? []) {
    const card = readCard(reader, id, `${path}.hidden`)
    if (isPart(set, card)) reader.faults.push(fault('notHidden', `${path}.hidden`, 'MS-22', { card: id }))
    player.hidden.push({ card, at: ++reader.draws, knownTo: 0 })
  }
  for (const id of hand ?? []) {
    player.hand.push(tileOf(readCard(reader, id, `${path}.hand`), 0))
    reader.draws++
  }
  player.pile = (pile ?? []).map((id): Laid => {
    reader.draws++
    return laidOf(readCard(reader, id, `${path}.pile`), seat)
  })
  const dominoes = state.options.mode === 'dominoes'
  if (dominoes && ((table ?? []).length > 0 || (hidden ?? []).length > 0))
    reader.faults.push(fault('wrongMode', path, 'MS-02'))
  if (!dominoes && ((hand ?? []).length > 0 || (pile ?? []).length > 0))
    reader.faults.push(fault('wrongMode', path, 'MS-22'))
}

const readArena = (reader: Reader, given: Position, state: State): void => {
  const { arena } = given
  if (arena === undefined) return
  if (state.options.mode !== 'arena') reader.faults.push(fault('wrongMode', 'arena', 'MS-60'))
  const parts = readParts(reader, arena.parts, 'arena.parts')
  if (!isWhole(reader, parts)) reader.faults.push(fault('monsterIncomplete', 'arena.parts', 'MS-28'))
  state.arena = { owner: arena.owner, parts, since: arena.since ?? 1 }
}

const isWhole = ({ options, faults }: Reader, parts: readonly Part[]): boolean =>
  faults.length > 0 ||
  isCompletable(
    options.set,
    parts.map(({ card }) => card),
  )

const readFight = (reader: Reader, given: FightPosition, state: State): Fight => {
  const flipped = given.parts.length === 2 && state.phase.kind !== 'adjust'
  const sides = [0, 1].map((side): Fighter => {
    const path = `fight.parts.${side}`
    const parts = readParts(reader, given.parts[side] ?? [], path).map((part) =>
      flipped ? { ...part, seen: true } : part,
    )
    if (parts.length > 0 && !isWhole(reader, parts)) reader.faults.push(fault('monsterIncomplete', path, 'MS-28'))
    const off = (given.off?.[side] ?? []).map((id) => readCard(reader, id, `fight.off.${side}`))
    const on = parts.map(({ card }) => !off.includes(card))
    const sum = parts.reduce((total, { card }, i) => (on[i] === true ? total + pointsOf(state, card) : total), 0)
    return {
      parts,
      on,
      total: flipped ? sum + (given.plus?.[side] ?? 0) : 0,
      jinxed: (given.jinxed?.[side] ?? []).reduce((bits, icon) => bits | (1 << ICONS.indexOf(icon)), 0),
      sigil: given.sigil?.[side] ?? false,
      shield: given.shield?.[side] ?? false,
    }
  })
  const used = (given.used ?? []).map((id) => readCard(reader, id, 'fight.used'))
  reader.draws += used.length
  return {
    attacker: given.attacker,
    defender: given.defender,
    sides: [sides[0] as Fighter, sides[1] as Fighter],
    flipped,
    passes: given.passes ?? 0,
    used,
    arena: given.arena ?? state.options.mode === 'arena',
    next: given.next ?? (state.phase.kind === 'reward' ? given.defender : NONE),
  }
}

/** `U1B` joins where it first can, `U2B N` by this width, `U2B N n` (strict plugs) to this connector. */
const readCentre = (reader: Reader, texts: readonly string[], by: readonly number[], state: State): void => {
  const { options, faults } = reader
  const laid: Laid[] = []
  let open = NO_OPEN
  for (const [i, text] of texts.entries()) {
    const [id = '', own, to] = text.split(' ')
    const card = readCard(reader, id, 'centre')
    reader.draws++
    laid.push(laidOf(card, by[i] ?? i % state.players.length))
    if (i === 0) {
      open = openOf(options, card)
      continue
    }
    const ways = joinsOf(options, open, 2, options.set.fits[card] ?? 0)
    const found = [0, 1, 2, 3]
      .flatMap((from) => [-1, 0, 1, 2, 3].map((at) => [from, at] as const))
      .find(
        ([from, at]) =>
          (ways & joinBit(from, at)) !== 0 &&
          (own === undefined || CONNECTORS[from] === own) &&
          (to === undefined || CONNECTORS[at] === to),
      )
    if (found === undefined) faults.push(fault('doesNotFit', `centre.${i}`, 'MS-05', { card: id }))
    else open = openAfter(options, open, card, found[0], found[1])
  }
  state.centre = laid
  state.open = open
}

/** Who was given none takes the first that is free; a dragon card tells whose it is. */
const giveFactions = ({ options, faults }: Reader, given: Position, state: State): void => {
  const { set, mode } = options
  if (mode === 'dominoes') return
  const named = given.players.map(({ faction }, seat) => {
    const at = faction === undefined ? NONE : set.factions.indexOf(faction)
    if (faction !== undefined && set.dragons[at] === undefined)
      faults.push(fault('factionUnknown', `players.${seat}.faction`, 'MS-20', { faction }))
    return at
  })
  if (given.phase !== 'faction') {
    for (const [seat, own] of named.entries()) {
      if (own < 0)
        named[seat] = set.dragons.findIndex((cards, faction) => cards !== undefined && !named.includes(faction))
    }
  }
  for (const [seat, player] of state.players.entries()) {
    player.faction = named[seat] as number
    for (const card of dragonsOf(state, seat)) {
      const at = set.dragons[player.faction]?.indexOf(card) ?? -1
      if (at < 0) faults.push(fault('dragonOfOther', `players.${seat}`, 'MS-50', { card: set.ids[card] ?? '?' }))
      else player.owned |= 1 << at
    }
  }
}

const dragonsOf = ({ options, players, arena, fight }: State, seat: number): CardIndex[] => {
  const parts: Part[] = players[seat]?.table.flat() ?? []
  if (arena?.owner === seat) parts.push(...arena.parts)
  if (fight?.attacker === seat) parts.push(...fight.sides[0].parts)
  if (fight?.defender === seat) parts.push(...fight.sides[1].parts)
  return parts.flatMap(({ card }) => (isDragon(options.set, card) ? [card] : []))
}

/** The deck holds all that lies nowhere else; with a number or a list the others are out of the game. */
const fillDeck = (reader: Reader, given: Position, state: State): void => {
  const left = deckOf(state.options)
  const out = cardsOut(state)
  for (const card of out) removeOne(left, card)
  const { deck } = given
  if (deck === undefined) state.deck = left
  else if (typeof deck === 'number') {
    const count = Math.min(deck, left.length)
    state.deck = Array.from({ length: count }, (_, i) => left[Math.floor((i * left.length) / count)] as CardIndex)
  } else state.deck = deck.map((id) => readCard(reader, id, 'position.deck')).sort((a, b) => a - b)
  const away = [...left]
  for (const card of state.deck) removeOne(away, card)
  state.away = away
}
