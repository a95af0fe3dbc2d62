import { type Lesson, lesson } from '@menagerie/engine'
import { WEEDING } from '../set/card-data.ts'

/** A card by its id, as chance gives it: its place in the set supplied. */
const drawn = (id: string): number =>
  WEEDING.trim()
    .split('\n')
    .slice(1)
    .findIndex((line) => line.startsWith(`${id},`))

const RIVAL = ['M5H', 'M5B', 'M5T']

/** Classic in ten steps; positions of docs/position-format.md. Words stand in `locales/*-tutorial.ts`. */
export const tutorial: readonly Lesson[] = [
  lesson({
    id: 'parts',
    seat: 0,
    position: {
      phase: 'build',
      players: [{ table: ['U1H', 'U1B', 'U1La', 'U1Lb', 'U1T'] }, { table: ['I4H', 'I4B'] }, {}],
    },
    solution: [],
    rules: ['MS-22', 'MS-23', 'MS-28'],
    card: 'U1B',
  }),
  lesson({
    id: 'challenge',
    seat: 0,
    position: {
      phase: 'build',
      players: [
        { table: ['U3T', 'U3H', 'U3B', 'U1La'], hidden: ['PBO3a', 'PSP4a'] },
        { table: RIVAL, hidden: ['PAX2a'] },
        { table: ['C1H'] },
      ],
    },
    solution: ['use U3B.1', 'use U3H.1', 'use U3T.1', 'challenge P2'],
    answers: [{ seat: 1, steps: ['use M5B.1', 'use M5H.1', 'use M5T.1', 'present'], chance: [] }],
    rules: ['MS-26', 'MS-32', 'MS-36', 'MS-39'],
  }),
  lesson({
    id: 'power',
    seat: 0,
    position: null,
    solution: ['power PBO3a'],
    answers: [
      { seat: 1, steps: ['pass'], chance: [] },
      { seat: 0, steps: ['pass'], chance: [] },
    ],
    rules: ['MS-41', 'MS-42', 'MS-43'],
    card: 'PBO3a',
  }),
  lesson({
    id: 'reward',
    seat: 0,
    position: null,
    solution: ['dragon DUH'],
    also: 'any',
    chance: [drawn('E1B')],
    rules: ['MS-50', 'MS-51', 'MS-55'],
    card: 'DUH',
  }),
  lesson({
    id: 'heads',
    seat: 0,
    position: {
      phase: 'build',
      players: [{ table: ['U1H', 'U2H', 'U1B', 'U1La', 'U1Lb'] }, { table: RIVAL, hidden: ['PAX2a'] }, {}],
    },
    solution: ['use U1B.1', 'use U1H.1', 'use U2H.1', 'use U1L.1', 'use U1L.2', 'challenge P2'],
    rules: ['MS-28', 'MS-29'],
    card: 'U2H',
  }),
  lesson({
    id: 'bodies',
    seat: 0,
    position: {
      phase: 'build',
      players: [
        { table: ['U3H', 'U3B', 'M5B', 'M5T'] },
        { table: ['I1H'] },
        { table: ['C1H', 'C1B', 'C1T', 'C1La', 'C1Lb'], hidden: ['PAX2a'] },
      ],
    },
    solution: ['use U3B.1', 'use M5B.1', 'use U3H.1', 'use M5T.1', 'challenge P3'],
    rules: ['MS-28', 'MS-33'],
    card: 'M5B',
  }),
  lesson({
    id: 'answer',
    seat: 0,
    position: {
      phase: 'adjust',
      players: [
        { table: ['U1H', 'U1B', 'U1La', 'U1Lb', 'U1T', 'U3H', 'U3B', 'U3T'], hidden: ['PBO2a'] },
        { hidden: ['PAX2a'] },
        {},
      ],
      fight: { attacker: 1, defender: 0, parts: [['U5B', 'U5H', 'U5T', 'U5La', 'U5Lb', 'U5Lc', 'U5Ld']] },
    },
    solution: ['use U3B.1', 'use U3H.1', 'use U3T.1', 'present'],
    also: [['use U3B.1', 'use U3H.1', 'use U1T.1', 'present']],
    rules: ['MS-36', 'MS-37', 'MS-53'],
  }),
  lesson({
    id: 'spell',
    seat: 0,
    position: {
      phase: 'reinforce',
      players: [{ hidden: ['S01a'] }, { hidden: ['PMA2a'] }, {}],
      fight: {
        attacker: 1,
        defender: 0,
        parts: [
          ['I4B', 'I4H', 'I4La', 'I4Lb'],
          ['U3B', 'U3H', 'U3T'],
        ],
      },
    },
    solution: ['spell S01a I4L.1'],
    rules: ['MS-45', 'MS-46'],
    card: 'S01a',
  }),
  lesson({
    id: 'games',
    seat: 0,
    position: { phase: 'build', players: [{ table: ['C3B', 'C3Ha', 'C3Hb', 'C3Hc', 'C3T'] }, { table: RIVAL }, {}] },
    solution: [],
    rules: ['MS-05', 'MS-61', 'MS-64'],
    card: 'C3B',
  }),
  lesson({
    id: 'finish',
    seat: 0,
    position: {
      phase: 'reward',
      players: [{ table: ['DUH', 'DUB', 'DUT', 'DULa'] }, {}, {}],
      fight: {
        attacker: 0,
        defender: 1,
        parts: [
          ['M5B', 'M5H', 'M5T'],
          ['U3B', 'U3H', 'U3T'],
        ],
      },
    },
    solution: ['dragon DULb'],
    rules: ['MS-56'],
    card: 'DULb',
  }),
]
