import { type Lesson, lesson } from '@menagerie/engine'

/** Positions of docs/position-format.md, one idea each. Words stand in `locales/*-tutorial.ts`. */
export const tutorial: readonly Lesson[] = [
  lesson({
    id: 'roll',
    seat: 0,
    position: {
      phase: 'roll',
      sides: [{ hand: [8, 3, 5, 6] }, { hand: [4, 4, 7, 2] }],
    },
    solution: ['roll'],
    chance: [4],
    rules: ['DT-2.1', 'DT-2.2'],
  }),
  lesson({ id: 'walk', seat: 0, position: null, solution: ['step C1 a12'], rules: ['DT-3.1', 'DT-3.5'] }),
  lesson({
    id: 'lair',
    seat: 0,
    position: {
      phase: 'points',
      points: 2,
      arrival: 'L12',
      lair: 'L34',
      sides: [{ armies: { L12: 1 }, hand: [8, 3, 5, 6] }, { hand: [4, 4, 7, 2] }],
    },
    solution: ['examine'],
    rules: ['DT-3.10'],
  }),
  lesson({
    id: 'carry',
    seat: 0,
    position: null,
    solution: ['step L12 c12 carry'],
    also: [['step L12 c21 carry'], ['step L12 t12 carry']],
    rules: ['DT-3.12'],
  }),
  lesson({
    id: 'meet',
    seat: 0,
    position: {
      phase: 'points',
      points: 2,
      dragon: 'c21',
      up: { c12: 1 },
      sides: [
        { armies: { b12: 1 }, hand: [8, 3, 2] },
        { armies: { c12: 1 }, hand: [5, 2, 4] },
      ],
    },
    solution: ['step b12 c12'],
    rules: ['DT-3.6', 'DT-4.1'],
  }),
  lesson({
    id: 'counters',
    seat: 0,
    position: null,
    solution: ['play 8'],
    answers: [{ seat: 1, steps: ['play 5'], chance: [] }],
    rules: ['DT-4.2', 'DT-4.3', 'DT-4.10'],
  }),
  lesson({
    id: 'throw',
    seat: 0,
    position: null,
    solution: ['throw c21'],
    answers: [{ seat: 1, steps: ['play 4'], chance: [6, 5] }],
    rules: ['DT-4.7', 'DT-4.8', 'DT-5.2'],
  }),
  lesson({
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
    solution: ['steal a21'],
    rules: ['DT-4.12'],
  }),
  lesson({ id: 'march', seat: 0, position: null, solution: ['march b21 carry'], rules: ['DT-4.12'] }),
  lesson({
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
  }),
]
