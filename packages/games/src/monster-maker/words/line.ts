import type { LogLine, MessageValues } from '@menagerie/engine'
import type { Event } from '../rules/events.ts'

// What lines of the log are made of.

export type Of<K extends Event['kind']> = Extract<Event, { readonly kind: K }>

const NONE: MessageValues = {}

/** A line of the log, `events.<id>` in the catalogues, with the rule it follows from. */
export const line = (id: string, rule: string | null, values: MessageValues = NONE): LogLine => ({
  id: `events.${id}`,
  rule,
  values,
})

/** `[1 1 2]`; empty without dice. */
export const diceText = (shown: readonly number[]): string => (shown.length === 0 ? '' : `[${shown.join(' ')}]`)

/** Text in which words may stand anywhere. */
export const worded = (text: string): string => (text.includes('@') ? `@ ${text}` : text)

/** A seat within a list: who reads it puts the player's name there. */
export const seatWord = (seat: number): string => `@seat#${seat + 1}`
