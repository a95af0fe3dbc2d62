import { answer } from '@menagerie/bots'
import { type Box, type Choices, Defect, type GameTypes, some } from '@menagerie/engine'
import { type BoutResult, playBout } from '../arena/bout.ts'
import { answerAs } from '../arena/contestants.ts'
import type { Entrant } from '../arena/entrants.ts'
import { type Bout, boutsOf } from '../arena/pairing.ts'
import type { Bots } from '../arena/pool.ts'
import { seeing, watched } from './seeing.ts'

/** One match of who is measured, against frozen greedy in all other seats; plain JSON, as it is posted to a thread. */
export interface Wanted {
  readonly game: string
  readonly choices: Choices
  readonly seed: string
  readonly bout: Bout
}

const HONEST: Entrant = { name: 'master', bot: 'master', budget: null }
/** The same bot, and not another one, but for what it is shown. */
const SEER: Entrant = { ...HONEST, name: 'seer' }
const REFERENCE: Entrant = { name: 'reference', bot: 'reference', budget: null }

export const isSeer = ({ bout }: Wanted): boolean => bout.one.name === SEER.name

/** The same deals through all seats, each by who is honest and by who sees all, one right after the other. */
export const wantedOf = (about: Omit<Wanted, 'bout'>, seats: number, games: number): readonly Wanted[] => {
  const [honest, seer] = [HONEST, SEER].map((one) => boutsOf([one, REFERENCE], seats, games)) as [Bout[], Bout[]]
  return honest.flatMap((bout, at) => [bout, seer[at] as Bout].map((one) => ({ ...about, bout: one })))
}

/** A master thinks as much as is its own, whatever it is told. */
const BUDGET = { iterations: 1 }

const now = (): number => performance.now()

export const playMatch = async <T extends GameTypes>(box: Box<T>, wanted: Wanted): Promise<BoutResult> => {
  const { choices, seed, bout } = wanted
  const completed = box.complete(choices, null)
  if (!completed.ok) throw new Defect(`the choices of ${box.game.id} are wrong`)
  const match = watched(box)
  const bots = isSeer(wanted) ? seersOf(box, match.truth) : HONEST_BOTS
  return playBout({ box: match.box, options: completed.value, choices, seed, budget: BUDGET, bots }, bout)
}

const HONEST_BOTS: Bots = { ask: answerAs, close: async () => {} }

/** Frozen greedy is honest here too. */
const seersOf = <T extends GameTypes>(box: Box<T>, truth: () => T['State'] | null): Bots => {
  const shown = some(
    seeing(box, () => {
      const state = truth()
      if (state === null) throw new Defect('nothing has begun')
      return state
    }),
  )
  const host = { load: () => Promise.resolve(shown), now }
  return {
    ask: async (question) => {
      if (question.bot !== 'master') return answerAs(question)
      const begun = now()
      return { steps: await answer({ ...question, bot: question.bot }, host), ms: now() - begun }
    },
    close: async () => {},
  }
}
