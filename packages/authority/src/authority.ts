import { type ActResult, type Hash, type Seat, type SomeBox, type Table, isTimed, refusal } from '@menagerie/engine'
import type { Digest } from '@menagerie/fair'
import { type Presence, actsByItself, openAbsences } from './absences.ts'
import type { Random } from './begin.ts'
import { type Bots, openBotTurns } from './bot-turns.ts'
import { type Chores, openChores } from './chores.ts'
import { type Question, isSameQuestion, openClocks, questionTo } from './clocks.ts'
import { type Commit, openCommit } from './commit.ts'
import { type Decide, decideBy } from './decisions.ts'
import { openDoubts } from './doubts.ts'
import { type LiveMatch, type Matches, openMatches } from './live.ts'
import type { Place, Plays } from './place.ts'
import { type Running, type Store, patientStore } from './store.ts'
import type { Time } from './time.ts'

/** What becomes of what an authority tells. */
export interface News {
  /** Those who told it have told the other hosts of the same store too. */
  readonly isToldElsewhere: boolean
}

/** What an authority is given: a store, time and luck, and somebody to tell. */
export interface AuthorityHost<P extends Place> {
  readonly store: Store<P>
  /** Milliseconds after which a silent store counts as away. */
  readonly storePatienceMs: number
  readonly load: (game: string) => Promise<SomeBox>
  readonly plays: Plays
  readonly time: Time
  readonly random: Random
  /** SHA-256, hex, of the platform; absent: one in JavaScript. */
  readonly hash?: Hash
  /** The same of bytes. */
  readonly digest?: Digest
  readonly bots: Bots<P>
  /** Whether this host acts for a match by itself: runs its clocks, asks its bots. */
  readonly keeps: (id: string) => boolean
  /** Who is at a table; null where all sit before one screen, and nobody stays away. */
  readonly presence: Presence<P> | null
  /** Shows a match to all who watch it. All of it is durable, and nobody else has it meanwhile. */
  readonly show: (match: LiveMatch<P>, news: News) => void
  /** A match is over; tried again while the store is away. */
  readonly onOver: (id: string) => Promise<void>
  /** Told when a stored match cannot be played any more. */
  readonly onUnplayable: (id: string, fault: string) => void
  readonly onFailure: (error: unknown) => void
  /** Matches kept in memory while nobody uses them. */
  readonly capacity: number
}

/** The one authority over every match of a store, on a server or on a device. State never leaves it. */
export interface Authority<P extends Place> extends Pick<
  Matches<P>,
  'withMatch' | 'placeOf' | 'discard' | 'forgetIdle'
> {
  readonly commit: Commit<P>
  readonly decide: Decide<P>
  readonly chores: Pick<Chores, 'quietly' | 'surely'>
  /** A match has just begun in the store: shows it, sets its clock and asks its bots. Never rejects. */
  readonly begun: (id: string) => Promise<void>
  /** Somebody came to this match: their seat is theirs again, where a bot had it because they stayed away. Never rejects. */
  readonly arrived: (id: string) => Promise<void>
  /** Sets the clock of a match and asks its bots, where that is this host's to do. Never rejects. */
  readonly goOn: (id: string) => Promise<void>
  /** Another host has changed a match: reads it again, shows it, and goes on with it. */
  readonly reread: (id: string) => Promise<void>
  /** Matches in which a bot or a clock was left waiting go on: of those named, or of all. */
  readonly resume: (ids: readonly string[] | 'all') => Promise<void>
  /** Stops all clocks and takes all bots off their turn: nothing is this host's to do any more, for now. */
  readonly rest: () => void
  /** The same, for good. */
  readonly close: () => void
  /** After `close`: waits for what is still being done. */
  readonly idle: () => Promise<void>
}

/** Whether a match moves without anybody there: a bot is asked, or a clock of its game runs, or its rule for who stays away. */
const isLeftToItself = (box: SomeBox, { asked, bots, choices, clocks, people }: Running): boolean =>
  asked.some((seat) => bots.includes(seat)) ||
  (people > 1 && actsByItself(choices)) ||
  Object.values(clocks).some((seconds) => seconds > 0) ||
  box((one) => isTimed(one, choices))

/** What an authority is made of; the suite of its laws puts broken ones in their place. */
export const PARTS = {
  patientStore,
  openMatches,
  openCommit,
  openChores,
  openDoubts,
  openClocks,
  openAbsences,
  openBotTurns,
  isLeftToItself,
}
export type Parts = typeof PARTS

const OTHER_CLOCK = refusal('stale', 'TABLE-VERSION')

export const openAuthority = <P extends Place>(host: AuthorityHost<P>, parts: Parts = PARTS): Authority<P> => {
  const { load, plays, time, random, bots, keeps, presence, show, onOver, onUnplayable, onFailure, capacity } = host
  const store = parts.patientStore(host.store, time, host.storePatienceMs)
  const chores = parts.openChores({ time, isAway: store.isAway, onFailure })
  /** Matches that are being read because another host said so. */
  const heard = new Set<string>()
  let isClosed = false

  const tell = (match: LiveMatch<P>): void => {
    try {
      show(match, { isToldElsewhere: heard.has(match.id) })
    } catch (error) {
      // What was decided stands, whoever cannot be shown it.
      onFailure(error)
    }
  }

  const look = (match: LiveMatch<P>): void => {
    if (isClosed) return
    absences.giveBack(match)
    if (!keeps(match.id)) return
    clocks.set(match)
    absences.set(match)
    turns.consider(match)
  }

  /** What follows from entries that are durable. */
  const follow = (match: LiveMatch<P>): void => {
    tell(match)
    look(match)
    if (match.table.pending().status === 'over') void chores.surely(() => onOver(match.id))
  }

  const matches = parts.openMatches<P>({
    store,
    load,
    now: time.now,
    hash: host.hash,
    digest: host.digest,
    onUnplayable,
    onGrown: follow,
    capacity,
  })
  const goOn = (id: string): Promise<void> =>
    chores.surely(async () => (keeps(id) ? matches.withMatch(id, look) : undefined))
  const doubts = parts.openDoubts({
    time,
    patienceMs: host.storePatienceMs,
    look: (id) => void chores.surely(() => matches.withMatch(id, look)),
  })
  const commit = parts.openCommit<P>({
    store,
    matches,
    onCommit: follow,
    onDoubt: doubts.raise,
    onFailure,
  })

  const timeOut = (id: string, question: Question): Promise<void> =>
    chores.surely(async () => {
      if (!keeps(id)) return
      const { seat, askedAt } = question
      const play = (table: Table): ActResult =>
        isSameQuestion(question, questionTo(table, seat)) && table.away()[seat] === null
          ? table.timeout(seat)
          : { ok: false, refusal: OTHER_CLOCK }
      await commit(id, { seatOf: (): Seat => seat, key: null, version: null, question: askedAt, play })
    })
  const clocks = parts.openClocks<P>({
    time,
    onTime: timeOut,
    onPart: (id) => void goOn(id),
  })
  const absences = parts.openAbsences<P>({ presence, matches, commit, chores, time, keeps })
  const turns = parts.openBotTurns<P>({ bots, commit, chores, time, random, keeps, onFailure })

  const rest = (): void => {
    clocks.drop()
    absences.drop()
    turns.drop()
    doubts.drop()
  }

  return {
    ...matches,
    commit,
    decide: decideBy(commit, absences.mustBeGone),
    chores,
    begun: (id) =>
      chores.quietly(async () => {
        try {
          await matches.withMatch(id, follow)
        } catch (error) {
          // Whoever got ready need not wait for that.
          void chores.surely(() => matches.withMatch(id, follow))
          throw error
        }
      }),
    arrived: (id) =>
      chores.surely(() =>
        matches.withMatch(id, (match) => {
          absences.giveBack(match)
          if (keeps(id)) absences.set(match)
        }),
      ),
    goOn,
    reread: async (id) => {
      const isFollowed = matches.isFollowed(id)
      matches.discard(id)
      heard.add(id)
      try {
        await matches.withMatch(id, (match) => {
          if (!isFollowed) tell(match)
          look(match)
        })
      } finally {
        heard.delete(id)
      }
    },
    resume: async (ids) => {
      for (const running of await store.running(ids)) {
        if (isClosed) return
        if (!plays(running.game, running.rules)) continue
        // A game that cannot be loaded ends nobody else's wait.
        const box = await load(running.game).catch(() => null)
        if (box !== null && parts.isLeftToItself(box, running)) await goOn(running.id)
      }
    },
    rest,
    close: () => {
      isClosed = true
      turns.close()
      rest()
    },
    idle: async () => {
      await chores.idle()
      await matches.idle()
    },
  }
}
