import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { BotKind, BotRequest, Budget } from '@menagerie/bots'
import type { Seat } from '@menagerie/engine'
import { unreachable } from '@menagerie/engine'
import { HttpError } from '../http/errors.ts'
import type { Commit } from '../match/commit.ts'
import type { LiveMatch } from '../match/live.ts'
import { type Around, projectFor } from '../match/project.ts'
import { type Turn, openFairQueue } from './fair-queue.ts'
import type { BotRunner } from './runner.ts'

export interface BotTurns {
  /**
   * Puts the question to every bot that is asked, and takes those off their turn whose question is past; called after every
   * commit and at the start of a server.
   */
  readonly consider: (match: LiveMatch) => void
  /** Takes all off their turn: others ask them now. */
  readonly drop: () => void
  readonly close: () => void
}

export interface BotTurnsOptions {
  readonly runner: BotRunner
  readonly commit: Commit
  readonly around: Around
  /** Whether this server asks the bots of a match. */
  readonly mayAct: (id: string) => boolean
  /** For whom the bots of a match think. */
  readonly turnOf: (match: LiveMatch) => Turn
  /** Milliseconds the searching bot may think about one commit. */
  readonly thinkMs: number
  /** Milliseconds after which a bot that has not answered counts as broken, or its thread does. */
  readonly patienceMs: number
  readonly onFailure: (error: unknown) => void
}

const MOST_TRIES = 3
/** Milliseconds in which the quickest answer is there, with its way to the thread and back; most of greedy's are in the other. */
const MIN_PACE = 15
const GREEDY_PACE = 100

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

/**
 * Milliseconds from a question to its answer, known before it is looked at: by the bot, which is public, and by nothing it
 * is asked. A bot with one choice answers like one with many; a little more than its time to think, which it may overstay.
 */
const paceOf = (bot: BotKind, thinkMs: number): number => {
  switch (bot) {
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

interface Question {
  readonly id: string
  readonly turn: Turn
  /** By the clock of the process: before that nothing is answered. */
  readonly due: number
  readonly signal: AbortSignal
  readonly seat: Seat
  /** At which version it was put. */
  readonly version: number
  readonly request: BotRequest
}

interface Thinking {
  readonly version: number
  readonly end: AbortController
}

export const openBotTurns = (options: BotTurnsOptions): BotTurns => {
  const { runner, commit, around, mayAct, turnOf, thinkMs, patienceMs, onFailure } = options
  const queue = openFairQueue(runner.threads)
  let isClosed = false
  /** By table, then by seat: the version of the question a bot is thinking about, and how to take it off its turn. */
  const thinking = new Map<string, Map<Seat, Thinking>>()

  const questionFor = (match: LiveMatch, seat: Seat, bot: BotKind, signal: AbortSignal): Question => {
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
    const due = performance.now() + paceOf(bot, thinkMs)
    return { id: match.id, turn: turnOf(match), due, signal, seat, version: askedAt, request }
  }

  /**
   * Who thinks already thinks on when the question is past: a thread that is stopped must load all rules again, which takes
   * longer. A timer is held by the loop; a signal joined of others (`AbortSignal.any`) may be collected before it fires. */
  const run = async ({ request, signal }: Question): Promise<readonly string[] | null> => {
    const enough = new AbortController()
    const timer = setTimeout(() => enough.abort(), patienceMs)
    try {
      return await runner.run(request, enough.signal)
    } catch (error) {
      if (!signal.aborted) onFailure(error)
      return null
    } finally {
      clearTimeout(timer)
    }
  }

  const think = async (question: Question): Promise<readonly string[] | null> => {
    const { turn, due, signal } = question
    const steps = await queue.take(turn, signal, () => run(question)).catch(() => null)
    await sleep(due - performance.now(), undefined, { signal }).catch(() => {})
    return steps
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
    const { signal } = question
    const steps = await think(question)
    for (let tries = 1; !signal.aborted && mayAct(question.id); tries++) {
      try {
        await play(question, steps)
        return
      } catch (error) {
        // Stale or over: somebody resigned meanwhile, and whoever is asked now was asked by that commit.
        if (error instanceof HttpError && error.status !== 503) return
        if (tries === MOST_TRIES) onFailure(error)
        await sleep(Math.min(1000 * tries, 10_000), undefined, { ref: false, signal }).catch(() => {})
      }
    }
  }

  const ask = (match: LiveMatch, seat: Seat, bot: BotKind): void => {
    const mine = thinking.get(match.id) ?? new Map<Seat, Thinking>()
    const end = new AbortController()
    const question = questionFor(match, seat, bot, end.signal)
    const known = mine.get(seat)
    if (known?.version === question.version) return
    known?.end.abort()
    thinking.set(match.id, mine.set(seat, { version: question.version, end }))
    void answer(question).finally(() => {
      if (mine.get(seat)?.end !== end) return
      mine.delete(seat)
      if (mine.size === 0 && thinking.get(match.id) === mine) thinking.delete(match.id)
    })
  }

  const drop = (): void => {
    for (const mine of thinking.values()) for (const { end } of mine.values()) end.abort()
  }

  return {
    consider: (match) => {
      if (isClosed) return
      const pending = match.table.pending()
      const asked = pending.status === 'over' ? [] : pending.seats
      for (const [seat, { end }] of thinking.get(match.id) ?? []) if (!asked.includes(seat)) end.abort()
      for (const seat of asked) {
        const bot = match.place.seats[seat]?.bot ?? null
        if (bot !== null) ask(match, seat, bot)
      }
    },
    drop,
    close: () => {
      isClosed = true
      drop()
    },
  }
}

const isOver = (error: HttpError): boolean => ['matchOver', 'notYourTurn'].includes(error.body.error.code)
