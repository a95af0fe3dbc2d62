import { createTable, frameOf, openUp, ready, sit } from '../../packages/server/src/soak/guest.ts'
import type { OwnHouse } from '../browser/support/house.ts'
import { isOver } from '../browser/support/play.ts'
import { type Judged, judge } from './judge.ts'
import { type Person, type Stage as Opened, comeBackByMail, isBack, leave, newPerson, playOn, sitAt } from './person.ts'
import { eventually, pause } from './waiting.ts'

/** A house that can be killed, stopped and started again, and whose time can be skipped. */
export interface Stage extends Opened {
  readonly house: Omit<OwnHouse, 'close'>
}

/** One match, and what happens to the people at it. */
export interface Journey {
  readonly game: string
  readonly choices: Readonly<Record<string, unknown>>
  readonly people: 2 | 4
  readonly rule: Judged['rule']
  readonly seed: number
  /** Milliseconds for which the first has no net. */
  readonly netMs: number
}

/** Something that happened to somebody, and how many milliseconds they took to be back; null: they did not come back. */
export interface Happened {
  readonly who: string
  readonly what: string
  readonly ms: number | null
}

export interface Told {
  readonly happened: readonly Happened[]
  /** Empty where everything came out as it should. */
  readonly faults: readonly string[]
}

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan'] as const
const HALF_MINUTE = 30_000
const DAY = 86_400_000
/** Milliseconds that a match of people may take. */
const LONGEST = 1_500_000

const OVER = 'the match was over before all had happened'

let matches = 0

interface Match extends Stage {
  readonly journey: Journey
  readonly id: string
  readonly people: readonly Person[]
  readonly happened: Happened[]
}

const at = ({ people }: Match, seat: number): Person => people[seat] as Person
const stillHere = ({ people }: Match): readonly Person[] => people.filter(({ isGone }) => !isGone)
const frame = async (match: Match, person = at(match, 0)) => frameOf(person.caller, match.id)
const isAsked = async (match: Match, seat: number): Promise<boolean> => {
  const { pending } = await frame(match)
  if (pending.status === 'over') throw new Error(OVER)
  return pending.seats.includes(seat)
}

/** They open their browsers, one makes an account, and all sit down at a table under that rule. */
const gather = async (stage: Stage, journey: Journey): Promise<Match> => {
  const number = ++matches
  const people: Person[] = []
  for (const [seat, name] of NAMES.slice(0, journey.people).entries())
    people.push(
      await newPerson(stage, {
        name,
        seat,
        email: seat === 1 ? `ben${number}@example.org` : null,
      }),
    )
  const callers = people.map(({ caller }) => caller)
  const lobby = await createTable(callers[0] as (typeof callers)[number], {
    game: journey.game,
    choices: { ...journey.choices, absence: journey.rule, ...(isTimed(journey) ? { absenceAfter: 'minutes5' } : {}) },
    seats: callers.map(() => ({ kind: 'human' })),
  })
  for (const [seat, caller] of callers.entries()) if (seat > 0) await sit(caller, lobby, seat)
  for (const caller of callers) await ready(caller, lobby.id, { opens: false })
  for (const caller of callers) await openUp(caller, lobby.id)
  for (const person of people) await sitAt(person, stage.house, lobby.id)
  return { ...stage, journey, id: lobby.id, people, happened: [] }
}

const isTimed = ({ rule }: Journey): boolean => rule === 'forfeit' || rule === 'claim'

/** So many decisions are made, by whomever. */
const goOn = async (match: Match, decisions: number): Promise<void> => {
  const { version } = await frame(match)
  await eventually(async () => {
    const now = await frame(match)
    if (now.pending.status === 'over') throw new Error(OVER)
    return now.version >= version + decisions
  }, `${decisions} decisions`)
}

const loseNet = async (match: Match, person: Person): Promise<void> => {
  const { netMs } = match.journey
  await person.alone(async () => {
    const { context, page } = person.browser
    person.net.lose()
    await context.setOffline(true)
    await page.getByText('Connecting again').waitFor({ state: 'attached' })
    await pause(netMs)
    person.net.find()
    await context.setOffline(false)
    const ms = await isBack(person, match.id)
    match.happened.push({ who: person.name, what: `no net for ${netMs / 1000} s`, ms })
  })
}

const GOES = { crash: 'the server was killed', stop: 'the server was stopped' } as const

/** The server goes in the midst of whatever they do, and comes again: every page finds it by itself. */
const goesAndComes = async (match: Match, how: keyof typeof GOES): Promise<void> => {
  await match.house[how]()
  await match.house.again()
  const back = stillHere(match).map(async (person) => {
    const ms = await isBack(person, match.id)
    match.happened.push({ who: person.name, what: GOES[how], ms })
  })
  await Promise.all(back)
}

/** Time passes for the house, half a minute after the other, with room for what it does meanwhile. */
const passUntil = async (
  match: Match,
  isSo: () => Promise<boolean>,
  words: string,
  step = HALF_MINUTE,
): Promise<void> => {
  await eventually(async () => {
    if (await isSo()) return true
    await match.house.skip(step)
    await pause(200)
    return isSo()
  }, words)
}

/** They close everything, are told by mail that they are asked, and come back by it. */
const leaveAndReturn = async (match: Match, person: Person): Promise<void> => {
  const { post, id } = match
  await person.alone(async () => {
    await leave(person)
    await eventually(() => isAsked(match, person.seat), `${person.name} is asked`)
    await passUntil(
      match,
      async () => post.arrived.some(({ to, text }) => to.includes(person.email ?? '') && text.includes(`/t/${id}`)),
      `${person.name} is told by mail`,
    )
    const begun = performance.now()
    await comeBackByMail(person, match, id)
    await isBack(person, id)
    match.happened.push({ who: person.name, what: 'back by the mails', ms: performance.now() - begun })
  })
}

/** Whether the rule has acted on a seat behind that version. */
const hasActed = async (match: Match, seat: number, from: number): Promise<boolean> => {
  const { updates, pending } = await frame(match)
  const isBehind = updates.some((one) => one.version > from && ACTS.has(one.kind) && one.seat === seat)
  return isBehind || pending.status === 'over'
}
const ACTS: ReadonlySet<string> = new Set(['takenOver', 'forfeit', 'abandoned'])

/** Whoever is left says of the one who went that they have given up. */
const claim = async (match: Match): Promise<void> => {
  const first = at(match, 0)
  const bar = first.browser.page.locator('.offer-bar').getByRole('button', { name: 'They have given up' })
  await first.alone(() => bar.click({ timeout: 60_000 }))
}

const goForGood = async (match: Match, person: Person): Promise<void> => {
  const { rule } = match.journey
  await person.alone(async () => {
    await leave(person)
    person.isGone = true
  })
  const { version } = await frame(match)
  match.happened.push({ who: person.name, what: 'went for good', ms: null })
  await eventually(() => isAsked(match, person.seat), `${person.name} is asked`, 300_000)
  if (rule === 'claim') await match.house.skip(12 * HALF_MINUTE)
  await goesAndComes(match, 'stop')
  if (rule === 'claim') await claim(match)
  await passUntil(
    match,
    () => hasActed(match, person.seat, version),
    `the rule "${rule}" acts`,
    rule === 'wait' ? DAY : HALF_MINUTE,
  )
}

/** One match from its beginning to its end by the rule of its table. */
export const travel = async (stage: Stage, journey: Journey): Promise<Told> => {
  const match = await gather(stage, journey)
  const { people } = match
  const gone = journey.people === 2 ? at(match, 1) : at(match, 2)
  const playing = Promise.all(people.map((person) => playOn(person, journey.seed + person.seat)))
  const faults: string[] = []
  try {
    // Whoever stumbles over their decisions ends it.
    const stumbled = playing.then(() => new Promise<never>(() => {}))
    await Promise.race([stumbled, happen(match, gone)])
    await eventually(
      async () => (await Promise.all(stillHere(match).map(({ browser }) => isOver(browser.page)))).every(Boolean),
      'the match ends',
      LONGEST,
    )
    await playing
    faults.push(...(await judge({ ...journey, id: match.id, people, gone: gone.seat })))
  } catch (error) {
    faults.push(error instanceof Error ? error.message : String(error))
  }
  for (const person of stillHere(match)) {
    person.isGone = true
    await person.browser.context.close()
  }
  await playing.catch(() => {})
  for (const { net } of people) await net.close()
  return { happened: match.happened, faults }
}

const happen = async (match: Match, gone: Person): Promise<void> => {
  await goOn(match, 2)
  await loseNet(match, at(match, 0))
  await goOn(match, 1)
  await goesAndComes(match, 'crash')
  await goOn(match, 1)
  await leaveAndReturn(match, at(match, 1))
  await goOn(match, 1)
  await goForGood(match, gone)
}
