import { MOST_STEPS } from '@menagerie/engine'
import { describe, expect, it } from 'vitest'
import {
  ActRequest,
  ClaimRequest,
  CreateTableRequest,
  LIMITS,
  Name,
  OpenRequest,
  ReadyRequest,
  StreamQuery,
  formatEventId,
  parseEventId,
  streamUrl,
} from './index.ts'

const TABLE = 'abcdefghij012345'
const OTHER = '0123456789abcdef'
const INVITE = 'AAAAAAAAAAAAAAAAAAAA-_'
const KEY = '7b0f6c1e-3d2a-4b8c-9e5f-0a1b2c3d4e5f'

const queryOf = (url: string): Record<string, string> => Object.fromEntries(new URL(url, 'http://a').searchParams)

describe('the stream', () => {
  it('reads back every watch it wrote into a URL', () => {
    const watches = [
      { table: TABLE, invite: INVITE },
      { table: OTHER, invite: null },
    ]
    expect(StreamQuery.parse(queryOf(streamUrl(watches)))).toEqual(watches)
  })

  it('watches nothing when no table is named', () => {
    expect(StreamQuery.parse({})).toEqual([])
  })

  it('refuses foreign fields, foreign invites, bad ids and too many tables', () => {
    const ids = Array.from({ length: LIMITS.watched + 1 }, (_, i) => `abcdefghij0123${String(i).padStart(2, '0')}`)
    for (const query of [
      { tables: TABLE, other: '1' },
      { tables: TABLE, [`invite.${OTHER}`]: INVITE },
      { tables: TABLE, [`invite.${TABLE}`]: 'short' },
      { tables: `${TABLE},nope` },
      { tables: ids.join(',') },
    ]) {
      expect(StreamQuery.safeParse(query).success).toBe(false)
    }
  })

  it('carries the versions of all tables in one event id', () => {
    const versions = new Map([
      [TABLE, 12],
      [OTHER, -1],
    ])
    expect(parseEventId(formatEventId(versions))).toEqual(versions)
  })

  it('ignores the parts of an event id that make no sense', () => {
    expect(parseEventId(`${TABLE}:x,${OTHER}:3,,:::,${'9'.repeat(5000)}`)).toEqual(new Map([[OTHER, 3]]))
    expect(parseEventId(undefined).size).toBe(0)
  })
})

describe('requests', () => {
  it('trims names and refuses empty, long and unprintable ones', () => {
    expect(Name.parse('  Mo   the\tMonster ')).toBe('Mo the Monster')
    for (const name of [
      '',
      '   ',
      'x'.repeat(LIMITS.name + 1),
      'a\u202eb',
      'a\u0000b',
      '\u3164',
      '\u2800 \ufe0f',
      '\u{1d159}',
      '\u0301',
    ]) {
      expect(Name.safeParse(name).success).toBe(false)
    }
  })

  it('refuses fields it does not know', () => {
    const body = { version: 0, key: KEY, steps: ['pass'] }
    expect(ActRequest.safeParse(body).success).toBe(true)
    expect(ActRequest.safeParse({ ...body, seat: 1 }).success).toBe(false)
  })

  it('lets a commit of as many steps in as the engine takes, within an ordinary body', () => {
    const body = (count: number) => ({
      version: 0,
      key: KEY,
      steps: Array.from({ length: count }, () => `use ${'X'.repeat(16)}.12`),
    })
    expect(LIMITS.steps).toBe(MOST_STEPS)
    expect(ActRequest.safeParse(body(MOST_STEPS)).success).toBe(true)
    expect(ActRequest.safeParse(body(MOST_STEPS + 1)).success).toBe(false)
    expect(JSON.stringify(body(MOST_STEPS)).length).toBeLessThan(LIMITS.body)
  })

  it('asks for a contribution of 16 to 64 bytes in lower-case hex', () => {
    const body = (bytes: number) => ({ contribution: 'ab'.repeat(bytes) })
    expect([15, 16, 64, 65].map((bytes) => OpenRequest.safeParse(body(bytes)).success)).toEqual([
      false,
      true,
      true,
      false,
    ])
    expect(OpenRequest.safeParse({ contribution: `${'ab'.repeat(16)}a` }).success).toBe(false)
  })

  it('asks for a seal of 32 bytes in lower-case hex', () => {
    const seals = ['ab'.repeat(31), 'ab'.repeat(32), 'AB'.repeat(32), 'ab'.repeat(33), '']
    expect(seals.map((seal) => ReadyRequest.safeParse({ seal, loadout: null }).success)).toEqual([
      false,
      true,
      false,
      false,
      false,
    ])
  })

  it('knows seats of people and seats of bots', () => {
    const body = { game: 'monster-pack', choices: {}, mySeat: 0, open: false }
    const human = { kind: 'human' }
    expect(CreateTableRequest.safeParse({ ...body, seats: [human, { kind: 'bot', bot: 'greedy' }] }).success).toBe(true)
    expect(CreateTableRequest.safeParse({ ...body, seats: [human, { kind: 'bot', bot: 'cheat' }] }).success).toBe(false)
    expect(CreateTableRequest.safeParse({ ...body, seats: [] }).success).toBe(false)
  })

  it('carries no start of a match: the server sets up every match itself', () => {
    const body = { game: 'monster-pack', choices: {}, mySeat: 0, open: false, seats: [{ kind: 'human' }] }
    expect(CreateTableRequest.safeParse(body).success).toBe(true)
    const start = { imagined: { viewer: 0, view: { viewer: 0 }, seed: 'mine' } }
    expect(CreateTableRequest.safeParse({ ...body, start }).success).toBe(false)
    expect(ReadyRequest.safeParse({ seal: 'ab'.repeat(32), loadout: null, start }).success).toBe(false)
  })
})

describe('a claim', () => {
  it('names an option and a thing from 1, or gives it up, and nothing else', () => {
    expect(ClaimRequest.parse({ option: 'castles', claim: 3 })).toEqual({ option: 'castles', claim: 3 })
    expect(ClaimRequest.parse({ option: 'castles', claim: null })).toEqual({ option: 'castles', claim: null })
    const wrong = [
      { claim: 1 },
      { option: 'castles' },
      { option: 'castles', claim: 0 },
      { option: 'castles', claim: 1.5 },
    ]
    for (const body of [
      ...wrong,
      { option: 'castles', claim: LIMITS.seats + 1 },
      { option: 'castles', claim: 1, seat: 2 },
    ])
      expect(ClaimRequest.safeParse(body).success, JSON.stringify(body)).toBe(false)
  })
})
