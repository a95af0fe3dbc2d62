import type { Fault } from '@menagerie/engine'
import type { ComponentType } from 'react'

/** What helps people who bring data of their own for an option, such as a deck. */
export interface OwnData {
  /** The supplied set as text, to begin from. */
  readonly template: (option: string) => string
  /** What is allowed and yet looks like a mistake; `value` is sound data. */
  readonly warnings: (option: string, value: unknown) => readonly Fault[]
  /** The text as a form; texts it cannot read it leaves alone and begins from the template. */
  readonly Form: ComponentType<{
    readonly option: string
    readonly text: string
    readonly onText: (text: string) => void
  }>
}
