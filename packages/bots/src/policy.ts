import type { Box, BotRoom, Chance, GameTypes, Seat } from '@menagerie/engine'

/** Steps a share is measured in. */
const PARTS = 2 ** 20

/**
 * A choice drawn by the shares of the game's own policy; null where it has none. Mixed play is drawn and not counted:
 * what counts visits ends with one choice for good, and who knows it can answer it.
 */
export const drawByPolicy = <T extends GameTypes>(
  { policy }: BotRoom<T>,
  view: () => T['View'],
  actions: readonly T['Action'][],
  chance: Chance,
): T['Action'] | null => {
  const first = actions[0]
  if (policy === undefined || first === undefined || actions.length < 2 || !policy.covers(first)) return null
  const shares = policy.shares(view(), actions)
  if (shares === null) return null
  let left = (chance.pick(PARTS) + 0.5) / PARTS
  for (let i = 0; i < actions.length; i++) {
    left -= shares[i] as number
    if (left < 0) return actions[i] as T['Action']
  }
  // Shares add up to 1 but for the rounding of sums.
  return actions[shares.indexOf(Math.max(...shares))] as T['Action']
}

/** The same in an imagined state, by what the mover would see. */
export const byPolicy = <T extends GameTypes>(
  { game, bot }: Box<T>,
  state: T['State'],
  mover: Seat,
  actions: readonly T['Action'][],
  chance: Chance,
): T['Action'] | null =>
  bot.policy === undefined ? null : drawByPolicy(bot, () => game.view(state, mover), actions, chance)
