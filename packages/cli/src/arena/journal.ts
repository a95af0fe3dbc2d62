import { appendFileSync, existsSync, readFileSync, truncateSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { failed, wrongUsage } from '../stop.ts'
import { t } from '../text.ts'
import type { BoutResult } from './bout.ts'
import { type Bout, boutKey } from './pairing.ts'

/** What must be the same for matches to belong together. */
export type Terms = Readonly<Record<string, unknown>>

/** Matches of a tournament as they end, so that one that is broken off goes on where it was. */
export interface Journal {
  readonly resultOf: (bout: Bout) => BoutResult | null
  readonly add: (bout: Bout, result: BoutResult) => void
}

const KEEPS_NOTHING: Journal = { resultOf: () => null, add: () => {} }

type Line = readonly [key: string, result: BoutResult]

/**
 * A file of lines of JSON: the terms first, then a match each. A last line that was not finished is left away; a file of
 * other terms is refused, and so is one that is something else.
 */
export const openJournal = (path: string | undefined, terms: Terms): Journal => {
  if (path === undefined) return KEEPS_NOTHING
  const { head, lines, whole } = existsSync(path) ? read(path) : NOTHING_YET
  if (head !== null && !isDeepStrictEqual(head, asRead(terms))) throw wrongUsage(t('tournament.otherJournal', { path }))
  const known = new Map(lines)
  const add = (line: unknown): void => appendFileSync(path, `${JSON.stringify(line)}\n`)
  try {
    // What is whole is never written again: nothing is lost where this is broken off, too.
    if (head === null) add(terms)
    else truncateSync(path, whole)
  } catch {
    throw failed(t('tournament.noJournal', { path }))
  }
  return {
    resultOf: (bout) => known.get(boutKey(bout)) ?? null,
    add: (bout, result) => {
      known.set(boutKey(bout), result)
      add([boutKey(bout), result])
    },
  }
}

const asRead = (terms: Terms): unknown => JSON.parse(JSON.stringify(terms))

const isLine = (value: unknown): value is Line =>
  Array.isArray(value) && value.length === 2 && typeof value[0] === 'string' && typeof value[1] === 'object'

interface Read {
  readonly head: unknown
  readonly lines: readonly Line[]
  /** Bytes up to the end of the last line that was finished. */
  readonly whole: number
}

const NOTHING_YET: Read = { head: null, lines: [], whole: 0 }

const read = (path: string): Read => {
  const bytes = readFileSync(path)
  if (bytes.length === 0) return NOTHING_YET
  // What stands after the last line's end was being written.
  const whole = bytes.lastIndexOf('\n') + 1
  const texts = bytes.subarray(0, whole).toString('utf8').split('\n').slice(0, -1)
  try {
    const [head, ...lines] = texts.map((text) => JSON.parse(text) as unknown)
    if (head !== undefined && lines.every(isLine)) return { head, lines, whole }
  } catch {
    // Told below.
  }
  throw wrongUsage(t('tournament.otherJournal', { path }))
}
