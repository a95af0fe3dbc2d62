import type { Summary } from '@menagerie/protocol'

export const FILTERS = ['all', 'yours', 'running', 'waiting', 'finished'] as const
export type Filter = (typeof FILTERS)[number]

/** Whether nothing will happen at a table any more. */
export const rests = ({ status }: Summary): boolean => status === 'over' || status === 'closed'

const FITS: Readonly<Record<Filter, (table: Summary) => boolean>> = {
  all: () => true,
  yours: ({ yourTurn }) => yourTurn,
  running: ({ status }) => status === 'playing',
  waiting: ({ status }) => status === 'waiting',
  finished: rests,
}

/** Those that are not put away. */
export const shelved = (tables: readonly Summary[], away: readonly string[]): readonly Summary[] =>
  tables.filter(({ id }) => !away.includes(id))

/** How many each filter lets through. */
export const countsOf = (tables: readonly Summary[]): Readonly<Record<Filter, number>> => {
  const count = (filter: Filter): number => tables.filter(FITS[filter]).length
  return {
    all: tables.length,
    yours: count('yours'),
    running: count('running'),
    waiting: count('waiting'),
    finished: count('finished'),
  }
}

/** Tables that a filter lets through and that have every written word somewhere in theirs. */
export const found = (
  tables: readonly Summary[],
  filter: Filter,
  written: string,
  wordsOf: (table: Summary) => string,
): readonly Summary[] => {
  const wanted = written.toLowerCase().split(/\s+/)
  return tables.filter((table) => {
    const words = wordsOf(table).toLowerCase()
    return FITS[filter](table) && wanted.every((word) => words.includes(word))
  })
}
