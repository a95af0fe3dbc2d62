import type { Box } from '../box.ts'
import { type Chance, type ChanceOutcome, anyOf } from '../chance/chance.ts'
import { sampledChance } from '../chance/sampled.ts'
import type { GameTypes, Seat } from '../game.ts'
import { Defect } from '../refusal.ts'
import type { Table, TableHost } from '../table.ts'
import { openTable } from '../open-table.ts'
import { testHash } from './hash.ts'
import type { Scenario } from './room.ts'
import { setupOf } from './tables.ts'

/** A step to be chosen. */
export interface Choosing<T extends GameTypes> {
  readonly seat: Seat
  readonly view: T['View']
  /** Staged steps chosen before it for the same commit. */
  readonly draft: readonly string[]
  readonly legal: readonly string[]
  /** The same, promising ones first, as the game's bot has it. */
  readonly ordered: () => readonly string[]
  readonly policy: Chance
}

/** How a playthrough reads. */
export interface Playthrough<T extends GameTypes> {
  /** Before the colon: when, and whose commit it is. `shown` is what a spectator sees before it. */
  readonly heading: (shown: T['View'], seat: Seat) => string
  /** What outcomes of chance are: `drawn`, `chance`. */
  readonly luck: string
  /** An outcome as it is read, itself unless given: the id of a card. */
  readonly outcome?: (options: T['Options'], outcome: ChanceOutcome) => string
  /** The next step; any that is legal unless given. */
  readonly choose?: (choosing: Choosing<T>) => string
  /** Lines below a commit, from what its seat heard. */
  readonly told?: (options: T['Options'], events: readonly T['Event'][]) => readonly string[]
}

/** Every playthrough has the same luck. */
const SEED = 'golden'

const stepsOf = <T extends GameTypes>(
  { game, bot }: Box<T>,
  table: Table,
  options: T['Options'],
  seat: Seat,
  choose: (choosing: Choosing<T>) => string,
  policy: Chance,
): readonly string[] => {
  const view = table.view(seat) as T['View']
  const draft: string[] = []
  for (;;) {
    const legal = table.legal(seat, draft)
    const ordered = (): readonly string[] => {
      const actions = legal.map((text) => game.parse(options, text) as T['Action'])
      return bot.order(view, actions).map((action) => game.format(options, action))
    }
    draft.push(choose({ seat, view, draft, legal, ordered, policy }))
    const action = game.parse(options, draft.at(-1) as string)
    if (action === null || !game.staged(action)) return draft
  }
}

/**
 * A whole match at a table, as text for people to read and to be kept as a golden file: each commit with what chance gave,
 * the outcome, and the board as a spectator sees it at the end.
 */
export const playthrough = <T extends GameTypes>(
  box: Box<T>,
  scenario: Scenario<T>,
  { heading, luck, outcome, choose, told }: Playthrough<T>,
): string => {
  const host: TableHost = { chance: (seq) => sampledChance(`${SEED} ${seq}`), hash: testHash, now: () => 0 }
  const made = box.complete(scenario.choices, null)
  const opened = openTable(box, setupOf(scenario), host)
  if (!made.ok || !opened.ok) throw new Defect(`no table opens: ${JSON.stringify(opened)}`)
  const [options, table] = [made.value, opened.value]
  const policy = sampledChance(`${SEED} policy`)
  const shown = (): T['View'] => table.view('spectator') as T['View']
  const lines: string[] = []
  for (;;) {
    const pending = table.pending()
    if (pending.status === 'over') {
      lines.push(`over: ${JSON.stringify(pending.outcome)}`)
      return [...lines, '', ...box.text.board(shown()), ''].join('\n')
    }
    const seat = pending.seats[0] as Seat
    const head = heading(shown(), seat)
    const steps = stepsOf(box, table, options, seat, choose ?? (({ legal }) => anyOf(legal, policy)), policy)
    const acted = table.act(seat, steps)
    if (!acted.ok) throw new Defect(`${head}: ${steps.join(', ')} is refused: ${acted.refusal.code}`)
    const outcomes = acted.entry.outcomes.map((one) => (outcome === undefined ? String(one) : outcome(options, one)))
    lines.push(`${head}: ${steps.join(', ')}${outcomes.length === 0 ? '' : ` (${luck}: ${outcomes.join(' ')})`}`)
    const heard = table.project(seat, table.version() - 1).updates.flatMap(({ events }) => events)
    lines.push(...(told?.(options, heard as readonly T['Event'][]) ?? []))
  }
}
