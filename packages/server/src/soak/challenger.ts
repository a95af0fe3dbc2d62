import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { answer } from '@menagerie/bots'
import { catalogue, workshop } from '@menagerie/games'
import type { Frame, Lobby } from '@menagerie/protocol'
import { LINE_MS } from '@menagerie/authority'
import { type Guest, act, ok } from './guest.ts'
import type { Stream } from './stream.ts'

/** What came of one player's challenges. */
export interface Tally {
  /** Sent in one's own turn, before the word that leaves the card to the next player. */
  readonly turn: Count
  /** Sent in the window after that word, while one's own clock still ran. */
  readonly window: Count
  /**
   * Windows that do not count, whatever came of them: this machine was so busy that a thought came after their end, or that
   * the way there and back took longer than the table waits for.
   */
  slept: number
  /** Windows that were met, whatever came of them. */
  windows: number
  /** Windows let pass on purpose, and how often the challenge after them was refused, as it must be. */
  readonly silence: Count
  /** Attempts to hurry the other player's window by playing in it, and how often that was refused, as it must be. */
  readonly hurry: Count
  /** Codes of challenges that failed. */
  readonly failures: string[]
}

interface Count {
  tried: number
  done: number
}

const count = (): Count => ({ tried: 0, done: 0 })
export const newTally = (): Tally => ({
  turn: count(),
  window: count(),
  slept: 0,
  windows: 0,
  silence: count(),
  hurry: count(),
  failures: [],
})

export interface Challenger {
  readonly guest: Guest
  readonly tally: Tally
  /** Of the line, milliseconds one way. */
  readonly delayMs: number
  /** 0 to 1; which chance it is does not matter. */
  readonly random: () => number
  /** One window in so many is let pass on purpose. 0: none. */
  readonly silent: number
  /** No challenge is begun any more. */
  readonly isDone: () => boolean
}

/** So long after the table has played for a silent seat one is certainly too late, milliseconds. */
const LATE_MS = 1000
/** Longest time to think before a challenge in one's turn, milliseconds. */
const THINK_MS = 200

const phaseOf = ({ view }: Frame): string => (view as { readonly phase: { readonly kind: string } }).phase.kind

const load = (id: string) => {
  const entry = [...catalogue, ...workshop].find((one) => one.id === id)
  if (entry === undefined) throw new Error(`no game ${id}`)
  return entry.load()
}

/** All steps of a commit at random that begins with one of these steps. */
const stepsOf = (lobby: Lobby, { view, viewer }: Frame, legal: readonly string[]): Promise<string[]> =>
  answer(
    {
      game: lobby.game,
      choices: lobby.choices,
      last: null,
      view,
      legal,
      seat: viewer as number,
      bot: 'random',
      seed: randomUUID(),
      budget: { iterations: 1 },
    },
    { load, now: () => 0 },
  )

const isMine = ({ pending, viewer }: Frame): boolean =>
  pending.status === 'deciding' && pending.seats.includes(viewer as number)

/** Plays one seat of a match, from its stream alone, until the match is over or `isDone`. */
export const playSeat = async (player: Challenger, lobby: Lobby, stream: Stream): Promise<void> => {
  const { guest, tally, delayMs, random, silent, isDone } = player
  const send = (frame: Frame, steps: readonly string[]) =>
    act(guest, lobby.id, { version: frame.version, steps: [...steps] })

  /** `waited`: how long the question was on its way; null where no clock runs. */
  const challenge = async (
    frame: Frame,
    steps: readonly string[],
    counted: Count,
    waited: number | null,
  ): Promise<void> => {
    const sent = Date.now()
    const answered = await send(frame, steps)
    const way = waited === null ? 0 : waited + (Date.now() - sent) - delayMs
    if (way > LINE_MS) {
      tally.slept++
      return
    }
    counted.tried++
    if (answered.status === 200) counted.done++
    else tally.failures.push(`${answered.status} after ${way} ms: ${answered.text.slice(0, 120)}`)
  }

  /** Any time of the window, as one's own clock shows it. */
  const inWindow = async (frame: Frame, steps: readonly string[], came: number): Promise<void> => {
    const deadline = frame.clocks.deadlines[frame.viewer as number]
    if (typeof deadline !== 'number') throw new Error('the window has no clock')
    const end = came + deadline - frame.clocks.now
    tally.windows++
    const isSilent = silent > 0 && tally.windows % silent === 0
    await sleep(isSilent ? end + LINE_MS + LATE_MS - Date.now() : random() * (end - came))
    if (isSilent) {
      tally.silence.tried++
      if ((await send(frame, steps)).status !== 200) tally.silence.done++
    } else if (Date.now() > end) tally.slept++
    else await challenge(frame, steps, tally.window, came - frame.clocks.now)
  }

  /** The smallest of some, so that fights draw and the parts stay. */
  const monster = async (frame: Frame, uses: readonly string[]): Promise<readonly string[]> => {
    const some = await Promise.all(Array.from({ length: 6 }, () => stepsOf(lobby, frame, uses)))
    return some.reduce((best, one) => (one.length < best.length ? one : best))
  }

  const answerFrame = async (frame: Frame, came: number): Promise<void> => {
    const uses = frame.legal.filter((text) => text.startsWith('use '))
    const rest = frame.legal.filter((text) => !text.startsWith('use '))
    const phase = phaseOf(frame)
    if (phase === 'gap') return inWindow(frame, await monster(frame, uses), came)
    if (phase === 'adjust') return void ok(await send(frame, await monster(frame, uses)))
    if (phase !== 'build') return void ok(await send(frame, await stepsOf(lobby, frame, frame.legal)))
    if (uses.length === 0 || isDone() || random() < 0.5) return void ok(await send(frame, rest))
    const steps = await monster(frame, uses)
    await sleep(random() * THINK_MS)
    await challenge(frame, steps, tally.turn, null)
  }

  const hurry = async (frame: Frame): Promise<void> => {
    tally.hurry.tried++
    if ((await send(frame, ['end'])).status !== 200) tally.hurry.done++
  }

  let last = -1
  while (!isDone()) {
    const isNew = ({ event, data }: { event: string; data: unknown }): boolean =>
      event === 'frame' && (data as Frame).version > last
    const found = await stream.until(isNew, 0, 2000).catch(() => null)
    if (found === null) continue
    const came = Date.now()
    const frame = stream.frames().at(-1) as Frame
    last = frame.version
    if (frame.pending.status === 'over') return
    if (isMine(frame)) await answerFrame(frame, came)
    else if (phaseOf(frame) === 'gap') await hurry(frame)
  }
}
