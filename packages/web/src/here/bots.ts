import type { BotKind, BotRequest, Budget } from '@menagerie/bots'
import { type Seat, unreachable } from '@menagerie/engine'
import { WireError } from '../wire/transport.ts'
import type { Commit } from './commit.ts'
import type { LiveMatch } from './live.ts'
import { frameFor } from './shown.ts'

/** Answers a bot's question with all steps of one commit; it is given a view and nothing else of the match. */
export type Think = (request: BotRequest) => Promise<readonly string[]>

/** Milliseconds: as on the server. */
const budgetOf = (bot: BotKind): Budget => {
  switch (bot) {
    case 'random':
      return { iterations: 1 }
    case 'greedy':
      return { ms: 200 }
    case 'search':
      return { ms: 800 }
    default:
      return unreachable(bot)
  }
}

/** Refusals that say that the question is no longer put. */
const OVERTAKEN: ReadonlySet<string> = new Set(['matchOver', 'notYourTurn'])

/** Puts the question to every bot that is asked; called after every commit and when a page opens the table. */
export const openBotTurns = (think: Think, commit: Commit, seed: () => string): ((match: LiveMatch) => void) => {
  /** Table and seat to the version of the question a bot is thinking about. */
  const thinking = new Map<string, number>()

  const answer = async (id: string, version: number, request: BotRequest): Promise<void> => {
    const { seat } = request
    const wanted = { seatOf: (): Seat => seat, key: null, version }
    try {
      const steps = await think(request)
      await commit(id, { ...wanted, play: ({ table }) => table.act(seat, steps, version) })
    } catch (error) {
      // Somebody resigned, another page's bot was faster, or the table is gone: whoever is asked now was asked by that.
      if (error instanceof WireError && (error.status !== 422 || OVERTAKEN.has(error.code))) return
      // A broken bot plays what a silent seat plays: a match never stands still.
      await commit(id, { ...wanted, play: ({ table }) => table.timeout(seat) }).catch(() => undefined)
    }
  }

  return (match) => {
    const { row, table } = match
    const pending = table.pending()
    if (pending.status === 'over') return
    for (const seat of pending.seats) {
      const bot = row.seats[seat]?.bot ?? null
      if (bot === null) continue
      const { view, legal, askedAt } = frameFor(match, seat, table.version())
      const key = `${row.id} ${seat}`
      if (thinking.get(key) === askedAt) continue
      thinking.set(key, askedAt)
      const request: BotRequest = {
        game: row.game,
        choices: row.choices,
        last: row.last,
        view,
        legal,
        seat,
        bot,
        seed: seed(),
        budget: budgetOf(bot),
      }
      void answer(row.id, askedAt, request).finally(() => {
        if (thinking.get(key) === askedAt) thinking.delete(key)
      })
    }
  }
}
