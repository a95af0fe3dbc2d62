import type { Witness } from './collect.ts'
import { listOf, pressedOf } from './lists.ts'
import { MODES, modeOf } from './modes.ts'
import type { GlassState, Step } from './state.ts'

/** The address of the living board that shows what a witness saw; nobody plays on there. */
const addressOf = (game: string, witness: Witness): string => {
  const { choices } = modeOf(game, witness.mode)
  const search = new URLSearchParams({ still: '1', seats: String(witness.seats), seed: witness.seed })
  if (Object.keys(choices).length > 0) search.set('choices', JSON.stringify(choices))
  if (witness.guided) search.set('play', 'guided')
  if (witness.skip > 0) search.set('skip', String(witness.skip))
  if (witness.eyes !== 0) search.set('seat', String(witness.eyes))
  if (witness.told) search.set('told', '1')
  return `/pieces/${game}?${search}`
}

const stateOf = (game: string, witness: Witness): GlassState => ({
  id: `${game}/${witness.keys[0]}`,
  room: game,
  view: witness.eyes === 'spectator' ? 'spectator' : 'play',
  address: addressOf(game, witness),
  drawn: '.table-page',
  reach: witness.draft.map((action): Step => ({ do: 'line', action })),
  arranged: null,
  told: witness.told,
  narrow: false,
  keys: witness.keys,
})

/** What seeded games of one game show, as its closed list says. */
export const seededStates = (game: string): readonly GlassState[] =>
  listOf(game).map((witness) => stateOf(game, witness))

/** What presses on those lead to: what is chosen, picked up and opened. */
const pressedStates = (game: string, seeded: readonly GlassState[]): readonly GlassState[] =>
  pressedOf(game).map(({ from, steps, keys }) => {
    const state = seeded.find(({ id }) => id === from)
    if (state === undefined) throw new Error(`the lists of ${game} know no state "${from}"`)
    const id = `${from}, ${steps.map(wordOf).join(', ')}`
    return { ...state, id, reach: [...state.reach, ...steps], keys }
  })

const wordOf = (step: Step): string => {
  switch (step.do) {
    case 'place':
      return step.place
    case 'press':
      return step.name
    case 'line':
      return step.action
    case 'key':
      return step.key
    case 'within':
    case 'see':
    case 'push':
      return step.selector
    case 'record':
      return step.game
    case 'type':
      return step.text
    case 'go':
      return step.address
    case 'offline':
    case 'signOut':
    case 'strange':
    case 'solve':
    case 'fall':
      return step.do
  }
}

/** What a person can see on the boards of all games. */
export const boardStates = (): readonly GlassState[] =>
  Object.keys(MODES).flatMap((game) => {
    const seeded = seededStates(game)
    return [...seeded, ...pressedStates(game, seeded)]
  })
