import type { Witness } from './collect.ts'
import { listOf } from './lists.ts'
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

/** What a person can see on the boards of all games, as the closed lists say. */
export const boardStates = (): readonly GlassState[] =>
  Object.keys(MODES).flatMap((game) => listOf(game).map((witness) => stateOf(game, witness)))
