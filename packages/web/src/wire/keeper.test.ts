import { type Kept, sealOf } from '@menagerie/fair'
import type { Frame, Lobby } from '@menagerie/protocol'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { type Sealed, keeperOf } from './keeper.ts'
import { type KeptStore, openKeptStore } from './kept-store.ts'

const COMMITMENT = '5e'.repeat(32)
const ID = 'abcdefghijklmnop'

const shelf = (): KeptStore => {
  const kept = new Map<string, Kept>()
  return {
    read: (table) => kept.get(table) ?? null,
    change: (table, change) => {
      const next = change(kept.get(table) ?? null)
      kept.set(table, next)
      return next
    },
  }
}

/** Two people; one of them is here. */
const lobby = (seals: readonly (string | null)[], more: Partial<Lobby> = {}): Lobby => ({
  id: ID,
  game: 'monster-pack',
  choices: {},
  status: 'waiting',
  seats: seals.map((seal, seat) => ({
    kind: 'human',
    name: null,
    bot: null,
    taken: true,
    ready: seal !== null,
    seal,
    opened: false,
    you: seat === 1,
  })),
  commitment: COMMITMENT,
  opening: seals.every((seal) => seal !== null),
  lapsed: [],
  open: false,
  maker: null,
  invite: null,
  rematch: null,
  rematchOf: null,
  rated: false,
  createdAt: 0,
  canStart: true,
  ...more,
})

const frame = (from: number, covers: readonly string[]): Frame => ({
  table: ID,
  version: from + covers.length - 1,
  viewer: 1,
  pending: { status: 'deciding', seats: [0] },
  askedAt: 0,
  view: null,
  legal: [],
  updates: covers.map((_, at) => ({ version: from + at, kind: 'steps', seat: 0, terms: [], events: [] })),
  covers,
  openHands: null,
  players: [],
  clocks: { now: 0, deadlines: [], left: null, banks: [], absences: [] },
  offer: null,
  paused: false,
  commitment: COMMITMENT,
  reveal: null,
})

describe('what this browser keeps', () => {
  test('is a part for its own seat, the same for as long as the commitment is the same', async () => {
    const keeper = keeperOf(shelf())
    const [mine] = (await keeper.seal(lobby([null, null]))) as [Sealed]
    expect(mine).toMatchObject({ seat: 1, seal: sealOf(COMMITMENT, 1, mine.contribution) })
    expect(mine.contribution).toMatch(/^[0-9a-f]{64}$/)
    expect(await keeper.seal(lobby([null, null]))).toEqual([mine])
    const [next] = (await keeper.seal(lobby([null, null], { commitment: '11'.repeat(32) }))) as [Sealed]
    expect(next.contribution).not.toBe(mine.contribution)
  })

  test('is opened to nobody before all are sealed, nor where its own seal is another', async () => {
    const keeper = keeperOf(shelf())
    const [mine] = (await keeper.seal(lobby([null, null]))) as [Sealed]
    const theirs = 'aa'.repeat(32)
    expect(await keeper.open(lobby([null, mine.seal]))).toEqual([])
    // An authority that says so does not make it so.
    expect(await keeper.open(lobby([null, mine.seal], { opening: true }))).toEqual([])
    expect(await keeper.open(lobby([theirs, 'bb'.repeat(32)]))).toEqual([])
  })

  test('gives what it sealed to the seals it saw', async () => {
    const keeper = keeperOf(shelf())
    const [mine] = (await keeper.seal(lobby([null, null]))) as [Sealed]
    const theirs = 'aa'.repeat(32)
    expect(await keeper.open(lobby([theirs, mine.seal]))).toEqual([mine])
    expect(await keeper.open(lobby([theirs, mine.seal]))).toEqual([mine])
    expect(await keeper.open(lobby(['cc'.repeat(32), mine.seal]))).toEqual([])
    expect(await keeper.open(lobby([theirs, mine.seal], { commitment: '11'.repeat(32) }))).toEqual([])
    expect(keeper.keptOf(ID)).toMatchObject({ commitment: COMMITMENT, seals: [theirs, mine.seal], lapsed: [] })
  })

  test('is never given again once it was opened: whoever heard it could choose theirs by it', async () => {
    const keeper = keeperOf(shelf())
    const theirs = 'aa'.repeat(32)
    const [mine] = (await keeper.seal(lobby([null, null]))) as [Sealed]
    await keeper.open(lobby([theirs, mine.seal]))
    const [next] = (await keeper.seal(lobby([null, null]))) as [Sealed]
    expect(next.contribution).not.toBe(mine.contribution)
    const others = 'bb'.repeat(32)
    expect(await keeper.open(lobby([others, mine.seal]))).toEqual([])
    expect(await keeper.open(lobby([others, next.seal]))).toEqual([next])
    expect(keeper.keptOf(ID)).toMatchObject({ own: [{ contribution: next.contribution }], lapsed: [COMMITMENT] })
  })

  test('remembers a round that was given up, whether the authority tells of it or not', async () => {
    const another = { commitment: '11'.repeat(32) }
    const lapsed = [{ commitment: COMMITMENT, left: 0 }]
    for (const told of [[], lapsed]) {
      const keeper = keeperOf(shelf())
      const [mine] = (await keeper.seal(lobby([null, null]))) as [Sealed]
      await keeper.open(lobby(['aa'.repeat(32), mine.seal]))
      await keeper.seal(lobby([null, null], { ...another, lapsed: told }))
      await keeper.seal(lobby([null, null], { commitment: '22'.repeat(32), lapsed: told }))
      expect(keeper.keptOf(ID)?.lapsed).toEqual([COMMITMENT])
    }
    const keeper = keeperOf(shelf())
    await keeper.seal(lobby([null, null]))
    await keeper.seal(lobby([null, null], another))
    expect(keeper.keptOf(ID)?.lapsed).toEqual([])
  })

  test('needs no seal where nobody else contributes, and is another as soon as somebody does', async () => {
    const keeper = keeperOf(shelf())
    const company = lobby([null, null])
    const seats = company.seats.map((seat, at) => (at === 0 ? { ...seat, kind: 'bot' as const } : seat))
    const alone = { ...company, seats }
    const [mine] = keeper.contribute(alone)
    expect(keeper.contribute(alone)).toEqual([mine])
    expect(mine?.seat).toBe(1)
    expect(keeper.keptOf(ID)).toMatchObject({ seals: ['', ''], own: [mine], lapsed: [] })
    const [next] = (await keeper.seal(company)) as [Sealed]
    expect(next.contribution).not.toBe(mine?.contribution)
  })

  test('is the first cover it heard of each entry, with gaps where it heard none', () => {
    const keeper = keeperOf(shelf())
    keeper.note(frame(2, ['c2', 'c3']))
    keeper.note(frame(0, ['c0']))
    keeper.note(frame(2, ['other', 'other', 'c4']))
    expect(keeper.keptOf(ID)).toMatchObject({ own: [], lapsed: null, covers: ['c0', null, 'c2', 'c3', 'c4'] })
  })
})

describe('the storage of this browser', () => {
  const kept = (table: string, covers: readonly string[] = []): Kept => ({
    format: 1,
    table,
    commitment: COMMITMENT,
    seals: [],
    own: [],
    lapsed: null,
    covers,
  })

  /** As browsers have it, with room for so many characters. */
  const storage = (room: number): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> => {
    const all = new Map<string, string>()
    return {
      getItem: (key) => all.get(key) ?? null,
      removeItem: (key) => void all.delete(key),
      setItem: (key, value) => {
        const others = [...all].filter(([other]) => other !== key)
        const taken = others.reduce((sum, [, text]) => sum + text.length, 0)
        if (taken + value.length > room) throw new DOMException('full', 'QuotaExceededError')
        all.set(key, value)
      },
    }
  }
  afterEach(() => vi.unstubAllGlobals())
  const within = (room: number): KeptStore => {
    vi.stubGlobal('localStorage', storage(room))
    return openKeptStore()
  }

  test('keeps the tables of late, and another opening finds them', () => {
    const store = within(1_000_000)
    for (let at = 0; at < 50; at++) store.change(`table ${at}`, () => kept(`table ${at}`))
    const again = openKeptStore()
    expect(again.read('table 9')).toBeNull()
    expect(again.read('table 10')).toEqual(kept('table 10'))
    expect(again.read('table 49')).toEqual(kept('table 49'))
  })

  test('lets the oldest go where there is no room, and keeps one that has none as long as the page is open', () => {
    const store = within(2400)
    const cover = 'c'.repeat(500)
    for (const table of ['a', 'b', 'c', 'd']) store.change(table, () => kept(table, [cover]))
    expect(['a', 'b', 'c', 'd'].map((table) => store.read(table) !== null)).toEqual([false, true, true, true])
    const large = kept(
      'd',
      Array.from({ length: 10 }, () => cover),
    )
    store.change('d', () => large)
    expect(store.read('d')).toEqual(large)
  })
})
