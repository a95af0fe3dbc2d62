import type { CreateTableRequest, Lobby, Summary } from '@menagerie/protocol'
import { describe, expect, test, vi } from 'vitest'
import { type CombineOptions, combine } from './combined.ts'
import { type Transport, WireError } from './transport.ts'

const away = (): Promise<never> => Promise.reject(new WireError(0, 'unreachable', null, {}, []))
const silent = (): Promise<never> => new Promise(() => undefined)
const lobby = (id: string): Lobby => ({
  id,
  game: 'monster-pack',
  choices: {},
  status: 'waiting',
  seats: [],
  commitment: '',
  opening: false,
  lapsed: [],
  open: false,
  maker: null,
  invite: null,
  rematch: null,
  rematchOf: null,
  rated: false,
  createdAt: 0,
  canStart: true,
})
const summary = (id: string, updatedAt: number): Summary => ({
  id,
  game: 'monster-pack',
  status: 'playing',
  seats: [],
  yourTurn: true,
  rated: false,
  pace: 'live',
  clock: null,
  version: 3,
  updatedAt,
})

/** Everything fails until a test says otherwise. */
const side = (given: Partial<Transport>): Transport => ({
  me: away,
  rename: away,
  create: away,
  lobby: away,
  sit: away,
  leave: away,
  sendAway: away,
  claim: away,
  ready: away,
  open: away,
  rematch: away,
  openTables: away,
  myTables: away,
  frame: away,
  past: away,
  act: away,
  forget: away,
  resign: away,
  away,
  back: away,
  talk: away,
  record: away,
  listen: () => () => undefined,
  ...given,
})

const both = (server: Partial<Transport>, here: Partial<Transport>, rest: Partial<CombineOptions> = {}): Transport =>
  combine({
    server: side(server),
    here: () => Promise.resolve(side(here)),
    keepsAny: () => Promise.resolve(true),
    guest: () => 'Somebody',
    patience: 20,
    ...rest,
  })

const against = (other: 'bot' | 'human'): CreateTableRequest => ({
  game: 'monster-pack',
  choices: {},
  seats: [{ kind: 'human' }, other === 'bot' ? { kind: 'bot', bot: 'greedy' } : { kind: 'human' }],
  mySeat: 0,
  open: false,
})

describe('the server and this device as one', () => {
  test('asks whoever keeps the table', async () => {
    const transport = both(
      { lobby: (id) => Promise.resolve(lobby(`server ${id}`)) },
      { lobby: (id) => Promise.resolve(lobby(`device ${id}`)) },
    )
    expect((await transport.lobby('abcdefghijklmnop', null)).id).toBe('server abcdefghijklmnop')
    expect((await transport.lobby('here-abcdefghijkl', null)).id).toBe('device here-abcdefghijkl')
    // An id of the server that begins alike.
    expect((await transport.lobby('hereabcdefghijkl', null)).id).toBe('server hereabcdefghijkl')
  })

  test('opens a table against bots on this device when the server is away or silent', async () => {
    const names: (string | undefined)[] = []
    const here: Partial<Transport> = {
      create: ({ name }) => {
        names.push(name)
        return Promise.resolve(lobby('here-1'))
      },
    }
    expect((await both({}, here).create(against('bot'))).id).toBe('here-1')
    expect((await both({ create: silent }, here).create(against('bot'))).id).toBe('here-1')
    expect(names).toEqual(['Somebody', 'Somebody'])
  })

  test('leaves the table of a server that answered too late', async () => {
    const left: string[] = []
    let answer: (made: Lobby) => void = () => undefined
    const transport = both(
      {
        create: () => new Promise((give) => (answer = give)),
        leave: (id) => Promise.resolve(void left.push(id)),
      },
      { create: () => Promise.resolve(lobby('here-1')) },
    )
    expect((await transport.create(against('bot'))).id).toBe('here-1')
    answer(lobby('late'))
    await vi.waitFor(() => expect(left).toEqual(['late']))
  })

  test('opens nothing here when a friend is to come, or when the server says no', async () => {
    const here: Partial<Transport> = { create: () => Promise.resolve(lobby('here-1')) }
    await expect(both({}, here).create(against('human'))).rejects.toMatchObject({ code: 'unreachable' })
    const refusing = { create: () => Promise.reject(new WireError(422, 'faulty', null, {}, [])) }
    await expect(both(refusing, here).create(against('bot'))).rejects.toMatchObject({ code: 'faulty' })
  })

  test('lists the tables of both, the last touched first, and those of the device alone when the server is away', async () => {
    const here: Partial<Transport> = { myTables: () => Promise.resolve([summary('here-1', 5)]) }
    const server: Partial<Transport> = { myTables: () => Promise.resolve([summary('a', 9), summary('b', 1)]) }
    expect((await both(server, here).myTables()).map(({ id }) => id)).toEqual(['a', 'here-1', 'b'])
    expect((await both({}, here).myTables()).map(({ id }) => id)).toEqual(['here-1'])
  })

  test('does not fetch the device’s side where nothing is kept', async () => {
    const load = vi.fn<CombineOptions['here']>(() => Promise.resolve(side({})))
    const transport = both(
      { myTables: () => Promise.resolve([]) },
      {},
      { here: load, keepsAny: () => Promise.resolve(false) },
    )
    expect(await transport.myTables()).toEqual([])
    expect(load).not.toHaveBeenCalled()
  })

  test('hears of a device’s table without a word of the server’s line', async () => {
    const heard = vi.fn<(what?: unknown) => void>()
    const server = vi.fn<Transport['listen']>(() => () => undefined)
    const listener = { onFrame: heard, onLobby: heard, onRemarks: heard, onMine: heard, onLine: heard }
    const transport = both(
      { listen: server },
      {
        listen: (_, { onLine }) => {
          onLine('live')
          return () => undefined
        },
      },
    )
    transport.listen([{ table: 'here-1', invite: null }], listener)
    await vi.waitFor(() => expect(heard).toHaveBeenCalledWith('live'))
    expect(server).not.toHaveBeenCalled()
    transport.listen([], listener)
    expect(server).toHaveBeenCalledTimes(1)
  })
})
