import type { Invariant } from '@menagerie/engine'
import type { State } from '../rules/state.ts'
import { asked } from './asked.ts'
import { fought } from './fought.ts'
import { reached } from './reached.ts'
import { things } from './things.ts'

/** What no position contradicts, in the order of their numbers; the table of docs/position-format.md. */
export const invariants: readonly Invariant<State>[] = [...things, ...asked, ...reached, ...fought]
