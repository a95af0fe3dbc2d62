import type { Invariant } from '@menagerie/engine'
import { mixable } from '../rules/mixing.ts'
import { NO_SQUARES, type State } from '../rules/state.ts'
import { at } from './invariants-turn.ts'

/* What is remembered from one question to the next. */

/** DL-9.3: nobody was asked there, nobody's answer is remembered, or it is not given yet. */
const isKeptWrong = (state: State): boolean => {
  const { kept, asks, options } = state
  if (kept.length === 0) return false
  const askable = [false, true].flatMap((fought) => mixable({ ...state, kept: NO_SQUARES, due: NO_SQUARES }, fought))
  const isHeld = options.shuffle === 'ask' && options.shuffleWindows === 'atOnce'
  return !isHeld || kept.some((one) => asks.includes(one) || !askable.includes(one))
}

export const KEPT: readonly Invariant<State>[] = [
  {
    id: 'DL-I57',
    code: 'keptWrong',
    rule: 'DL-9.3',
    kind: 'impossible',
    broken: (state) => at(isKeptWrong(state), 'kept'),
  },
]
