import { Defect, type GameTypes, sampledChance } from '@menagerie/engine'
import { lateOf, moreOf } from './budget.ts'
import type { RunRequest } from './request.ts'
import type { Bot } from './task.ts'

/** A question put to this bot, whatever it is called: from notation to actions and back, with luck of its own and a budget. */
export const runAs = <T extends GameTypes>(chosen: Bot, request: RunRequest<T, string>): string[] => {
  const { box, options, view, seat, bot, seed } = request
  const legal = request.legal.map((text) => {
    const action = box.game.parse(options, text)
    if (action === null) throw new Defect(`${box.game.id} has no action ${JSON.stringify(text)}`)
    return action
  })
  if (legal.length === 0) throw new Defect(`seat ${seat} is asked nothing`)
  const more = moreOf(request.budget, request.now)
  const isLate = lateOf(request.budget, request.now)
  // Salted, so that a host may use one seed for the match and its bots and their luck is still their own.
  const chance = sampledChance(`${bot} in seat ${seat}: ${seed}`)
  const steps = chosen({ box, view, legal, seat, chance, more, isLate })
  return steps.map((action) => box.game.format(options, action))
}
