import type { BotRequest, Budget } from '@menagerie/bots'
import type { Choices, Seat, Table } from '@menagerie/engine'
import { openThreads } from '../threads.ts'
import type { Answer, Contestant } from './contestants.ts'

/** Bots in threads that hold no state. */
export interface Bots {
  readonly ask: (request: BotRequest<Contestant>) => Promise<Answer>
  readonly close: () => Promise<void>
}

export const openBots = (threads: number): Bots =>
  openThreads(new URL('./worker.js', import.meta.url), 'think', threads)

/** What a bot is asked at a table: its own view and choices, as plain JSON. */
export const questionAt = (
  table: Table,
  seat: Seat,
  { bot, budget, seed, choices }: { bot: Contestant; budget: Budget; seed: string; choices: Choices },
): BotRequest<Contestant> => ({
  game: table.game,
  choices,
  last: null,
  view: table.view(seat),
  legal: table.legal(seat),
  seat,
  bot,
  seed: `${seed}/${table.version()}`,
  budget,
})
