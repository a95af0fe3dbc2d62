import { setImmediate as soon } from 'node:timers/promises'
import { type Chance, sampledChance } from '@menagerie/engine'
import {
  type Arrival,
  type Course,
  type Question,
  type Verdict,
  type Visit,
  claimOf,
  judgeNotices,
  nameBy,
} from './notices-judge.ts'
import type { NoticesHouse } from './notices-house.ts'
import { type Person, at, beginMatch, newPerson, playAt } from './notices-people.ts'
import type { PushService } from './push-service.ts'

/*
 * People who come and go at matches of two over simulated days, at two servers, of which one or the other is killed or stopped; what they
 * are told by mail and push is held against what was asked.
 */

/** A mail as it came: to whom, and the lines above its text. */
export interface MailBox {
  readonly arrived: readonly { readonly to: readonly string[]; readonly head: string }[]
}

export interface TrialOptions {
  readonly house: NoticesHouse
  readonly post: MailBox
  readonly service: PushService
  /** As browsers see the house. */
  readonly host: string
  readonly game: string
  readonly matches: number
  readonly hours: number
  readonly seed: string
  /** Servers that are killed and stopped, by turns; each in an hour of its own. */
  readonly ends: number
}

export interface TrialResult extends Verdict {
  readonly questions: number
  readonly visits: number
  readonly kills: number
}

const MINUTE = 60_000
/** As long as a look and a beat take to come round, and less than who is there is believed to be. */
const BEAT = 31_000
/** Milliseconds of the machine in which a house writes down who has come; one with a fault may not. */
const NOTED_MS = 500
/** Matches begun at a time. */
const AT_ONCE = 4

const makeMatches = async (options: TrialOptions, people: readonly Person[], chance: Chance): Promise<Playing[]> => {
  const pairs = Array.from({ length: options.matches }, (_, made) => {
    // The first is asked first.
    const one = made % people.length
    const other = (one + 1 + chance.pick(people.length - 1)) % people.length
    return [people[one] as Person, people[other] as Person] as const
  })
  const made: Playing[] = []
  for (let from = 0; from < pairs.length; from += AT_ONCE)
    made.push(
      ...(await Promise.all(
        pairs
          .slice(from, from + AT_ONCE)
          .map(async (pair) => ({ id: await beginMatch(options.house, options.game, pair), pair })),
      )),
    )
  return made
}

interface Playing {
  readonly id: string
  readonly pair: readonly [Person, Person]
}

/** What is in the database: everything that was asked in these matches. */
const questionsIn = async ({ direct }: NoticesHouse, matches: readonly Playing[]): Promise<readonly Question[]> => {
  const { rows } = await direct.pool.query<{ id: string; seq: number; at: string; asked: readonly number[] }>(
    'select match_id as id, seq, at, asked from entries where match_id = any($1) order by match_id, seq',
    [matches.map(({ id }) => id)],
  )
  return matches.flatMap(({ id, pair }) => {
    const log = rows.filter((row) => row.id === id)
    // Of two that play by turns: who is asked by an entry was not asked by the one before it.
    return log.flatMap(({ seq, at: put, asked }, index) =>
      asked.map((seat) => ({
        match: id,
        seat,
        entry: seq,
        person: (pair[seat] as Person).id,
        put: Number(put),
        answered: log[index + 1] === undefined ? null : Number(log[index + 1]?.at),
      })),
    )
  })
}

/** Claims that are not marked as told, by the names under which they were to be told. */
const notMarked = async ({ direct }: NoticesHouse, host: string): Promise<ReadonlySet<string>> => {
  const { rows } = await direct.pool.query<{ match: string; seat: number; entry: number; way: string }>(
    `select n.match_id as match, n.seat, n.entry, coalesce(p.endpoint, n.way) as way
     from notices n left join push_subscriptions p on p.session_id = n.way where not n.done`,
  )
  return new Set(rows.map(({ way, ...question }) => claimOf(nameBy(way, question, host), way)))
}

export const tryNotices = async (options: TrialOptions): Promise<TrialResult> => {
  const { house, service, host, seed } = options
  const chance = sampledChance(seed)
  const people: Person[] = []
  for (let made = 0; made < Math.max(6, Math.ceil(options.matches / 5)); made++)
    people.push(await newPerson(house, service, made))
  const matches = await makeMatches(options, people, chance)
  const log = openLog(options, people)
  const visiting = openVisits(options, matches, log, chance)
  /** How a server is to end, by turns; one is killed as soon as a message comes, in whatever hour that is. */
  const ends: ('kill' | 'stop')[] = []
  for (let hour = 0; hour < options.hours; hour++) {
    await visiting.visit()
    const begun = Math.floor((hour * options.ends) / options.hours)
    if (begun !== Math.floor(((hour - 1) * options.ends) / options.hours)) ends.push(begun % 2 === 0 ? 'kill' : 'stop')
    if (ends[0] === 'kill') log.killAtNext(chance.pick(2))
    else if (ends.shift() === 'stop') await house.stop(chance.pick(2))
    for (const ms of [BEAT, BEAT, MINUTE, 10 * MINUTE, 12 * MINUTE, 33 * MINUTE]) {
      await house.pass(ms)
      await log.looked()
    }
    if (log.killAtNext(null)) ends.shift()
    await house.revive()
  }
  const questions = await questionsIn(house, matches)
  // What comes after this is another trial's.
  await house.direct.pool.query('update tables set over = true where id = any($1)', [matches.map(({ id }) => id)])
  const course = log.course(questions, visiting.visits)
  return {
    ...judgeNotices(course, host),
    questions: questions.length,
    visits: visiting.visits.length,
    kills: course.inFlight.length,
  }
}

interface Log {
  /** What has come since it was last asked is put in order. */
  readonly looked: () => Promise<void>
  readonly now: () => { readonly at: number; readonly order: number }
  /**
   * A server dies as soon as a message has come, before its sender hears that it was taken; null: none does. Whether one has since this was
   * asked last.
   */
  readonly killAtNext: (node: number | null) => boolean
  readonly course: (questions: readonly Question[], visits: readonly Visit[]) => Course
}

const openLog = ({ house, post, service, host }: TrialOptions, people: readonly Person[]): Log => {
  const [byEmail, byEndpoint] = [new Map<string, string>(), new Map<string, string>()]
  for (const { id, email, told } of people) {
    byEmail.set(email, id)
    for (const way of told.ways) byEndpoint.set(way, id)
  }
  const arrivals: Arrival[] = []
  const looks: number[] = []
  const inFlight: { at: number; claims: ReadonlySet<string> }[] = []
  let order = 0
  let [mails, pushes] = [post.arrived.length, service.arrived.length]
  let toKill: number | null = null
  let killed: number | null = null
  let hasKilled = false
  service.onTaken(() => {
    if (toKill === null) return
    house.kill(toKill)
    killed = house.time.now()
    ;[toKill, hasKilled] = [null, true]
  })
  const take = (): void => {
    const time = house.time.now()
    for (const { to, head } of post.arrived.slice(mails)) {
      const name = /^message-id: (\S+)/im.exec(head)?.[1] ?? ''
      arrivals.push({ order: order++, at: time, person: byEmail.get(to[0] ?? '') ?? '', way: 'mail', name })
    }
    for (const { endpoint, text } of service.arrived.slice(pushes)) {
      const { tag } = JSON.parse(text) as { readonly tag: string }
      arrivals.push({ order: order++, at: time, person: byEndpoint.get(endpoint) ?? '', way: endpoint, name: tag })
    }
    ;[mails, pushes] = [post.arrived.length, service.arrived.length]
  }
  return {
    looked: async () => {
      // What a server that died had on its way is there by now, or never.
      await soon()
      if (killed !== null) {
        inFlight.push({ at: killed, claims: await notMarked(house, host) })
        killed = null
      }
      take()
      looks.push(house.time.now())
    },
    now: () => {
      take()
      return { at: house.time.now(), order: order++ }
    },
    killAtNext: (node) => {
      const has = hasKilled
      ;[toKill, hasKilled] = [node, false]
      return has
    },
    course: (questions, visits) => {
      take()
      const mine = new Map(people.map(({ id, told }) => [id, told]))
      return { people: mine, questions, arrivals, visits, looks, inFlight }
    },
  }
}

interface Visits {
  /** Some come, stay while time passes, play where they are asked, and go. */
  readonly visit: () => Promise<void>
  readonly visits: readonly Visit[]
}

const openVisits = ({ house }: TrialOptions, matches: readonly Playing[], log: Log, chance: Chance): Visits => {
  const visits: Visit[] = []
  /** By the database, whatever server they came to. */
  const isNoted = async (match: string, person: string): Promise<boolean> => {
    const { rows } = await house.direct.pool.query<{ at: string | null }>(
      'select seen_at as at from seats where table_id = $1 and user_id = $2',
      [match, person],
    )
    return house.time.now() - Number(rows[0]?.at ?? 0) < BEAT
  }
  const comeTo = async ({ id, pair }: Playing) => {
    const person = pair[chance.pick(2)] as Person
    const line = await at(house, person, chance.pick(2)).watch([id])
    const end = performance.now() + NOTED_MS
    while (!(await isNoted(id, person.id)) && performance.now() < end) await soon()
    return { match: id, person, line, from: log.now() }
  }
  return {
    visits,
    visit: async () => {
      const count = Math.max(2, Math.ceil(matches.length / 8))
      const chosen = new Set(Array.from({ length: count }, () => matches[chance.pick(matches.length)] as Playing))
      const here: Awaited<ReturnType<typeof comeTo>>[] = []
      for (const match of chosen) here.push(await comeTo(match))
      for (let beats = 0; beats < 3; beats++) {
        await house.pass(BEAT)
        await log.looked()
      }
      for (const { match, person } of here)
        if (chance.pick(5) > 0)
          await playAt(at(house, person, chance.pick(2)), match, (choices) => chance.pick(choices))
      await house.pass(BEAT)
      await log.looked()
      for (const { match, person, line, from } of here) {
        line.close()
        visits.push({ person: person.id, match, from, to: log.now() })
      }
    },
  }
}
