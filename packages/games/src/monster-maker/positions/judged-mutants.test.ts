import { readFileSync } from 'node:fs'
import { type JudgedMutant, judgeMutants } from '@menagerie/engine/conformance'
import { describe, expect, test } from 'vitest'
import { box } from '../index.ts'
import { POOR_DECK, SMALL_DECK } from '../set/small-deck.ts'
import { invariants } from './invariants.ts'
import { arrangeUnder } from './position.ts'

/** The first fifty that were taken without a word before somebody read them against the rules. */
const JUDGED = JSON.parse(
  readFileSync(new URL('judged-mutants.json', import.meta.url), 'utf8'),
) as readonly JudgedMutant[]

const DECKS: Readonly<Record<string, unknown>> = { small: SMALL_DECK, poor: POOR_DECK }

/** `deck` names one of a person's own. */
const { said, codes, idle, unreasoned } = judgeMutants({
  mutants: JUDGED,
  invariants: invariants,
  arrange: (rules, { choices, position }) => {
    const deck = DECKS[String(choices['deck'])]
    const completed = box.complete(deck === undefined ? choices : { ...choices, deck }, null)
    if (!completed.ok) throw new Error(JSON.stringify(completed.faults))
    return arrangeUnder(rules, completed.value, position)
  },
})

describe('changed positions that were judged one by one', () => {
  test('are fifty, each with its reason', () => {
    expect(JUDGED).toHaveLength(50)
    expect(unreasoned).toEqual([])
    expect(JUDGED.filter(({ verdict }) => verdict !== 'taken').length).toBeGreaterThan(20)
  })

  test.each(JUDGED.map((one, i) => [i + 1, one.verdict, one.why, one] as const))(
    '%i is %s: %s',
    (_i, verdict, _, one) => {
      expect(said(one)).toEqual([verdict, one.told])
    },
  )

  test('MM-P4, MM-T1, MM-T2, MM-T3, MM-T11, MM-C3, MM-TC1, MM-TC3, MM-TC5 each invariant that judging made tells of some', () => {
    expect(codes).toEqual([
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
    expect(idle()).toEqual([])
  })
})
