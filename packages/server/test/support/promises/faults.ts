import type { Broken } from '../breakable.ts'

/** A fault that is planted, and what the promise that must tell of it says. */
export interface Fault {
  readonly name: string
  /** The promise that is not kept, by its name. */
  readonly promise: string
  readonly says: RegExp
  readonly parts?: Broken
  /** A trigger that does this in the database: on which table, when, and what. */
  readonly trigger?: { readonly table: string; readonly when: string; readonly does: string }
}

/** A trigger that holds on to something old in the database. */
export const keeping = (table: string, does: string): NonNullable<Fault['trigger']> => ({
  table,
  when: 'before update',
  does,
})
