import type { Lesson } from '@menagerie/engine'

/** Positions of docs/position-format.md, one idea each. Titles and texts are `tutorial.<id>.*`. */
export const tutorial: readonly Lesson[] = [
  {
    id: 'entry',
    seat: 0,
    position: {
      phase: 'countdown',
      sides: [
        { hand: ['B05', 'R06'], waiting: { W2: 'R05(0)' }, active: { A1: 'B03' } },
        { active: { A2: 'G06' }, hand: ['G04'] },
      ],
    },
    solution: ['up W2 A3'],
    rules: ['MP-10', 'MP-11', 'MP-36'],
  },
  {
    id: 'boost',
    seat: 0,
    position: {
      phase: 'boost1',
      sides: [
        { hand: ['B05', 'R04'], waiting: { W1: 'B06(1)' } },
        { hp: 1, hand: ['G04'] },
      ],
    },
    solution: ['boost W1 B05', 'up W1 A1'],
    rules: ['MP-22', 'MP-28', 'MP-45'],
  },
  {
    id: 'triangle',
    seat: 0,
    position: {
      phase: 'countdown',
      sides: [
        { hand: ['B01'], waiting: { W1: 'B07(0)' } },
        { active: { A1: 'G08', A2: 'R10' }, hand: ['G04'] },
      ],
    },
    solution: ['up W1 A2'],
    rules: ['MP-40'],
  },
]
