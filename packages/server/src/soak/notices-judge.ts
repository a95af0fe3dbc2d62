import { createHash } from 'node:crypto'

/* What was told, held against what had to be: every question once by each way, none lost, none to who was there. */

/** Somebody of the trial, and how they wish to be told. */
export interface Told {
  /** `mail`, and the addresses of devices. */
  readonly ways: readonly string[]
  /** Hours of the day, by Greenwich; null: none. */
  readonly quiet: { readonly from: number; readonly until: number } | null
}

/** A question that was put, by the log of the match. Times are milliseconds since 1970. */
export interface Question {
  readonly match: string
  readonly seat: number
  readonly entry: number
  readonly person: string
  readonly put: number
  /** Null: it stands. */
  readonly answered: number | null
}

/** What happened, in order. `order` of what came at one time says which was first. */
export interface Arrival {
  readonly order: number
  readonly at: number
  readonly person: string
  readonly way: string
  /** The Message-ID or the tag. */
  readonly name: string
}

/** Somebody was at a table, and known to be by the database, between two moments. */
export interface Visit {
  readonly person: string
  readonly match: string
  readonly from: { readonly at: number; readonly order: number }
  readonly to: { readonly at: number; readonly order: number }
}

export interface Course {
  readonly people: ReadonlyMap<string, Told>
  readonly questions: readonly Question[]
  readonly arrivals: readonly Arrival[]
  readonly visits: readonly Visit[]
  /** Times at which all servers that lived had looked for whom to tell. */
  readonly looks: readonly number[]
  /** Names and ways that were claimed and not marked as told when a server died, and when. */
  readonly inFlight: readonly { readonly at: number; readonly claims: ReadonlySet<string> }[]
}

export const LAWS = ['stranger', 'answered', 'twice', 'present', 'quiet', 'lost'] as const
export type Law = (typeof LAWS)[number]

export interface Verdict {
  /** Questions that had to be told, each by a way. */
  readonly due: number
  readonly arrived: number
  /** Beyond the first, of what was in flight when a server died. */
  readonly repeated: number
  /** Kept from people because they were there, or because it was quiet. */
  readonly spared: number
  readonly broken: readonly { readonly law: Law; readonly what: string }[]
}

/** Milliseconds for which a question waits before anybody is told, and for which somebody who left counts as there. */
const SETTLED_MS = 60_000
/** After which a server takes up what another one died over; a look more. */
const AGAIN_MS = 660_000
/** Looks that may pass before one is told. */
const MOST_LOOKS = 2

type Named = Pick<Question, 'match' | 'seat' | 'entry'>
const mailName = ({ match, seat, entry }: Named, host: string): string => `<turn.${match}.${seat}.${entry}@${host}>`
const tagName = ({ match, seat, entry }: Named): string =>
  createHash('sha256').update(`turn\n${match}\n${seat}\n${entry}`).digest('base64url').slice(0, 32)
/** By which a question is known to whoever is told by that way. */
export const nameBy = (way: string, question: Named, host: string): string =>
  way === 'mail' ? mailName(question, host) : tagName(question)
export const claimOf = (name: string, way: string): string => `${name} ${way}`

const isQuietAt = ({ quiet }: Told, at: number): boolean => {
  if (quiet === null) return false
  const hour = new Date(at).getUTCHours()
  const { from, until } = quiet
  return from < until ? hour >= from && hour < until : hour >= from || hour < until
}

/** Whether looks enough found that they could be told. */
const isOwed = (course: Course, question: Question, told: Told, name: string, way: string): boolean => {
  const { person, match, put, answered } = question
  const visits = course.visits.filter((visit) => visit.person === person && visit.match === match)
  const flights = course.inFlight.filter(({ claims }) => claims.has(claimOf(name, way)))
  const from = Math.max(put + SETTLED_MS, ...flights.map(({ at }) => at + AGAIN_MS))
  const found = course.looks.filter(
    (at) =>
      at > from &&
      (answered === null || at < answered) &&
      !isQuietAt(told, at) &&
      !visits.some((visit) => at >= visit.from.at && at <= visit.to.at + SETTLED_MS),
  )
  return found.length >= MOST_LOOKS
}

export const judgeNotices = (course: Course, host: string): Verdict => {
  const broken: { law: Law; what: string }[] = []
  const byName = new Map<string, Question>()
  for (const question of course.questions) {
    byName.set(mailName(question, host), question)
    byName.set(tagName(question), question)
  }
  const counts = new Map<string, number>()
  let repeated = 0
  for (const arrival of course.arrivals) {
    const { at, order, person, way, name } = arrival
    const question = byName.get(name)
    const told = course.people.get(person)
    const what = `${name} by ${way}`
    if (question?.person !== person || told?.ways.includes(way) !== true) {
      broken.push({ law: 'stranger', what })
      continue
    }
    if (question.answered !== null && at > question.answered) broken.push({ law: 'answered', what })
    if (isQuietAt(told, at)) broken.push({ law: 'quiet', what })
    const isThere = course.visits.some(
      ({ from, to, ...visit }) =>
        visit.person === person && visit.match === question.match && order > from.order && order < to.order,
    )
    if (isThere) broken.push({ law: 'present', what })
    const claim = claimOf(name, way)
    const count = (counts.get(claim) ?? 0) + 1
    counts.set(claim, count)
    if (count === 1) continue
    repeated++
    if (count > 1 + course.inFlight.filter(({ claims }) => claims.has(claim)).length)
      broken.push({ law: 'twice', what })
  }
  let [due, spared] = [0, 0]
  for (const question of course.questions) {
    const told = course.people.get(question.person)
    for (const way of told?.ways ?? []) {
      const name = nameBy(way, question, host)
      const isTold = counts.has(claimOf(name, way))
      if (isTold || isOwed(course, question, told as Told, name, way)) due++
      else spared++
      if (!isTold && isOwed(course, question, told as Told, name, way))
        broken.push({ law: 'lost', what: `${name} by ${way}` })
    }
  }
  return { due, arrived: course.arrivals.length, repeated, spared, broken }
}
