import type { BotRoom, Parts } from './bot-room.ts'
import type { GameTypes, Seat } from './game.ts'

/**
 * What matches taught of a value, by logistic regression to how they ended (`menagerie train`): logarithmic odds to win are
 * `bias`, `value` times those the game's own value stands for, and so much for each of its parts, less the logarithm of how many
 * the others are.
 */
export interface Learned {
  readonly bias: number
  readonly value: number
  /** By the name of the part. */
  readonly parts: Readonly<Record<string, number>>
}

/** Values nearer to a sure end are taken for this. */
const SURE = 0.9999

/** Logarithmic odds that a value between seats of whom each is as strong stands for; -1 to 1. */
export const oddsIn = (value: number): number => {
  const held = Math.min(SURE, Math.max(-SURE, value))
  return Math.log((1 + held) / (1 - held))
}

/** The chance to win, 0 to 1, of who is one of so many. */
export const learnedChance = ({ bias, value, parts }: Learned, worth: number, of: Parts, seats: number): number => {
  let odds = bias + value * oddsIn(worth) - Math.log(seats - 1)
  for (const [part, weight] of Object.entries(parts)) odds += weight * (of[part] ?? 0)
  return 1 / (1 + Math.exp(-odds))
}

/**
 * A game's bot whose value is corrected by what matches taught, where they did: an expected payoff, for who wins has 1 and
 * the others share the loss. Null: its own value stays.
 */
export const taught = <T extends GameTypes>(
  bot: BotRoom<T>,
  learnedIn: (view: T['View']) => (Learned & { readonly seats: number }) | null,
): BotRoom<T> => ({
  ...bot,
  evaluate: (view: T['View'], seat: Seat): number => {
    const worth = bot.evaluate(view, seat)
    const learned = learnedIn(view)
    const parts = learned === null || Math.abs(worth) >= 1 ? null : (bot.parts?.(view, seat) ?? null)
    if (learned === null || parts === null) return worth
    const chance = learnedChance(learned, worth, parts, learned.seats)
    return chance - (1 - chance) / (learned.seats - 1)
  },
})
