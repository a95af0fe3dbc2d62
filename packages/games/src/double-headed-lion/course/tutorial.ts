import { type Lesson, lesson } from '@menagerie/engine'

/** Positions of docs/position-format.md, one idea each. Words stand in `locales/*-tutorial.ts`. */
export const tutorial: readonly Lesson[] = [
  lesson({
    id: 'step',
    seat: 1,
    position: {
      phase: 'move',
      active: 1,
      republic: { pieces: { storm: '00', roland: '11' } },
      royalist: { pieces: { vishnus: '55', lancelot: '43', ganda: '35' } },
    },
    solution: ['move Y1 33'],
    also: 'any',
    rules: ['DL-1.1', 'DL-2.1', 'DL-3.1', 'DL-3.2'],
  }),
  lesson({
    id: 'meet',
    seat: 1,
    position: {
      phase: 'move',
      active: 1,
      republic: { pieces: { roland: '32', storm: '00' }, known: ['roland'] },
      royalist: { pieces: { lancelot: '43', vishnus: '55' } },
    },
    solution: ['move Y0 32'],
    rules: ['DL-5.1', 'DL-5.12'],
  }),
  lesson({
    id: 'add',
    seat: 1,
    position: null,
    solution: ['play 6'],
    also: [['play 5']],
    answers: [{ seat: 0, steps: ['play 2'], chance: [] }],
    rules: ['DL-5.15', 'DL-5.18', 'DL-6.1'],
  }),
  lesson({
    id: 'ban',
    seat: 1,
    position: {
      phase: 'move',
      active: 1,
      republic: { pieces: { roland: '32', storm: '00' }, known: ['roland'] },
      royalist: { pieces: { ganda: '43', vishnus: '55' }, hand: [1], pile: [2, 3, 4, 5, 6, 'Sk', 'Re'] },
    },
    solution: ['move Y0 32'],
    rules: ['DL-8.17'],
  }),
  lesson({ id: 'noCards', seat: 1, position: null, solution: ['ban yes'], rules: ['DL-8.17', 'DL-5.19'] }),
  lesson({
    id: 'attack',
    seat: 0,
    position: {
      phase: 'move',
      active: 0,
      republic: { pieces: { gorbois: '22', storm: '00', mondor: '00' } },
      royalist: {
        pieces: { alshark: '33', vishnus: '54' },
        known: ['alshark'],
        hand: [6],
        pile: [1, 2, 3, 4, 5, 'Sk', 'Re'],
      },
    },
    solution: ['move R0 33'],
    rules: ['DL-3.6', 'DL-5.17'],
  }),
  lesson({
    id: 'retreat',
    seat: 0,
    position: null,
    solution: ['play Re'],
    answers: [{ seat: 1, steps: ['play 6'], chance: [] }],
    rules: ['DL-5.17', 'DL-7.1', 'DL-7.6'],
  }),
  lesson({
    id: 'prize',
    seat: 0,
    position: {
      phase: 'move',
      active: 0,
      republic: { pieces: { aji: '33', roland: '11' } },
      royalist: { pieces: { vishnus: '32', dianne: '23' }, known: ['vishnus', 'dianne'] },
    },
    solution: ['move R0 32 prize'],
    rules: ['DL-3.6', 'DL-8.9', 'DL-10.4'],
  }),
  lesson({
    id: 'castle',
    seat: 1,
    position: {
      phase: 'move',
      active: 1,
      republic: { pieces: { storm: '00', garla: '00', aji: '22' }, known: ['aji'] },
      royalist: { pieces: { vishnus: '11', lancelot: '33' } },
    },
    solution: ['move Y0 00'],
    rules: ['DL-10.1', 'DL-10.2'],
  }),
]
