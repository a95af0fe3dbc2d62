import { type BotRoom, type GameTypes, unreachable } from '@menagerie/engine'
import { beginner } from './beginner.ts'
import { greedy } from './greedy.ts'
import { improve } from './improve.ts'
import { random } from './random.ts'
import type { BotKind, RunRequest } from './request.ts'
import { runAs } from './run-as.ts'
import { search } from './search.ts'
import type { Bot } from './task.ts'

/** Ranks on all its imagined states, which are few; only a machine that is too slow ends it sooner. */
const club: Bot = (task) => greedy({ ...task, more: () => !task.isLate() })

/** The tree, or greedy improved, as the game says. */
const thinker: Bot = (task) => (task.box.bot.rollouts === undefined ? search(task) : improve(task))

/** Walks down the tree, or worlds played on, of who thinks as much as is theirs. */
const WALKS = 400
const WORLDS = 24

export const thoughtOf = <T extends GameTypes>({ thought, rollouts }: BotRoom<T>, view: T['View']): number =>
  thought?.(view) ?? (rollouts === undefined ? WALKS : WORLDS)

const botOf = (kind: BotKind): Bot => {
  switch (kind) {
    case 'beginner':
      return beginner
    case 'club':
      return club
    case 'random':
      return random
    case 'greedy':
      return greedy
    case 'search':
    case 'master':
      return thinker
    default:
      return unreachable(kind)
  }
}

/** All steps of one commit in notation, chosen from what the seat sees and nothing else. */
export const runBot = <T extends GameTypes>(request: RunRequest<T>): string[] => {
  const { bot, box, view } = request
  const thought = bot === 'master' ? thoughtOf(box.bot, view) : null
  return runAs(botOf(bot), request, thought)
}
