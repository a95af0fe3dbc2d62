import { boardStates } from './boards.ts'
import type { GlassState } from './state.ts'

const ASKED = /^([^/]+)\/(\S+) of \d: asked (\w+)$/

/** Every kind of question once, with what the decision is for beneath it, as somebody sees it who is new to the game. */
export const explainedStates = (): readonly GlassState[] => {
  const kinds = new Map<string, GlassState>()
  for (const state of boardStates()) {
    const [, game, mode, phase] = ASKED.exec(state.id) ?? []
    if (state.view !== 'play' || state.told || state.reach.length > 0 || phase === undefined) continue
    // Its modes are games of their own.
    const kind = game === 'monstructor' ? `${mode} ${phase}` : `${game} ${phase}`
    if (!kinds.has(kind)) kinds.set(kind, state)
  }
  return [...kinds.values()].map((state) => ({
    ...state,
    id: `${state.id}, explained`,
    address: `${state.address}&explain=1`,
    // On the smallest screens it may have given way.
    drawn: ':is(.prompt, .staging):has(.purpose)',
    keys: [],
  }))
}
