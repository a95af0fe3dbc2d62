import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { BotKind, BotRequest, Budget } from '@menagerie/bots'
import type { Seat } from '@menagerie/engine'
import { unreachable } from '@menagerie/engine'
import { HttpError } from '../http/errors.ts'
import type { Commit } from '../match/commit.ts'
import type { LiveMatch } from '../match/live.ts'
import { type Around, projectFor } from '../match/project.ts'
import type { BotRunner } from './runner.ts'

export interface BotTurns {
  /** Puts the question to every bot that is asked; called after every commit and at the start of a server. */
  readonly consider: (match: LiveMatch) => void
  readonly close: () => void
}

export interface BotTurnsOptions {
  readonly runner: BotRunner
  readonly commit: Commit
  readonly around: Around
  /** Milliseconds the searching bot may think about one commit. */
  readonly thinkMs: number
  /** Milliseconds after which a bot that has not answered counts as broken, or its thread does. */
  readonly patienceMs: number
  readonly onFailure: (error: unknown) => void
}

const MOST_TRIES = 3

const budgetOf = (bot: BotKind, thinkMs: number): Budget => {
  switch (bot) {
    case 'random':
      return { iterations: 1 }
    case 'greedy':
      return { ms: Math.min(200, thinkMs) }
    case 'search':
      return { ms: thinkMs }
    default:
      return unreachable(bot)
  }
}

interface Question {
  readonly id: string
  readonly seat: Seat
  /** At which version it was put. */
  readonly version: number
  readonly request: BotRequest
}

export const openBotTurns = (options: BotTurnsOptions): BotTurns => {
  const { runner, commit, around, thinkMs, patienceMs, onFailure } = options
  const closing = new AbortController()
  /** Table and seat to the version of the question a bot is thinking about. */
  const thinking = new Map<string, number>()

  const questionFor = (match: LiveMatch, seat: Seat, bot: BotKind): Question => {
    const { place, table } = match
    const { view, legal, askedAt } = projectFor(match, seat, table.version(), around)
    const request: BotRequest = {
      game: place.table.game,
      choices: place.table.choices,
      last: place.table.last,
      view,
      legal,
      seat,
      bot,
      seed: randomBytes(16).toString('hex'),
      budget: budgetOf(bot, thinkMs),
    }
    return { id: match.id, seat, version: askedAt, request }
  }

  /** A timer is held by the loop; a signal joined of others (`AbortSignal.any`) may be collected before it fires. */
  const think = async ({ request }: Question): Promise<readonly string[] | null> => {
    const enough = new AbortController()
    const end = (): void => enough.abort()
    const timer = setTimeout(end, patienceMs)
    closing.signal.addEventListener('abort', end)
    try {
      return await runner.run(request, enough.signal)
    } catch (error) {
      if (!closing.signal.aborted) onFailure(error)
      return null
    } finally {
      clearTimeout(timer)
      closing.signal.removeEventListener('abort', end)
    }
  }

  /** Plays the bot's steps, or, when it is broken, what a silent seat plays: a match never stands still. */
  const play = async ({ id, seat, version }: Question, steps: readonly string[] | null): Promise<void> => {
    const by = { seat }
    if (steps !== null) {
      try {
        await commit(id, { by, key: null, version, play: (match) => match.table.act(seat, steps, version) })
        return
      } catch (error) {
        if (!(error instanceof HttpError) || error.status !== 422 || isOver(error)) throw error
        onFailure(error)
      }
    }
    await commit(id, { by, key: null, version, play: (match) => match.table.timeout(seat) })
  }

  const answer = async (question: Question): Promise<void> => {
    const steps = await think(question)
    for (let tries = 1; !closing.signal.aborted; tries++) {
      try {
        await play(question, steps)
        return
      } catch (error) {
        // Stale or over: somebody resigned meanwhile, and whoever is asked now was asked by that commit.
        if (error instanceof HttpError && error.status !== 503) return
        if (tries === MOST_TRIES) onFailure(error)
        await sleep(Math.min(1000 * tries, 10_000), undefined, { ref: false })
      }
    }
  }

  return {
    consider: (match) => {
      const pending = match.table.pending()
      if (pending.status === 'over' || closing.signal.aborted) return
      for (const seat of pending.seats) {
        const bot = match.place.seats[seat]?.bot ?? null
        if (bot === null) continue
        const question = questionFor(match, seat, bot)
        const key = `${match.id} ${seat}`
        if (thinking.get(key) === question.version) continue
        thinking.set(key, question.version)
        void answer(question).finally(() => {
          if (thinking.get(key) === question.version) thinking.delete(key)
        })
      }
    },
    close: () => closing.abort(),
  }
}

const isOver = (error: HttpError): boolean => ['matchOver', 'notYourTurn'].includes(error.body.error.code)
