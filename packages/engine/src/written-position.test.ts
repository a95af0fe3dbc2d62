import { describe, expect, test } from 'vitest'
import { sacks, ticTacToe } from './fixtures/index.ts'
import { filmOf, imaginedStart, openTable, readPosition, sampledChance, tryPosition, writePosition } from './index.ts'
import { testHash } from './conformance/hash.ts'

const codes = (tried: ReturnType<typeof tryPosition> | ReturnType<typeof readPosition>): readonly string[] =>
  tried.ok ? [] : tried.faults.map(({ code, path }) => `${path} ${code}`)

const host = { chance: (seq: number) => sampledChance(`p${seq}`), hash: testHash, now: () => 0 }
const setup = (choices = {}) => ({
  choices,
  seats: [0, 1].map((seat) => ({ kind: 'human', name: `${seat}` }) as const),
  loadouts: [null, null],
  start: null,
  last: null,
  commitment: '',
  contributions: ['', ''],
})

describe('a written position', () => {
  test('reads back as it was written, in lines a person can change', () => {
    const written = { game: 'sacks', choices: { rounds: 2 }, position: { hands: [[1, 2], [3]], row: [1, 2] } }
    const text = writePosition(written)
    const hands = '"hands": [[1, 2], [3]], "row": [1, 2]'
    expect(text).toBe(`{\n  "game": "sacks",\n  "choices": { "rounds": 2 },\n  "position": { ${hands} }\n}\n`)
    expect(readPosition(text)).toEqual({ ok: true, value: written })
    const long = { ...written, position: { hands: [Array.from({ length: 60 }, () => 1), [3]] } }
    const ones = (many: number): string => Array.from({ length: many }, () => 1).join(', ')
    expect(writePosition(long)).toBe(
      [
        '{',
        '  "game": "sacks",',
        '  "choices": { "rounds": 2 },',
        '  "position": {',
        '    "hands": [',
        '      [',
        `        ${ones(31)},`,
        `        ${ones(29)}`,
        '      ],',
        '      [3]',
        '    ]',
        '  }',
        '}',
        '',
      ].join('\n'),
    )
  })

  test('may be a position alone, as the documents show them', () => {
    expect(readPosition('"x........"')).toMatchObject({ ok: true, value: { game: null, position: 'x........' } })
    expect(readPosition('{"round":0}')).toMatchObject({ ok: true, value: { position: { round: 0 } } })
  })

  test('that is none is refused with the place of each fault', () => {
    expect(codes(readPosition('{"round":'))).toEqual([' positionJson'])
    expect(codes(readPosition('x'.repeat(600_001)))).toEqual([' positionTooLong'])
    expect(codes(readPosition('{"position":1,"game":2,"choices":[],"seat":0}'))).toEqual([
      'game positionGame',
      'choices positionChoices',
      'seat positionKey',
    ])
    expect(codes(tryPosition(sacks, { choices: { rounds: 9 }, position: null }))).toEqual([
      'choices.rounds optionOutOfRange',
    ])
    expect(codes(tryPosition(sacks, { choices: { rounds: 1 }, position: { round: 4 } }))).toEqual([
      'position.round positionShape',
    ])
    expect(codes(tryPosition(ticTacToe, { choices: {}, position: 'xx.......' }))).toEqual(['position turnsWrong'])
  })
})

test('a position of a match starts another one that looks the same', () => {
  const opened = openTable(sacks, setup({ rounds: 3 }), host)
  if (!opened.ok) throw new Error('no table opens')
  const table = opened.value
  for (const seat of [0, 1]) {
    const [first] = table.legal(seat, [])
    const second = table.legal(seat, [first as string])[0]
    expect(table.act(seat, [first as string, second as string]).ok).toBe(true)
  }
  const film = filmOf(sacks, table.record(), testHash)
  if (!film.ok) throw new Error('no film')
  const written = film.value.describe(2)
  expect(written).toMatchObject({ game: 'sacks', choices: { rounds: 3 } })
  if (written === null) return
  expect(tryPosition(sacks, written)).toEqual({ ok: true, value: { seats: 2, asked: [0, 1], warnings: [] } })
  const again = openTable(sacks, { ...setup(written.choices), start: written.position }, host)
  expect(again.ok && again.value.view('spectator')).toEqual(table.view('spectator'))
  const seen = imaginedStart(0, table.view(0), 'seed')
  expect(tryPosition(sacks, { choices: written.choices, position: seen })).toMatchObject({
    ok: true,
    value: { seats: 2 },
  })
})

test('what is over is no position', () => {
  const opened = openTable(ticTacToe, setup(), host)
  if (!opened.ok) throw new Error('no table opens')
  for (const [turn, cell] of ['a1', 'b1', 'a2', 'b2', 'a3'].entries()) opened.value.act(turn % 2, [cell])
  const film = filmOf(ticTacToe, opened.value.record(), testHash)
  expect(film.ok && [film.value.describe(4)?.position, film.value.describe(5)]).toEqual(['xo.xo....', null])
})
