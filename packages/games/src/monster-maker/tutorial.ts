import type { Lesson } from '@menagerie/engine'

const others = [{ out: ['C20', 'C15'], hand: ['kobold', 'dwarf', 'C10'] }]

/** Positions of docs/position-format.md, one idea each. Titles and texts are `tutorial.<id>.*`. */
export const tutorial: readonly Lesson[] = [
  {
    id: 'room',
    seat: 0,
    position: {
      phase: 'act',
      parties: [{ out: ['C40', 'C30', 'C15'], hand: ['C20', 'C5', 'fighter', 'bandit'] }, ...others],
    },
    solution: ['corridor C20'],
    rules: ['MM-T3', 'MM-TC1', 'MM-TC2'],
  },
  {
    id: 'team',
    seat: 0,
    position: {
      phase: 'act',
      parties: [{ out: ['C25', 'C20'], monster: 'ogre', hand: ['elf', 'thief', 'magic-missile', 'C20'] }, ...others],
    },
    solution: ['send elf', 'cast magic-missile', 'send thief', 'roll'],
    rules: ['MM-T7', 'MM-B2', 'MM-SP1', 'MM-SP4'],
  },
  {
    id: 'undead',
    seat: 0,
    position: {
      phase: 'act',
      parties: [{ out: ['C25', 'C20'], monster: 'ghoul', hand: ['cleric', 'C20', 'C10'] }, ...others],
    },
    solution: ['dispel cleric', 'corridor C20'],
    rules: ['MM-C1', 'MM-C2', 'MM-T4'],
  },
  {
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
    rules: ['MM-R2', 'MM-R3', 'MM-Z1'],
  },
  {
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
  },
]
