import { type Lesson, lesson } from '@menagerie/engine'

const others = [{ out: ['C20', 'C15'], hand: ['kobold', 'dwarf', 'C10'] }]

/** Positions of docs/position-format.md, one idea each. Words stand in `locales/*-tutorial.ts`. */
export const tutorial: readonly Lesson[] = [
  lesson({
    id: 'room',
    seat: 0,
    position: {
      phase: 'act',
      parties: [{ out: ['C40', 'C30', 'C15'], hand: ['C20', 'C5', 'fighter', 'bandit'] }, ...others],
    },
    solution: ['corridor C20'],
    chance: [13, 12],
    rules: ['MM-T3', 'MM-TC1', 'MM-TC2'],
  }),
  lesson({
    id: 'block',
    seat: 0,
    position: {
      phase: 'act',
      parties: [
        { out: ['C40'], hand: ['C20', 'C5', 'fighter', 'bandit'] },
        { out: ['C40', 'C40'], hand: ['kobold', 'dwarf', 'C10'] },
      ],
    },
    solution: ['monster bandit P2'],
    chance: [23],
    rules: ['MM-T2', 'MM-T4', 'MM-T5', 'MM-T6'],
  }),
  lesson({
    id: 'team',
    seat: 0,
    position: {
      phase: 'act',
      parties: [{ out: ['C25', 'C20'], monster: 'ogre', hand: ['elf', 'thief', 'magic-missile', 'C20'] }, ...others],
    },
    solution: ['send elf', 'cast magic-missile', 'send thief', 'roll'],
    chance: [5, 3, 1, 2, 3],
    rules: ['MM-T7', 'MM-B2', 'MM-SP1', 'MM-SP4'],
  }),
  lesson({
    id: 'undead',
    seat: 0,
    position: {
      phase: 'act',
      parties: [{ out: ['C25', 'C20'], monster: 'ghoul', hand: ['cleric', 'C20', 'C10'] }, ...others],
    },
    solution: ['dispel cleric'],
    rules: ['MM-C1', 'MM-C2'],
  }),
  lesson({ id: 'walkOn', seat: 0, position: null, solution: ['corridor C20'], chance: [16], rules: ['MM-T4'] }),
  lesson({
    id: 'trap',
    seat: 0,
    position: {
      phase: 'trap',
      parties: [{ out: ['C25', 'C20'], hand: ['thief', 'C20', 'fighter', 'C10', 'elf'] }, ...others],
    },
    solution: ['avoid thief'],
    rules: ['MM-TR1', 'MM-TR2', 'MM-TR3'],
  }),
  lesson({
    id: 'exact',
    seat: 0,
    position: {
      phase: 'act',
      parties: [
        { length: 105, back: ['C40', 'C40'], treasures: ['lost-crown'], hand: ['C40', 'C25', 'C15', 'fighter'] },
        ...others,
      ],
    },
    solution: ['corridor C25'],
    chance: [100],
    rules: ['MM-R2', 'MM-R3', 'MM-Z1'],
  }),
  lesson({
    id: 'charm',
    seat: 0,
    position: {
      phase: 'charm',
      parties: [
        { out: ['C25', 'C20'], monster: 'orc', hand: ['C20', 'dwarf'] },
        { out: ['C40', 'C40'], hand: ['elf'] },
      ],
    },
    solution: ['charm P2'],
    rules: ['MM-CH1', 'MM-CH2'],
  }),
]
