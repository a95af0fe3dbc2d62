import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
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
  const known = new Map<string, BoutResult>()
  const { head, lines } = existsSync(path) ? read(path) : { head: null, lines: [] }
  if (head !== null && !isDeepStrictEqual(head, asRead(terms))) throw wrongUsage(t('tournament.otherJournal', { path }))
  for (const [key, result] of lines) known.set(key, result)
  write(path, [terms, ...lines])
  return {
    resultOf: (bout) => known.get(boutKey(bout)) ?? null,
    add: (bout, result) => {
      known.set(boutKey(bout), result)
      appendFileSync(path, `${JSON.stringify([boutKey(bout), result])}\n`)
    },
  }
}

const asRead = (terms: Terms): unknown => JSON.parse(JSON.stringify(terms))

const write = (path: string, lines: readonly unknown[]): void => {
  try {
    writeFileSync(path, lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
  } catch {
    throw failed(t('tournament.noJournal', { path }))
  }
}

const isLine = (value: unknown): value is Line =>
  Array.isArray(value) && value.length === 2 && typeof value[0] === 'string' && typeof value[1] === 'object'

const read = (path: string): { readonly head: unknown; readonly lines: readonly Line[] } => {
  const texts = readFileSync(path, 'utf8').split('\n')
  // What stands after the last line's end was being written.
  texts.pop()
  if (texts.length === 0) return { head: null, lines: [] }
  try {
    const [head, ...lines] = texts.map((text) => JSON.parse(text) as unknown)
    if (lines.every(isLine)) return { head, lines }
  } catch {
    // Told below.
  }
  throw wrongUsage(t('tournament.otherJournal', { path }))
}
