import { describe, expect, test } from 'vitest'
import { testHash } from './conformance/hash.ts'
import { seededHost, setupFor } from './fixtures/host.ts'
import { goofspiel, kuhn, leduc, sacks, ticTacToe } from './fixtures/index.ts'
import {
  type Box,
  type Choices,
  type GameTypes,
  type Result,
  type Table,
  type Viewer,
  imaginedStart,
  openTable,
  replay,
  restoreTable,
} from './index.ts'

const value = <X>(result: Result<X>): X => {
  if (!result.ok) throw new Error(JSON.stringify(result.faults))
  return result.value
}
const codes = (result: Result<unknown>): readonly string[] => (result.ok ? [] : result.faults.map(({ code }) => code))
const parsed = <X>(x: X): X => JSON.parse(JSON.stringify(x)) as X

const begin = <T extends GameTypes>(box: Box<T>, seats: number, choices: Choices, start: unknown): Result<Table> =>
  openTable(box, { ...setupFor(seats, choices), start }, seededHost('on'))

/** Plays to the end; at every position each viewer's start is tried. */
const everywhere = <T extends GameTypes>(box: Box<T>, seats: number, choices: Choices, seed: string): number => {
  const table = value(openTable(box, setupFor(seats, choices), seededHost(seed)))
  let tried = 0
  for (let pending = table.pending(); pending.status === 'deciding'; pending = table.pending()) {
    for (const viewer of [...Array.from({ length: seats }, (_, seat) => seat), 'spectator'] as readonly Viewer[]) {
      const start = parsed(imaginedStart(viewer, table.view(viewer), `${seed}/${tried++}`))
      const on = value(begin(box, seats, choices, start))
      expect(parsed(on.view(viewer))).toEqual(parsed(table.view(viewer)))
      if (viewer !== 'spectator') expect(on.legal(viewer)).toEqual(table.legal(viewer))
      for (let i = 0; i < 4 && on.pending().status === 'deciding'; i++) {
        const now = on.pending()
        if (now.status === 'deciding') on.timeout(now.seats[0] as number)
      }
      const record = parsed(on.record())
      expect(codes(replay(box, record, testHash))).toEqual([])
      const again = value(restoreTable(box, record, seededHost('on')))
      expect(again.project(0)).toEqual(on.project(0))
    }
    table.timeout(pending.seats[0] as number)
  }
  return tried
}

describe('a match from an imagined position', () => {
  test('looks to its viewer as the other match did, plays on, and its record replays alone', () => {
    expect(everywhere(sacks, 3, { rounds: 4 }, 'sacks')).toBeGreaterThan(20)
    expect(everywhere(goofspiel, 2, { cards: 6 }, 'goofspiel')).toBeGreaterThan(20)
    for (let i = 0; i < 10; i++) everywhere(kuhn, 2, {}, `kuhn ${i}`)
    for (let i = 0; i < 10; i++) everywhere(leduc, 2, {}, `leduc ${i}`)
    expect(everywhere(ticTacToe, 2, {}, 'tic-tac-toe')).toBeGreaterThan(10)
  })

  test('holds nothing its viewer did not see: the same view and seed give the same match, whatever was hidden', () => {
    const firsts = new Map<string, string>()
    const hands = new Set<string>()
    for (let i = 0; i < 40; i++) {
      const table = value(openTable(kuhn, setupFor(2), seededHost(`deal ${i}`)))
      hands.add(JSON.stringify([table.view(0), table.view(1)]))
      const view = JSON.stringify(table.view(0))
      const record = JSON.stringify(value(begin(kuhn, 2, {}, imaginedStart(0, table.view(0), 'seed'))).record())
      expect(firsts.get(view) ?? record).toBe(record)
      firsts.set(view, record)
    }
    expect(hands.size).toBeGreaterThan(firsts.size)
  })

  test('another seed imagines another deal', () => {
    const view = value(openTable(kuhn, setupFor(2), seededHost('a'))).view(0)
    const seen = new Set(
      Array.from({ length: 20 }, (_, i) =>
        JSON.stringify(value(begin(kuhn, 2, {}, imaginedStart(0, view, `${i}`))).view(1)),
      ),
    )
    expect(seen.size).toBe(2)
  })
})

describe('a malformed imagined position is refused', () => {
  const table = value(openTable(goofspiel, setupFor(2, { cards: 5 }), seededHost('bad')))
  table.act(0, ['3'])
  const sound = parsed(imaginedStart(0, table.view(0), 'seed'))
  const start = (change: object): unknown => ({ imagined: { ...sound.imagined, ...change } })
  const tried = (given: unknown): readonly string[] => codes(begin(goofspiel, 2, { cards: 5 }, given))

  test('by its shape', () => {
    expect(tried(sound)).toEqual([])
    expect(tried({ ...sound, more: 1 })).toEqual(['imaginedShape'])
    for (const bad of [
      { viewer: 2 },
      { viewer: -1 },
      { viewer: 'me' },
      { viewer: 0.5 },
      { viewer: 1 },
      { seed: '' },
      { seed: 7 },
      { seed: 'x'.repeat(101) },
      { view: null },
      { view: [] },
      { view: 'x' },
      { more: 1 },
      { view: { viewer: 0, padding: 'x'.repeat(600_000) } },
    ]) {
      expect(tried(start(bad))).toEqual(['imaginedShape'])
    }
    for (const bad of [null, 7, [], {}]) expect(tried({ imagined: bad })).toEqual(['imaginedShape'])
  })

  test('when the game cannot imagine it, or it looks otherwise afterwards', () => {
    expect(tried(start({ view: { viewer: 0 } }))).toEqual(['imaginedBroken'])
    expect(tried(start({ view: { ...(sound.imagined.view as object), added: 1 } }))).toEqual(['imaginedDiffers'])
  })

  test('when the match is over', () => {
    const ended = value(openTable(ticTacToe, setupFor(2), seededHost('end')))
    for (const [i, step] of ['a1', 'b1', 'a2', 'b2', 'a3'].entries()) ended.act(i % 2, [step])
    expect(ended.pending().status).toBe('over')
    expect(codes(begin(ticTacToe, 2, {}, imaginedStart(0, ended.view(0), 's')))).toEqual(['imaginedOver'])
  })

  test('when other seats are at the table', () => {
    const three = value(openTable(sacks, setupFor(3, { rounds: 4 }), seededHost('three')))
    expect(codes(begin(sacks, 2, { rounds: 4 }, imaginedStart(0, three.view(0), 's')))[0]).toMatch(/seats|imagined/)
  })
})
