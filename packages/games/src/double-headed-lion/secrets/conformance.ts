import { type Chance, type Seat, type Viewer, anyOf, removeOne } from '@menagerie/engine'
import type { Handle, Scenario, WholeRoom } from '@menagerie/engine/conformance'
import { type Action, FETCH_NONE, HANDLES, NO_SUPPORT, STAND, format, place } from '../choices/actions.ts'
import type { Card } from '../set/components.ts'
import { loadouts } from '../set/deck.ts'
import type { Event } from '../rules/events.ts'
import { FORMATIONS, type Formation } from '../set/formations.ts'
import { guessDeck } from './imagine.ts'
import type { Known } from './knowledge.ts'
import { legal } from '../choices/legal.ts'
import { D, HOMES, isNear } from '../set/map.ts'
import { canMove } from '../choices/moves.ts'
import { complete, rows } from '../set/options.ts'
import { COUNTS, type Piece, REP, ROY, type SideIndex } from '../set/pieces.ts'
import { NO_CARD, type State, isDeployed, sideOf, slotOf } from '../rules/state.ts'
import { eligible, isPlayable } from '../rules/skill.ts'
import { isAsked } from '../rules/phase.ts'
import type { Types } from '../rules/types.ts'
import { saying } from '../words/saying.ts'

/**
 * Written from section 4 of the specification: of a side that is not the viewer's, what its tokens stand for is unknown
 * beyond what follows from what was shown, a setup and cards not yet turned up are unknown, and under `hiddenDecks` the
 * cards not yet played. Both seats know what Charlemagne saw; spectators do not.
 */
const redeal = (state: State, viewer: Viewer, chance: Chance): State => {
  for (const seat of [REP, ROY] as const) {
    if (seat === viewer) continue
    redealSetup(state, seat, chance)
    redealCards(state, seat, chance)
    redealSealed(state, seat, chance)
    if (isDeployed(state.sides) && !state.options.openGame) redealPieces(state, seat, viewer, chance)
  }
  return state
}

const redealSetup = (state: State, seat: SideIndex, chance: Chance): void => {
  const side = state.sides[seat]
  if (!side.placed || isDeployed(state.sides)) return
  if (state.options.setupMode === 'preset') {
    side.formation = chance.pick(FORMATIONS[seat].length)
    side.placing = (FORMATIONS[seat][side.formation] as Formation).squares.slice()
    return
  }
  const homes = [...HOMES[seat]]
  side.placing = side.placing.map(() => chance.draw(homes))
}

/** Any army that agrees with what is known, by trying: a way of the shuffles by its weight, then pieces in any order. */
const redealPieces = (state: State, seat: SideIndex, viewer: Viewer, chance: Chance): void => {
  const side = state.sides[seat]
  const known = state.known[seat]
  const looked = seat === REP && viewer === ROY ? state.seen : null
  const weights = known.masks.map((masks, i) => (known.weights[i] as number) * waysOf(masks, 0, 0))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  for (;;) {
    let rank = partOf(total, chance)
    let i = 0
    while (rank >= (weights[i] as number)) rank -= weights[i++] as number
    const pieces = anyArmy(known, i, chance)
    const where = known.where[i] as readonly number[]
    if (looked !== null && where.some((at, k) => pieces[at] !== looked[k])) continue
    side.piece = pieces
    if (seat === REP && viewer === 'spectator') state.seen = where.map((at) => pieces[at] as Piece)
    const moving = state.phase.kind === 'move' && isAsked(state.phase, seat)
    if (!moving || canMove(state, seat)) return
  }
}

/** A whole number below another, each about equally likely. */
const partOf = (total: number, chance: Chance): number =>
  Math.floor((chance.pick(2 ** 20) / 2 ** 20 + chance.pick(2 ** 20) / 2 ** 40) * total)

/** Ways to give each token from a slot on a piece of its own. */
const waysOf = (masks: readonly number[], slot: number, taken: number, memo = new Map<number, number>()): number => {
  if (slot === masks.length) return 1
  const kept = memo.get(taken)
  if (kept !== undefined) return kept
  let sum = 0
  for (let piece = 0; piece < masks.length; piece++) {
    const bit = 1 << piece
    if (((masks[slot] as number) & bit & ~taken) !== 0) sum += waysOf(masks, slot + 1, taken | bit, memo)
  }
  memo.set(taken, sum)
  return sum
}

/** Piece by piece, each as likely as the ways it leaves. */
const anyArmy = (known: Known, i: number, chance: Chance): Piece[] => {
  const masks = known.masks[i] as readonly number[]
  const memo = new Map<number, number>()
  let taken = 0
  return masks.map((mask, slot) => {
    const shares = masks.map((_, piece) => {
      const bit = 1 << piece
      return (mask & bit & ~taken) === 0 ? 0 : waysOf(masks, slot + 1, taken | bit, memo)
    })
    const total = shares.reduce((sum, share) => sum + share, 0)
    let rank = partOf(total, chance)
    let piece = 0
    while (rank >= (shares[piece] as number)) rank -= shares[piece++] as number
    taken |= 1 << piece
    return piece
  })
}

const redealCards = (state: State, seat: SideIndex, chance: Chance): void => {
  if (!state.options.hiddenDecks) return
  const side = state.sides[seat]
  const { fight } = state
  const lying = fight !== null && ((fight.open >> seat) & 1) === 1 ? [fight.cards[seat]] : []
  const deck = guessDeck(state.options, seat, side, side.deck.length, chance)
  if (side.open === side.deck || side.open.length === side.deck.length) return
  const hand = [...deck]
  for (const card of [...side.pile, ...lying]) removeOne(hand, card)
  side.deck = deck
  side.hand = hand
}

const playable = (state: State, seat: Seat): readonly Card[] =>
  sideOf(state, seat).hand.filter((card) => isPlayable(state.options, sideOf(state, seat), card))

const redealSealed = (state: State, seat: SideIndex, chance: Chance): void => {
  const { fight } = state
  if (fight === null) return
  if (fight.cards[seat] !== NO_CARD && ((fight.open >> seat) & 1) === 0)
    fight.cards[seat] = anyOf(playable(state, seat), chance)
  const sealed = ((fight.fetchDone >> seat) & 1) === 1 && ((fight.fetchOpen >> seat) & 1) === 0
  if (sealed) fight.fetched[seat] = anyOf([...eligible(sideOf(state, seat)), NO_CARD], chance)
}

/** Half of the tables are as the rulebook says; on the others each option is another with some likelihood. */
const randomChoices = (chance: Chance): Record<string, unknown> => {
  const choices: Record<string, unknown> = { stallLimit: 2 + chance.pick(8) }
  if (chance.pick(2) === 0) return choices
  for (const row of rows) {
    // Who stays away, time of one's own and who looks on late are the table's: nothing of a match tells their values apart.
    const isBeside = row.scope === 'table' && ['absence', 'bank', 'delay'].includes(row.readBy)
    if (row.id === 'stallLimit' || isBeside || chance.pick(3) > 0) continue
    if (row.kind === 'flag') choices[row.id] = chance.pick(2) === 0
    else if (row.kind === 'integer') choices[row.id] = row.min + chance.pick(row.max - row.min + 1)
    else choices[row.id] = anyOf(row.choices, chance)
  }
  return choices
}

const scenario = (chance: Chance): Scenario<Types> => {
  const choices = randomChoices(chance)
  const made = complete(choices, null)
  if (!made.ok) return { choices: {}, loadouts: [] }
  return { choices, loadouts: [loadouts.choose(made.value, chance), loadouts.choose(made.value, chance)] }
}

/** Decisions within a turn: a move, three combats of at most fifteen, and with `shuffle: ask` a question a square and window. */
const TURN = 1 + 3 * 15
const ASKED_SQUARES = 4 * 20

/**
 * Says nothing about what tokens stand for: basic moves that any piece could make, no look, no switch, no support, any
 * card and any square. Where no basic move is open, any move there is.
 */
const blind = (state: State, seat: Seat, chance: Chance): readonly Action[] => {
  const actions = legal(state, seat)
  switch (state.phase.kind) {
    case 'setup': {
      if (state.options.setupMode === 'preset') return [anyOf(actions, chance)]
      const homes = [...HOMES[seat as SideIndex]]
      return Array.from({ length: COUNTS[seat as SideIndex] }, (_, piece) =>
        place(seat as SideIndex, piece, chance.draw(homes)),
      )
    }
    case 'move': {
      const basic = actions.filter((action) => action.kind === 'move' && isBasic(state, seat, action))
      return [anyOf(basic.length > 0 ? basic : actions, chance)]
    }
    case 'switch':
      return [STAND]
    case 'support':
      return [NO_SUPPORT]
    case 'point':
      return [
        anyOf(
          actions.filter((action) => action.kind === 'point'),
          chance,
        ),
      ]
    case 'cards':
    case 'storm': {
      const card = anyOf(playable(state, seat), chance)
      return actions.filter((action) => action.kind === 'playCard' && action.card === card)
    }
    case 'fetch':
      return [anyOf([...actions, FETCH_NONE], chance)]
    default:
      return [anyOf(actions, chance)]
  }
}

const isBasic = (state: State, seat: Seat, action: Action & { readonly kind: 'move' }): boolean => {
  const side = sideOf(state, seat)
  const from = side.square[slotOf(side, action.token % HANDLES)] as number
  const nearer = (D[action.to] as number) < (D[from] as number)
  return isNear(from, action.to) && D[from] !== D[action.to] && nearer === (seat === ROY)
}

/** What a commit is to others; what is secret in it, disclosing events tell. */
const shape = (options: Types['Options'], steps: readonly Action[]): string => {
  const action = steps[steps.length - 1] as Action
  switch (action.kind) {
    case 'place':
    case 'formation':
      return 'setup'
    case 'stand':
    case 'switch':
      return 'switch'
    case 'support':
    case 'noSupport':
      return 'support'
    case 'playCard':
      return 'card'
    case 'fetch':
    case 'fetchNone':
      return 'fetch'
    default:
      return format(options, action)
  }
}

const discloses = (event: Event, viewer: Viewer, { openGame }: Types['Options']): readonly string[] => {
  switch (event.kind) {
    case 'deployed':
      return openGame || event.seat === viewer ? ['pieces'] : []
    case 'turnBegan':
      return ['stuck']
    case 'moved':
      return [...(event.could === null ? [] : ['could']), ...(event.vishnus === null ? [] : ['vishnus'])]
    case 'looked':
      return viewer === 'spectator' ? ['token'] : ['token', 'pieces']
    case 'switchAnswered':
      return ['switched']
    case 'revealed':
      return ['pieces']
    case 'supportAnswered':
      return ['token', 'piece']
    case 'turned':
    case 'fetched':
    case 'recovered':
      return ['cards']
    case 'played':
      return ['card']
    case 'castleReached':
      return ['aji']
    case 'castlePointed':
      return ['piece']
    default:
      return []
  }
}

/** Tokens about which exactly the same is known in every alternative: the largest such set. */
const handles = (state: State, viewer: Viewer): readonly Handle[] => {
  const sets = [REP, ROY].flatMap((seat) => {
    if (seat === viewer || !isDeployed(state.sides) || state.options.openGame) return []
    const side = sideOf(state, seat)
    const known = state.known[seat as SideIndex]
    const bySame = new Map<string, Handle[]>()
    for (const [slot, identity] of side.piece.entries()) {
      if ((side.square[slot] as number) < 0 || known.where.some((at) => at.includes(slot))) continue
      const key = known.masks.map((masks) => masks[slot]).join()
      const set = bySame.get(key) ?? []
      bySame.set(key, set)
      set.push({ handle: side.handle[slot] as number, identity })
    }
    return [...bySame.values()]
  })
  return sets.reduce<readonly Handle[]>((best, set) => (set.length > best.length ? set : best), [])
}

export const room: WholeRoom<Types> = {
  scenario,
  // Section 3.4 of the specification: at most 74 turns with progress, and fewer than the limit between two of them.
  bound: (options) => {
    const turns = 75 * Math.max(1, options.stallLimit) + 2
    return COUNTS[REP] + COUNTS[ROY] + turns * (TURN + (options.shuffle === 'ask' ? ASKED_SQUARES : 0))
  },
  redeal,
  shape,
  discloses,
  blind,
  handles,
  positions: { differs: {} },
  saying,
}
