import { type ActResult, type BySeat, type Choices, type Seat, type Table, absenceAt, refusal } from '@menagerie/engine'
import type { Chores } from './chores.ts'
import { MOST_WAIT } from './clocks.ts'
import type { Commit, Wanted } from './commit.ts'
import type { LiveMatch, Matches } from './live.ts'
import type { Place } from './place.ts'
import { refuse, refused } from './refused.ts'
import type { Time } from './time.ts'

/** Who is at a table, as far as lines tell; never by what is or is not played. */
export interface Presence<P extends Place> {
  /** Whether this host has a line of whoever sits there that watches this table. */
  readonly isHere: (place: P, seat: Seat) => boolean
  /**
   * When whoever sits there was last at the table, by what all hosts of the store know, milliseconds since 1970; null where they
   * never were. Of who is there it may be as old as `PRESENCE_MS`.
   */
  readonly seenAt: (id: string) => Promise<BySeat<number | null>>
}

/** How old what is known of somebody's presence may be. Shorter than any rule for who stays away. */
export const PRESENCE_MS = 60_000

export interface Absences<P extends Place> {
  /** Sets the wait for who is asked and stays away; called after every commit. */
  readonly set: (match: LiveMatch<P>) => void
  /** Gives their seats back to those who are here again, whichever host looks after the match. */
  readonly giveBack: (match: LiveMatch<P>) => void
  /** Throws where this seat's person was there within the time of the rule, and where whoever says otherwise does not sit there. */
  readonly mustBeGone: (id: string, seatOf: Wanted<P>['seatOf'], seat: Seat) => Promise<void>
  /** Waits for nobody any more. */
  readonly drop: () => void
}

export interface AbsencesOptions<P extends Place> {
  /** Null at one device, where all sit before one screen. */
  readonly presence: Presence<P> | null
  readonly matches: Pick<Matches<P>, 'placeOf' | 'withMatch'>
  readonly commit: Commit<P>
  readonly chores: Chores
  readonly time: Time
  /** Whether this host acts for the match. */
  readonly keeps: (id: string) => boolean
}

const HERE = refusal('notAbsent', 'TABLE-ABSENCE')
const NO: ActResult = { ok: false, refusal: HERE }

/** Whether the rule of a table acts on who stays away without anybody's word. */
export const actsByItself = (choices: Choices): boolean => {
  const rule = absenceAt(choices)
  return rule !== null && rule.kind !== 'claim'
}

interface Awaited {
  readonly seat: Seat
  /** Of the question, or from the end of a pause. */
  readonly since: number
}

interface Gone<P extends Place> {
  readonly seat: Seat
  readonly askedAt: number
  readonly place: P
  /** When it was asked who was there. */
  readonly lookedAt: number
}

const awaitedIn = (table: Table): readonly Awaited[] =>
  table.awaited().flatMap((since, seat) => (since === null ? [] : [{ seat, since }]))

/** One wait a match, until the rule of its table may act on whoever is asked and was last there longest ago. */
export const openAbsences = <P extends Place>(options: AbsencesOptions<P>): Absences<P> => {
  const { presence, matches, commit, chores, time, keeps } = options
  const waits = new Map<string, { readonly awaited: string; readonly stop: () => void }>()
  /** Seats that are being given back, by table and seat. */
  const returning = new Set<string>()

  const stop = (id: string): void => {
    waits.get(id)?.stop()
    waits.delete(id)
  }

  const wait = (id: string, awaited: string, ms: number): void => {
    stop(id)
    const look = (): void => {
      waits.delete(id)
      void chores.surely(() => strike(id))
    }
    waits.set(id, { awaited, stop: time.after(Math.min(Math.max(0, ms), MOST_WAIT), look) })
  }

  /** Whether somebody who plays is there, but this one. */
  const isWaitedFor = (match: LiveMatch<P>, seat: Seat | null, seen: BySeat<number | null>): boolean =>
    match.place.seats.some(
      ({ kind }, other) =>
        other !== seat &&
        kind === 'human' &&
        match.table.away()[other] === null &&
        (presence?.isHere(match.place, other) === true || time.now() - (seen[other] ?? 0) <= PRESENCE_MS),
    )

  const isGone = (match: LiveMatch<P>, { seat, since }: Awaited, seen: BySeat<number | null>, ms: number): boolean =>
    presence?.isHere(match.place, seat) === false && time.now() - Math.max(since, seen[seat] ?? 0) >= ms

  /** The wait is over: acts on whoever was not seen meanwhile, and waits for the others again. */
  const strike = async (id: string): Promise<void> => {
    if (presence === null || !keeps(id)) return
    const lookedAt = time.now()
    const seen = await presence.seenAt(id)
    const gone = await matches.withMatch(id, (match) => {
      const rule = absenceAt(match.place.table.choices)
      if (rule === null || rule.kind === 'claim') return []
      const all = awaitedIn(match.table)
      const found = all
        .filter((one) => isGone(match, one, seen, rule.ms))
        .filter(({ seat }) => rule.kind !== 'bot' || isWaitedFor(match, seat, seen))
      const ends = all.map(({ seat, since }) => {
        const isHere = presence.isHere(match.place, seat)
        return (isHere ? time.now() : Math.max(since, seen[seat] ?? 0)) + rule.ms - time.now()
      })
      // A bot takes nobody's seat for an empty table, which is looked at when somebody comes (`arrived`); any other in time.
      const isEmpty = rule.kind === 'bot' && !isWaitedFor(match, null, seen)
      if (all.length > 0 && !isEmpty) wait(id, nameOf(match.table), Math.max(AGAIN_MS, Math.min(...ends)))
      return found.map(({ seat }) => ({ seat, askedAt: match.table.askedAt(seat), place: match.place, lookedAt }))
    })
    for (const one of gone) await act(id, one)
  }

  /** Whoever has come meanwhile is there; where it took long, they may have come and gone. */
  const act = async (id: string, { seat, askedAt, place, lookedAt }: Gone<P>): Promise<void> => {
    const play = (table: Table): ActResult =>
      keeps(id) && presence?.isHere(place, seat) === false && Math.abs(time.now() - lookedAt) <= FRESH_MS
        ? table.stayedAway(seat, null)
        : NO
    await chores.quietly(() => commit(id, { seatOf: () => seat, key: null, version: null, question: askedAt, play }))
  }

  const back = async (id: string, seat: Seat): Promise<void> => {
    const play = (table: Table): ActResult => (table.absent()[seat] === true ? table.giveBack(seat) : NO)
    await commit(id, { seatOf: () => seat, key: null, version: null, question: null, play })
  }

  return {
    set: (match) => {
      const { id, table } = match
      const rule = absenceAt(match.place.table.choices)
      const all = awaitedIn(table)
      if (presence === null || rule === null || rule.kind === 'claim' || all.length === 0) return stop(id)
      const awaited = nameOf(table)
      if (waits.get(id)?.awaited === awaited) return
      wait(id, awaited, Math.min(...all.map(({ since }) => since)) + rule.ms - time.now())
    },
    giveBack: ({ id, place, table }) => {
      for (const [seat, isAbsent] of table.absent().entries()) {
        if (!isAbsent || presence?.isHere(place, seat) !== true) continue
        const name = `${id} ${seat}`
        if (returning.has(name)) continue
        if (table.pending().status === 'over') continue
        returning.add(name)
        void chores.surely(() => back(id, seat)).finally(() => returning.delete(name))
      }
    },
    mustBeGone: async (id, seatOf, seat) => {
      if (seatOf(await matches.placeOf(id)) === null) throw refuse('notSeated')
      const seen = (await presence?.seenAt(id)) ?? []
      const isHere = await matches.withMatch(id, (match) => {
        const rule = absenceAt(match.place.table.choices)
        const since = match.table.awaited()[seat] ?? null
        return rule?.kind === 'claim' && since !== null && !isGone(match, { seat, since }, seen, rule.ms)
      })
      if (isHere) throw refused(HERE)
    },
    drop: () => {
      for (const id of [...waits.keys()]) stop(id)
    },
  }
}

/** So old may be what is known of who is there when it is acted on. */
export const FRESH_MS = 10_000
/** Between two looks at a table at which nothing can be done yet. */
const AGAIN_MS = PRESENCE_MS / 2

/** Who is awaited, and since when: a wait for the same is not begun anew. */
const nameOf = (table: Table): string => JSON.stringify(awaitedIn(table))
