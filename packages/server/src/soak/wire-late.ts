import { randomUUID } from 'node:crypto'
import { spectatorDelayAt } from '@menagerie/engine'
import type { PairedWorlds } from '@menagerie/engine/conformance'
import type { Frame, Lobby } from '@menagerie/protocol'
import { type Guest, act, frameOf, ok } from './guest.ts'
import { type Heard, firstDifference } from './wire-alike.ts'
import { type Ear, heardBy, markAll, openEar } from './wire-ear.ts'
import type { Plant } from './wire-leaks.ts'
import { type Stage, type WireCast, beginAt } from './wire-pair.ts'
import { plantOf } from './wire-told.ts'

/*
 * Two houses with a table that others see four decisions late: in one so many are made, in the other none. Who looks on, and who may not,
 * cannot tell them apart.
 */

const CHOICES = { spectatorDelay: 'decisions4' } as const

/** One commit of whoever is asked: the first choice that is one. */
const decide = async (players: readonly Guest[], id: string): Promise<void> => {
  const { pending } = await frameOf(players[0] as Guest, id)
  const guest = players[pending.status === 'over' ? 0 : (pending.seats[0] ?? 0)] as Guest
  const { legal, version } = await frameOf(guest, id)
  for (const step of legal) {
    const answer = await act(guest, id, { version, steps: [step] })
    if (answer.status !== 422) return void ok(answer)
  }
  throw new Error('no choice is a whole commit')
}

/** What people do beside the match: one offers something, and another does not want it; one leaves and comes back. */
const beside = async (players: readonly Guest[], id: string): Promise<void> => {
  const [one, other] = players as readonly [Guest, Guest]
  const say = async (guest: Guest, what: string, body: object): Promise<number> =>
    ok(await guest.post<{ version: number }>(`/api/tables/${id}/${what}`, { key: randomUUID(), ...body })).version
  const version = await say(one, 'offer', { offer: { kind: 'pause' } })
  await say(other, 'answer', { version, accept: false })
  const line = await other.watch([id])
  await line.until(({ event }) => event === 'frame')
  line.close()
}

/** What somebody asks who would like to know how far the match is. */
const pry = async (ear: Ear, id: string, invite: string | null): Promise<void> => {
  const query = invite === null ? '' : `invite=${invite}`
  for (const path of ['/api/tables/mine', '/api/tables/open', `/api/tables/${id}?${query}`]) await ear.ask('GET', path)
  for (const since of [-1, 0, 1, 2, 4, 9]) await ear.ask('GET', `/api/tables/${id}/match?since=${since}&${query}`)
  for (const from of [0, 1, 3]) await ear.ask('GET', `/api/tables/${id}/past?from=${from}&${query}`)
  for (const path of ['record', 'company']) await ear.ask('GET', `/api/tables/${id}/${path}?${query}`)
  for (const version of [0, 1, 9]) {
    await ear.ask('POST', `/api/tables/${id}/act`, { version, key: randomUUID(), steps: ['nonsense'] })
    await ear.ask('POST', `/api/tables/${id}/answer`, { version: version + 1, key: randomUUID(), accept: true })
  }
  await ear.decide({ decide: 'act', table: id, key: randomUUID(), version: 3, steps: ['nonsense'] })
  await ear.ask('POST', `/api/tables/${id}/rematch`, {})
}

const heardAt = async (
  cast: WireCast,
  pair: PairedWorlds,
  { isStill, plant }: { readonly isStill: boolean; readonly plant: Plant | null },
): Promise<readonly Heard[]> => {
  const { house, seats, spectator, outsider, made } = cast
  const lobby: Lobby = await beginAt(cast, pair, 0, null, CHOICES)
  house.enter(pair.boxes[0], isStill ? 'still' : 'moving', plant)
  const { id, invite } = lobby
  const players = seats.slice(0, pair.seats)
  const ears = [await openEar('who looks on', spectator), await openEar('the outsider', outsider)] as const
  const mark = (text: string): Promise<void> => markAll(ears, text)
  // The first socket is the one that is spoken on.
  await ears[0].connect([id], invite, 2)
  await ears[0].listen([id], invite, 2)
  await ears[1].connect([], null, 0)
  await ears[1].listen([], null, 0)
  await mark('all are there')
  for (let decision = 0; decision < spectatorDelayAt(CHOICES); decision++) {
    if (!isStill) await decide(players, id)
    if (!isStill && decision === 1) await beside(players, id)
    await mark(`decision ${decision + 1}`)
  }
  await pry(ears[0], id, invite)
  await pry(ears[1], id, null)
  // Who comes now.
  await ears[0].listen([id], invite, 2)
  await mark('the end')
  return heardBy(ears, made)
}

/** By what who looks on, or an outsider, can tell whether decisions were made that are not old enough; null: by nothing. */
export const lateToldApart = async (
  { casts }: Stage,
  pair: PairedWorlds,
  plant: Plant | null = null,
): Promise<string | null> => {
  const [first, second] = await casts()
  return firstDifference(
    await heardAt(first, pair, { isStill: true, plant }),
    await heardAt(second, pair, { isStill: false, plant }),
  )
}

const isAct = (method: string, url: string): boolean => method === 'POST' && url.endsWith('/act')

const inFrame = (text: string, change: (frame: Frame) => object): string => {
  const body = JSON.parse(text) as Frame
  return body.viewer === 'spectator' ? JSON.stringify({ ...body, ...change(body) }) : text
}

/** Ways in which a decision could be told too early, or that there was one. */
export const LATE_PLANTS: readonly Plant[] = [
  plantOf(isAct, 'the version of the match as it is', ({ count }) => ({
    answer: (payload, secret, url) =>
      url.includes('/match?') && payload.startsWith('{')
        ? inFrame(payload, () => ({ version: count(secret) }))
        : payload,
  })),
  plantOf(isAct, 'a frame again when somebody decides', ({ onSaid }) => ({
    stream: (write, secret) => {
      let last = ''
      onSaid(secret, () => write(last))
      return (text) => {
        if (text.startsWith('event: frame')) last = text
        return write(text)
      }
    },
  })),
  plantOf(isAct, 'a sign of life when somebody decides', ({ onSaid }) => ({
    stream: (write, secret) => {
      onSaid(secret, () => write(': beat\n\n'))
      return write
    },
  })),
  plantOf(isAct, 'a bigger answer by what was decided', ({ count }) => ({
    answer: (payload, secret, url) => (url.includes('/past') ? payload + ' '.repeat(count(secret)) : payload),
  })),
  plantOf(isAct, 'the version of the match in the id of an event', ({ count }) => ({
    stream: (write, secret) => (text) => write(text.replace(/^(event: frame\nid: \w+:)\d+/, `$1${count(secret)}`)),
  })),
]
