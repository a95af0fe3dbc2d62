import { type Choices, type Seat, type SomeBox, type Table, openTable, sampledChance } from '@menagerie/engine'

/** What an example's partner does when it is asked. */
type Partner = (seat: Seat) => readonly string[]

export interface Example {
  readonly table: Table
  readonly partner: Partner
}

/** Not for secrets: only to fill the record of an example that nobody verifies. */
const sum = (text: string): string =>
  Array.from(text)
    .reduce((hash, char) => (Math.imul(hash, 31) + char.charCodeAt(0)) | 0, 7)
    .toString(16)

/** What an example shows: a game begun, or an arranged position, and how far it is played on. */
export interface Arranged {
  readonly choices: Choices
  readonly seats: number
  readonly seed: string
  /** So many decisions are made beforehand. */
  readonly skip: number
  /** True: three decisions of four are those a bot thinks of first, so that games come to their proper end. */
  readonly guided: boolean
  /** As JSON; null: the beginning. */
  readonly position: string | null
}

/** Any legal steps, until they end in something that is no part of a combined choice. */
const anyone = (some: SomeBox, table: Table, { choices, seed, guided }: Arranged): Partner =>
  some((box) => {
    const player = sampledChance(`${seed} plays`)
    const completed = box.complete(choices, null)
    const isStep = (notation: string): boolean => {
      const action = completed.ok ? box.game.parse(completed.value, notation) : null
      return action !== null && box.game.staged(action)
    }
    const promising = (seat: Seat, legal: readonly string[]): string | null => {
      if (!guided || !completed.ok || player.pick(4) === 0) return null
      const actions = legal.map((notation) => box.game.parse(completed.value, notation)).filter((one) => one !== null)
      const [first] = box.bot.order(table.view(seat) as Parameters<typeof box.bot.order>[0], actions)
      return first === undefined ? null : box.game.format(completed.value, first)
    }
    return (seat) => {
      const steps: string[] = []
      do {
        const legal = table.legal(seat, steps)
        const best = steps.length === 0 ? promising(seat, legal) : null
        steps.push(best ?? (legal[player.pick(legal.length)] as string))
      } while (isStep(steps.at(-1) as string))
      return steps
    }
  })

const opened = (some: SomeBox, { choices, seats, seed, position }: Arranged): Table =>
  some((box) => {
    const chance = sampledChance(seed)
    const all = Array.from({ length: seats }, (_, seat) => seat)
    const table = openTable(
      box,
      {
        choices,
        seats: all.map((seat) =>
          seat === 0 ? { kind: 'human', name: 'a' } : { kind: 'bot', name: `b${seat}`, bot: 'random' },
        ),
        loadouts: all.map(() => {
          const completed = box.complete(choices, null)
          // Chosen in any case, so that luck goes on as at a table with nothing arranged.
          const chosen = completed.ok ? box.loadouts.choose(completed.value, chance) : null
          return position === null ? chosen : null
        }),
        start: position === null ? null : (JSON.parse(position) as unknown),
        last: null,
        commitment: null,
        contributions: all.map(() => ''),
      },
      { chance: () => chance, hash: sum, now: () => 0 },
    )
    if (!table.ok) throw new Error(JSON.stringify(table.faults))
    return table.value
  })

/** Opens the table of an example and plays what is to be played beforehand; throws where no such table can be opened. */
export const openExample = (some: SomeBox, arranged: Arranged): Example => {
  const table = opened(some, arranged)
  const partner = anyone(some, table, arranged)
  for (let i = 0; i < arranged.skip; i++) {
    const pending = table.pending()
    if (pending.status === 'over') break
    const at = pending.seats[0] as number
    table.act(at, [...partner(at)])
  }
  return { table, partner }
}
