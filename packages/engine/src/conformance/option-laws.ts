import type { Box } from '../box.ts'
import type { Catalogue } from '../text-room.ts'
import type { GameTypes } from '../game.ts'
import { type Choices, type GameRows, type OptionRow, type ValueOf, applies } from '../options.ts'
import { absenceAt, bankAt, bankRow, givesHints, isTimed, observerHandsAt, spectatorDelayAt } from '../table-options.ts'
import { type Starts, changesSomething } from './option-readers.ts'
import { OWN, named, valuesOf } from './option-values.ts'
import type { ConformanceRoom } from './room.ts'

/** An option as a test sees it: what a table shows under its default, and what under another value. */
export interface Witness<Value> {
  readonly value: Value
  /** What else is chosen, both times. */
  readonly beside?: Choices
  readonly shows: (choices: Choices) => unknown
  readonly gives: readonly [byDefault: unknown, bySet: unknown]
}

/** One for every row of the rules: a row without one does not compile. */
export type Witnesses<Rows extends readonly OptionRow[]> = {
  readonly [Id in keyof GameRows<Rows>]: Witness<ValueOf<GameRows<Rows>[Id]>>
}

/** What a game adds so that its options can be held against the laws. */
export interface OptionTrials extends Starts {
  readonly witnesses: Readonly<Record<string, Witness<unknown>>>
  /** Data of the user's own, by option. */
  readonly own: Choices
  /** Values that no seat could tell from the default by anything it sees, each with the reason: `backs=printed`. */
  readonly silent: Readonly<Record<string, string>>
}

/**
 * What is missing of a game's options, one sentence each, which names game and option; empty when all are whole.
 *
 * - **words**: in every language of the game `options.<id>` has `name`, `help` and, where there are choices or things to
 *   claim, each of `choices.<choice>`; what else stands under `options` is told as left over.
 * - **rules**: every rule a row names stands in the rulebook. A row of the rules, or one that the rulebook states (mark S),
 *   names at least one; seconds and aids of the table change no rule.
 * - **reader**: each value of a row of the rules but the default makes a difference to somebody at the table, in matches of
 *   the same luck and the same choices. Values of a row of the table alter what its `readBy` says, and never the rules' Options.
 *   What the client alone reads cannot be seen from here: `test/workspace/options.test.ts` looks for it.
 * - **test**: a witness shows a value that is not the default, and what it changes.
 *
 * `only` looks at some rows.
 */
export const optionFaults = async <T extends GameTypes>(
  box: Box<T>,
  room: ConformanceRoom<T>,
  trials: OptionTrials,
  only: (row: OptionRow) => boolean = () => true,
): Promise<readonly string[]> => {
  const rows = box.options.filter(only)
  const faults = [
    ...(await wordFaults(box, rows)),
    ...rows.flatMap((row) => [
      ...ruleFaults(box, row),
      ...(row.scope === 'game' ? readerFaults(box, room, trials, row) : tableFaults(box, row)),
      ...(row.scope === 'game' ? witnessFaults(box.options, trials, row) : []),
    ]),
  ]
  return faults.map((fault) => `options: ${box.game.id}.${fault}`)
}

type Words = Readonly<Record<string, string | Catalogue>>

const inside = (words: Words, key: string): Words => {
  const found = words[key]
  return typeof found === 'object' ? found : {}
}

const idsOfWords = (words: Words, path: string): readonly string[] =>
  Object.entries(words).flatMap(([key, found]) =>
    typeof found === 'object' ? idsOfWords(found, `${path}${key}.`) : found === '' ? [] : [`${path}${key}`],
  )

const idsOfRow = (row: OptionRow): readonly string[] => [
  `${row.id}.name`,
  `${row.id}.help`,
  ...(row.kind === 'choice' || row.kind === 'data' ? row.choices.map((one) => `${row.id}.choices.${one}`) : []),
  ...(row.kind === 'claim' ? Array.from({ length: row.most }, (_, at) => `${row.id}.choices.${at + 1}`) : []),
]

const wordFaults = async <T extends GameTypes>(
  { text, options }: Box<T>,
  rows: readonly OptionRow[],
): Promise<readonly string[]> => {
  const fetched = Object.entries(text.translations).map(async ([language, load]) => [language, await load()] as const)
  const wanted = new Set(options.flatMap(idsOfRow))
  return [...Object.entries(text.catalogues), ...(await Promise.all(fetched))].flatMap(([language, words]) => {
    const said = new Set(idsOfWords(inside(words, 'options'), ''))
    const missing = rows.flatMap(idsOfRow).filter((id) => !said.has(id))
    const left = [...said].filter((id) => !wanted.has(id))
    return [
      ...missing.map((id) => `${id} has no words in ${language}`),
      ...left.map((id) => `${id} is left over in ${language}: no option says it`),
    ]
  })
}

const ruleFaults = <T extends GameTypes>({ rulebook }: Box<T>, row: OptionRow): readonly string[] => {
  const needsOne = (row.scope === 'game' || row.mark === 'S') && row.rules.length === 0
  const unknown = row.rules.filter((id) => !rulebook.some((rule) => rule.id === id))
  return [
    ...(needsOne ? [`${row.id} names no rule`] : []),
    ...unknown.map((id) => `${row.id} names ${id}, which is no rule`),
  ]
}

/** The option that must be so for this one to say anything, as it has to be. */
const besides = ({ when }: OptionRow): Choices => (when === null ? {} : { [when.option]: when.in[0] })

const others = (row: OptionRow): readonly unknown[] => valuesOf(row).filter((value) => value !== row.default)

const readerFaults = <T extends GameTypes>(
  box: Box<T>,
  room: ConformanceRoom<T>,
  trials: OptionTrials,
  row: OptionRow,
): readonly string[] =>
  others(row).flatMap((value) => {
    const name = named(row, value)
    const given = value === OWN ? trials.own[row.id] : value
    if (given === undefined) return [`${row.id} has no data of one’s own to be tried`]
    const isSilent = Object.hasOwn(trials.silent, name)
    const [plain, set] = [row.default, given].map((one) => ({ [row.id]: one, ...besides(row) })) as [Choices, Choices]
    const changes = changesSomething(box, room, trials, { name, id: row.id, plain, set })
    if (changes === isSilent)
      return [isSilent ? `${name} is told silent, and changes something` : `${name} changes nothing`]
    return []
  })

/** Whether the reader of the table tells this value from the default. */
const isReadAtTable = <T extends GameTypes>(
  box: Box<T>,
  row: OptionRow & { readonly scope: 'table' },
  value: unknown,
) => {
  const choices = { ...besides(row), [row.id]: value }
  switch (row.readBy) {
    case 'clock': {
      const off = { ...besides(row), [row.id]: 0 }
      return box.clocks.some(({ option }) => option === row.id) && isTimed(box, choices) !== isTimed(box, off)
    }
    case 'observers':
      return observerHandsAt(choices) !== observerHandsAt({})
    case 'delay':
      return spectatorDelayAt(choices) !== spectatorDelayAt({})
    case 'hints':
      return [1, 2].some((people) => givesHints(choices, people) !== givesHints({}, people))
    case 'bank':
      return row.id === bankRow.id && bankAt(choices) !== bankAt({})
    case 'absence': {
      const plain = absenceAt({ ...choices, [row.id]: row.default })
      return JSON.stringify(absenceAt(choices)) !== JSON.stringify(plain)
    }
    case 'client':
      return true
  }
}

const tableFaults = <T extends GameTypes>(
  box: Box<T>,
  row: OptionRow & { readonly scope: 'table' },
): readonly string[] => {
  const plain = box.complete(besides(row), null)
  return others(row).flatMap((value) => {
    const name = named(row, value)
    const set = box.complete({ ...besides(row), [row.id]: value }, null)
    const isKept = !plain.ok || !set.ok || plain.value !== set.value
    const isRead = row.readBy === 'clock' && value === 0 ? true : isReadAtTable(box, row, value)
    return [
      ...(isKept ? [`${name} is of the table and alters Options`] : []),
      ...(isRead ? [] : [`${name} is not read`]),
    ]
  })
}

const witnessFaults = (rows: readonly OptionRow[], { witnesses }: OptionTrials, row: OptionRow): readonly string[] => {
  const witness = Object.hasOwn(witnesses, row.id) ? witnesses[row.id] : undefined
  if (witness === undefined) return [`${row.id} has no test`]
  if (witness.value === row.default) return [`${row.id} is tested with its default only`]
  const { beside = {}, shows } = witness
  const choices = { ...beside, [row.id]: witness.value }
  if (!applies(row, rows, choices)) return [`${row.id} says nothing beside what its test chooses`]
  const gives = [shows(beside), shows(choices)].map((shown) => JSON.stringify(shown))
  const wanted = witness.gives.map((shown) => JSON.stringify(shown))
  if (wanted[0] === wanted[1]) return [`${row.id} has a test in which it changes nothing`]
  return gives.flatMap((shown, at) =>
    shown === wanted[at]
      ? []
      : [`${row.id}: its test shows ${shown}, not ${wanted[at]}, ${at === 0 ? 'by default' : 'set'}`],
  )
}
