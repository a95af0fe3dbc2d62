import type { BotKind, BotRequest } from '@menagerie/bots'
import { type ActResult, type Seat, type Table, refusal } from '@menagerie/engine'
import { toHex } from '@menagerie/fair'
import { botFor } from './away.ts'
import type { Random } from './begin.ts'
import type { Chores } from './chores.ts'
import type { Commit } from './commit.ts'
import { withoutOptions } from './frame.ts'
import type { LiveMatch } from './live.ts'
import { type Terms, termsOf, thinkMsAmong } from './pace.ts'
import type { Place } from './place.ts'
import { Refused } from './refused.ts'
import { type Time, sleep } from './time.ts'

/** Who thinks for the bots of a host. */
export interface Bots<P extends Place> {
  /** Answers a question with all steps of one commit; is given a view and nothing else of the match. */
  readonly run: (request: BotRequest, signal: AbortSignal) => Promise<readonly string[]>
  /** Runs `work` when the turn of the match's bots has come; may reject without having begun it once the signal comes. */
  readonly inTurn: <R>(match: LiveMatch<P>, signal: AbortSignal, work: () => Promise<R>) => Promise<R>
  /** How many think at once. */
  readonly threads: number
  /** Milliseconds the searching bot may think about one commit, or all of them that are asked at one table at the same time. */
  readonly thinkMs: number
  /** Milliseconds after which a bot that has not answered counts as broken, or its thread does. */
  readonly patienceMs: number
}

export interface BotTurns<P extends Place> {
  /**
   * Puts the question to every bot that is asked, and takes those off their turn whose question is past or whose person is back;
   * called after every commit and at the start of a host.
   */
  readonly consider: (match: LiveMatch<P>) => void
  /** Takes all off their turn: others ask them now. */
  readonly drop: () => void
  /** From now on nobody is asked. */
  readonly close: () => void
}

export interface BotTurnsOptions<P extends Place> {
  readonly bots: Bots<P>
  readonly commit: Commit<P>
  readonly chores: Chores
  readonly time: Time
  readonly random: Random
  /** Whether this host asks the bots of a match. */
  readonly keeps: (id: string) => boolean
  readonly onFailure: (error: unknown) => void
}

const SEED_BYTES = 16

interface Thinking {
  /** At which version the question was put. */
  readonly askedAt: number
  readonly end: AbortController
}

interface Turn {
  readonly id: string
  readonly seat: Seat
  readonly askedAt: number
  /** It is the bot's seat, and no person's who is away. */
  readonly own: boolean
}

/** Nobody is asked before it goes on. */
const isPaused = (table: Table): boolean => table.timing().pauses.at(-1)?.to === null

/** Whether the turn of a person can still come: of somebody who has not given up, though a bot may play for them now. */
const isPersonLeft = ({ place, table }: LiveMatch<Place>): boolean =>
  place.seats.some(({ kind }, seat) => kind === 'human' && table.resigned()[seat] === false)

/** To the bot that plays for a seat. */
interface Question extends Terms {
  readonly seat: Seat
  readonly bot: BotKind
}

/** Its person is back. */
const BACK: ActResult = { ok: false, refusal: refusal('stale', 'TABLE-SEAT') }

/** Refusals that say that the question is no longer put: whoever is asked now was asked by what overtook it. */
const OVERTAKEN: ReadonlySet<string> = new Set(['stale', 'matchOver', 'notYourTurn', 'paused'])

export const openBotTurns = <P extends Place>(options: BotTurnsOptions<P>): BotTurns<P> => {
  const { bots, commit, chores, time, random, keeps, onFailure } = options
  let isClosed = false
  /** By table, then by seat. */
  const thinking = new Map<string, Map<Seat, Thinking>>()

  const requestFor = ({ place, table }: LiveMatch<P>, { seat, bot, budget }: Question): BotRequest => {
    const { view, legal } = table.project(seat, table.version())
    return {
      game: place.table.game,
      choices: place.table.choices,
      last: place.table.last,
      view: withoutOptions(view),
      legal,
      seat,
      bot,
      seed: toHex(random(SEED_BYTES)),
      budget,
    }
  }

  /** Who thinks already thinks on when the question is past: a thread that is stopped must load all rules again. */
  const run = async (request: BotRequest, signal: AbortSignal): Promise<readonly string[] | null> => {
    const enough = new AbortController()
    let giveUp = (): void => {}
    const late = new Promise<never>((_, fail) => {
      giveUp = () => fail(new Error('a bot does not answer'))
    })
    const stop = time.after(bots.patienceMs, () => {
      enough.abort()
      giveUp()
    })
    try {
      return await Promise.race([bots.run(request, enough.signal), late])
    } catch (error) {
      if (!signal.aborted) onFailure(error)
      return null
    } finally {
      stop()
    }
  }

  /** Plays the bot's steps, or, when it is broken, what a silent seat plays: a match never stands still. */
  const play = async ({ id, seat, askedAt, own }: Turn, steps: readonly string[] | null): Promise<void> => {
    if (!keeps(id)) return
    const asBot =
      (use: (table: Table) => ActResult) =>
      (table: Table): ActResult =>
        own || table.away()[seat] !== null ? use(table) : BACK
    const mine = { seatOf: (): Seat => seat, key: null, version: askedAt, question: askedAt }
    if (steps !== null) {
      try {
        await commit(id, { ...mine, play: asBot((table) => table.act(seat, steps, askedAt)) })
        return
      } catch (error) {
        if (error instanceof Refused && (error.rule === null || OVERTAKEN.has(error.code))) throw error
        onFailure(error)
      }
    }
    await commit(id, { ...mine, play: asBot((table) => table.timeout(seat)) })
  }

  /** The question is made, and its time begins, while the match is at hand. */
  const ask = (match: LiveMatch<P>, question: Question): void => {
    const { id, table, place } = match
    const { seat, paceMs } = question
    const own = place.seats[seat]?.kind === 'bot'
    const mine = thinking.get(id) ?? new Map<Seat, Thinking>()
    const askedAt = table.askedAt(seat)
    const known = mine.get(seat)
    if (known?.askedAt === askedAt && !known.end.signal.aborted) return
    known?.end.abort()
    const end = new AbortController()
    const { signal } = end
    thinking.set(id, mine.set(seat, { askedAt, end }))
    const request = requestFor(match, question)
    const due = sleep(time, paceMs, signal)
    const thought = bots.inTurn(match, signal, () => run(request, signal)).catch(() => null)
    const answer = async (): Promise<void> => {
      const steps = await thought
      await due
      await chores.surely(() => play({ id, seat, askedAt, own }, steps), signal)
      if (mine.get(seat)?.end !== end) return
      mine.delete(seat)
      if (mine.size === 0 && thinking.get(id) === mine) thinking.delete(id)
    }
    answer().catch(onFailure)
  }

  const drop = (): void => {
    for (const mine of thinking.values()) for (const { end } of mine.values()) end.abort()
  }

  return {
    consider: (match) => {
      if (isClosed) return
      const { table, id } = match
      const pending = table.pending()
      const asked = pending.status === 'over' || isPaused(table) ? [] : pending.seats
      for (const [seat, { end }] of thinking.get(id) ?? [])
        if (!asked.includes(seat) || botFor(match, seat) === null) end.abort()
      const seated = asked.flatMap((seat) => {
        const bot = botFor(match, seat)
        return bot === null ? [] : [{ seat, bot }]
      })
      if (seated.length === 0) return
      const kinds = seated.map(({ bot }) => bot)
      const given = { thinkMs: thinkMsAmong(bots.thinkMs, isPersonLeft(match)), threads: bots.threads }
      for (const [at, terms] of termsOf(kinds, given, table.version()).entries())
        ask(match, { ...(seated[at] as (typeof seated)[number]), ...terms })
    },
    drop,
    close: () => {
      isClosed = true
      drop()
    },
  }
}
