import { type Outcome, type Seat, seatNumbers } from '@menagerie/engine'
import { BODY, type CardIndex, type Kind, LIMB, type PicIndex, isDragon } from '../set/cards.ts'
import type { Options } from '../set/options.ts'
import type { Shown } from '../rules/events.ts'

// A table as somebody keeps it who hears what everybody is told. Not part of the product.

export interface HeardPart {
  readonly pic: PicIndex
  readonly at: number
  /** Its point side, once everybody has seen it. */
  shown: Shown | null
}

interface HeardPlayer {
  out: boolean
  faction: number | null
  owned: number
  /** Indexed by kind. */
  readonly table: HeardPart[][]
  hidden: { readonly at: number; knownTo: number }[]
  readonly hand: { readonly pic: PicIndex | null; not: number }[]
  readonly pile: HeardLaid[]
}

interface HeardLaid {
  readonly pic: PicIndex
  readonly by: Seat
}

/** Pairs are the attacker's, then the defender's. */
interface HeardFight {
  readonly seats: readonly [Seat, Seat]
  readonly parts: [HeardPart[], HeardPart[]]
  readonly off: readonly [Set<HeardPart>, Set<HeardPart>]
  /** As they are, below 0 too: shown they are not. */
  readonly totals: [number, number]
  readonly jinxed: [number, number]
  readonly used: CardIndex[]
  flipped: boolean
  passes: number
  winner: Seat | null
  next: Seat | null
  /** The reward is taken or given up: what fought goes into the deck as soon as anything else comes. */
  rewarded: boolean
}

export interface Heard {
  readonly options: Options
  readonly players: readonly HeardPlayer[]
  /** Point sides seen so far. */
  readonly faces: Map<CardIndex, CardIndex>
  readonly returned: Map<CardIndex, number>
  deck: number
  draws: number
  turns: number
  dry: number
  starter: Seat
  turn: Seat
  passes: number
  arena: { readonly owner: Seat; readonly parts: HeardPart[]; since: number } | null
  fight: HeardFight | null
  centre: HeardLaid[]
  open: number[]
  /** Dominoes: after whom somebody plays on; `leads` if they can themselves. */
  goesOn: { readonly seat: Seat; readonly leads: boolean } | null
  over: {
    readonly outcome: Outcome
    readonly scores: readonly number[]
    readonly piles: readonly (readonly Shown[])[]
  } | null
}

export const newHeard = (options: Options, seats: number): Heard => ({
  options,
  players: seatNumbers(seats).map(() => ({
    out: false,
    faction: null,
    owned: 0,
    table: [[], [], [], []],
    hidden: [],
    hand: [],
    pile: [],
  })),
  faces: new Map(),
  returned: new Map(),
  deck: 0,
  draws: 0,
  turns: 0,
  dry: 0,
  starter: 0,
  turn: 0,
  passes: 0,
  arena: null,
  fight: null,
  centre: [],
  open: [0, 0, 0, 0],
  goesOn: null,
  over: null,
})

export const newFight = (seats: readonly [Seat, Seat], parts: [HeardPart[], HeardPart[]]): HeardFight => ({
  seats,
  parts,
  off: [new Set(), new Set()],
  totals: [0, 0],
  jinxed: [0, 0],
  used: [],
  flipped: false,
  passes: 0,
  winner: null,
  next: null,
  rewarded: false,
})

export const playerAt = ({ players }: Heard, seat: Seat): HeardPlayer => players[seat] as HeardPlayer

/** A picture is that of its first card: kind and connectors are the same for all of them. */
const cardOf = ({ options: { set } }: Heard, pic: PicIndex): CardIndex => set.alike[pic]?.[0] ?? 0
export const kindOf = (heard: Heard, pic: PicIndex): Kind => heard.options.set.kind[cardOf(heard, pic)] ?? BODY

/** MS-05: connectors of one card, W, N and, where plugs count, w, n. */
export const connectorsOf = (heard: Heard, pic: PicIndex): readonly [number, number, number, number] => {
  const { set, dominoStrictPlugs } = heard.options
  const card = cardOf(heard, pic)
  const [wide, narrow] = [set.wide[card] ?? 0, set.narrow[card] ?? 0]
  if (!dominoStrictPlugs || set.kind[card] === BODY) return [wide, narrow, 0, 0]
  return set.kind[card] === LIMB ? [0, 0, 0, narrow] : [0, 0, wide, 0]
}

const nextOf = ({ players }: Heard, seat: Seat, wanted: (player: HeardPlayer) => boolean): Seat => {
  for (let step = 1; step <= players.length; step++) {
    const next = (seat + step) % players.length
    const player = players[next]
    if (player !== undefined && !player.out && wanted(player)) return next
  }
  return seat
}

/** The next player clockwise who has not left. */
export const nextIn = (heard: Heard, seat: Seat): Seat => nextOf(heard, seat, () => true)

/** MS-14, MS-18: whose turn it is, once everything is told. */
export const turnOf = (heard: Heard): Seat => {
  const { goesOn, over, turn } = heard
  if (goesOn === null || over !== null) return turn
  const { seat, leads } = goesOn
  return leads && playerAt(heard, seat).hand.length > 0 ? seat : nextOf(heard, seat, ({ hand }) => hand.length > 0)
}

const partShown = ({ options: { set } }: Heard, { pic, at, shown }: HeardPart): object => ({
  pic,
  at,
  ...(shown === null ? {} : { card: shown.card, points: set.points[shown.face], icons: set.icons[shown.face] }),
})

/** A card laid in Dominoes; a dragon card has nothing to hide. */
const laidShown = (heard: Heard, { pic, by }: HeardLaid, opened: Shown | undefined): object => {
  const { set } = heard.options
  const card = cardOf(heard, pic)
  const seen = opened ?? (isDragon(set, card) ? { card, face: card } : null)
  return { pic, by, ...(seen === null ? {} : { card: seen.card, points: set.points[seen.face] }) }
}

const playerShown = (heard: Heard, player: HeardPlayer, seat: Seat): object => {
  const { options, over } = heard
  const { set } = options
  const { faction, owned, table, hidden, hand, pile, out } = player
  const dragon = faction === null ? [] : (set.dragons[faction] ?? [])
  return {
    faction,
    dragon: dragon.filter((_, at) => ((owned >> at) & 1) === 1),
    owned,
    table: table.map((parts) => parts.map((part) => partShown(heard, part))),
    hidden,
    hand: hand.map(({ pic, not }) => ({
      pic,
      not,
      card: pic !== null && isDragon(set, cardOf(heard, pic)) ? cardOf(heard, pic) : null,
    })),
    pile: pile.map((laid, at) => laidShown(heard, laid, over?.piles[seat]?.[at])),
    score: over !== null && options.mode === 'dominoes' && !out ? over.scores[seat] : null,
  }
}

/** MS-54: point sides that anybody at the table could tell now, where they are not as printed. */
const facesShown = ({
  options,
  players,
  arena,
  fight,
  returned,
  faces,
  over,
}: Heard): readonly (readonly number[])[] => {
  if (options.backs === 'printed') return []
  const parts = [
    ...players.flatMap(({ table }) => table.flat()),
    ...(arena?.parts ?? []),
    ...(fight?.parts.flat() ?? []),
  ]
  const known = [...returned.keys(), ...parts.flatMap(({ shown }) => (shown === null ? [] : [shown.card]))]
  const cards = [...known, ...(over?.piles.flat().map(({ card }) => card) ?? [])]
  return [...new Set(cards)]
    .filter((card) => card < options.set.parts)
    .sort((a, b) => a - b)
    .map((card) => [card, faces.get(card) ?? -1])
}

/** What a spectator sees of it: the numbers and lists of their view, by the same names. */
export const shownOf = (heard: Heard): object => {
  const { arena, fight, over, players } = heard
  const shown = (part: HeardPart): object => partShown(heard, part)
  const end = over === null ? {} : { outcome: over.outcome, scores: over.scores }
  return {
    phase: end,
    ...end,
    deckCount: heard.deck,
    away: [],
    draws: heard.draws,
    returned: [...heard.returned].sort(([a], [b]) => a - b),
    faces: facesShown(heard),
    turns: heard.turns,
    dry: heard.dry,
    starter: heard.starter,
    turn: turnOf(heard),
    draft: [],
    arena: arena === null ? null : { ...arena, parts: arena.parts.map(shown) },
    fight:
      fight === null
        ? null
        : {
            sides: ([0, 1] as const).map((side) => ({
              seat: fight.seats[side],
              parts: fight.parts[side].map(shown),
              on: fight.parts[side].map(() => true),
              total: fight.totals[side],
              jinxed: fight.jinxed[side],
            })),
            passes: fight.passes,
            used: fight.used,
            next: fight.next,
          },
    centre: heard.centre.map((laid) => laidShown(heard, laid, undefined)),
    open: heard.open,
    passes: heard.passes,
    players: players.map((player, seat) => playerShown(heard, player, seat)),
  }
}
