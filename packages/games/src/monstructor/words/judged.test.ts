import { readFileSync } from 'node:fs'
import type { Box } from '@menagerie/engine'
import { type Judged, misjudged } from '@menagerie/engine/conformance'
import { describe, expect, test } from 'vitest'
import { box } from '../index.ts'
import type { Event } from '../rules/events.ts'
import type { Types } from '../rules/types.ts'
import { saying } from './saying.ts'

const judged = JSON.parse(
  readFileSync(new URL('./golden/judged.json', import.meta.url), 'utf8'),
) as readonly Judged<Types>[]

/** Lines of a kind of event name another rule. */
const citing = (kind: Event['kind'], rule: string): Box<Types> => ({
  ...box,
  text: {
    ...box.text,
    event: (options, event) => ({
      ...box.text.event(options, event),
      ...(event.kind === kind ? { rule } : {}),
    }),
  },
})

describe('judged lines of Monstructor', () => {
  test('are two hundred, said as they were, and borne by their rules', () => {
    expect(judged.length).toBeGreaterThanOrEqual(200)
    expect(misjudged(box, judged)).toEqual([])
  })

  test('name a rule; only an agreed draw names none', () => {
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
    expect(misjudged(citing(kind, rule), judged).length).toBeGreaterThan(0)
  })
})
