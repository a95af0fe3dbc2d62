/** Values of a message, lists as lists: each language joins them in its own way (`{{cards, list}}`). Never anything its reader may not know. */
export type MessageValues = Readonly<Record<string, string | number | readonly (string | number)[]>>

/** A player's mistake: the reason as a code, the rule that forbids it, and values for the sentence. */
export interface Refusal {
  /** Message id `refusal.<code>` in the game's catalogue. */
  readonly code: string
  /** Id of the rule in the game's rulebook room, such as `MP-16`, or a rule of the table (`TABLE-..`). */
  readonly rule: string
  readonly values: MessageValues
}

/** One fault of data that came from outside: an options file, a deck list, a position. */
export interface Fault {
  readonly code: string
  /** Where in the data, such as `deck.3` or `options.mat`. */
  readonly path: string
  readonly rule: string | null
  readonly values: MessageValues
}

/** What came from outside is not taken: all faults at once. */
export interface Faulty {
  readonly ok: false
  readonly faults: readonly Fault[]
}

export type Result<X> = { readonly ok: true; readonly value: X } | Faulty

const NO_VALUES: MessageValues = Object.freeze({})

export const refusal = (code: string, rule: string, values: MessageValues = NO_VALUES): Refusal =>
  Object.freeze({ code, rule, values })

export const fault = (
  code: string,
  path: string,
  rule: string | null = null,
  values: MessageValues = NO_VALUES,
): Fault => ({ code, path, rule, values })

export const ok = <X>(value: X): Result<X> => ({ ok: true, value })
export const faulty = (faults: readonly Fault[]): Faulty => ({ ok: false, faults })

/** A bug of ours, never a player's mistake. */
export class Defect extends Error {
  override readonly name = 'Defect'
}

/** For the `default` of a switch over a union. */
export const unreachable = (value: never): never => {
  throw new Defect(`unexpected value: ${JSON.stringify(value)}`)
}
