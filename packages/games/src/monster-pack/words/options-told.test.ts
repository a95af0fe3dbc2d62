import type { Catalogue } from '@menagerie/engine'
import { sayFrom } from '@menagerie/engine'
import { describe, expect, test } from 'vitest'
import { box } from '../index.ts'
import { en } from './locales/en.ts'
import { ja } from './locales/ja.ts'

const rows = box.options.filter(({ scope }) => scope === 'game')

const ruleIn = (catalogue: Catalogue, id: string): string => (catalogue['rules'] as Record<string, string>)[id] ?? ''

describe('what an option changes is told', () => {
  test.each(rows.map((row) => [row.id, row] as const))(
    '%s: by its name in every rule it changes, in both languages',
    (id, { rules }) => {
      expect(rules.length).toBeGreaterThan(0)
      for (const catalogue of [en, ja]) {
        const name = sayFrom(catalogue)(`options.${id}.name`)
        for (const rule of rules) expect(ruleIn(catalogue, rule), `${rule} and ${id}`).toContain(name)
      }
    },
  )

  test('what a rule says of no option is so under all of them', () => {
    const named = (text: string): boolean =>
      rows.some(({ id }) => text.includes(sayFrom(en)(`options.${id}.name`)) && /option/i.test(text))
    const changed = new Set(rows.flatMap(({ rules }) => rules))
    const told = Object.entries(en['rules'] as Record<string, string>).filter(([, text]) => named(text))
    expect(told.map(([id]) => id).filter((id) => !changed.has(id))).toEqual([])
  })
})
