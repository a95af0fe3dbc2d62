import { createHash } from 'node:crypto'

/**
 * Which of several workers of one machine looks after a table, while it lives: all lines of the table's people go there, and its
 * match is in one memory.
 */
export interface Owners {
  /** Null where it is this process. */
  readonly ownerOf: (table: string) => number | null
  /** Of all servers of the database that live, by their names. */
  readonly living: (names: readonly string[]) => void
  /** Slots of workers that serve. */
  readonly serving: (slots: readonly number[]) => void
  /** A name for this process, by which the others know its slot. */
  readonly name: () => string
  /** Whether a server of that name is one of these workers. */
  readonly isSibling: (name: string) => boolean
}

export interface OwnersOptions {
  /** Shared by the workers, and by nobody else. */
  readonly group: string
  readonly slot: number
  /** Tables have other owners than before. */
  readonly onMoved: () => void
}

/** For a server that is one process: all is its own. */
export const soleOwner = (name: () => string): Owners => ({
  ownerOf: () => null,
  living: () => {},
  serving: () => {},
  name,
  isSibling: () => false,
})

/** Rendezvous: where a worker goes, only its own tables move, evenly to the rest. */
const weightOf = (table: string, slot: number): string => createHash('sha256').update(`${slot} ${table}`).digest('hex')

export const highestOf = (table: string, slots: readonly number[]): number => {
  const [first = 0, ...rest] = slots
  let best = { slot: first, weight: weightOf(table, first) }
  for (const slot of rest) {
    const weight = weightOf(table, slot)
    if (weight > best.weight) best = { slot, weight }
  }
  return best.slot
}

const MOST_KNOWN = 10_000

/** Those own tables who live by the database and serve by the first process, and this one itself. */
export const openOwners = ({ group, slot, onMoved }: OwnersOptions, unique: () => string): Owners => {
  let [alive, open]: readonly [ReadonlySet<number>, ReadonlySet<number>] = [new Set(), new Set()]
  let slots: readonly number[] = [slot]
  const known = new Map<string, number>()
  const prefix = `${group}.`
  const slotOf = (name: string): number => Number(name.slice(prefix.length).split('.')[0])

  const look = (): void => {
    const now = [...open].filter((one) => one === slot || alive.has(one))
    if (!now.includes(slot)) now.push(slot)
    now.sort((a, b) => a - b)
    if (now.join() === slots.join()) return
    slots = now
    known.clear()
    onMoved()
  }

  return {
    ownerOf: (table) => {
      if (slots.length === 1) return null
      const found = known.get(table) ?? highestOf(table, slots)
      known.set(table, found)
      if (known.size > MOST_KNOWN) known.clear()
      return found === slot ? null : found
    },
    living: (names) => {
      alive = new Set(names.filter((name) => name.startsWith(prefix)).map(slotOf))
      look()
    },
    serving: (list) => {
      open = new Set(list)
      look()
    },
    name: () => `${prefix}${slot}.${unique()}`,
    isSibling: (name) => name.startsWith(prefix),
  }
}
