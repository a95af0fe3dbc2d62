import { type Box, Defect, type GameTypes, type SomeBox } from '@menagerie/engine'
import { type Comparison, compare } from './compare.ts'
import type { BotRequest, Now, RunRequest } from './request.ts'
import { runBot } from './run.ts'

/** What a worker has and bots have not: the games and a clock. */
export interface BotHost {
  readonly load: (game: string) => Promise<SomeBox>
  readonly now: Now
}

/** Answers a question that was posted as JSON: all steps of one commit. This is what a worker runs. */
export const answer = (request: BotRequest, host: BotHost): Promise<string[]> => answerBy(runBot, request, host)

/** What a bot does, and what else could be done, in order of what it leaves the seat with at once. */
export interface Advice extends Comparison {
  readonly steps: readonly string[]
}

/** Answers as a bot would, and tells how the choices compare; each takes its own budget. */
export const advise = (request: BotRequest, host: BotHost): Promise<Advice> =>
  answerBy(
    (run) => {
      const steps = runBot(run)
      return { steps, ...compare(run, steps) }
    },
    request,
    host,
  )

/** Answers a question, whoever it is asked for. */
type Run<Kind extends string, Answer> = <T extends GameTypes>(request: RunRequest<T, Kind>) => Answer

/** The same for bots of other kinds. */
export const answerBy = async <Kind extends string, Answer>(
  run: Run<Kind, Answer>,
  request: BotRequest<Kind>,
  host: BotHost,
): Promise<Answer> => {
  const some = await host.load(request.game)
  return some((box) => answerWith(box, run, request, host.now))
}

const answerWith = <T extends GameTypes, Kind extends string, Answer>(
  box: Box<T>,
  run: Run<Kind, Answer>,
  request: BotRequest<Kind>,
  now: Now,
): Answer => {
  const completed = box.complete(request.choices, request.last)
  if (!completed.ok) throw new Defect(`the choices of ${request.game} are wrong: ${completed.faults[0]?.code ?? ''}`)
  const { legal, seat, bot, seed, budget } = request
  const view = readView<T>(request.view, completed.value)
  return run({ box, options: completed.value, view, legal, seat, bot, seed, budget, now })
}

/**
 * A view that was JSON. The options inside it, if it carries them, are replaced by the object the game made from the
 * choices: a posted copy has lost its identity, and games recognise their options by it.
 */
const readView = <T extends GameTypes>(view: unknown, options: T['Options']): T['View'] => {
  if (typeof view !== 'object' || view === null || !('viewer' in view)) throw new Defect('this is no view')
  return ('options' in view ? { ...view, options } : view) as T['View']
}
