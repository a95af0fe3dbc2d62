import type { Catalogue, Choices, Message, Outcome, Refusal } from '@menagerie/engine'
import type { Event } from '../rules/events.ts'
import { crowdedTable } from './crowded.ts'

/* For tests. Not part of the game's door. */

/** A line as it was said, by what, at which table; the rule it names, and the sentence of that rule that bears it. */
export type Judged = {
  /** One of TABLES. */
  readonly at: string
  readonly line: string
  readonly rule: string | null
  readonly bears: string | null
} & ({ readonly event: Event } | { readonly refused: Refusal } | { readonly outcome: Outcome })

/** The tables of the judged lines, by name. */
export const TABLES: Readonly<Record<string, Choices>> = {
  standard: {},
  literal: { map: 'short', emptyCastlesStore: true, exactDistance: true, roundLimit: 30 },
  gentle: { throwIntoCombat: false, stealUndefended: false, startPlayer: 'seat1', roundLimit: 40 },
  wild: { map: 'short', frenzyStops: false, passOwn: true, startingCounters: 2, roundLimit: 0 },
  brief: { continueAfterDragon: false, victoryTreasures: 2, roundLimit: 5 },
  crowded: crowdedTable(4, 40),
  crowdedPair: crowdedTable(2, 40),
  crowdedExact: { ...crowdedTable(4, 30), exactDistance: true, throwIntoCombat: false },
  crowdedWild: { ...crowdedTable(3, 30), passOwn: true, frenzyStops: false, stealUndefended: false },
}

const textAt = (catalogue: Catalogue, id: string): string | null => {
  const text = id
    .split('.')
    .reduce<string | Catalogue | undefined>(
      (room, key) => (typeof room === 'object' ? room[key] : undefined),
      catalogue,
    )
  return typeof text === 'string' ? text : null
}

const seatName = (seat: unknown): string => `P${Number(seat) + 1}`

/** A message as a catalogue says it, in the form for its `count`, lists with commas; players are called P1 to P4. */
export const sayIn =
  (catalogue: Catalogue) =>
  ({ id, values }: Message): string => {
    const form = values['count'] === 1 ? 'one' : 'other'
    const text = textAt(catalogue, id) ?? textAt(catalogue, `${id}_${form}`) ?? textAt(catalogue, `${id}_other`) ?? id
    const named: Message['values'] = {
      ...values,
      ...('seat' in values ? { player: seatName(values['seat']) } : {}),
      ...('other' in values ? { rival: seatName(values['other']) } : {}),
    }
    return text.replaceAll(/\{\{(\w+)(?:, list)?\}\}/g, (found, name: string) =>
      [named[name] ?? found].flat().join(', '),
    )
  }
