import { type GameTypes, unreachable } from '@menagerie/engine'
import { greedy } from './greedy.ts'
import { improve } from './improve.ts'
import { random } from './random.ts'
import type { BotKind, RunRequest } from './request.ts'
import { runAs } from './run-as.ts'
import { search } from './search.ts'
import type { Bot } from './task.ts'

const botOf = (kind: BotKind): Bot => {
  switch (kind) {
    case 'random':
      return random
    case 'greedy':
      return greedy
    case 'search':
      return search
    default:
      return unreachable(kind)
  }
}

/** All steps of one commit in notation, chosen from what the seat sees and nothing else. */
export const runBot = <T extends GameTypes>(request: RunRequest<T>): string[] => {
  const { bot, box } = request
  return runAs(bot === 'search' && box.bot.rollouts !== undefined ? improve : botOf(bot), request)
}
