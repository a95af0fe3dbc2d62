import { type Lesson, lesson } from '@menagerie/engine'
import { MONPAK } from '../set/cards.ts'

/** A drawn card by its id, as chance gives it. */
const drawn = (id: string): number => MONPAK.findIndex((card) => card.id === id)

/** Six cards, so that the other player draws none when it is their turn. */
const THEIRS = ['G02', 'G04', 'G05', 'R02', 'R03', 'R04']

/** The whole game in ten decisions; positions of docs/position-format.md. Words stand in `locales/*-tutorial.ts`. */
export const tutorial: readonly Lesson[] = [
  lesson({
    id: 'summon',
    seat: 0,
    position: {
      phase: 'summon',
      turn: 1,
      sides: [{ hand: ['R05', 'G12', 'B16', 'R18', 'B10', 'W02'] }, { hand: [...THEIRS.slice(1), 'G14'] }],
    },
    solution: ['summon R05 W2'],
    answers: [
      { seat: 1, steps: ['summon G14 W3'], chance: [] },
      { seat: 1, steps: ['pass'], chance: [] },
      { seat: 1, steps: ['pass'], chance: [drawn('B05')] },
    ],
    rules: ['MP-16', 'MP-17', 'MP-18'],
    card: 'R05',
  }),
  lesson({
    id: 'entry',
    seat: 0,
    position: null,
    solution: ['up W2 A2'],
    also: 'any',
    rules: ['MP-06', 'MP-09', 'MP-10'],
  }),
  lesson({
    id: 'ways',
    seat: 0,
    position: {
      phase: 'countdown',
      sides: [
        { hand: ['B05', 'R06'], waiting: { W1: 'B07(0)', W2: 'R08(0)' }, active: { A1: 'G07', A4: 'B01' } },
        { hand: THEIRS, active: { A1: 'G03' } },
      ],
    },
    solution: ['up W2 A3'],
    also: [['up W1 A2']],
    rules: ['MP-10', 'MP-11', 'MP-12', 'MP-15'],
  }),
  lesson({
    id: 'attack',
    seat: 0,
    position: {
      phase: 'countdown',
      sides: [{ waiting: { W2: 'R13(0)' } }, { hand: THEIRS, active: { A1: 'G11', A2: 'G17', A4: 'B08' } }],
    },
    solution: ['up W2 A3'],
    rules: ['MP-36', 'MP-37', 'MP-39'],
    card: 'R13',
  }),
  lesson({
    id: 'power',
    seat: 0,
    position: {
      phase: 'countdown',
      sides: [
        { waiting: { W1: 'B15(0)' }, active: { A3: 'G02' } },
        { hand: THEIRS, active: { A1: 'B13', A2: 'B18', A3: 'G01' } },
      ],
    },
    solution: ['up W1 A1'],
    rules: ['MP-33', 'MP-34', 'MP-35', 'MP-38'],
  }),
  lesson({
    id: 'triangle',
    seat: 0,
    position: {
      phase: 'countdown',
      sides: [{ waiting: { W3: 'B09(0)' } }, { hand: THEIRS, active: { A2: 'G08', A3: 'R11', A4: 'B12' } }],
    },
    solution: ['up W3 A3'],
    rules: ['MP-40', 'MP-41'],
    card: 'B09',
  }),
  lesson({
    id: 'wild',
    seat: 0,
    position: {
      phase: 'countdown',
      sides: [{ waiting: { W2: 'W03(0)' } }, { hand: THEIRS, active: { A1: 'B02', A2: 'R20', A3: 'G02' } }],
    },
    solution: ['up W2 A2'],
    rules: ['MP-42', 'MP-43'],
    card: 'W03',
  }),
  lesson({
    id: 'boost',
    seat: 0,
    position: {
      phase: 'boost1',
      sides: [
        { hand: ['B05', 'R04'], waiting: { W1: 'B17(1)' } },
        { hp: 12, hand: THEIRS, active: { A2: 'G17' } },
      ],
    },
    solution: ['boost W1 B05'],
    rules: ['MP-21', 'MP-22', 'MP-24', 'MP-25'],
    card: 'B05',
  }),
  lesson({
    id: 'inTime',
    seat: 0,
    position: null,
    solution: ['up W1 A1'],
    rules: ['MP-28', 'MP-31'],
  }),
  lesson({
    id: 'finish',
    seat: 0,
    position: {
      phase: 'countdown',
      sides: [
        { waiting: { W3: 'R14(0)' }, active: { A1: 'B06' } },
        { hp: 4, hand: THEIRS, active: { A2: 'G03', A3: 'B02' } },
      ],
    },
    solution: ['up W3 A4'],
    rules: ['MP-45', 'MP-46', 'MP-47'],
  }),
]
