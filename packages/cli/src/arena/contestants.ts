import { type BotKind, type BotRequest, answer, botKinds } from '@menagerie/bots'
import { type ReferenceKind, answerReference, isReferenceKind, referenceKinds } from '@menagerie/bots/references'
import { loadGame, once } from '../games.ts'
import { loadFrozen } from './frozen.ts'

/** Who may take part in a tournament: what sits at tables, and what is kept as it was to be measured by. */
export type Contestant = BotKind | ReferenceKind
export const contestants: readonly Contestant[] = [...botKinds, ...referenceKinds]

const HOST = { load: once(loadGame), now: () => performance.now() }
const FROZEN_HOST = { ...HOST, load: once(loadFrozen) }

/** All steps of one commit, and the milliseconds they were thought about. */
export const answerAs = async (request: BotRequest<Contestant>): Promise<Answer> => {
  const { bot, game } = request
  const isReference = isReferenceKind(bot)
  await (isReference ? FROZEN_HOST : HOST).load(game)
  const begun = performance.now()
  const steps = await (isReference
    ? answerReference({ ...request, bot }, FROZEN_HOST)
    : answer({ ...request, bot }, HOST))
  return { steps, ms: performance.now() - begun }
}

export interface Answer {
  readonly steps: readonly string[]
  /** Milliseconds of thought, without the way to and fro. */
  readonly ms: number
}
