import {
  type Choices,
  type Entry,
  type Outcome,
  type Pending,
  type RecordHeader,
  type Result,
  type SomeBox,
  type Table,
  type TableHost,
  drawLoadouts,
  fault,
  fillChoices,
  openTable,
} from '@menagerie/engine'
import { fairChance, fromHex, loadoutChance, seedKey, sha256Hex, toHex } from '@menagerie/fair'
import { faulty } from './errors.ts'
import type { SeatRow, TableRow } from './store.ts'

/**
 * All choices with the defaults filled in and the clocks off: on one device, which sleeps in a pocket, nothing measures a
 * decision. Throws every fault at once.
 */
export const checkedChoices = (box: SomeBox, chosen: Choices, last: Outcome | null, seats: number): Choices =>
  box((one) => {
    if (!one.seats.includes(seats)) {
      throw faulty([fault('seatsWrong', 'seats', null, { seats, possible: one.seats.join(', ') })])
    }
    const filled = fillChoices(one.options, chosen)
    if (!filled.ok) throw faulty(filled.faults)
    const choices = { ...filled.value }
    for (const { option } of one.clocks) choices[option] = 0
    const complete = one.complete(choices, last)
    if (!complete.ok) throw faulty(complete.faults)
    const misfits = one.misfits(complete.value, seats)
    if (misfits.length > 0) throw faulty(misfits)
    return choices
  })

/** What a seat brings, checked: its own, a preset by name, or null where one is chosen for it. */
export const checkedLoadout = (
  box: SomeBox,
  row: Pick<TableRow, 'choices' | 'last'>,
  preset: string | null,
  loadout: unknown,
): SeatRow['loadout'] =>
  box((one) => {
    const options = one.complete(row.choices, row.last)
    if (!options.ok) throw faulty(options.faults)
    let brought: unknown = loadout ?? null
    if (preset !== null) {
      const found = one.loadouts.presets(options.value).find((named) => named.id === preset)
      if (found === undefined) throw faulty([fault('presetUnknown', 'preset', null, { preset })])
      brought = found.loadout
    }
    if (brought === null) return null
    const checked = one.loadouts.check(options.value, brought)
    if (!checked.ok) throw faulty(checked.faults)
    return { loadout: JSON.parse(JSON.stringify(brought)) as unknown }
  })

/** What the engine does not have, for one match: fair chance keyed by its secret, SHA-256 and the clock. */
export const hostOf = (secret: string, contributions: readonly string[]): TableHost => {
  const key = seedKey(fromHex(secret), contributions)
  return { chance: (seq) => fairChance({ key, seq }), hash: sha256Hex, now: Date.now }
}

const SALT_BYTES = 16

/** A match that was set up: what is kept of it. */
export interface Begun {
  readonly header: RecordHeader
  readonly setup: Entry
  readonly pending: Pending
}

/** Sets up the match of a table whose seats are all ready. */
export const startMatch = (box: SomeBox, row: TableRow, random: (bytes: number) => Uint8Array): Begun => {
  const contributions = row.seats.map((seat) => seat.contribution)
  const opened = box((one): Result<Table> => {
    const options = one.complete(row.choices, row.last)
    if (!options.ok) return options
    const luck = loadoutChance(seedKey(fromHex(row.secret), contributions))
    // A position holds what was brought to it.
    const brought = row.seats.map((seat) => seat.loadout ?? (row.start === null ? null : { loadout: null }))
    const { loadouts, drawn } = drawLoadouts(one, options.value, brought, luck)
    const setup = {
      choices: row.choices,
      seats: row.seats.map(({ kind, name, bot }) =>
        kind === 'bot' ? { kind, name, bot: bot ?? 'random' } : { kind, name },
      ),
      loadouts,
      start: row.start,
      last: row.last,
      commitment: row.commitment,
      contributions,
      sealing: {
        salts: row.seats.map(() => toHex(random(SALT_BYTES))),
        seals: row.seats.map((seat) => seat.seal),
        drawn,
        lapsed: [],
      },
    }
    return openTable(one, setup, hostOf(row.secret, contributions))
  })
  if (!opened.ok) throw faulty(opened.faults)
  const { header, entries } = opened.value.record()
  return { header, setup: entries[0] as Entry, pending: opened.value.pending() }
}
