import { type Catalogue, sampledChance } from '@menagerie/engine'
import { describe, expect, test } from 'vitest'
import { arranged, four, moving } from '../rules/bench.ts'
import { box } from '../index.ts'
import { REASONS } from '../choices/why-not.ts'

const en = box.text.catalogues['en'] as Catalogue
const has = (id: string): boolean => {
  let room: string | Catalogue | undefined = en
  for (const step of id.split('.')) room = typeof room === 'object' ? room[step] : undefined
  return typeof room === 'string'
}

/** Message ids hold dots themselves in rule ids. */
const rules = en['rules'] as Record<string, string>

describe('texts', () => {
  test('every rule has its words, every section its heading, and every reason its sentence and rule', () => {
    const ids = new Set(box.rulebook.map(({ id }) => id))
    expect(ids.size).toBe(54)
    expect(Object.keys(rules).sort()).toEqual([...ids].sort())
    for (const { section } of box.rulebook) expect(has(`sections.${section}`), section).toBe(true)
    for (const [reason, rule] of Object.entries(REASONS)) {
      expect(has(`refusal.${reason}`), reason).toBe(true)
      expect(ids.has(rule), rule).toBe(true)
    }
  })

  test('every option, choice, preset and lesson has its words', () => {
    for (const row of box.options) {
      expect(has(`options.${row.id}.name`) && has(`options.${row.id}.help`), row.id).toBe(true)
      if (row.kind === 'choice' || row.kind === 'data') {
        for (const choice of row.choices) expect(has(`options.${row.id}.choices.${choice}`), choice).toBe(true)
      }
    }
    for (const { id } of box.presets) expect(has(`presets.${id}.name`), id).toBe(true)
    for (const { id } of box.tutorial) expect(has(`tutorial.${id}.title`) && has(`tutorial.${id}.text`), id).toBe(true)
  })

  test('the board fits 80 columns of plain ASCII and names who stands where', () => {
    const state = arranged(moving(3, { up: { c12: 1, C1: 2 }, dragon: 'L0' }, { armies: { c12: 1 }, hand: [3, 9] }))
    const lines = box.text.board(box.game.view(state, 0))
    for (const line of lines) expect(line).toMatch(/^[\x20-\x7e]{0,80}$/)
    const all = lines.join('\n')
    for (const part of [
      'C1: P1x4 T2',
      'c12: P1 T',
      'L0: ? DRAGON',
      'hand 3 9',
      'points left 3',
      'out of sight: 1x2 2x3 3x3',
    ])
      expect(all).toContain(part)
    expect(box.text.board(box.game.view(state, 1)).join('\n')).not.toContain('hand 3 9')
    const forgetful = arranged(moving(3, {}, { hand: [3, 9] }), { counterMemory: 'none' })
    expect(box.text.board(box.game.view(forgetful, 0)).join('\n')).not.toContain('out of sight')
  })

  test('a six with a lost army, and all other questions, have a prompt', () => {
    const state = arranged({ phase: 'six', sides: four({ lost: 1 }) })
    expect(box.text.prompt(box.game.view(state, 0))).toEqual({ id: 'prompt.six', values: {} })
    expect(box.loadouts.choose(state.options, sampledChance(1))).toBeNull()
  })
})
