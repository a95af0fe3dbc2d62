/**
 * For whom something is done. Those who share an address share its turns, and so do the tables of one person, who has one address
 * for as long as they wait: another one is no other turn.
 */
export interface Turn {
  readonly address: string
  readonly person: string
  /** Whether somebody sits there and waits, now. */
  readonly isAwaited: () => boolean
}

/** One who waits. */
export interface Waiting {
  /** Told whether anybody waited for it. */
  readonly begin: (isAwaited: boolean) => void
}

/** Turns go round: from address to address, within one from person to person, for each the one that has waited longest. */
export interface Lane {
  readonly push: (turn: Turn, one: Waiting) => void
  readonly remove: (turn: Turn, one: Waiting) => void
  readonly shift: () => Waiting | null
}

export const openLane = (): Lane => {
  const addresses = new Map<string, Map<string, Waiting[]>>()
  /** Where each person waits who does. */
  const homes = new Map<string, string>()
  return {
    push: ({ address: asked, person }, one) => {
      const address = homes.get(person) ?? asked
      homes.set(person, address)
      const people = addresses.get(address) ?? new Map<string, Waiting[]>()
      addresses.set(address, people)
      const row = people.get(person) ?? []
      people.set(person, row)
      row.push(one)
    },
    remove: ({ person }, one) => {
      const address = homes.get(person) ?? ''
      const people = addresses.get(address)
      const row = people?.get(person)
      const at = row?.indexOf(one) ?? -1
      if (at < 0) return
      row?.splice(at, 1)
      if (row?.length === 0) {
        people?.delete(person)
        homes.delete(person)
      }
      if (people?.size === 0) addresses.delete(address)
    },
    shift: () => {
      const [address, people] = [...addresses.entries()][0] ?? []
      const [person, row] = people === undefined ? [] : ([...people.entries()][0] ?? [])
      const one = row?.shift()
      if (address === undefined || people === undefined || person === undefined || row === undefined) return null
      // Whoever has had a turn stands at the end.
      people.delete(person)
      if (row.length > 0) people.set(person, row)
      else homes.delete(person)
      addresses.delete(address)
      if (people.size > 0) addresses.set(address, people)
      return one ?? null
    },
  }
}
