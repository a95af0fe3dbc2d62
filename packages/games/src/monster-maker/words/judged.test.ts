import type { LogLine, Outcome, Refusal } from '@menagerie/engine'
import { describe, expect, test } from 'vitest'
import type { Action } from '../choices/actions.ts'
import { type Reason, ruleOf } from '../choices/reasons.ts'
import { box } from '../index.ts'
import { optionsOf } from '../rules/bench.ts'
import type { Event } from '../rules/events.ts'
import { POOR_DECK, SMALL_DECK } from '../set/small-deck.ts'
import type { Options } from '../set/options.ts'
import { sayIn } from './bench.ts'
import { eventLines } from './event-witnesses.ts'
import { en } from './locales/en.ts'
import { rules } from './locales/en-rules.ts'
import { refusalLines } from './refusal-witnesses.ts'
import { saying } from './saying.ts'

/** A line said at a table, the rule it names, and the sentence of that rule that bears it; why there is none where none is named. */
type Judged = {
  readonly at: Readonly<Record<string, unknown>>
  readonly line: string
  readonly rule: string | null
  readonly bears: string
} & (
  | { readonly event: Event }
  | { readonly refusal: Refusal; readonly by: Action['kind'] }
  | { readonly outcome: Outcome }
)

const judged = [...eventLines, ...refusalLines].map((line) => JSON.parse(line) as Judged)
const DECKS: Readonly<Record<string, unknown>> = { small: SMALL_DECK, poor: POOR_DECK }
const say = sayIn(en, 'en')

const optionsAt = ({ at }: Judged): Options => {
  const { deck, ...choices } = at
  return optionsOf(typeof deck === 'string' ? { ...choices, deck: DECKS[deck] ?? deck } : choices)
}

type Lines = Pick<typeof box.text, 'event' | 'outcome'>

const lineOf = (text: Lines, options: Options, one: Judged): LogLine => {
  if ('event' in one) return text.event(options, one.event)
  if ('outcome' in one) return text.outcome(options, one.outcome)
  return { ...box.text.refusal(options, one.refusal), rule: ruleOf(one.refusal.code as Reason, one.by) }
}

/** The rules the tables give for it. */
const tabled = (options: Options, one: Judged): readonly (string | null)[] => {
  if ('refusal' in one) return saying.refusals[one.refusal.code] ?? []
  const cites =
    'outcome' in one
      ? [saying.outcomes[one.outcome.reason]].map((row) => (typeof row === 'function' ? row(options) : row))
      : saying.citations
          .filter(({ kind }) => kind === one.event.kind)
          .filter(
            ({ when }) => (when as ((event: Event, at: Options) => boolean) | undefined)?.(one.event, options) ?? true,
          )
          .map((row) => row.cites)
  return cites.map((row) => (typeof row === 'string' ? row : null))
}

const bearsIt = ({ rule, bears }: Judged): boolean =>
  rule === null ? bears !== '' : (rules[rule] as string).includes(bears) && bears.length > 10

/** What is wrong with the judged lines, as this text says them. */
const faultsIn = (text: Lines): readonly string[] =>
  judged.flatMap((one) => {
    const options = optionsAt(one)
    const line = lineOf(text, options, one)
    const rules = tabled(options, one)
    return [
      ...(say(line) === one.line ? [] : [`${one.line}: now ${say(line)}`]),
      ...(line.rule === one.rule ? [] : [`${one.line}: ${one.rule}, now ${line.rule}`]),
      ...(rules.includes(line.rule) ? [] : [`${one.line}: ${line.rule}, by the table ${rules.join()}`]),
      ...(bearsIt(one) ? [] : [`${one.line}: ${one.rule} says nothing of ${one.bears}`]),
    ]
  })

describe('lines that were judged by the rulebook', () => {
  test('200 lines are said as they were, by the same rule, which bears them', () => {
    expect(judged).toHaveLength(200)
    expect(faultsIn(box.text)).toEqual([])
  })

  test('every kind of event, every rule of the citations and every end in play is among them', () => {
    const kinds = new Set(judged.flatMap((one) => ('event' in one ? [one.event.kind] : [])))
    expect(saying.citations.filter(({ kind }) => !kinds.has(kind))).toEqual([])
    const cited = new Set(judged.map(({ rule }) => rule))
    expect(saying.citations.filter(({ cites }) => typeof cites === 'string' && !cited.has(cites))).toEqual([])
    const ends = new Set(judged.flatMap((one) => ('outcome' in one ? [one.outcome.reason] : [])))
    expect([...ends].sort()).toEqual(['conceded', 'lastDungeon', 'prizesOut', 'treasuresOut'])
  })

  /** Citations that once stood here, or might: the line and a rule that is near but does not bear it. */
  test.each([
    ['won', 'MM-T9'],
    ['drewAgain', 'MM-T1'],
    ['treasureNone', 'MM-TC2'],
    ['counted', 'MM-TC3'],
    ['died_noCards', 'MM-E5'],
    ['froze_pile', 'MM-E2'],
    ['walkedBack', 'MM-T3'],
    ['detouredBack', 'MM-D1'],
    ['cameBackFirst', 'MM-R2'],
    ['dealtExchanged', 'MM-P1'],
    ['dispelledWith', 'MM-C1'],
    ['endedWins', 'MM-V2'],
  ])('%s by %s is caught', (id, rule) => {
    const event: Lines['event'] = (options, one) => {
      const line = box.text.event(options, one)
      return line.id === `events.${id}` ? { ...line, rule } : line
    }
    expect(faultsIn({ ...box.text, event }).length).toBeGreaterThan(0)
  })
})
