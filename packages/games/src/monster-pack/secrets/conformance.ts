import { type Chance, type Seat, type Viewer, insertSorted } from '@menagerie/engine'
import type { Scenario, WholeRoom } from '@menagerie/engine/conformance'
import { type Action, KEEP_HAND, PASS_BOOST, format, summon } from '../choices/actions.ts'
import type { CardIndex } from '../set/components.ts'
import { loadouts, without } from '../set/deck.ts'
import { fittingPresets, unknownList } from './imagine.ts'
import { legal } from '../choices/legal.ts'
import { type Options, complete, rows } from '../set/options.ts'
import { EMPTY, type Side, type State, sideOf } from '../rules/state.ts'
import type { Types } from '../rules/types.ts'
import { saying } from '../words/saying.ts'

/**
 * Written from section 4 of the specification: of a player who is not the viewer, the hand, what is left in the deck
 * and (unless `openDecklists`) the list itself are unknown; their numbers and everything on the table are known. A deck
 * has no order of which anybody knows.
 */
const redeal = (state: State, viewer: Viewer, chance: Chance): State => {
  for (const [seat, side] of state.sides.entries()) if (seat !== viewer) redealSide(state.options, side, chance)
  return state
}

const redealSide = (options: Options, side: Side, chance: Chance): void => {
  const seen: CardIndex[] = [...side.discard, ...side.waiting, ...side.active].filter((card) => card !== EMPTY)
  const size = seen.length + side.hand.length + side.deck.length
  const list = options.openDecklists
    ? side.list
    : unknownList(options, fittingPresets(options, seen, size), seen, size, chance)
  const rest = without(list, seen) ?? []
  const hand: CardIndex[] = []
  while (hand.length < side.hand.length) insertSorted(hand, chance.draw(rest))
  side.list = list
  side.hand = hand
  side.deck = rest
}

/** Half of the tables are as the rulebook says; on the others each option is another with some likelihood. */
const randomChoices = (chance: Chance): Record<string, unknown> => {
  const choices: Record<string, unknown> = { format: chance.pick(3) === 0 ? 'standard' : 'short' }
  if (chance.pick(2) === 0) return choices
  for (const row of rows) {
    // Who stays away, time of one's own and who looks on late are the table's: nothing of a match tells their values apart.
    const isBeside = row.scope === 'table' && ['absence', 'bank', 'delay'].includes(row.readBy)
    if (row.id === 'starBudget' || isBeside || chance.pick(3) > 0) continue
    if (row.kind === 'flag') choices[row.id] = chance.pick(2) === 0
    else if (row.kind === 'integer') choices[row.id] = integerFor(row.id, row.min, row.max, chance)
    else choices[row.id] = row.choices[chance.pick(row.choices.length)]
  }
  return choices
}

/** Caps and sizes that keep a random match within seconds and a deck possible. */
const integerFor = (id: string, min: number, max: number, chance: Chance): number => {
  if (id === 'copyLimit') return chance.pick(5)
  if (id === 'turnCap') return chance.pick(2) === 0 ? 0 : 4 + chance.pick(40)
  return min + chance.pick(max - min + 1)
}

const scenario = (chance: Chance): Scenario<Types> => {
  const choices = randomChoices(chance)
  const made = complete(choices, null)
  if (!made.ok) return { choices: {}, loadouts: [] }
  return { choices, loadouts: [loadouts.choose(made.value, chance), loadouts.choose(made.value, chance)] }
}

/** Says nothing about the hand: a summon of any copy, no boost, any entry. */
const blind = (state: State, seat: Seat, chance: Chance): readonly Action[] => {
  const { phase } = state
  const side = sideOf(state, seat)
  if (phase.kind === 'boost1' || phase.kind === 'boost2') return [PASS_BOOST]
  if (phase.kind === 'mulligan') return [KEEP_HAND]
  if (phase.kind === 'summon') {
    const free = side.waiting.flatMap((card, spot) => (card === EMPTY ? [spot] : []))
    const card = side.hand[chance.pick(side.hand.length)] as CardIndex
    return [summon(card, free[chance.pick(free.length)] as number)]
  }
  const actions = legal(state, seat)
  return [actions[chance.pick(actions.length)] as Action]
}

/** A card from the hand is told by the event, its place on the table by the commit itself. */
const shape = (options: Options, steps: readonly Action[]): string => {
  const action = steps[0] as Action
  if (action.kind === 'summon' || action.kind === 'boost') return `${action.kind} ${action.spot}`
  return format(options, action)
}

export const room: WholeRoom<Types> = {
  scenario,
  // Section 3 of the specification: at most 7N + HP turns a player, N cards of the deck; ten decisions a turn are plenty.
  bound: (options) => 20 * (7 * options.deckSize + options.startHp) + 10 * options.turnCap,
  redeal,
  shape,
  discloses: (event, viewer) => {
    if (event.kind === 'summoned') return ['card', 'die']
    if (event.kind === 'boosted') return ['discarded']
    return event.kind === 'drew' && event.seat === viewer ? ['cards'] : []
  },
  blind,
  handles: () => [],
  saying,
  positions: { differs: {} },
}
