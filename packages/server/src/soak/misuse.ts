import { randomUUID } from 'node:crypto'
import { sampledChance } from '@menagerie/engine'
import { ErrorBody, type Frame } from '@menagerie/protocol'
import { badMessage } from './bad-messages.ts'
import { badRequest } from './bad-requests.ts'
import { type Bare, type BareAnswer, openBare } from './bare.ts'
import { changedBetween, contentsOf } from './contents.ts'
import { type Guest, type GuestOptions, act, allReady, createTable, frameOf, ok, signIn, sit } from './guest.ts'
import { type Mouth, openMouth } from './mouth.ts'
import type { Cast } from './request-lines.ts'

export interface Misuse {
  readonly url: string
  /** Of the server whose database is looked at. */
  readonly dataDir: string
  readonly requests: number
  readonly seed: string
  /** Connections side by side. */
  readonly lanes: number
  /** Called after so many parts of a whole, which are ten. */
  readonly onTenth?: (done: number) => Promise<void>
}

export interface Misused {
  /** By kind of request, the answers and how often each came; `nothing`: the connection was ended. */
  readonly answers: Readonly<Record<string, Readonly<Record<string, number>>>>
  /** Requests that were not refused as they have to be, with what came instead. */
  readonly wrong: readonly string[]
  /** Tables of the database in which a row was changed, made or removed. */
  readonly changed: readonly string[]
}

/** Plays until the first of them, who has made one commit under this key, is asked again. */
const comeToTurn = async (
  guests: readonly Guest[],
  id: string,
  key: string,
): Promise<{ readonly version: number; readonly legal: string }> => {
  for (let isUsed = false; ;) {
    const frames = await Promise.all(guests.map((guest) => frameOf(guest, id, 1_000_000)))
    const asked = frames.findIndex(({ legal }) => legal.length > 0)
    const { version, legal } = frames[asked] as Frame
    const [step = ''] = legal
    if (asked === 0 && isUsed) return { version, legal: step }
    ok(await act(guests[asked] as Guest, id, { version, steps: [step], ...(asked === 0 ? { key } : {}) }))
    isUsed ||= asked === 0
  }
}

export const castAt = async (options: GuestOptions): Promise<Cast> => {
  const { url } = options
  const [maker, seated, stranger] = [await signIn(options), await signIn(options), await signIn(options)]
  const guests = [maker, seated]
  const begun = async (): Promise<string> => {
    const { id, ...lobby } = await createTable(maker, { choices: { format: 'short' } })
    await sit(seated, { id, ...lobby }, 1)
    await allReady(guests, id)
    return id
  }
  const [waiting, playing, over] = [(await createTable(maker)).id, await begun(), await begun()]
  ok(await seated.post(`/api/tables/${over}/resign`, { key: randomUUID() }))
  const usedKey = randomUUID()
  const { version, legal } = await comeToTurn(guests, playing, usedKey)
  const foreign = await createTable(stranger)
  return {
    host: new URL(url).host,
    maker: maker.cookie,
    stranger: stranger.cookie,
    waiting,
    playing,
    over,
    foreign: foreign.id,
    invite: foreign.invite ?? '',
    usedKey,
    version,
    legal,
  }
}

/** A stack, a place in a file, or a statement of the database. */
const INSIDE = /\bat [\w.<>]+ \(|node_modules|\.[cm]?[jt]s:\d+|\bselect .{0,200} from |insert into |stack/i

/** What Node itself answers to a request that never was one. */
const NOTHING_SAID = ['', '0\r\n\r\n']

/** Null where the answer is a refusal with a code, and nothing else. */
export const faultOf = (answer: BareAnswer | null, isAnswered: boolean): string | null => {
  if (answer === null) return isAnswered ? 'no answer' : null
  const { status, body, head } = answer
  if (status < 400 || status >= 500) return `answered ${status}`
  if (INSIDE.test(body)) return 'the answer tells of the inside'
  if (!isAnswered && NOTHING_SAID.includes(body)) return null
  if (!/^content-type: application\/json/im.test(head)) return 'the answer is no JSON'
  try {
    ErrorBody.parse(JSON.parse(body))
    return null
  } catch {
    return 'the answer has no code'
  }
}

const codeOf = (answer: BareAnswer | null): string =>
  answer === null ? 'nothing' : `${answer.status} ${/"code":"(\w+)"/.exec(answer.body)?.[1] ?? ''}`.trim()

/** Of so many requests one is a message on a socket; a number that shares no factor with that of their kinds. */
const MESSAGE_EVERY = 11

interface Lane {
  readonly bare: Bare
  readonly mouth: Mouth
}

/** Sends so many requests that must be refused, and compares the database with what it was before. */
export const misuse = async ({ url, dataDir, requests, seed, lanes, onTenth }: Misuse): Promise<Misused> => {
  const cast = await castAt({ url })
  const before = await contentsOf(dataDir)
  const answers: Record<string, Record<string, number>> = {}
  const wrong: string[] = []
  const tenth = Math.ceil(requests / 10)
  const note = (number: number, kind: string, answer: BareAnswer | null, fault: string | null, sent: string): void => {
    const counted = (answers[kind] ??= {})
    counted[codeOf(answer)] = (counted[codeOf(answer)] ?? 0) + 1
    if (fault !== null) wrong.push(`${number} ${kind}: ${fault}; sent ${JSON.stringify(sent.slice(0, 600))}`)
  }
  const lane = async (from: number, to: number, at: number, { bare, mouth }: Lane): Promise<void> => {
    for (let number = from + at; number < to; number += lanes) {
      const chance = sampledChance(`${seed}/${number}`)
      if (number % MESSAGE_EVERY === 0) {
        const { kind, message, ends } = badMessage(cast, number / MESSAGE_EVERY, chance)
        const answer = await mouth.say(message)
        const fault = ends ? (answer === null ? null : 'the line did not end') : faultOf(answer, true)
        note(number, kind, answer, fault, message.toString())
      } else {
        const { kind, bytes, ending, answered } = badRequest(cast, number, chance)
        const answer = await bare.send(bytes, ending)
        note(number, kind, answer, faultOf(answer, answered), bytes.toString('latin1'))
      }
    }
  }
  const open = async (): Promise<Lane> => ({ bare: await openBare(url), mouth: openMouth(url, cast.maker) })
  const opened = await Promise.all(Array.from({ length: lanes }, open))
  for (let done = 0; done < 10; done++) {
    const [from, to] = [done * tenth, Math.min(requests, (done + 1) * tenth)]
    await Promise.all(opened.map((one, at) => lane(from, to, at, one)))
    await onTenth?.(done)
  }
  for (const { bare, mouth } of opened) {
    bare.close()
    mouth.close()
  }
  return { answers, wrong, changed: changedBetween(before, await contentsOf(dataDir)) }
}
