import { Defect, type GameTypes, sampledChance, unreachable } from '@menagerie/engine'
import { moreOf } from './budget.ts'
import { greedy } from './greedy.ts'
import { improve } from './improve.ts'
import { random } from './random.ts'
import type { BotKind, RunRequest } from './request.ts'
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
  const { box, options, view, seat, bot, seed } = request
  const legal = request.legal.map((text) => {
    const action = box.game.parse(options, text)
    if (action === null) throw new Defect(`${box.game.id} has no action ${JSON.stringify(text)}`)
    return action
  })
  if (legal.length === 0) throw new Defect(`seat ${seat} is asked nothing`)
  const more = moreOf(request.budget, request.now)
  // Salted, so that a host may use one seed for the match and its bots and their luck is still their own.
  const chance = sampledChance(`${bot} in seat ${seat}: ${seed}`)
  const chosen = bot === 'search' && box.bot.playouts === 'ordered' ? improve : botOf(bot)
  const steps = chosen({ box, view, legal, seat, chance, more })
  return steps.map((action) => box.game.format(options, action))
}
