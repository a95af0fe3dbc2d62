import { type Result, ok } from './refusal.ts'

/** A memory of what was made: the same key gives the same object for as long as anybody holds it. */
export type Interned<O extends object> = (key: string, make: () => Result<O>) => Result<O>

const TIDY_EVERY = 256

/** For complete options: caches keyed by the object work, and the memory never grows with what was once chosen. */
export const interned = <O extends object>(): Interned<O> => {
  const known = new Map<string, WeakRef<O>>()
  let misses = 0
  return (key, make) => {
    const kept = known.get(key)?.deref()
    if (kept !== undefined) return ok(kept)
    const made = make()
    if (!made.ok) return made
    known.set(key, new WeakRef(made.value))
    misses++
    if (misses % TIDY_EVERY === 0) for (const [old, ref] of known) if (ref.deref() === undefined) known.delete(old)
    return made
  }
}
