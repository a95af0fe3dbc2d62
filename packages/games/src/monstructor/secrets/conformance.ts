import { type Chance, type Seat, type Viewer, anyOf, seatNumbers } from '@menagerie/engine'
import type { Handle, Scenario, WholeRoom } from '@menagerie/engine/conformance'
import { type Action, PASS, format } from '../choices/actions.ts'
import { LIMB } from '../set/cards.ts'
import { type Pool, codeOf, placeOf, poolOf } from '../choices/choosing.ts'
import type { Event } from '../rules/events.ts'
import { legal } from '../choices/legal.ts'
import { type Options, rows } from '../set/options.ts'
import type { Part, State } from '../rules/state.ts'
import type { Types } from '../rules/types.ts'
import { SMALL_SET } from '../set/small-set.ts'
import { saying } from '../words/saying.ts'
import { redeal } from './conformance-redeal.ts'

/** Numbers that keep a random match short and let every end occur. */
const INTEGERS: Readonly<Record<string, readonly number[]>> = {
  youngestSeat: [1, 2, 3, 4, 5],
  dragonGoal: [1, 2, 3, 5],
  arenaTimeout: [0, 1, 2],
  stalemateRounds: [0, 1, 2],
  turnCap: [3, 6, 12],
}

/** Every mode, half of the tables as the rulebook says. */
const randomChoices = (chance: Chance, mode: string): Record<string, unknown> => {
  const choices: Record<string, unknown> = { mode, turnCap: 8 }
  if (chance.pick(2) === 0) choices['cardSet'] = { csv: SMALL_SET }
  if (chance.pick(2) === 0) return choices
  for (const row of rows) {
    if (row.scope === 'table' || row.kind === 'data' || row.id === 'mode' || chance.pick(3) > 0) continue
    if (row.kind === 'choice') choices[row.id] = anyOf(row.choices, chance)
    else if (row.kind === 'flag') choices[row.id] = chance.pick(2) === 0
    else choices[row.id] = anyOf(INTEGERS[row.id] ?? [row.default], chance)
  }
  return choices
}

/**
 * Closed hands under compulsion know no blind play: who attaches one card shows, being compelled, something of
 * the others. So `room` has them only without compulsion; `forcedRoom` has the rest, for all laws but the odds.
 */
const scenario = (chance: Chance): Scenario<Types> => {
  const mode = anyOf(['classic', 'arena', 'dominoes'], chance)
  const choices = randomChoices(chance, mode)
  if (mode === 'dominoes') {
    if (chance.pick(2) === 0) choices['dominoHands'] = 'open'
    else {
      choices['dominoHands'] = 'closed'
      choices['dominoForced'] = false
    }
  }
  return { choices, loadouts: seatNumbers(2 + chance.pick(4)).map(() => null) }
}

const forcedScenario = (chance: Chance): Scenario<Types> => {
  const choices = randomChoices(chance, 'dominoes')
  if (chance.pick(4) > 0) choices['cardSet'] = { csv: SMALL_SET }
  return {
    choices: { ...choices, dominoHands: 'closed', dominoForced: true },
    loadouts: seatNumbers(2 + chance.pick(4)).map(() => null),
  }
}

/** Dominoes uses cards up; elsewhere a turn chooses and fights with at most all cards. */
const bound = ({ mode, set, turnCap }: Options, seats: number): number =>
  mode === 'dominoes' ? 20 * set.ids.length : (turnCap === 0 ? 1000 : turnCap + 1) * seats * 4 * set.ids.length

/** What others may learn from a commit as such; the cards themselves are told by its events. */
const shape = (options: Options, steps: readonly Action[]): string => {
  const last = steps.at(-1) as Action
  switch (last.kind) {
    case 'power':
    case 'spell':
      return 'play'
    case 'playLaid':
      // How many are played at once is seen as they are.
      return `play ${steps.length - 1}`
    case 'lead':
      return 'lead'
    case 'attach':
      return `attach ${last.own} ${last.to}`
    default:
      return steps.map((step) => format(options, step)).join(', ')
  }
}

/** The fields by which an event shows what was hidden, to this viewer. */
const discloses = (event: Event, viewer: Viewer): readonly string[] => {
  switch (event.kind) {
    case 'drew':
      return event.seat === viewer ? ['pic', 'card'] : ['pic']
    case 'flipped':
      return ['parts', 'totals']
    case 'played':
      return ['card', 'place', 'part', 'icon', 'totals']
    case 'peeked':
      return event.seat === viewer ? ['cards'] : []
    case 'closed':
      return event.seat === viewer ? ['cards'] : []
    case 'fumbled':
      return ['card']
    case 'left':
      return ['cards']
    case 'dealt':
      return event.seat === viewer ? ['cards', 'pics'] : ['pics']
    case 'led':
    case 'attached':
      return ['pic', 'place']
    case 'stuck':
      return ['not']
    case 'ended':
      return ['outcome', 'scores', 'piles']
    default:
      return []
  }
}

/**
 * Says nothing about what is hidden: monsters are chosen by their public pictures, no Power or Spell card is played, a
 * closed hand without compulsion attaches nothing.
 */
const blind = (state: State, seat: Seat, chance: Chance): readonly Action[] => {
  if (state.phase.kind === 'reinforce') return [PASS]
  const { dominoHands, mode } = state.options
  if (mode !== 'dominoes') return blindChoice(state, seat, chance)
  const actions = legal(state, seat)
  if (state.phase.kind === 'lead' || dominoHands === 'open') return [anyOf(actions, chance)]
  return [actions.find(({ kind }) => kind !== 'attach') ?? anyOf(actions, chance)]
}

/** Steps at random up to a commit, on a state that shares all but the draft. */
const blindChoice = (state: State, seat: Seat, chance: Chance): readonly Action[] => {
  const { set } = state.options
  const trial: State = { ...state }
  const steps: Action[] = []
  for (;;) {
    const action = anyOf(legal(trial, seat), chance)
    steps.push(action)
    if (action.kind !== 'use') return steps
    trial.draft = [...trial.draft, codeFor(trial, set.kind[set.alike[action.pic]?.[0] ?? 0] as number, action)]
  }
}

const codeFor = (state: State, kind: number, action: Action & { readonly kind: 'use' }): number => {
  const pool = poolOf(state) as Pool
  return codeOf(kind, placeOf(state.options.set, pool, kind, action.pic, action.nth))
}

/** Limbs, or hidden cards, in the order drawn; not both at once, for everybody sees which are which. */
const handles = (state: State, viewer: Viewer): readonly Handle[] => {
  const limbs = state.draws % 2 === 0
  return state.players.flatMap((player, seat): Handle[] => {
    if (seat === viewer) return []
    const places = limbs ? (player.table[LIMB] as readonly Part[]).filter(({ seen }) => !seen) : player.hidden
    return places.map(({ card }, place) => ({ handle: seat * 1000 + place, identity: card }))
  })
}

export const room: WholeRoom<Types> = {
  scenario,
  bound,
  redeal,
  shape,
  discloses,
  blind,
  handles,
  positions: { differs: {} },
  saying,
}

export const forcedRoom: WholeRoom<Types> = { ...room, scenario: forcedScenario }
