import { describe, expect, test } from 'vitest'
import { goesByItself } from './use-acting.ts'

const QUIET = { offer: null, paused: false }
const OFFER = { version: 3, seat: 0, terms: ['pause'], waiting: [1] }

describe('what is the only thing to do', () => {
  test('goes by itself, unless the table is otherwise', () => {
    expect(goesByItself({ choices: {} }, QUIET)).toBe(true)
    expect(goesByItself({ choices: { autoForced: true } }, QUIET)).toBe(true)
    expect(goesByItself({ choices: { autoForced: false } }, QUIET)).toBe(false)
  })

  test('waits while an offer does, which it would end, and in a pause', () => {
    expect(goesByItself({ choices: {} }, { ...QUIET, offer: OFFER })).toBe(false)
    expect(goesByItself({ choices: {} }, { ...QUIET, paused: true })).toBe(false)
  })
})
