import { randomUUID } from 'node:crypto'
import type { PairedWorlds } from '@menagerie/engine/conformance'
import type { ChatSide, Lobby } from '@menagerie/protocol'
import { type Guest, act, ok } from './guest.ts'
import { plantOf } from './wire-told.ts'
import { type Heard, firstDifference } from './wire-alike.ts'
import { type Ear, heardBy, markAll, openEar } from './wire-ear.ts'
import type { Plant } from './wire-leaks.ts'
import { type Stage, type WireCast, beginAt } from './wire-pair.ts'

/* Two houses in which the same is played: in one a side of the table talks, in the other it is silent. The other side cannot tell. */

interface Talk {
  readonly side: ChatSide
  readonly isSilent: boolean
  readonly plant: Plant | null
}

const say = async (guest: Guest, { id, invite }: Lobby, said: object): Promise<void> => {
  ok(await guest.post(`/api/tables/${id}/remarks`, { key: randomUUID(), invite, ...said }))
}

/** Different words, of different length, by two of those who are there. */
const talk = async (speakers: readonly Guest[], lobby: Lobby, round: number): Promise<void> => {
  const [one, other = one] = speakers as [Guest, Guest?]
  await say(one, lobby, { text: 'x'.repeat(1 + 70 * round) })
  await say(other, lobby, { phrase: 'hello' })
}

/** What somebody asks who would like to know whether the others talk. */
const pry = async (ear: Ear, id: string, side: ChatSide, invite: string | null): Promise<void> => {
  const more = invite === null ? {} : { invite }
  const query = invite === null ? '' : `invite=${invite}`
  const one = { side, number: 1, ...more }
  for (const path of ['/api/tables/mine', '/api/tables/open', `/api/tables/${id}?${query}`]) await ear.ask('GET', path)
  await ear.ask('GET', `/api/tables/${id}/match?since=0&${query}`)
  await ear.ask('POST', `/api/tables/${id}/report`, one)
  await ear.ask('POST', `/api/tables/${id}/quiet`, { whom: { side, number: 1 }, kind: 'muted', ...more })
}

const heardAt = async (
  cast: WireCast,
  pair: PairedWorlds,
  { side, isSilent, plant }: Talk,
): Promise<readonly Heard[]> => {
  const { house, seats, spectator, outsider, made } = cast
  const lobby = await beginAt(cast, pair, 0, null)
  house.enter(pair.boxes[0], isSilent ? 'silent' : 'talking', plant)
  const { id, invite } = lobby
  const players = seats.slice(0, pair.seats)
  const [speakers, other] = side === 'players' ? [players, spectator] : [[spectator], players[0] as Guest]
  // Whom they have muted is not told by silence either.
  if (side === 'players') ok(await other.post(`/api/tables/${id}/quiet`, { whom: { seat: 0 }, kind: 'muted', invite }))
  const ears = [await openEar('the other side', other), await openEar('the outsider', outsider)] as const
  const mark = (text: string): Promise<void> => markAll(ears, text)
  await ears[0].listen([id], invite, 2)
  await ears[0].connect([id], invite, 2)
  await ears[1].listen([], null, 0)
  await ears[1].connect([], null, 0)
  await mark('all are there')
  for (const [i, { seat, steps }] of pair.commits.slice(0, 2).entries()) {
    if (!isSilent) await talk(speakers, lobby, i + 1)
    await mark(`talk ${i + 1}`)
    ok(await act(players[seat] as Guest, id, { version: i, key: randomUUID(), steps: [...steps[0]] }))
    await mark(`commit ${i + 1}`)
  }
  await pry(ears[0], id, side, invite)
  // By the link they would be one of those who look on.
  await pry(ears[1], id, side, null)
  await ears[0].ask('POST', `/api/tables/${id}/remarks`, { key: randomUUID(), phrase: 'thanks', invite })
  await mark('their own word')
  await ears[0].listen([id], invite, 3)
  await mark('the end')
  return heardBy(ears, made)
}

/** By what the other side of a table, or an outsider, can tell whether this one talks; null: by nothing. */
export const talkToldApart = async (
  { casts }: Stage,
  pair: PairedWorlds,
  side: ChatSide,
  plant: Plant | null = null,
): Promise<string | null> => {
  const [first, second] = await casts()
  return firstDifference(
    await heardAt(first, pair, { side, isSilent: true, plant }),
    await heardAt(second, pair, { side, isSilent: false, plant }),
  )
}

const isRemark = (method: string, url: string): boolean => method === 'POST' && url.endsWith('/remarks')

/** Ways in which talk could reach the other side, or that there is any. */
export const CHAT_PLANTS: readonly Plant[] = [
  plantOf(isRemark, 'words of the others on a stream', ({ onSaid }) => ({
    stream: (write, secret) => {
      onSaid(secret, () => write('event: remarks\nid: \ndata: {"remarks":[]}\n\n'))
      return write
    },
  })),
  plantOf(isRemark, 'a sign of life when others speak', ({ onSaid }) => ({
    stream: (write, secret) => {
      onSaid(secret, () => write(': beat\n\n'))
      return write
    },
  })),
  plantOf(isRemark, 'numbers over both sides', ({ count }) => ({
    answer: (payload, secret, url) =>
      url.endsWith('/remarks') ? payload.replace(/"number":\d+/, `"number":${count(secret)}`) : payload,
  })),
  plantOf(isRemark, 'a bigger frame by what was said', ({ count }) => ({
    stream: (write, secret) => (text) =>
      write(text.startsWith('event: frame') ? `: ${'.'.repeat(count(secret))}\n${text}` : text),
  })),
]
