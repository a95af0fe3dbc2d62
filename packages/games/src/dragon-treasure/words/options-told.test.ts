import { type Catalogue, sampledChance, sayFrom } from '@menagerie/engine'
import { describe, expect, test } from 'vitest'
import { box } from '../index.ts'
import { optionsOf } from '../rules/bench.ts'
import { trials } from '../set/witnesses.ts'
import { en } from './locales/en.ts'
import { ja } from './locales/ja.ts'

/** What a player and a spectator read of a table as it begins, and the names by which lines call its spaces. */
const read = (choices: Record<string, unknown>): string => {
  const options = optionsOf(choices)
  const state = box.game.setup(options, [null, null, null], sampledChance('begun'), null)
  const boards = ([0, 'spectator'] as const).flatMap((viewer) => box.text.board(box.game.view(state, viewer)))
  return [...boards, options.map.names.join(' ')].join('\n')
}

const { map, characters, treasures } = trials.own

/** Options whose rules do not speak of them, with tables that have other values of them: what is read differs. */
const READ: Readonly<Record<string, readonly Record<string, unknown>[]>> = {
  map: [{ map: 'short' }, { map, treasures }],
  characters: [{ characters }],
  counterMemory: [{ counterMemory: 'none' }],
}

/** Options that change nothing that is said, with the reason. */
const SILENT: Readonly<Record<string, string>> = {
  treasures: 'as many counters as the map has lairs differ by their names alone, which the board draws',
}

const rows = box.options.filter(({ scope }) => scope === 'game')

const ruleIn = (catalogue: Catalogue, id: string): string => (catalogue['rules'] as Record<string, string>)[id] ?? ''

describe('what an option changes is told', () => {
  test.each(rows.filter(({ id }) => !(id in READ) && !(id in SILENT)).map((row) => [row.id, row] as const))(
    '%s: by its name in every rule it changes, in both languages',
    (id, { rules }) => {
      expect(rules.length).toBeGreaterThan(0)
      for (const catalogue of [en, ja]) {
        const name = sayFrom(catalogue)(`options.${id}.name`)
        for (const rule of rules) expect(ruleIn(catalogue, rule), `${rule} and ${id}`).toContain(name)
      }
    },
  )

  test.each(Object.entries(READ))('%s: by what is read at the table', (_, tables) => {
    for (const choices of tables) expect(read(choices)).not.toBe(read({}))
  })

  test('and what tells of none changes names that only the board draws', () => {
    expect(Object.keys(SILENT)).toEqual(['treasures'])
    expect(trials.silent?.['treasures=own data']).toBe(SILENT['treasures'])
    for (const id of [...Object.keys(READ), ...Object.keys(SILENT)]) expect(rows.map((row) => row.id)).toContain(id)
  })
})

test('the words of other values are not those of the default: prompts, log lines and the board of a table', () => {
  const exact = Object.keys(en['prompt'] as Catalogue).filter((key) => key.endsWith('Exact_other'))
  expect(exact.length).toBeGreaterThan(3)
  for (const catalogue of [en, ja]) {
    const prompts = catalogue['prompt'] as Record<string, string>
    for (const key of exact) expect(prompts[key], key).not.toBe(prompts[key.replace('Exact', '')])
  }
  const lastLine = (roundLimit: number) =>
    box.text.event(optionsOf({ roundLimit }), { kind: 'turnBegan', seat: 0, round: 5 })
  expect([lastLine(5).rule, lastLine(6).rule]).toEqual(['DT-7.2', 'DT-2.4'])
})
