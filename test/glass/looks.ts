import { textSize } from '../../packages/web/src/preferences.ts'

/** How a person has set the product and the machine. */
export interface Look {
  readonly theme: 'table' | 'dungeon'
  readonly language: 'en' | 'ja'
  readonly still: boolean
  /** How large letters are, of the sizes one chooses from. */
  readonly text: (typeof textSize.values)[number]
}

type Factors = Readonly<Record<string, readonly unknown[]>>

const crossed = (factors: Factors): readonly Readonly<Record<string, unknown>>[] =>
  Object.entries(factors).reduce<readonly Readonly<Record<string, unknown>>[]>(
    (rows, [name, values]) => rows.flatMap((row) => values.map((value) => ({ ...row, [name]: value }))),
    [{}],
  )

const pairsOf = (row: Readonly<Record<string, unknown>>): readonly string[] => {
  const parts = Object.entries(row).map(([name, value]) => `${name}=${String(value)}`)
  return parts.flatMap((one, at) => parts.slice(at + 1).map((other) => `${one} ${other}`))
}

/** Rows in which every value of each factor meets every value of each other one, the most telling first. */
export const covering = (factors: Factors): readonly Readonly<Record<string, unknown>>[] => {
  const all = crossed(factors)
  const left = new Set(all.flatMap(pairsOf))
  const rows: Readonly<Record<string, unknown>>[] = []
  while (left.size > 0) {
    const news = (row: Readonly<Record<string, unknown>>): number =>
      pairsOf(row).filter((pair) => left.has(pair)).length
    const best = all.reduce((a, b) => (news(b) > news(a) ? b : a))
    for (const pair of pairsOf(best)) left.delete(pair)
    rows.push(best)
  }
  return rows
}

/** All themes, languages, motions and sizes of letters, each pair of them met. */
export const LOOKS: readonly Look[] = covering({
  theme: ['table', 'dungeon'],
  language: ['en', 'ja'],
  still: [true, false],
  text: textSize.values,
}) as unknown as readonly Look[]
