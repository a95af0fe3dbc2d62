import { getTableName, is } from 'drizzle-orm'
import { PgTable, getTableConfig } from 'drizzle-orm/pg-core'
import * as chat from '../store/chat-schema.ts'
import * as rating from '../store/rating-schema.ts'
import * as schema from '../store/schema.ts'

/*
 * What of the database is in a backup. A table that is added to the schema is kept unless it stands below.
 */

/**
 * Of processes that run, of keys and the devices that are bound to them, and of what is sent to somebody and ends within hours. A house
 * that is brought back on trial reaches nobody's device.
 */
export const LEFT_OUT: readonly string[] = ['agreements', 'nodes', 'push_subscriptions', 'verification']

/** These go together, one match after the other: a chain is verified when it is read, and no more than a match is in memory. */
const OF_MATCHES = ['tables', 'seats', 'entries'] as const

export interface KeptTable {
  readonly name: string
  /** Columns that point to what is left out; they come back empty. */
  readonly emptied: readonly string[]
}

interface Described extends KeptTable {
  readonly needs: readonly string[]
}

const ALL: readonly Described[] = (
  [...Object.values(schema), ...Object.values(chat), ...Object.values(rating)] as readonly unknown[]
)
  .flatMap((value) => (is(value, PgTable) ? [value] : []))
  .map((table) => {
    const foreign = getTableConfig(table).foreignKeys.map((key) => key.reference())
    return {
      name: getTableName(table),
      needs: foreign.map(({ foreignTable }) => getTableName(foreignTable)),
      emptied: foreign.flatMap(({ foreignTable, columns }) =>
        LEFT_OUT.includes(getTableName(foreignTable)) ? columns.map(({ name }) => name) : [],
      ),
    }
  })
  .filter(({ name }) => !LEFT_OUT.includes(name))

const isOfMatches = (name: string): boolean => (OF_MATCHES as readonly string[]).includes(name)

/** Whether rows of one can only stand where those of matches do already. */
const comesAfter = ({ name, needs }: Described): boolean =>
  needs.some((other) => {
    if (isOfMatches(other)) return true
    const needed = ALL.find((one) => one.name === other)
    return needed !== undefined && other !== name && comesAfter(needed)
  })

/** What is needed stands before what needs it. */
const inOrder = (list: readonly Described[]): readonly KeptTable[] => {
  const done: Described[] = []
  const add = (one: Described): void => {
    if (done.includes(one)) return
    for (const other of list) if (other !== one && one.needs.includes(other.name)) add(other)
    done.push(one)
  }
  for (const one of list) add(one)
  return done
}

const others = ALL.filter(({ name }) => !isOfMatches(name))

export const KEPT = {
  before: inOrder(others.filter((one) => !comesAfter(one))),
  matches: OF_MATCHES.map((name) => ALL.find((one) => one.name === name) as KeptTable),
  after: inOrder(others.filter(comesAfter)),
}

export const allKept: readonly KeptTable[] = [...KEPT.before, ...KEPT.matches, ...KEPT.after]
