import { readFileSync } from 'node:fs'
import type { Choices, Invariant } from '@menagerie/engine'
import { describe, expect, test } from 'vitest'
import { box } from '../index.ts'
import type { State } from '../rules/state.ts'
import { POOR_DECK, SMALL_DECK } from '../secrets/conformance.ts'
import { invariants } from './invariants.ts'
import { arrangeUnder } from './position.ts'

/** A described position, changed by hand, and what is right to say of it. */
interface JudgedMutant {
  readonly how: readonly string[]
  /** `warned`: no match comes there, yet it can be played on. */
  readonly verdict: 'taken' | 'warned' | 'refused'
  /** What is told, and where. */
  readonly told: readonly string[]
  readonly why: string
  /** Those of the table; a deck of a person's own by its id. */
  readonly choices: Choices
  readonly position: unknown
}

/** The first fifty that were taken without a word before somebody read them against the rules. */
const JUDGED = JSON.parse(
  readFileSync(new URL('judged-mutants.json', import.meta.url), 'utf8'),
) as readonly JudgedMutant[]

const DECKS: Readonly<Record<string, unknown>> = { small: SMALL_DECK, poor: POOR_DECK }

const said = (
  { choices, position }: JudgedMutant,
  rules: readonly Invariant<State>[] = invariants,
): readonly [verdict: JudgedMutant['verdict'], told: readonly string[]] => {
  const deck = DECKS[String(choices['deck'])]
  const completed = box.complete(deck === undefined ? choices : { ...choices, deck }, null)
  if (!completed.ok) throw new Error(JSON.stringify(completed.faults))
  const made = arrangeUnder(rules, completed.value, position)
  const found = made.ok ? made.warnings : made.faults
  const told = found.map(({ path, code }) => `${path} ${code}`)
  return [made.ok ? (told.length > 0 ? 'warned' : 'taken') : 'refused', told]
}

describe('changed positions that were judged one by one', () => {
  test('are fifty, each with its reason', () => {
    expect(JUDGED).toHaveLength(50)
    expect(JUDGED.filter(({ how, why }) => how.length === 0 || why.length < 30)).toEqual([])
    expect(JUDGED.filter(({ verdict }) => verdict !== 'taken').length).toBeGreaterThan(20)
  })

  test.each(JUDGED.map((one, i) => [i + 1, one.verdict, one.why, one] as const))(
    '%i is %s: %s',
    (_i, verdict, _, one) => {
      expect(said(one)).toEqual([verdict, one.told])
    },
  )

  test('MM-P4, MM-T1, MM-T2, MM-T3, MM-T11, MM-C3, MM-TC1, MM-TC3, MM-TC5 each invariant that judging made tells of some', () => {
    const codes = new Set(JUDGED.flatMap(({ told }) => told.map((text) => text.split(' ')[1] ?? '')))
    expect([...codes].sort()).toEqual([
      'afterNothing',
      'broughtDiffers',
      'discardedTooMuch',
      'drawnDiffers',
      'shownUnused',
      'treasuresDiffer',
      'turnOfAnother',
      'turnsTooFew',
      'usedLongAgo',
    ])
    for (const code of codes) {
      const rest = invariants.filter((one) => one.code !== code)
      expect(JUDGED.filter((one) => said(one, rest)[1].join() !== one.told.join()).length, code).toBeGreaterThan(0)
    }
  })
})
