import {
  type BySeat,
  type Box,
  type Chance,
  type Choices,
  type Claims,
  type GameTypes,
  type OptionRow,
  takeAt,
} from '@menagerie/engine'

/** A table at random. */
export interface FuzzTable<T extends GameTypes> {
  readonly choices: Choices
  readonly options: T['Options']
  readonly loadouts: BySeat<T['Loadout']>
}

const MOST_TRIES = 40

/** Some seats claim something, no two the same. */
const someClaims = (most: number, chance: Chance): Claims => {
  const things = Array.from({ length: most }, (_, at) => at + 1)
  return Array.from({ length: most }, () => {
    const thing = takeAt(things, chance.pick(things.length))
    return chance.pick(3) === 0 ? null : thing
  })
}

const valueFor = (row: OptionRow, chance: Chance): string | number | boolean | Claims => {
  switch (row.kind) {
    case 'choice':
    case 'data':
      return row.choices[chance.pick(row.choices.length)] ?? row.default
    case 'integer':
      return row.min + chance.pick(row.max - row.min + 1)
    case 'flag':
      return chance.pick(2) === 0
    case 'claim':
      return someClaims(row.most, chance)
  }
}

/** Each option is another with a likelihood that is itself drawn, so that plain tables occur and wild ones too. */
const randomChoices = (rows: readonly OptionRow[], chance: Chance): Record<string, unknown> => {
  const wildness = chance.pick(5)
  const choices: Record<string, unknown> = {}
  for (const row of rows) if (chance.pick(5) < wildness) choices[row.id] = valueFor(row, chance)
  return choices
}

/** Random options that go together, a number of seats, and what each seat brings. */
export const randomTable = <T extends GameTypes>(box: Box<T>, chance: Chance): FuzzTable<T> => {
  const seats = box.seats[chance.pick(box.seats.length)] as number
  for (let tries = 0; ; tries++) {
    const choices = tries < MOST_TRIES ? randomChoices(box.options, chance) : {}
    const completed = box.complete(choices, null)
    if (!completed.ok) continue
    const options = completed.value
    const loadouts = Array.from({ length: seats }, () => box.loadouts.choose(options, chance))
    return { choices, options, loadouts }
  }
}
