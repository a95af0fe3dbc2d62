import type { Outcome, Seat, Viewer } from '@menagerie/engine'
import { type CardIndex, type PicIndex, isDragon } from '../set/cards.ts'
import { isAble } from '../choices/choosing.ts'
import type { Options } from '../set/options.ts'
import type { Laid, Tile } from '../set/domino-cards.ts'
import {
  type Fight,
  type Fighter,
  type Held,
  type Part,
  type Phase,
  type Player,
  type State,
  iconsOf,
  pointsOf,
} from '../rules/state.ts'

/** A part: the picture side is everybody's, the point side null to who does not know it. */
export interface PartView {
  readonly pic: PicIndex
  readonly card: CardIndex | null
  readonly points: number | null
  /** Bits of icons. */
  readonly icons: number | null
  readonly at: number
  /** Everybody knows its point side. */
  readonly seen: boolean
}

/** A card of a hidden hand, face down to who does not know it. */
export interface HeldView {
  readonly card: CardIndex | null
  readonly at: number
  /** Bits of the seats that have looked at it. */
  readonly knownTo: number
}

/** A hand card of Dominoes. */
export interface TileView {
  /** The owner's; everybody's where an open hand shows a dragon card. */
  readonly card: CardIndex | null
  /** The picture side: the owner's, everybody's with open hands. */
  readonly pic: PicIndex | null
  /** Bits of classes it is known not to be of. */
  readonly not: number
}

/** A card laid in Dominoes: its point side is known to who laid it, or has it in their pile; that of a dragon card to all. */
export interface LaidView {
  readonly pic: PicIndex
  readonly card: CardIndex | null
  readonly points: number | null
  readonly by: Seat
}

export interface PlayerView {
  readonly out: boolean
  /** Null before it is chosen. */
  readonly faction: number | null
  /** Dragon cards won, in the order of the set. */
  readonly dragon: readonly CardIndex[]
  /** Bit i: owns the i-th card of their dragon. */
  readonly owned: number
  /** Indexed by kind (BODY to LIMB), each in the order of arrival. */
  readonly table: readonly (readonly PartView[])[]
  /** MS-33: can complete a monster from their table. */
  readonly able: boolean
  readonly hidden: readonly HeldView[]
  readonly hand: readonly TileView[]
  readonly pile: readonly LaidView[]
  /** Dominoes: points of the pile, to the owner, and to everybody at the end; else null. */
  readonly score: number | null
}

export interface FighterView {
  readonly seat: Seat
  readonly parts: readonly PartView[]
  readonly on: readonly boolean[]
  /** The raw sum; what counts is never below 0 (MS-40). */
  readonly total: number
  readonly jinxed: number
  readonly sigil: boolean
  readonly shield: boolean
}

export interface FightView {
  readonly sides: readonly [FighterView, FighterView]
  readonly flipped: boolean
  readonly passes: number
  readonly used: readonly CardIndex[]
  readonly arena: boolean
  /** Who takes the turn after the reward; null before. */
  readonly next: Seat | null
}

export interface View {
  readonly viewer: Viewer
  readonly options: Options
  readonly phase: Phase
  readonly deckCount: number
  /** Cards out of the game from the start: only in arranged positions. */
  readonly away: readonly CardIndex[]
  readonly draws: number
  /** Cards that have gone back into the deck, and how many cards had been drawn when each last did. */
  readonly returned: readonly (readonly [CardIndex, number])[]
  /** Option `backs: shuffled`: point sides the viewer knows, as [card, card of that point side]; else empty. */
  readonly faces: readonly (readonly [CardIndex, CardIndex])[]
  readonly turns: number
  readonly dry: number
  readonly starter: Seat
  readonly turn: Seat
  /** Codes of the parts the viewer has chosen, or the Power cards they have laid, so far; empty for everybody else. */
  readonly draft: readonly number[]
  readonly arena: { readonly owner: Seat; readonly parts: readonly PartView[]; readonly since: number } | null
  readonly fight: FightView | null
  readonly centre: readonly LaidView[]
  readonly open: State['open']
  readonly passes: number
  readonly outcome: Outcome | null
  /** Final dragon cards or points by seat; null while the match runs. */
  readonly scores: readonly number[] | null
  /** Indexed by seat. */
  readonly players: readonly PlayerView[]
}

/** Built from nothing: what section 4 of the specification gives the viewer, and no more. */
export const view = (state: State, viewer: Viewer): View => {
  const { phase, arena } = state
  const over = phase.kind === 'over'
  const faces = new Map<CardIndex, CardIndex>()
  const eye: Eye = { state, viewer, over, faces }
  const returned = returnedTo(state)
  for (const [card] of returned) learn(eye, card)
  return {
    viewer,
    options: state.options,
    phase,
    deckCount: state.deck.length,
    away: [...state.away],
    draws: state.draws,
    returned,
    turns: state.turns,
    dry: state.dry,
    starter: state.starter,
    turn: state.turn,
    draft: phase.kind !== 'over' && phase.seat === viewer ? [...state.draft] : [],
    arena:
      arena === null
        ? null
        : { owner: arena.owner, parts: partViews(eye, arena.parts, arena.owner), since: arena.since },
    fight: state.fight === null ? null : fightView(eye, state.fight),
    centre: state.centre.map((laid) => laidView(eye, laid, false)),
    open: [...state.open],
    passes: state.passes,
    outcome: phase.kind === 'over' ? phase.outcome : null,
    scores: phase.kind === 'over' ? phase.scores : null,
    players: state.players.map((player, seat) => playerView(eye, player, seat)),
    faces: [...faces].sort(([a], [b]) => a - b),
  }
}

/** Cards that went back into the deck, which most have not. */
const returnedTo = ({ returned }: State): readonly (readonly [CardIndex, number])[] => {
  const found: (readonly [CardIndex, number])[] = []
  for (let card = 0; card < returned.length; card++) {
    const draws = returned[card] as number
    if (draws > 0) found.push([card, draws])
  }
  return found
}

interface Eye {
  readonly state: State
  readonly viewer: Viewer
  readonly over: boolean
  /** Filled with what the viewer sees. */
  readonly faces: Map<CardIndex, CardIndex>
}

/** Notes the point side of a card the viewer knows; nothing to note where it is as printed. */
const learn = ({ state, faces }: Eye, card: CardIndex): void => {
  if (state.options.backs === 'shuffled' && card < state.options.set.parts) {
    faces.set(card, state.faces[card] as CardIndex)
  }
}

const partViews = (eye: Eye, parts: readonly Part[], owner: Seat): PartView[] =>
  parts.map((part) => partView(eye, part, owner))

const partView = (eye: Eye, { card, at, seen }: Part, owner: Seat): PartView => {
  const { state } = eye
  const pic = state.options.set.pic[card] as PicIndex
  if (!seen && eye.viewer !== owner) return { pic, card: null, points: null, icons: null, at, seen }
  learn(eye, card)
  return { pic, card, points: pointsOf(state, card), icons: iconsOf(state, card), at, seen }
}

const laidView = (eye: Eye, { card, by }: Laid, own: boolean): LaidView => {
  const { state } = eye
  const pic = state.options.set.pic[card] as PicIndex
  if (!own && eye.viewer !== by && !isDragon(state.options.set, card)) return { pic, card: null, points: null, by }
  learn(eye, card)
  return { pic, card, points: pointsOf(state, card), by }
}

const playerView = (eye: Eye, player: Player, seat: Seat): PlayerView => {
  const { state, viewer, over } = eye
  const { options } = state
  const own = viewer === seat
  const dominoes = options.mode === 'dominoes'
  // MS-17: everybody sees the piles at the end; what left the game did so face down.
  const opens = own || (over && !player.out)
  const cards = player.faction < 0 ? [] : (options.set.dragons[player.faction] as readonly CardIndex[])
  return {
    out: player.out,
    faction: player.faction < 0 ? null : player.faction,
    dragon: cards.filter((_, i) => ((player.owned >> i) & 1) === 1),
    owned: player.owned,
    table: player.table.map((parts) => partViews(eye, parts, seat)),
    able: !dominoes && isAble(options.set, player.table),
    hidden: player.hidden.map((held) => heldView(held, own, viewer)),
    hand: player.hand.map((tile) => tileView(eye, tile, own)),
    pile: player.pile.map((laid) => laidView(eye, laid, opens)),
    score: dominoes && opens ? player.pile.reduce((sum, { card }) => sum + pointsOf(state, card), 0) : null,
  }
}

const heldView = ({ card, at, knownTo }: Held, own: boolean, viewer: Viewer): HeldView => {
  const knows = own || (viewer !== 'spectator' && ((knownTo >> viewer) & 1) === 1)
  return { card: knows ? card : null, at, knownTo }
}

const tileView = (eye: Eye, { card, not }: Tile, own: boolean): TileView => {
  const { set, dominoHands } = eye.state.options
  const shows = own || dominoHands === 'open'
  if (own) learn(eye, card)
  const knows = own || (shows && isDragon(set, card))
  return { card: knows ? card : null, pic: shows ? (set.pic[card] as PicIndex) : null, not }
}

const fightView = (eye: Eye, fight: Fight): FightView => ({
  sides: [fighterView(eye, fight.sides[0], fight.attacker), fighterView(eye, fight.sides[1], fight.defender)],
  flipped: fight.flipped,
  passes: fight.passes,
  used: [...fight.used],
  arena: fight.arena,
  next: fight.next < 0 ? null : fight.next,
})

const fighterView = (eye: Eye, side: Fighter, seat: Seat): FighterView => ({
  seat,
  parts: partViews(eye, side.parts, seat),
  on: [...side.on],
  total: side.total,
  jinxed: side.jinxed,
  sigil: side.sigil,
  shield: side.shield,
})
