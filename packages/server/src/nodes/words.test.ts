import { setImmediate } from 'node:timers/promises'
import { describe, expect, it, vi } from 'vitest'
import type { Listened } from './siblings.ts'
import { type Words, openWords } from './words.ts'

const listened = (here: readonly string[], gone: readonly string[] = []): Listened => ({ isAll: false, here, gone })

interface Heard {
  readonly words: Words
  readonly told: string[]
  readonly said: Listened[]
}

const open = (isOwn = true): Heard => {
  const [told, said]: [string[], Listened[]] = [[], []]
  const words = openWords({
    isOwn: () => isOwn,
    tell: (table) => told.push(table),
    tellListened: (change) => said.push(change),
  })
  return { words, told, said }
}

describe('that a match has moved is told', () => {
  it('to nobody where all who are concerned are here', () => {
    const { words, told } = open()
    words.listened(1, listened(['Cleo', 'other']))
    words.moved('table', ['Ada', 'Ben'])
    expect(told).toEqual([])
  })

  it.each([
    ['somebody of it listens elsewhere', ['Ben']],
    ['somebody elsewhere watches it', ['table']],
  ])('where %s, until they do not any more', (_, names) => {
    const { words, told } = open()
    words.listened(1, listened(names))
    words.moved('table', ['Ada', 'Ben'])
    expect(told).toEqual(['table'])
    words.listened(1, listened([], names))
    words.moved('table', ['Ada', 'Ben'])
    expect(told).toEqual(['table'])
  })

  it('not for a worker that has gone', () => {
    const { words, told } = open()
    words.listened(2, listened(['Ada']))
    words.changed([0, 1])
    words.moved('table', ['Ada'])
    expect(told).toEqual([])
  })

  it('always by whoever does not look after it, and where servers of others live', () => {
    const elsewhere = open(false)
    elsewhere.words.moved('table', ['Ada'])
    expect(elsewhere.told).toEqual(['table'])
    const { words, told } = open()
    words.strangers(true)
    words.moved('table', ['Ada'])
    expect(told).toEqual(['table'])
  })

  it('late to those who began to listen before their word was here, once', () => {
    const { words, told } = open()
    words.moved('table', ['Ada', 'Ben'])
    words.moved('other', ['Cleo'])
    words.listened(1, listened(['Ben']))
    expect(told).toEqual(['table'])
    words.listened(1, listened(['table']))
    expect(told).toEqual(['table'])
    words.strangers(true)
    expect(told).toEqual(['table', 'other'])
  })

  it('never after five seconds, for who came since has read it', () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    try {
      const { words, told } = open()
      words.moved('table', ['Ada'])
      vi.advanceTimersByTime(5001)
      words.listened(1, listened(['Ada']))
      words.strangers(true)
      expect(told).toEqual([])
    } finally {
      vi.useRealTimers()
    }
  })
})

describe('who listens here', () => {
  it('is told to the other workers, the last of it, and all of it to those who come', async () => {
    const { words, said } = open()
    words.listening('Ada', true)
    words.listening('Ben', true)
    words.listening('Ben', false)
    await setImmediate()
    expect(said).toEqual([listened(['Ada'], ['Ben'])])
    words.changed([0, 1])
    expect(said.at(-1)).toEqual({ isAll: true, here: ['Ada'], gone: [] })
  })

  it('as all of it, replaces what was known of a worker', () => {
    const { words, told } = open()
    words.listened(1, listened(['Ada']))
    words.listened(1, { isAll: true, here: ['Ben'], gone: [] })
    words.moved('table', ['Ada'])
    expect(told).toEqual([])
    words.moved('table', ['Ben'])
    expect(told).toEqual(['table'])
  })
})
