import { arrangedStates } from './arranged.ts'
import { boardStates } from './boards.ts'
import { deeperStates } from './deeper.ts'
import { explainedStates } from './explained.ts'
import { pageStates } from './pages.ts'
import { rareQuestions } from './questions.ts'
import { lobbyStates } from './lobbies.ts'
import type { GlassState } from './state.ts'
import { unusualStates } from './unusual.ts'

export { leave, reach } from '../reach.ts'
export type { GlassState } from './state.ts'

/** The closed list: everything a person can see, each under an id of its own. */
export const states = (): readonly GlassState[] => [
  ...pageStates(),
  ...arrangedStates(),
  ...rareQuestions(),
  ...boardStates(),
  ...deeperStates(),
  ...unusualStates(),
  ...lobbyStates(),
  ...explainedStates(),
]
