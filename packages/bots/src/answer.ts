import { type Box, Defect, type GameTypes, type SomeBox } from '@menagerie/engine'
import type { BotRequest, Now } from './request.ts'
import { runBot } from './run.ts'

/** What a worker has and bots have not: the games and a clock. */
export interface BotHost {
  readonly load: (game: string) => Promise<SomeBox>
  readonly now: Now
}

/** Answers a question that was posted as JSON: all steps of one commit. This is what a worker runs. */
export const answer = async (request: BotRequest, host: BotHost): Promise<string[]> => {
  const some = await host.load(request.game)
  return some((box) => answerWith(box, request, host.now))
}

const answerWith = <T extends GameTypes>(box: Box<T>, request: BotRequest, now: Now): string[] => {
  const completed = box.complete(request.choices, request.last)
  if (!completed.ok) throw new Defect(`the choices of ${request.game} are wrong: ${completed.faults[0]?.code ?? ''}`)
  const { legal, seat, bot, seed, budget } = request
  const view = readView<T>(request.view, completed.value)
  return runBot({ box, options: completed.value, view, legal, seat, bot, seed, budget, now })
}

/**
 * A view that was JSON. The options inside it, if it carries them, are replaced by the object the game made from the
 * choices: a posted copy has lost its identity, and games recognise their options by it.
 */
const readView = <T extends GameTypes>(view: unknown, options: T['Options']): T['View'] => {
  if (typeof view !== 'object' || view === null || !('viewer' in view)) throw new Defect('this is no view')
  return ('options' in view ? { ...view, options } : view) as T['View']
}
