import { Defect, type GameTypes, sampledChance } from '@menagerie/engine'
import { lateOf, moreOf, moreWithin } from './budget.ts'
import type { RunRequest } from './request.ts'
import type { Bot, Task } from './task.ts'

/**
 * A question in actions instead of notations, with a budget that begins now and luck of its own: `salt` keeps it apart. `thought`
 * are iterations of who thinks as much as is theirs; null: as long as they are told.
 */
export const taskOf = <T extends GameTypes>(
  request: RunRequest<T, string>,
  salt: string,
  thought: number | null = null,
): Task<T> => {
  const { box, options, view, seat, seed } = request
  const legal = request.legal.map((text) => {
    const action = box.game.parse(options, text)
    if (action === null) throw new Defect(`${box.game.id} has no action ${JSON.stringify(text)}`)
    return action
  })
  if (legal.length === 0) throw new Defect(`seat ${seat} is asked nothing`)
  // Salted, so that a host may use one seed for the match and its bots and their luck is still their own.
  const chance = sampledChance(`${salt} in seat ${seat}: ${seed}`)
  const more = thought === null ? moreOf(request.budget, request.now) : moreWithin(thought, request.budget, request.now)
  return { box, view, legal, seat, chance, more, isLate: lateOf(request.budget, request.now) }
}

/** A question put to this bot, whatever it is called: from notation to actions and back. */
export const runAs = <T extends GameTypes>(
  chosen: Bot,
  request: RunRequest<T, string>,
  thought: number | null = null,
): string[] =>
  chosen(taskOf(request, request.bot, thought)).map((action) => request.box.game.format(request.options, action))
