import { type Chance, removeOne } from '@menagerie/engine'
import type { CardIndex } from '../set/cards.ts'
import { type TileWays, type Unseen, classSizes, countTiles, dealFaces, dealTiles, dealUnseen } from './dealing.ts'
import { deckOf } from '../rules/setup.ts'
import type { Laid, Tile } from '../set/domino-cards.ts'
import { type Fighter, type Held, NONE, type Part, type Player, type State } from '../rules/state.ts'
import type { FighterView, HeldView, LaidView, PartView, PlayerView, TileView, View } from './view.ts'

/** A full state that fits the view: everything the viewer does not know is dealt at random, each way equally likely. */
export const imagine = (view: View): ((chance: Chance) => State) => {
  const { options } = view
  const { set } = options
  const seen = cardsSeen(view)
  const unknown = deckOf(options)
  for (const card of [...seen.cards, ...view.away]) removeOne(unknown, card)
  const returned = set.printed.map(() => 0)
  for (const [card, draws] of view.returned) returned[card] = draws
  const faces = new Map(view.faces)
  let ways: TileWays | null = null
  return (chance) => {
    const pool = [...unknown]
    const parts = dealUnseen(set, pool, returned, seen.unseen, chance)
    ways ??= countTiles(seen.tiles, classSizes(set, pool))
    const tiles = dealTiles(set, pool, seen.tiles, ways, chance)
    const dealt = dealing(parts, tiles)
    // Cards are given out in the order in which `cardsSeen` noted their places.
    const arena =
      view.arena === null
        ? null
        : { owner: view.arena.owner, parts: view.arena.parts.map(dealt.part), since: view.arena.since }
    const fight = fightOf(view, dealt)
    const centre = view.centre.map(dealt.laid)
    const players = view.players.map((player) => playerOf(player, dealt))
    return {
      options,
      phase: view.phase,
      deck: pool,
      away: view.away,
      faces: options.backs === 'printed' ? set.printed : dealFaces(set, faces, chance),
      draws: view.draws,
      returned,
      turns: view.turns,
      dry: view.dry,
      starter: view.starter,
      turn: view.turn,
      draft: [...view.draft],
      arena,
      fight,
      centre,
      open: view.open,
      passes: view.passes,
      players,
    }
  }
}

/** What lies where, in the order in which `dealing` gives cards. */
const cardsSeen = (view: View): { cards: CardIndex[]; unseen: Unseen[]; tiles: { readonly not: number }[] } => {
  const cards: CardIndex[] = [...(view.fight?.used ?? [])]
  const unseen: Unseen[] = []
  const tiles: { readonly not: number }[] = []
  const note = (card: CardIndex | null, pic: number | null, at: number): void => {
    if (card !== null) cards.push(card)
    else unseen.push({ pic, at })
  }
  const part = ({ card, pic, at }: PartView): void => note(card, pic, at)
  const laid = ({ card, pic }: LaidView): void => note(card, pic, Infinity)
  view.arena?.parts.forEach(part)
  view.fight?.sides.forEach((side) => side.parts.forEach(part))
  view.centre.forEach(laid)
  for (const player of view.players) {
    for (const parts of player.table) parts.forEach(part)
    for (const { card, at } of player.hidden) note(card, null, at)
    for (const { card, pic, not } of player.hand) {
      if (card === null && pic === null) tiles.push({ not })
      else note(card, pic, Infinity)
    }
    player.pile.forEach(laid)
  }
  return { cards, unseen, tiles }
}

interface Dealing {
  readonly part: (part: PartView) => Part
  readonly laid: (laid: LaidView) => Laid
  readonly held: (held: HeldView) => Held
  readonly tile: (tile: TileView) => Tile
}

/** Gives the dealt cards out one after another. */
const dealing = (parts: readonly CardIndex[], tiles: readonly CardIndex[]): Dealing => {
  let [part, tile] = [0, 0]
  const unseen = (card: CardIndex | null): CardIndex => card ?? (parts[part++] as CardIndex)
  return {
    part: ({ card, at, seen }) => ({ card: unseen(card), at, seen }),
    laid: ({ card, by }) => ({ card: unseen(card), by }),
    held: ({ card, at, knownTo }) => ({ card: unseen(card), at, knownTo }),
    tile: ({ card, pic, not }) => ({
      card: card === null && pic === null ? (tiles[tile++] as CardIndex) : unseen(card),
      not,
    }),
  }
}

const playerOf = (player: PlayerView, { part, laid, held, tile }: Dealing): Player => ({
  out: player.out,
  faction: player.faction ?? NONE,
  owned: player.owned,
  table: player.table.map((parts) => parts.map(part)),
  hidden: player.hidden.map(held),
  hand: player.hand.map(tile),
  pile: player.pile.map(laid),
})

const fightOf = ({ fight }: View, { part }: Dealing): State['fight'] => {
  if (fight === null) return null
  const fighter = (side: FighterView): Fighter => ({
    parts: side.parts.map(part),
    on: side.on,
    total: side.total,
    jinxed: side.jinxed,
    sigil: side.sigil,
    shield: side.shield,
  })
  const [first, second] = fight.sides
  return {
    attacker: first.seat,
    defender: second.seat,
    sides: [fighter(first), fighter(second)],
    flipped: fight.flipped,
    passes: fight.passes,
    used: fight.used,
    arena: fight.arena,
    next: fight.next ?? NONE,
  }
}
