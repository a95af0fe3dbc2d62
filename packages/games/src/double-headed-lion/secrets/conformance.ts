import { type Chance, type Seat, type Viewer, anyOf } from '@menagerie/engine'
import type { Handle, Scenario, WholeRoom } from '@menagerie/engine/conformance'
import { type Action, FETCH_NONE, HANDLES, NO_SUPPORT, STAND, format, place } from '../choices/actions.ts'
import { loadouts } from '../set/deck.ts'
import type { Event } from '../rules/events.ts'
import { legal } from '../choices/legal.ts'
import { D, HOMES, isNear } from '../set/map.ts'
import { complete, rows } from '../set/options.ts'
import { COUNTS, REP, ROY, type SideIndex } from '../set/pieces.ts'
import { type State, isDeployed, sideOf, slotOf } from '../rules/state.ts'
import type { Types } from '../rules/types.ts'
import { saying } from '../words/saying.ts'
import { playable, redeal } from './conformance-redeal.ts'

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
