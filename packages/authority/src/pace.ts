import type { BotKind, Budget } from '@menagerie/bots'
import { unreachable } from '@menagerie/engine'

/** Milliseconds in which the quickest answer is there, with its way to the thread and back; most of greedy's are in the other. */
const MIN_PACE = 15
const GREEDY_PACE = 100
const GREEDY_MS = 200

/**
 * Human pace, in parts of the time to think: with the usual 800 ms a beginner and a club player answer after 0.4 to 0.8 s, a
 * master after 0.9 to 1.2 s. Before the shortest of these whoever thinks as much as is theirs has to be done.
 */
const LIVELY = { least: 0.5, spread: 0.5 } as const
const THOUGHTFUL = { least: 1.1, spread: 0.38 } as const
const PATIENT = 0.45

/** Of the usual time, where nobody is left whose turn could come: those who look on see how it ends, and need not wait for it. */
const HURRY = 1 / 8

/** Milliseconds that a bot has: all it usually has while a person still plays, whoever plays for them meanwhile. Of public facts alone. */
export const thinkMsAmong = (thinkMs: number, isPersonLeft: boolean): number =>
  isPersonLeft ? thinkMs : HURRY * thinkMs

/** 0 to 1, by the number of a question, which everybody knows: one after another spread as evenly as can be. */
const swayOf = (question: number): number => (question * 0.618_033_988_7) % 1

/** What a bot may spend on one commit; `thinkMs` is the searching bot's time. */
const budgetOf = (bot: BotKind, thinkMs: number): Budget => {
  switch (bot) {
    case 'random':
      return { iterations: 1 }
    case 'greedy':
      return { ms: Math.min(GREEDY_MS, thinkMs) }
    // Levels think as much as is theirs; these are for machines that are too slow for it.
    case 'beginner':
    case 'club':
      return { ms: PATIENT * thinkMs }
    case 'master':
    case 'search':
      return { ms: thinkMs }
    default:
      return unreachable(bot)
  }
}

/** What a question to a bot may cost, and when it is answered: known before it is looked at. */
export interface Terms {
  readonly budget: Budget
  readonly paceMs: number
}

/**
 * Of bots that are asked at one table at the same time, of whom so many think at once. They share the time, and all answer at
 * the end of it: if one had to wait for another, its answer would tell how much the other had to think about. `question`: the
 * version of the match at which they are asked.
 */
export const termsOf = (
  bots: readonly BotKind[],
  { thinkMs, threads }: { readonly thinkMs: number; readonly threads: number },
  question: number,
): readonly Terms[] => {
  const thinking = bots.filter((bot) => bot !== 'random').length
  const share = Math.min(1, threads / Math.max(1, thinking))
  const paceMs = Math.max(...bots.map((bot) => paceOf(bot, thinkMs, question)))
  return bots.map((bot) => ({ budget: budgetOf(bot, share * thinkMs), paceMs }))
}

/**
 * Milliseconds from a question to its answer, known before it is looked at: by the bot and by the version of the match at which it
 * is put, which are public, and by nothing it is asked. A bot with one choice answers like one with many; a little more than
 * its time to think, which it may overstay.
 */
export const paceOf = (bot: BotKind, thinkMs: number, question: number): number => {
  switch (bot) {
    case 'beginner':
    case 'club':
      return (LIVELY.least + LIVELY.spread * swayOf(question)) * thinkMs
    case 'master':
      return (THOUGHTFUL.least + THOUGHTFUL.spread * swayOf(question)) * thinkMs + MIN_PACE
    case 'random':
      return MIN_PACE
    case 'greedy':
      return Math.min(GREEDY_PACE, thinkMs) + MIN_PACE
    case 'search':
      return 1.1 * thinkMs + MIN_PACE
    default:
      return unreachable(bot)
  }
}
