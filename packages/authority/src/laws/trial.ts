import { type BySeat, type Chance, type MatchRecord, type Viewer, sampledChance } from '@menagerie/engine'
import { commitmentOf, fromHex, sealsOf, sha256Hex } from '@menagerie/fair'
import { beginMatch } from '../begin.ts'
import type { Place, PlaceSeat } from '../place.ts'
import type { Bench } from './bench.ts'
import { type Cast, isBot } from './cast.ts'
import { type FakeTime, openFakeTime } from './fake-time.ts'
import { judgeLog } from './judge.ts'
import type { Broken, Law } from './laws.ts'
import type { Made } from './made.ts'
import { parlour } from './parlour.ts'
import { type Person, takePart } from './people.ts'
import { type Process, type Shown, openProcess } from './process.ts'
import type { Weather } from './weather.ts'
import { type Whereabouts, openWhereabouts } from './whereabouts.ts'
import type { Ledger } from './witness.ts'

/** One match of one cast under one weather, with all that is known of it. */
export interface Trial {
  readonly name: string
  readonly id: string
  readonly bench: Bench
  readonly made: Made
  readonly cast: Cast
  readonly weather: Weather
  readonly luck: { readonly reads: Chance; readonly writes: Chance; readonly people: Chance; readonly steps: Chance }
  /** When a process began anew, by the clock. */
  readonly restarts: number[]
  readonly time: FakeTime
  readonly ledger: Ledger
  readonly whereabouts: Whereabouts
  readonly shown: Shown[]
  /** By viewer: the version it was shown last. */
  readonly told: Map<Viewer, number>
  /** By question: what the bot answered each time it was put; null where it broke. */
  readonly answers: Map<string, readonly (string | null)[]>
  readonly broke: (law: Law, text: string) => void
  /** Processes so far. */
  lives: number
  /** Indexed by seat, by what was shown last: a bot plays there because the person stayed away. */
  absent: BySeat<boolean>
}

export interface TrialOptions {
  readonly bench: Bench
  readonly made: Made
  readonly cast: Cast
  readonly weather: Weather
  readonly seed: string
  /** Lets everything go on that is not waiting for time or for the store. */
  readonly breathe: () => Promise<void>
  /** Rejections nobody caught so far. */
  readonly rejections: () => number
}

const START = 1_750_000_000_000
const MOST_STEPS = 3000
/** Different things that are told of one trial. */
const MOST_TOLD = 20
/** Steps in which nothing was waited for or written, after which a table stands still. */
const STILL = 40
/** From then on whoever wants something that could not be done tries again in every step: nobody is left out by chance. */
const INSISTENT = 20
/** Steps after which the seat of somebody who is back is theirs. */
const LONG_BACK = 3

const seatOf = (role: Cast['roles'][number], seat: number, seed: string): PlaceSeat => {
  const contribution = isBot(role) ? '' : sha256Hex(`${seed} ${seat}`)
  return {
    kind: isBot(role) ? 'bot' : 'human',
    name: isBot(role) ? 'random' : `Person ${seat}`,
    bot: isBot(role) ? 'random' : null,
    ready: true,
    seal: '',
    contribution,
    loadout: null,
  }
}

const placeFor = (id: string, { roles, choices }: Cast, seed: string): Place => {
  const secret = sha256Hex(seed)
  const commitment = commitmentOf(fromHex(secret))
  const bare = roles.map((role, seat) => seatOf(role, seat, seed))
  const seals = sealsOf(
    commitment,
    bare.map(({ contribution }) => contribution),
  )
  const seats: BySeat<PlaceSeat> = bare.map((seat, at) => ({ ...seat, seal: seals[at] ?? '' }))
  return { table: { id, game: 'parlour', choices, secret, commitment, lapsed: [], last: null, header: null }, seats }
}

/** Makes one trial; answers the laws that broke and the log. */
export const makeTrial = async (
  options: TrialOptions,
): Promise<{ readonly broken: readonly Broken[]; readonly hash: string; readonly entries: number }> => {
  const { bench, cast, weather, seed, rejections } = options
  const name = `${weather.name}, ${cast.name}, ${seed}`
  const broken: Broken[] = []
  const known = new Set<string>()
  const time = openFakeTime(START)
  const trial: Trial = {
    ...options,
    name,
    id: sha256Hex(name).slice(0, 16),
    luck: {
      reads: sampledChance(`${name} reads`),
      writes: sampledChance(`${name} writes`),
      people: sampledChance(`${name} people`),
      steps: sampledChance(`${name} steps`),
    },
    restarts: [],
    time,
    ledger: { hashes: [], keys: new Map(), isOver: false, isTalking: false, tries: 0 },
    whereabouts: openWhereabouts(cast.roles, time.now),
    shown: [],
    told: new Map(),
    answers: new Map(),
    broke: (law, text) => {
      if (known.has(text) || known.size === MOST_TOLD) return
      known.add(text)
      broken.push({ law, trial: name, text })
    },
    lives: 0,
    absent: [],
  }
  const place = placeFor(trial.id, cast, seed)
  const random = sampledChance(`${name} salts`)
  const salts = (bytes: number): Uint8Array => Uint8Array.from({ length: bytes }, () => random.pick(256))
  const begun = beginMatch(parlour, place, { start: null, random: salts, now: time.now })
  await bench.keep(place, begun)
  trial.ledger.hashes.push(begun.setup.hash)
  const before = rejections()
  await play(trial, options.breathe)
  if (rejections() > before) trial.broke('failures', 'a rejection is left to nobody')
  const store = await bench.open()
  const log = (await store.log(trial.id)).map(({ entry }) => entry)
  const record: MatchRecord = { header: begun.header, entries: log, reveal: null }
  judgeLog(trial, place.table.secret, record)
  return { broken, hash: log.at(-1)?.hash ?? '', entries: log.length }
}

/** Waits until neither the store nor the authority has anything to do at once. */
const settle = async (process: Process, breathe: () => Promise<void>): Promise<void> => {
  for (let calm = 0; calm < 2; calm = (await process.wait()) ? 0 : calm + 1) await breathe()
}

const play = async (trial: Trial, breathe: () => Promise<void>): Promise<void> => {
  const { cast, weather, luck, time, ledger, broke } = trial
  let people = cast.roles.flatMap((role, seat): Person[] =>
    isBot(role) || role === 'silent' ? [] : [{ seat, role, isWaiting: false, intent: null, done: null }],
  )
  let process = await openProcess(trial)
  let still = 0
  const around = { ...trial, luck: luck.people, now: time.now, isStill: () => still >= INSISTENT }
  let unreturned = 0
  for (let step = 0; !ledger.isOver && still < STILL; step++) {
    await settle(process, breathe)
    if (step === MOST_STEPS) return broke('onward', 'it does not end')
    const jump = weather.jump(luck.steps)
    if (jump !== 0) time.jump(jump)
    if (step > 0 && weather.restart(luck.steps)) {
      process.end()
      time.pass(weather.awayMs)
      trial.restarts.push(time.now())
      // Whoever waited asks again, with the same key.
      people = people.map((person) => ({ ...person, isWaiting: false }))
      process = await openProcess(trial)
      await settle(process, breathe)
    }
    const free = people.filter((person) => !person.isWaiting)
    const drawn = free[luck.steps.pick(Math.max(1, free.length))]
    const insisting = still < INSISTENT ? [] : free.filter(({ intent, role }) => intent !== null || role === 'rover')
    const person = insisting[step % insisting.length] ?? drawn
    const wants = person !== undefined && (luck.steps.pick(3) > 0 || insisting.length > 0)
    const version = ledger.hashes.length
    if (wants)
      void takePart(person, process.authority, around).catch((error: unknown) => broke('failures', String(error)))
    await settle(process, breathe)
    unreturned = isUnreturned(trial) ? unreturned + 1 : 0
    if (unreturned === LONG_BACK) broke('absence', 'somebody is back, and the bot keeps their seat')
    // Whoever is made an offer mostly answers before anything else happens, and who talks often speaks before the others act.
    const isWaiting = ledger.isTalking
      ? luck.steps.pick(8) > 0
      : cast.roles.includes('talker') && luck.steps.pick(2) === 0
    const moved = (!isWaiting && time.next()) || ledger.hashes.length > version
    // A step that only waits for an answer says nothing of the table.
    still = moved ? 0 : isWaiting ? still : still + 1
  }
  await settle(process, breathe)
  if (!ledger.isOver) broke('onward', 'the table stands still')
  await finish(trial, process, breathe)
}

/** Somebody is here for whom a bot plays because they stayed away. */
const isUnreturned = ({ absent, whereabouts, weather }: Trial): boolean =>
  weather.name === 'calm' && absent.some((isAbsent, seat) => isAbsent && whereabouts.isHere(seat))

/** What is left to be done is done; then everything is closed. */
const finish = async (
  { time, ledger, told, broke }: Trial,
  process: Process,
  breathe: () => Promise<void>,
): Promise<void> => {
  for (let n = 0; n < 50 && time.next(); n++) await settle(process, breathe)
  const shown = told.get('spectator') ?? -1
  if (shown < ledger.hashes.length - 1)
    broke('told', `version ${ledger.hashes.length - 1} is written, and ${shown} was shown last`)
  process.authority.close()
  let isIdle = false
  void process.authority.idle().then(() => {
    isIdle = true
  })
  await settle(process, breathe)
  for (let n = 0; n < 50 && !isIdle && time.next(); n++) await settle(process, breathe)
  if (!isIdle) broke('onward', 'it cannot be closed')
  process.end()
}
