import { appendFileSync, existsSync, readFileSync, truncateSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { wrongUsage } from '../stop.ts'
import { t } from '../text.ts'
import { refuseUnwritable, unwritable } from '../writing.ts'

/** What must be the same for matches to belong together. */
export type Terms = Readonly<Record<string, unknown>>

/** What is kept of matches as they end, by a key that tells each from all others, so that what is broken off goes on where it was. */
export interface Journal<Result extends object> {
  readonly resultOf: (key: string) => Result | null
  readonly add: (key: string, result: Result) => void
}

const keepsNothing = <Result extends object>(): Journal<Result> => ({ resultOf: () => null, add: () => {} })

/** A file of the same terms holds results of the same kind. */
type Line<Result> = readonly [key: string, result: Result]

/**
 * A file of lines of JSON: the terms first, then a match each. A last line that was not finished is left away; a file of
 * other terms is refused, and so is one that is something else.
 */
export const openJournal = <Result extends object>(path: string | undefined, terms: Terms): Journal<Result> => {
  if (path === undefined) return keepsNothing()
  refuseUnwritable(path)
  const { head, lines, whole } = existsSync(path) ? read<Result>(path) : NOTHING_YET
  if (head !== null && !isDeepStrictEqual(head, asRead(terms))) throw wrongUsage(t('tournament.otherJournal', { path }))
  const known = new Map(lines)
  const surely = (write: () => void): void => {
    try {
      write()
    } catch (error) {
      throw unwritable(path, error)
    }
  }
  const add = (line: unknown): void => surely(() => appendFileSync(path, `${JSON.stringify(line)}\n`))
  // What is whole is never written again: nothing is lost where this is broken off, too.
  if (head === null) add(terms)
  else surely(() => truncateSync(path, whole))
  return {
    resultOf: (key) => known.get(key) ?? null,
    add: (key, result) => {
      known.set(key, result)
      add([key, result])
    },
  }
}

const asRead = (terms: Terms): unknown => JSON.parse(JSON.stringify(terms))

const isLine = <Result>(value: unknown): value is Line<Result> =>
  Array.isArray(value) && value.length === 2 && typeof value[0] === 'string' && typeof value[1] === 'object'

interface Read<Result> {
  readonly head: unknown
  readonly lines: readonly Line<Result>[]
  /** Bytes up to the end of the last line that was finished. */
  readonly whole: number
}

const NOTHING_YET: Read<never> = { head: null, lines: [], whole: 0 }

const read = <Result>(path: string): Read<Result> => {
  const bytes = readFileSync(path)
  if (bytes.length === 0) return NOTHING_YET
  // What stands after the last line's end was being written.
  const whole = bytes.lastIndexOf('\n') + 1
  const texts = bytes.subarray(0, whole).toString('utf8').split('\n').slice(0, -1)
  try {
    const [head, ...lines] = texts.map((text) => JSON.parse(text) as unknown)
    if (head !== undefined && lines.every(isLine<Result>)) return { head, lines, whole }
  } catch {
    // Told below.
  }
  throw wrongUsage(t('tournament.otherJournal', { path }))
}
