import { readFileSync } from 'node:fs'
import type { Catalogue, Choices, LogLine, Outcome, Refusal, TextRoom } from '@menagerie/engine'
import { saidIn } from '@menagerie/engine/conformance'
import { describe, expect, test } from 'vitest'
import { box } from '../index.ts'
import { optionsOf } from '../rules/bench.ts'
import type { Event } from '../rules/events.ts'
import type { Types } from '../rules/types.ts'
import { saying } from './saying.ts'

/** A line as it was said, with the rule it names and what of our rule bears it: read beside the rulebook, one by one. */
type Judged = {
  readonly choices: Choices
  readonly phase?: string
  readonly line: string
  readonly rule: string | null
  readonly bears: string | null
} & ({ readonly event: Event } | { readonly refusal: Refusal } | { readonly outcome: Outcome })

const judged = JSON.parse(readFileSync(new URL('./golden/judged.json', import.meta.url), 'utf8')) as readonly Judged[]

const en = box.text.catalogues['en'] as Catalogue
const say = saidIn(en, 'en')
const rules = en['rules'] as Readonly<Record<string, string>>

const lineOf = (text: TextRoom<Types>, row: Judged): LogLine => {
  const options = optionsOf(row.choices)
  if ('event' in row) return text.event(options, row.event)
  if ('outcome' in row) return text.outcome(options, row.outcome)
  return { ...text.refusal(options, row.refusal), rule: row.refusal.rule }
}

const wrongIn = (text: TextRoom<Types>): readonly string[] =>
  judged.flatMap((row) => {
    const line = lineOf(text, row)
    const now = `${say(line)} (${line.rule})`
    return now === `${row.line} (${row.rule})` ? [] : [`${now}, not ${row.line} (${row.rule})`]
  })

/** A text room in which lines of a kind of event name another rule. */
const citing = (kind: Event['kind'], rule: string): TextRoom<Types> => ({
  ...box.text,
  event: (options, event) => ({
    ...box.text.event(options, event),
    ...(event.kind === kind ? { rule } : {}),
  }),
})

describe('judged lines of Monstructor', () => {
  test('are two hundred, and said as they were, by the same rule', () => {
    expect(judged.length).toBeGreaterThanOrEqual(200)
    expect(wrongIn(box.text)).toEqual([])
  })

  test('name a rule with words that bear them; only an agreed draw names none', () => {
    for (const { rule, bears, line } of judged) {
      expect(rule === null, line).toBe(bears === null)
      if (rule !== null) expect(rules[rule]?.toLowerCase(), line).toContain(bears?.toLowerCase())
    }
    expect(judged.filter(({ rule }) => rule === null).length).toBeLessThanOrEqual(1)
  })

  test('refusals among them stand on the table of citations', () => {
    const refused = judged.flatMap((row) => ('refusal' in row ? [row.refusal] : []))
    expect(refused.filter(({ code, rule }) => !saying.refusals[code]?.includes(rule))).toEqual([])
  })

  test.each([
    ['attached', 'MS-08'],
    ['drew', 'MS-45'],
    ['dealt', 'MS-05'],
    ['played', 'MS-41'],
    ['fightEnded', 'MS-28'],
    ['shuffled', 'MS-20'],
    ['choseFaction', 'MS-22'],
    ['tookDragon', 'MS-56'],
    ['flipped', 'MS-36'],
    ['challenged', 'MS-60'],
    ['closed', 'MS-12'],
  ] as const)('find %s under a rule of others, %s', (kind, rule) => {
    expect(wrongIn(citing(kind, rule)).length).toBeGreaterThan(0)
  })
})
