import { readFileSync } from 'node:fs'
import type { Catalogue, LogLine, Outcome, Refusal } from '@menagerie/engine'
import { describe, expect, test } from 'vitest'
import { REASONS } from '../choices/why-not.ts'
import { box } from '../index.ts'
import { optionsOf } from '../rules/bench.ts'
import type { Event } from '../rules/events.ts'
import type { Options } from '../set/options.ts'
import { type Judged, TABLES, sayIn } from './judged.ts'
import { en } from './locales/en.ts'
import { saying } from './saying.ts'

/** Sampled from play at these tables, and each read against the rulebook: is the rule about what is said? */
const judged: readonly Judged[] = readFileSync(new URL('golden/judged.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((row) => JSON.parse(row) as Judged)

const rules = en['rules'] as Catalogue
const say = sayIn(en)
const tables = new Map(Object.entries(TABLES).map(([id, choices]) => [id, optionsOf(choices)]))
const optionsAt = ({ at }: Judged): Options => tables.get(at) as Options

const lineOf = (text: typeof box.text, row: Judged): LogLine => {
  const options = optionsAt(row)
  if ('event' in row) return text.event(options, row.event)
  if ('outcome' in row) return text.outcome(options, row.outcome)
  return { ...text.refusal(options, row.refused), rule: row.refused.rule }
}

/** What is not as it was judged. */
const faultsOf = (text: typeof box.text, refused: (why: Refusal) => Refusal = (why) => why): readonly string[] =>
  judged.flatMap((row) => {
    const line = lineOf(text, 'refused' in row ? { ...row, refused: refused(row.refused) } : row)
    const found = [say(line), line.rule]
    return found.join() === [row.line, row.rule].join() ? [] : [`${found.join(', ')} was ${row.line}, ${row.rule}`]
  })

/** The rows of the table of citations that fit a line, wherever it comes. */
const rowsFor = (event: Event, options: Options): readonly unknown[] =>
  saying.citations.flatMap(({ kind, when, cites }) =>
    kind === event.kind && ((when as ((one: Event, at: Options) => boolean) | undefined)?.(event, options) ?? true)
      ? [cites]
      : [],
  )

/** Of no rule of the game. */
const OF_THE_TABLE = ['The players agreed on a draw.', 'Somebody stayed away for 30 days. Nobody has won.']

describe('two hundred lines that were judged', () => {
  test('are said as they were, by the same rule', () => {
    expect(judged.length).toBe(201)
    expect(new Set(judged.map(({ at }) => at))).toEqual(new Set(tables.keys()))
    expect(faultsOf(box.text)).toEqual([])
  })

  test('name a rule with a sentence that bears them; only what the players agreed on, or stayed away from, names none', () => {
    for (const { line, rule, bears } of judged) {
      expect(rule === null, line).toBe(OF_THE_TABLE.includes(line))
      if (rule !== null) expect(rules[rule], line).toContain(bears)
    }
  })

  test('stand on the tables of citations', () => {
    const stands = (row: (typeof judged)[number]): boolean => {
      if ('event' in row) return rowsFor(row.event, optionsAt(row)).join() === String(row.rule)
      if ('refused' in row) return saying.refusals[row.refused.code]?.includes(String(row.rule)) === true
      return row.rule === null || saying.outcomes[row.outcome.reason] === row.rule
    }
    expect(judged.filter((row) => !stands(row))).toEqual([])
  })

  test('are of every kind there is', () => {
    const ids = new Set(judged.map((row) => lineOf(box.text, row).id))
    const wanted = (room: string): string[] =>
      Object.keys(en[room] as Catalogue).map((id) => `${room}.${id.replace(/_(?:one|other)$/, '')}`)
    const missing = [...wanted('events'), ...wanted('refusal'), ...wanted('outcome')].filter((id) => !ids.has(id))
    // What is refused amid fights that are due, which only a position of one's own begins with.
    expect(missing).toEqual(['refusal.notNow'])
    expect(Object.keys(REASONS)).toContain('notNow')
  })
})

/** Wrong, and each near to what is right. */
const WRONG: Readonly<Record<string, string>> = {
  'events.started': 'DT-1.3',
  'events.returned': 'DT-2.2',
  'events.carried': 'DT-3.1',
  'events.leftCounter': 'DT-3.2',
  'events.wonExhausted': 'DT-4.3',
  'events.sentHome': 'DT-4.7',
  'events.stole': 'DT-3.15',
  'events.eaten': 'DT-5.4',
  'events.putDragon': 'DT-5.4',
  'events.dragonStays': 'DT-6.3',
  'events.lastRound': 'DT-2.4',
}

describe('planted citations that are wrong', () => {
  test.each(Object.entries(WRONG))('%s by %s', (id, rule) => {
    const event: typeof box.text.event = (options, one) => {
      const line = box.text.event(options, one)
      return line.id === id ? { ...line, rule } : line
    }
    expect(faultsOf({ ...box.text, event })).not.toEqual([])
  })

  test('an end by the wrong rule, and a refusal by another', () => {
    const outcome = (options: Options, end: Outcome): LogLine => ({ ...box.text.outcome(options, end), rule: 'DT-7.1' })
    expect(faultsOf({ ...box.text, outcome })).not.toEqual([])
    expect(faultsOf(box.text, (why) => ({ ...why, rule: 'DT-2.1' }))).not.toEqual([])
    expect(saying.refusals['mustBeThrown']).not.toContain('DT-4.7')
  })
})
