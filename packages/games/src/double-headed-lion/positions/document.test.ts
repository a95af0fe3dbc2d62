import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { box } from '../index.ts'
import { faultsOf, optionsOf } from '../rules/bench.ts'
import { PHASE_KINDS } from '../rules/phase.ts'
import type { State } from '../rules/state.ts'
import { FORMATIONS } from '../set/formations.ts'
import { CHARACTERS } from '../set/pieces.ts'
import { stageOf } from './follows.ts'
import { positionShape, setupShape } from './shape.ts'

const DOCUMENT = readFileSync(new URL('../../../../../docs/position-format.md', import.meta.url), 'utf8')
const SECTION = DOCUMENT.split(/^## /m).find((one) => one.startsWith('The Double-Headed Lion')) ?? ''

/** Cells of the rows whose first cell is code. */
const ROWS = [...SECTION.matchAll(/^\| (`.*) \|$/gm)].map(([, row = '']) => row.split(' | ').map((cell) => cell.trim()))
const PHASES: ReadonlySet<string> = new Set(PHASE_KINDS)
const codeIn = (text: string): readonly string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code)

describe('the document of positions', () => {
  test('has every key of a position, of a side and of a combat, and names every piece and formation', () => {
    const keys = ROWS.flatMap(([first = '']) => codeIn(first))
    const { shape } = positionShape
    for (const key of [...Object.keys(shape), ...Object.keys(shape.republic.shape)]) expect(keys, key).toContain(key)
    const told = new Set(codeIn(SECTION))
    const combat = shape.combat.def.innerType.shape
    const within = [combat, combat.republic.def.innerType.shape, setupShape.shape.republic.def.innerType.shape]
    for (const key of within.flatMap((one) => Object.keys(one))) expect(told, key).toContain(key)
    for (const { id } of CHARACTERS.flat()) expect(told, id).toContain(id)
    for (const { id } of FORMATIONS.flat()) expect(told, id).toContain(id.replace('-turned', ''))
  })

  test('has every phase with the notations of its choices, and says which belong to a combat', () => {
    const phases = ROWS.map(([first = '', combat = '', what = '']) => ({ kind: codeIn(first)[0] ?? '', combat, what }))
    const asked = phases.filter(({ kind, combat }) => PHASES.has(kind) && (combat === '' || combat === 'yes'))
    expect(asked.map(({ kind }) => kind).sort()).toEqual([...PHASES].sort())
    const options = optionsOf()
    for (const { kind, combat, what } of asked) {
      const notations = codeIn(what).filter((code) => code.includes(' ') && !code.includes(':'))
      expect(notations.filter((text) => box.game.parse(options, text) === null)).toEqual([])
      expect(codeIn(what).filter((text) => box.game.parse(options, text) !== null).length, kind).toBeGreaterThan(0)
      expect(stageOf({ phase: { kind } } as State) >= 0, kind).toBe(combat === 'yes')
    }
  })

  test('has examples that are taken without a word', () => {
    const examples = [...SECTION.matchAll(/```json\n(.*?)```/gs)].map(([, text = '']) => JSON.parse(text) as unknown)
    expect(examples.length).toBeGreaterThanOrEqual(3)
    for (const position of examples) {
      expect(faultsOf(position)).toEqual([])
      const made = box.game.arrange(optionsOf(), position)
      expect(made.ok && made.warnings).toEqual([])
    }
  })
})
