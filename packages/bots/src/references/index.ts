import { type GameTypes, unreachable } from '@menagerie/engine'
import { type BotHost, answerBy } from '../answer.ts'
import type { BotRequest, RunRequest } from '../request.ts'
import { runAs } from '../run-as.ts'
import type { Bot } from '../task.ts'
import { greedy } from './greedy.ts'
import { ismcts } from './ismcts.ts'

/** Opponents that stay as they are, for measuring alone: no table offers them (ADR 25). */
export const referenceKinds = ['reference', 'ismcts'] as const
export type ReferenceKind = (typeof referenceKinds)[number]

export const isReferenceKind = (text: string): text is ReferenceKind =>
  (referenceKinds as readonly string[]).includes(text)

const botOf = (kind: ReferenceKind): Bot => {
  switch (kind) {
    case 'reference':
      return greedy
    case 'ismcts':
      return ismcts
    default:
      return unreachable(kind)
  }
}

/** As `runBot`. For `reference` the box has to be the game's frozen one. */
export const runReference = <T extends GameTypes>(request: RunRequest<T, ReferenceKind>): string[] =>
  runAs(botOf(request.bot), request)

/** As `answer`; the host loads frozen boxes. */
export const answerReference = (request: BotRequest<ReferenceKind>, host: BotHost): Promise<string[]> =>
  answerBy(runReference, request, host)
