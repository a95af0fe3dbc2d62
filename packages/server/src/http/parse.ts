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
export const isWholesome = (value: unknown): boolean => {
  const stack: { readonly node: unknown; readonly depth: number }[] = [{ node: value, depth: 0 }]
  for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
    const { node, depth } = at
    if (depth > MOST_DEPTH) return false
    if (typeof node === 'string' && !isPlainText(node)) return false
    if (typeof node !== 'object' || node === null) continue
    for (const [key, child] of Object.entries(node)) {
      if (!isPlainText(key)) return false
      stack.push({ node: child, depth: depth + 1 })
    }
  }
  return true
}

const isPlainText = (text: string): boolean => !text.includes('\0') && !/\p{Cs}/u.test(text)
