import { Refused } from '@menagerie/authority'
import type { Frame, Lobby, WireFault } from '@menagerie/protocol'
import type { MessageValues } from '@menagerie/engine'
import { WireError } from '../wire/transport.ts'
import { wireErrorOf } from './errors.ts'
import type { HereAuthority } from './authority.ts'

/** What the page asks by name and gets one answer to. */
export type Asked = Omit<HereAuthority, 'listen' | 'changedElsewhere'>

/** From the page to its authority. */
export type Request =
  | { readonly kind: 'ask'; readonly id: number; readonly name: keyof Asked; readonly args: readonly unknown[] }
  | { readonly kind: 'listen'; readonly id: number; readonly tables: readonly string[] }
  | { readonly kind: 'stop'; readonly id: number }

/** From the authority to the page: answers, and what a listener hears, in the order it happened. */
export type Reply =
  | { readonly kind: 'answer'; readonly id: number; readonly value: unknown }
  | { readonly kind: 'failure'; readonly id: number; readonly failure: Failure }
  | { readonly kind: 'frame'; readonly id: number; readonly frame: Frame }
  | { readonly kind: 'lobby'; readonly id: number; readonly lobby: Lobby }
  | { readonly kind: 'mine'; readonly id: number }

/** A `WireError` as plain data: messages carry no classes. */
export interface Failure {
  readonly status: number
  readonly code: string
  readonly rule: string | null
  readonly values: MessageValues
  readonly faults: readonly WireFault[]
}

const INTERNAL: Failure = { status: 500, code: 'internal', rule: null, values: {}, faults: [] }
/** This browser keeps nothing: a private window, or a full disk. */
const NOT_KEPT: Failure = { ...INTERNAL, status: 507, code: 'notKept' }

export const failureOf = (error: unknown): Failure => {
  if (error instanceof Refused) {
    const { status, code, rule, values, faults } = wireErrorOf(error)
    return { status, code, rule, values, faults }
  }
  return error instanceof DOMException ? NOT_KEPT : INTERNAL
}

export const errorOf = ({ status, code, rule, values, faults }: Failure): WireError =>
  new WireError(status, code, rule, values, faults)
