import { describe, expect, it } from 'vitest'
import { Refused } from '@menagerie/authority'
import type { SeatRow } from '../store/schema.ts'
import { looksLike, mustBeOwnName, nameAmong } from './names.ts'

const codeOf = (work: () => unknown): string => {
  try {
    work()
    return 'fine'
  } catch (error) {
    return error instanceof Refused ? error.code : String(error)
  }
}

const seated = (...names: readonly string[]): SeatRow[] =>
  names.map((name, seat) => ({ seat, kind: 'human', name }) as SeatRow)

describe('two names', () => {
  it.each([
    ['Ada', 'ada'],
    ['Ada', 'Аdа'],
    ['Ivy', 'lvy'],
    ['paul', 'pau1'],
    ['Mo the Monster', 'Mo  theMonster'],
    ['Rose', 'Ro\u200bse'],
    ['Rose', 'Rose\u{1d159}'],
    ['Ada', 'Ａｄａ'],
    ['MORGAN', 'ＭOＲGAN'],
    ['Guest 1001', 'Guest lOO1'],
  ])('that look alike: %s, %s', (a, b) => {
    expect(looksLike(a, b)).toBe(true)
    expect(looksLike(b, a)).toBe(true)
  })

  it.each([
    ['Ada', 'Ida'],
    ['かな', 'がな'],
    ['カイ', 'ガイ'],
    ['Guest 1234', 'Guest 1235'],
    ['Zoë', 'Zoé'],
    ['太郎', '大郎'],
  ])('that do not: %s, %s', (a, b) => {
    expect(looksLike(a, b)).toBe(false)
  })
})

describe('a name', () => {
  it.each([
    'Bot',
    'Thinking bot',
    'Greedy b0t',
    '先読みボット',
    'Menagerie',
    'ＭＥＮＡＧＥＲＩＥ',
    'Guest 1234',
    'guest 12',
    'You',
    'some body',
    'ADMINISTRAT0R',
    '運営',
    'Admin\u{1d159}',
    '空席',
  ])('of the house is nobody’s own: %s', (name) => {
    expect(codeOf(() => mustBeOwnName(name, 'Ada'))).toBe('nameReserved')
  })

  it.each(['Bothan', 'Abbott', 'Robotnik', 'Guest of honour', 'ゲストさん', 'Yousef', 'R2'])(
    'is one’s own: %s',
    (name) => {
      expect(codeOf(() => mustBeOwnName(name, 'Guest 4711'))).toBe('fine')
    },
  )

  it('given by the house may be kept', () => {
    expect(codeOf(() => mustBeOwnName('Guest 4711', 'Guest 4711'))).toBe('fine')
  })

  it('chosen is refused beside one that looks like it; a guest gets another number', () => {
    expect(codeOf(() => nameAmong('аda', seated('Ben', 'Ada')))).toBe('nameTaken')
    expect(nameAmong('Ada', seated('Ben', 'Guest 1000'))).toBe('Ada')
    expect(nameAmong('Guest 9999', seated('Guest 9999', 'Guest 1999'))).toBe('Guest 2999')
  })
})
