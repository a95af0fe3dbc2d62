import {
  type Choices,
  type Outcome,
  type SomeBox,
  absenceRow,
  fault,
  fillChoices,
  spectatorDelayRow,
} from '@menagerie/engine'
import type { PlaceSeat } from './place.ts'
import { faulty, refuse } from './refused.ts'

export const checkSeats = (box: SomeBox, seats: number): void => {
  const possible = box((one) => one.seats)
  if (!possible.includes(seats)) {
    throw faulty([fault('seatsWrong', 'seats', null, { seats, possible: possible.join(', ') })])
  }
}

export interface TableFacts {
  readonly seats: number
  readonly last: Outcome | null
  /** `stand`: whatever was chosen, no clock runs, nothing is done about who stays away, and all before the screen see the present. */
  readonly clocks: 'run' | 'stand'
}

/** Nobody waits for anybody, and who is shown what all may see is a player. */
const AT_ONE_SCREEN: Choices = { [absenceRow.id]: 'wait', [spectatorDelayRow.id]: 'off' }

/** All choices with the defaults filled in, fit for so many seats; throws every fault at once. */
export const checkedChoices = (box: SomeBox, chosen: Choices, { seats, last, clocks }: TableFacts): Choices =>
  box((one) => {
    const filled = fillChoices(one.options, chosen)
    if (!filled.ok) throw faulty(filled.faults)
    const standing = clocks === 'stand' ? one.clocks.map(({ option }) => [option, 0] as const) : []
    const beside = clocks === 'stand' ? Object.entries(AT_ONE_SCREEN) : []
    const known = beside.filter(([option]) => one.options.some(({ id }) => id === option))
    const choices = { ...filled.value, ...Object.fromEntries(standing), ...Object.fromEntries(known) }
    const complete = one.complete(choices, last)
    if (!complete.ok) throw faulty(complete.faults)
    const misfits = one.misfits(complete.value, seats)
    if (misfits.length > 0) throw faulty(misfits)
    return choices
  })

export interface ChosenLoadout {
  /** Names a loadout of the game; whoever names one brings none of their own. */
  readonly preset: string | null
  readonly loadout: unknown
}

const LONGEST_PATH = 100

/** What a seat brings, checked: its own, a preset by name, or null where one is drawn for it. */
export const checkedLoadout = (
  box: SomeBox,
  { choices, last }: { readonly choices: Choices; readonly last: Outcome | null },
  { preset, loadout }: ChosenLoadout,
): PlaceSeat['loadout'] =>
  box((one) => {
    const options = one.complete(choices, last)
    if (!options.ok) throw faulty(options.faults)
    let brought: unknown = loadout ?? null
    if (preset !== null) {
      if (brought !== null) throw refuse('malformed')
      const found = one.loadouts.presets(options.value).find((row) => row.id === preset)
      if (found === undefined) throw faulty([fault('presetUnknown', 'preset', null, { preset })])
      brought = found.loadout
    }
    if (brought === null) return null
    const checked = one.loadouts.check(options.value, brought)
    if (!checked.ok)
      throw faulty(checked.faults.map((found) => ({ ...found, path: found.path.slice(0, LONGEST_PATH) })))
    return { loadout: JSON.parse(JSON.stringify(brought)) as unknown }
  })
