import { expect, expectTypeOf, test } from 'vitest'
import {
  type BoardBox,
  type Box,
  Defect,
  type SomeBoardBox,
  type SomeBox,
  fault,
  faulty,
  noLoadouts,
  ok,
  refusal,
  sampledChance,
  seatNumbers,
  some,
  someBoard,
  unreachable,
} from './index.ts'
import { type Kuhn, type Sacks, kuhn, sacks, ticTacToe } from './fixtures/index.ts'

test('boxes of different games stand in one list, and each is used with its own types', () => {
  const boxes = [some(kuhn), some(ticTacToe), some(sacks)]
  expect(boxes.map((box) => box(({ game, seats }) => `${game.id} ${seats.join('-')}`))).toEqual([
    'kuhn 2',
    'tic-tac-toe 2',
    'sacks 2-3',
  ])
})

test('a board is given no positions, and a whole box stands wherever a board needs one', () => {
  expectTypeOf<BoardBox<Sacks>['game']>().not.toHaveProperty('arrange')
  expectTypeOf<BoardBox<Sacks>['game']>().not.toHaveProperty('describe')
  expectTypeOf<BoardBox<Sacks>>().not.toExtend<Box<Sacks>>()
  expectTypeOf<SomeBox>().toExtend<SomeBoardBox>()
  const boards: readonly SomeBoardBox[] = [some(sacks), someBoard(kuhn)]
  expect(boards.map((board) => board(({ game }) => game.id))).toEqual(['sacks', 'kuhn'])
})

test('where nobody brings anything, every loadout is null', () => {
  const room = noLoadouts<Kuhn>()
  expect([room.used, room.presets({}), room.choose({}, sampledChance(1)), room.toText({}, null)]).toEqual([
    false,
    [],
    null,
    '',
  ])
  expect([room.check({}, 'anything'), room.fromText({}, 'anything')]).toEqual([ok(null), ok(null)])
})

test('seats count from 0', () => {
  expect(seatNumbers(3)).toEqual([0, 1, 2])
})

test('a refusal is frozen: it may be prebuilt and shared', () => {
  const refused = refusal('no', 'R-1', { card: 3 })
  expect(Object.isFrozen(refused)).toBe(true)
  expect(refused).toEqual({ code: 'no', rule: 'R-1', values: { card: 3 } })
  expect(refusal('no', 'R-1').values).toEqual({})
})

test('a result is a value or faults', () => {
  expect(ok(1)).toEqual({ ok: true, value: 1 })
  expect(faulty([fault('wrong', 'deck.3')])).toEqual({
    ok: false,
    faults: [{ code: 'wrong', path: 'deck.3', rule: null, values: {} }],
  })
})

test('what the types rule out is a defect when it comes all the same', () => {
  expect(() => unreachable('x' as never)).toThrow(Defect)
  expect(() => unreachable('x' as never)).toThrow('unexpected value: "x"')
})
