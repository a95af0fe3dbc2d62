import { type Chance, type Seat, type Viewer, removeOne } from '@menagerie/engine'
import { type CardIndex, type PicIndex, isDragon } from '../set/cards.ts'
import { type Unseen, classSizes, countTiles, dealFaces, dealTiles, dealUnseen } from './dealing.ts'
import { deckOf } from '../rules/setup.ts'
import type { Laid } from '../set/domino-cards.ts'
import type { Part, Player, State } from '../rules/state.ts'

type Learned = { readonly cards: CardIndex[]; readonly faces: Map<CardIndex, CardIndex> }

/**
 * Written from section 4 of the specification. Of another player's parts the picture is known, the point side only once
 * everybody has seen it; of hidden cards and closed hands the number, when each was drawn, and what was looked at or
 * shown by having to draw. Cards that went back into the deck were seen by all, and so was when they did.
 */
export const redeal = (state: State, viewer: Viewer, chance: Chance): State => {
  const { options } = state
  const { set } = options
  const known: Learned = { cards: [...state.away], faces: new Map() }
  const know = (card: CardIndex): void => {
    known.cards.push(card)
    if (card < set.parts) known.faces.set(card, state.faces[card] as CardIndex)
  }
  for (const [card, draws] of state.returned.entries()) {
    if (draws > 0 && card < set.parts) known.faces.set(card, state.faces[card] as CardIndex)
  }
  const unseen: Unseen[] = []
  const fates: ((card: CardIndex) => void)[] = []
  const visit = (
    card: CardIndex,
    isKnown: boolean,
    pic: PicIndex | null,
    at: number,
    put: (card: CardIndex) => void,
  ): void => {
    if (isKnown) know(card)
    else {
      unseen.push({ pic, at })
      fates.push(put)
    }
  }
  const visitParts = (parts: readonly Part[], owner: Seat): Part[] => {
    const next = [...parts]
    for (const [i, part] of parts.entries()) {
      visit(part.card, part.seen || owner === viewer, set.pic[part.card] as PicIndex, part.at, (card) => {
        next[i] = { ...part, card }
      })
    }
    return next
  }
  const visitLaid = (list: readonly Laid[], isOpen: boolean): Laid[] => {
    const next = [...list]
    for (const [i, laid] of list.entries()) {
      visit(laid.card, isOpen || laid.by === viewer, set.pic[laid.card] as PicIndex, Infinity, (card) => {
        next[i] = { ...laid, card }
      })
    }
    return next
  }
  for (const card of state.fight?.used ?? []) know(card)
  const arenaParts = state.arena === null ? [] : visitParts(state.arena.parts, state.arena.owner)
  const fightParts = state.fight?.sides.map(({ parts }, side) =>
    visitParts(parts, (side === 0 ? state.fight?.attacker : state.fight?.defender) as Seat),
  )
  const centre = visitLaid(state.centre, false)
  const tiles: { readonly not: number }[] = []
  const tileFates: ((card: CardIndex) => void)[] = []
  const players = state.players.map((player, seat) => {
    const own = seat === viewer
    const hidden = [...player.hidden]
    for (const [i, held] of player.hidden.entries()) {
      const looked = viewer !== 'spectator' && ((held.knownTo >> viewer) & 1) === 1
      visit(held.card, own || looked, null, held.at, (card) => {
        hidden[i] = { ...held, card }
      })
    }
    const hand = [...player.hand]
    for (const [i, tile] of player.hand.entries()) {
      const put = (card: CardIndex): void => {
        hand[i] = { ...tile, card }
      }
      if (own || options.dominoHands === 'open') visit(tile.card, own, set.pic[tile.card] as PicIndex, Infinity, put)
      else {
        tiles.push(tile)
        tileFates.push(put)
      }
    }
    const shown = own || (state.phase.kind === 'over' && !player.out)
    return {
      table: player.table.map((parts) => visitParts(parts, seat)),
      hidden,
      hand,
      pile: visitLaid(player.pile, shown),
    }
  })
  const pool = deckOf(options)
  for (const card of known.cards) if (!isDragon(set, card) || options.mode === 'dominoes') removeOne(pool, card)
  for (const [i, card] of dealUnseen(set, pool, state.returned, unseen, chance).entries()) fates[i]?.(card)
  const ways = countTiles(tiles, classSizes(set, pool))
  for (const [i, card] of dealTiles(set, pool, tiles, ways, chance).entries()) tileFates[i]?.(card)
  const { fight } = state
  return {
    ...state,
    deck: pool,
    draft: state.phase.kind !== 'over' && state.phase.seat === viewer ? state.draft : [],
    faces: options.backs === 'printed' ? set.printed : dealFaces(set, known.faces, chance),
    arena: state.arena === null ? null : { ...state.arena, parts: arenaParts },
    fight:
      fight === null || fightParts === undefined
        ? null
        : {
            ...fight,
            sides: [
              { ...fight.sides[0], parts: fightParts[0] as Part[] },
              { ...fight.sides[1], parts: fightParts[1] as Part[] },
            ],
          },
    centre,
    players: state.players.map((player, seat): Player => ({
      ...player,
      ...(players[seat] as (typeof players)[number]),
    })),
  }
}
