import type { Remark, Remarks } from '@menagerie/protocol'
import { describe, expect, test } from 'vitest'
import { learnChat } from './chat.ts'

const remark = (number: number, more: Partial<Remark> = {}): Remark => ({
  side: 'players',
  number,
  seat: 1,
  name: 'Ben',
  you: false,
  text: `word ${number}`,
  phrase: null,
  at: number,
  ...more,
})
const told = (remarks: readonly Remark[], whole = false): Remarks => ({ table: 'abcdefghijklmnop', whole, remarks })
const texts = (known: ReturnType<typeof learnChat>): readonly (string | null)[] => known.remarks.map(({ text }) => text)

describe('what a page knows of what is said', () => {
  test('holds each thing once, in the order of saying, whatever comes first', () => {
    const first = learnChat(undefined, told([remark(2)]))
    const known = learnChat(learnChat(first, told([remark(1)])), told([remark(2)]))
    expect(texts(known)).toEqual(['word 1', 'word 2'])
  })

  test('of both sides is held by when it was said', () => {
    const known = learnChat(undefined, told([remark(1, { at: 5 }), remark(1, { side: 'spectators', at: 3 })], true))
    expect(known.remarks.map(({ side }) => side)).toEqual(['spectators', 'players'])
  })

  test('is what it is told as a whole, and nothing that it had before', () => {
    const known = learnChat(learnChat(undefined, told([remark(1), remark(2)])), told([remark(2, { text: null })], true))
    expect(texts(known)).toEqual([null])
  })

  test('is told aloud when it comes by itself, and not when all of it comes again', () => {
    expect(learnChat(undefined, told([remark(1)], true)).fresh).toBeNull()
    const known = learnChat(undefined, told([remark(1)]))
    expect(known.fresh?.number).toBe(1)
    expect(learnChat(known, told([remark(1), remark(2)], true)).fresh?.number).toBe(1)
    expect(learnChat(known, told([remark(2)])).fresh?.number).toBe(2)
  })
})
