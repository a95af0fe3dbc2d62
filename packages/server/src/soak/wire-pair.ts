import { randomUUID } from 'node:crypto'
import type { Choices } from '@menagerie/engine'
import type { PairedWorlds } from '@menagerie/engine/conformance'
import type { Frame, Lobby } from '@menagerie/protocol'
import { type Guest, act, allReady, createTable, ok, sit } from './guest.ts'
import { type Heard, figuresAlike, firstDifference } from './wire-alike.ts'
import { type Ear, heardBy, openEar } from './wire-ear.ts'
import { type WireHouse, openWireHouse } from './wire-house.ts'
import type { Plant } from './wire-leaks.ts'
import type { Pairing } from './wire-rooms.ts'

/** The guests of one house: some for the seats, one who looks on and one who may not. */
export interface WireCast {
  readonly house: WireHouse
  readonly seats: readonly Guest[]
  readonly spectator: Guest
  readonly outsider: Guest
  readonly made: Map<string, number>
}

const NAMES = ['Ada', 'Bertrand', 'Cleo', 'Dmitri', 'Edda', 'Farouk', 'Grete', 'Hana'] as const

const name = (made: Map<string, number>, given: string): void => void made.set(given, made.size)

const castOf = async (house: WireHouse): Promise<WireCast> => {
  const guests = await house.people(NAMES)
  const [spectator, outsider, ...seats] = guests as [Guest, Guest, ...Guest[]]
  const made = new Map<string, number>()
  for (const guest of guests) name(made, ok(await guest.get<{ id: string }>('/api/me')).id)
  return { house, seats, spectator, outsider, made }
}

/** Two houses with guests of the same names. */
export interface Stage {
  /** Other guests after some pairs, so that nobody's list of tables gets long. */
  readonly casts: () => Promise<readonly [WireCast, WireCast]>
  readonly close: () => Promise<void>
}

/** Pairs that the same guests play. */
const PAIRS_EACH = 6

export const openStage = async (): Promise<Stage> => {
  const houses = await Promise.all([openWireHouse(), openWireHouse()])
  let [used, casts] = [0, await Promise.all([castOf(houses[0]), castOf(houses[1])])]
  return {
    casts: async () => {
      if (++used % PAIRS_EACH === 0) casts = await Promise.all([castOf(houses[0]), castOf(houses[1])])
      return casts
    },
    close: async () => {
      await Promise.all(houses.map((house) => house.close()))
    },
  }
}

/** A match in one world of the pair, begun. */
export const beginAt = async (
  { house, seats, made }: WireCast,
  pair: PairedWorlds,
  world: 0 | 1,
  plant: Plant | null,
  choices: Choices = {},
): Promise<Lobby> => {
  const box = pair.boxes[world]
  house.enter(box, pair.truths[world], plant)
  const guests = seats.slice(0, pair.seats) as [Guest, ...Guest[]]
  const lobby = await createTable(guests[0], {
    game: box((one) => one.game.id),
    seats: guests.map(() => ({ kind: 'human' })),
    choices,
  })
  for (const given of [lobby.id, lobby.invite ?? '']) name(made, given)
  for (const [at, guest] of guests.entries()) if (at > 0) await sit(guest, lobby, at)
  await allReady(guests, lobby.id)
  return lobby
}

/** All that is asked by who may look, who may not, and who plays. */
const lookAround = async (
  ears: { readonly viewer: Ear | null; readonly spectator: Ear; readonly outsider: Ear },
  { id, invite }: Lobby,
  since: number,
): Promise<void> => {
  const paths = (more: string): readonly string[] => [
    `/api/tables/${id}?${more}`,
    `/api/tables/${id}/match?since=${since}&${more}`,
    `/api/tables/${id}/match?${more}`,
    `/api/tables/${id}/past?from=0&${more}`,
    `/api/tables/${id}/record?${more}`,
    '/api/tables/mine',
    '/api/tables/open',
  ]
  for (const path of paths('')) await ears.viewer?.ask('GET', path)
  for (const path of paths(`invite=${invite}`)) await ears.spectator.ask('GET', path)
  for (const path of paths('')) await ears.outsider.ask('GET', path)
  await ears.outsider.ask('GET', `/api/stream?tables=${id}`)
  await ears.outsider.ask('GET', `/api/socket?tables=${id}`)
}

const tryAll = async (ear: Ear, id: string, probes: readonly string[], version: number): Promise<void> => {
  for (const probe of probes) {
    const body = { version, key: randomUUID(), steps: [probe, 'nonsense'] }
    await ear.ask('POST', `/api/tables/${id}/act`, body)
  }
  await ear.ask('POST', `/api/tables/${id}/act`, { version: version + 7, key: randomUUID(), steps: ['nonsense'] })
  const [probe = 'nonsense'] = probes
  for (const [at, step] of [
    [version, probe],
    [version + 7, 'nonsense'],
  ] as const) {
    const asked = { decide: 'act' as const, table: id, key: randomUUID() }
    await ear.decide({ ...asked, version: at, steps: [step, 'nonsense'] })
  }
  await ear.ask('POST', `/api/tables/${id}/rematch`, {})
}

/** A seat that is not asked is left to a bot, which has nothing to do, and taken back. */
const leaveAndComeBack = async (
  { seats, spectator }: WireCast,
  ears: { readonly viewer: Ear | null },
  { id, invite }: Lobby,
  { viewer }: PairedWorlds,
): Promise<void> => {
  const { pending, players } = ok(await spectator.get<Frame>(`/api/tables/${id}/match?since=0&invite=${invite}`))
  const asked = pending.status === 'over' ? [] : pending.seats
  const seat = players.findIndex((_, at) => !asked.includes(at))
  for (const [end, more] of [
    ['back', {}],
    ...(seat < 0 ? [] : ([['away', { bot: 'random' }] as const, ['back', {}]] as const)),
  ] as const) {
    const body = { key: randomUUID(), ...more }
    if (seat === viewer || seat < 0) await ears.viewer?.ask('POST', `/api/tables/${id}/${end}`, body)
    else await (seats[seat] as Guest).post(`/api/tables/${id}/${end}`, body)
  }
}

/** Plays one world of a pair to its end; what reached the viewer, a spectator and an outsider. */
const heardAt = async (
  cast: WireCast,
  pair: PairedWorlds,
  world: 0 | 1,
  plant: Plant | null,
): Promise<readonly Heard[]> => {
  const { house, seats, spectator, outsider, made } = cast
  const lobby = await beginAt(cast, pair, world, plant)
  const { id, invite } = lobby
  const { viewer } = pair
  const ears = {
    viewer: viewer === 'spectator' ? null : await openEar(`seat ${viewer}`, seats[viewer] as Guest),
    spectator: await openEar('the spectator', spectator),
    outsider: await openEar('the outsider', outsider),
  }
  const all = [ears.viewer, ears.spectator, ears.outsider].flatMap((ear) => (ear === null ? [] : [ear]))
  const mark = async (text: string): Promise<void> => {
    await ears.spectator.settle()
    for (const ear of all) ear.mark(text)
  }
  // One after the other: of a seat that comes those who are there already are told, of who looks on they are not.
  await ears.viewer?.listen([id], null, 2)
  await ears.spectator.listen([id], invite, 2)
  await ears.viewer?.connect([id], null, 2)
  await ears.spectator.connect([id], invite, 2)
  await ears.viewer?.listen([], null, 0)
  await ears.outsider.listen([], null, 0)
  await ears.outsider.connect([], null, 0)
  await mark('all are there')
  await lookAround(ears, lobby, 0)
  if (pair.commits.length === 0) await tryAll(ears.viewer ?? ears.spectator, id, pair.probes, 0)
  for (const [i, { seat, steps }] of pair.commits.entries()) {
    await tryAll(ears.viewer ?? ears.spectator, id, pair.probes, i)
    const body = { version: i, key: randomUUID(), steps: [...steps[world]] }
    if (seat !== viewer) ok(await act(seats[seat] as Guest, id, body))
    else if (i % 2 === 0) await ears.viewer?.ask('POST', `/api/tables/${id}/act`, body)
    else await ears.viewer?.decide({ decide: 'act', table: id, ...body })
    await mark(`commit ${i + 1} is acknowledged`)
    await ears.viewer?.ask('GET', `/api/tables/${id}/match?since=${i}`)
    await ears.viewer?.ask('GET', `/api/tables/${id}/past?from=${i}`)
    await ears.spectator.ask('GET', `/api/tables/${id}/match?since=${i}&invite=${invite}`)
    await ears.spectator.ask('GET', `/api/tables/${id}/past?from=${i}&invite=${invite}`)
  }
  if (plant === null) {
    await leaveAndComeBack(cast, ears, lobby, pair)
    await lookAround(ears, lobby, 0)
  }
  await mark('the end')
  const figures = figuresAlike(await house.figures())
  return [...heardBy(all, made), { who: 'the host', lines: figures }]
}

/** Plays both worlds of a pair, each in a house of its own; by what they can be told apart, or null. */
export const toldApart = async (
  { casts }: Stage,
  pair: PairedWorlds,
  plant: Plant | null = null,
): Promise<string | null> => {
  const [first, second] = await casts()
  return firstDifference(await heardAt(first, pair, 0, plant), await heardAt(second, pair, 1, plant))
}

/** Pairs tried for one fault: half of the pairs show one that gives away a single bit. */
const MOST_TRIED = 12

/**
 * What tells the worlds of some pair apart once a fault is planted, and not before; null where nothing does. `sound`: the pairs
 * that are known to be alike without one.
 */
export const telling = async (
  stage: Stage,
  pairOf: Pairing,
  plant: Plant,
  sound: Set<number>,
): Promise<string | null> => {
  for (let number = 0; number < MOST_TRIED; number++) {
    const pair = pairOf({ seed: `leak/${number}`, number, before: 12, after: 1 })
    const found = await toldApart(stage, pair, plant)
    if (found === null) continue
    if (!sound.has(number) && (await toldApart(stage, pair)) !== null) return null
    sound.add(number)
    return found
  }
  return null
}
