import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { type Append, openAppending } from './appending.ts'
import type { EntryRow } from './schema.ts'

const rowOf = (matchId: string): EntryRow => ({ matchId }) as EntryRow

class Refused extends Error {}

interface Trial {
  readonly append: Append
  /** Ids of each statement, in order. */
  readonly statements: string[][]
  /** Ends the first statement that is under way. */
  readonly end: (error?: Error) => Promise<void>
}

const open = (): Trial => {
  const statements: string[][] = []
  const ends: ((error?: Error) => void)[] = []
  const all = (rows: readonly EntryRow[]): Promise<void> => {
    statements.push(rows.map(({ matchId }) => matchId))
    return new Promise((done, fail) => {
      ends.push((error) => (error === undefined ? done() : fail(error)))
    })
  }
  return {
    append: openAppending({ one: (row) => all([row]), all, isOfRows: (error) => error instanceof Refused }),
    statements,
    end: async (error) => {
      ends.shift()?.(error)
      await setImmediate()
    },
  }
}

/** What becomes of each of several entries that are written at once; `open` while it is not known. */
const write = async ({ append }: Trial, ids: string): Promise<Map<string, string>> => {
  const became = new Map(Array.from(ids, (id) => [id, 'open']))
  for (const id of ids) {
    append(rowOf(id)).then(
      () => became.set(id, 'done'),
      (error: unknown) => became.set(id, String(error)),
    )
  }
  await setImmediate()
  return became
}

const said = (became: Map<string, string>): string => [...became].map(([id, what]) => `${id} ${what}`).join()

it('entries of one turn go in one statement, those of the next in another, and what comes then waits for either', async () => {
  const trial = open()
  const first = await write(trial, 'ab')
  const second = await write(trial, 'c')
  const third = await write(trial, 'de')
  const fourth = await write(trial, 'f')
  expect(trial.statements).toEqual([['a', 'b'], ['c']])
  await trial.end()
  expect([first, second].map(said)).toEqual(['a done,b done', 'c open'])
  expect(trial.statements).toEqual([['a', 'b'], ['c'], ['d', 'e', 'f']])
  await trial.end()
  expect([second, third, fourth].map(said)).toEqual(['c done', 'd open,e open', 'f open'])
  await trial.end()
  expect([third, fourth].map(said)).toEqual(['d done,e done', 'f done'])
})

it('where one is refused each is tried alone, and nobody else is refused', async () => {
  const trial = open()
  const became = await write(trial, 'abc')
  await trial.end(new Refused('one of them'))
  expect(trial.statements).toEqual([['a', 'b', 'c'], ['a'], ['b'], ['c']])
  await trial.end()
  await trial.end(new Refused('b'))
  expect(said(became)).toBe('a done,b Error: b,c open')
  await trial.end()
  expect(said(became)).toBe('a done,b Error: b,c done')
  expect(said(await write(trial, 'd'))).toBe('d open')
})

it('where nobody knows what was done all are told so, and nothing is written twice', async () => {
  const trial = open()
  const became = await write(trial, 'ab')
  await trial.end(new Error('cut off'))
  expect(said(became)).toBe('a Error: cut off,b Error: cut off')
  expect(trial.statements).toEqual([['a', 'b']])
  const later = await write(trial, 'c')
  await trial.end()
  expect(said(later)).toBe('c done')
})

it('sixty-four go at once at most', async () => {
  const trial = open()
  const ids = Array.from({ length: 100 }, (_, at) => String.fromCodePoint(0x4e00 + at)).join('')
  await write(trial, ids)
  expect(trial.statements.map(({ length }) => length)).toEqual([64, 36])
})
