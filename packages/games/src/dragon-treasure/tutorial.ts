import type { Lesson } from '@menagerie/engine'

/** Positions of docs/position-format.md, one idea each. Titles and texts are `tutorial.<id>.*`. */
export const tutorial: readonly Lesson[] = [
  {
    id: 'lair',
    seat: 0,
    position: {
      phase: 'points',
      points: 2,
      arrival: 'L12',
      lair: 'L34',
      sides: [{ armies: { L12: 1 }, hand: [8, 3, 5, 6] }, { hand: [4, 4, 7, 2] }],
    },
    solution: ['examine', 'step L12 c12 carry', 'step c12 b12 carry'],
    rules: ['DT-3.10', 'DT-3.12'],
  },
  {
    id: 'throw',
    seat: 0,
    position: {
      phase: 'spoils',
      space: 'b21',
      loser: 1,
      distance: 2,
      points: 1,
      dragon: 'c21',
      sides: [
        { armies: { b21: 1 }, hand: [3, 5, 6] },
        { armies: { b21: 1 }, hand: [2, 2, 4] },
      ],
    },
    solution: ['throw c21'],
    rules: ['DT-4.8', 'DT-5.1'],
  },
  {
    id: 'steal',
    seat: 0,
    position: {
      phase: 'spoils',
      space: 'C2',
      loser: 1,
      distance: 5,
      up: { C2: 2 },
      sides: [
        { armies: { C2: 1 }, hand: [3, 5, 6] },
        { armies: { C2: 1 }, lost: 4, hand: [2, 2] },
      ],
    },
    solution: ['steal a21', 'march b21 carry', 'march c21 carry', 'march L12 carry', 'march c12 carry'],
    rules: ['DT-4.12'],
  },
  {
    id: 'home',
    seat: 0,
    position: {
      phase: 'points',
      points: 1,
      up: { C1: 2, a12: 1 },
      sides: [{ armies: { a12: 1 }, hand: [1] }, { hand: [4, 4, 7, 2] }],
    },
    solution: ['step a12 C1 carry'],
    rules: ['DT-7.1'],
  },
]
