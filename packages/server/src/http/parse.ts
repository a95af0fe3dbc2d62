import type { Fault } from '@menagerie/engine'
import type { z } from 'zod'
import { HttpError, bodyOf } from './errors.ts'

const MOST_DEPTH = 40

/** Reads what came from outside; throws `malformed` with every fault. */
export const parse = <S extends z.ZodType>(schema: S, value: unknown): z.output<S> => {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const faults: Fault[] = result.error.issues.slice(0, 20).map((issue) => ({
    code: issue.code,
    path: issue.path.map(String).join('.').slice(0, 100),
    rule: null,
    values: {},
  }))
  throw new HttpError(400, bodyOf('malformed', {}, faults))
}

/**
 * JSON that is valid and still poison: nested so deep that walking it overflows, or with text no database keeps
 * (NUL, halves of surrogate pairs).
 */
export const isWholesome = (value: unknown, depth = 0): boolean => {
  if (depth > MOST_DEPTH) return false
  if (typeof value === 'string') return isPlainText(value)
  if (typeof value !== 'object' || value === null) return true
  if (Array.isArray(value)) return value.every((child) => isWholesome(child, depth + 1))
  return Object.entries(value).every(([key, child]) => isPlainText(key) && isWholesome(child, depth + 1))
}

const isPlainText = (text: string): boolean => !text.includes('\0') && !/\p{Cs}/u.test(text)

/** In the place of what compiles schemas of the web library's own, which is large: what comes in is read by those of the protocol alone. */
export const noSchema = (): never => {
  throw new Error('a route reads what comes in by the protocol')
}
