import type { Fault, MessageValues, Refusal } from '@menagerie/engine'
import type { WireCode } from '@menagerie/protocol'

interface Coded {
  readonly code: string
  readonly rule: string | null
  readonly values: MessageValues
  readonly faults: readonly Fault[]
}

/**
 * An answer that is no success, as a code: a person's or a program's mistake, or a store that is away; never a bug. `code` is
 * one of the house (`WireCode`), or with a `rule` that of a refusal. Whoever carries it gives it a status, who shows it words.
 */
export class Refused extends Error implements Coded {
  override readonly name = 'Refused'
  readonly code: string
  readonly rule: string | null
  readonly values: MessageValues
  readonly faults: readonly Fault[]

  constructor({ code, rule, values, faults }: Coded, cause?: unknown) {
    super(code, cause === undefined ? {} : { cause })
    this.code = code
    this.rule = rule
    this.values = values
    this.faults = faults
  }
}

export const refuse = (code: WireCode, values: MessageValues = {}): Refused =>
  new Refused({ code, rule: null, values, faults: [] })

/** Nothing is known to be done: ask again, with the same key. */
export const busy = (cause: unknown): Refused =>
  new Refused({ code: 'busy' satisfies WireCode, rule: null, values: {}, faults: [] }, cause)

/** Data a person brought, with all its faults. */
export const faulty = (faults: readonly Fault[]): Refused =>
  new Refused({ code: 'faulty' satisfies WireCode, rule: null, values: {}, faults })

/** What the table or the game forbids. */
export const refused = ({ code, rule, values }: Refusal): Refused => new Refused({ code, rule, values, faults: [] })

export const isBusy = (error: unknown): boolean =>
  error instanceof Refused && error.rule === null && error.code === 'busy'
