import { MONSTRUCTOR_TABLES } from '../../browser/support/monstructor.ts'
import { SHEET, arrangedBoard, placed } from './page.ts'
import type { GlassState, Step } from './state.ts'

interface Arranged {
  readonly game: string
  readonly phase: string
  readonly choices: object
  /** As `docs/position-format.md` has it. */
  readonly position: object
  /** Who is asked, and who is not. */
  readonly asked: number
  readonly waits: number
  readonly offers: readonly string[]
  /** What the next decision tells. */
  readonly told: string
}

/** Positions that seeded play does not come to. */
const POSITIONS: readonly Arranged[] = [
  {
    game: 'double-headed-lion',
    phase: 'fighter',
    choices: {},
    position: {
      phase: 'move',
      active: 0,
      republic: { pieces: { garla: '00', storm: '00', mondor: '01' } },
      royalist: { pieces: { racoon: '00', vishnus: '55' } },
      play: ['0 move R2 02'],
    },
    asked: 0,
    waits: 1,
    offers: ['chooseFighter'],
    told: 'fighterChosen',
  },
  {
    game: 'double-headed-lion',
    phase: 'castle',
    choices: { castleAji: 'point' },
    position: {
      phase: 'move',
      active: 1,
      republic: { pieces: { aji: '00', storm: '00' } },
      royalist: { pieces: { vishnus: '11' } },
      play: ['1 move Y0 00'],
    },
    asked: 1,
    waits: 0,
    offers: ['point'],
    told: 'castlePointed',
  },
]

const statesOf = ({ game, phase, choices, position, asked, waits, offers, told }: Arranged): readonly GlassState[] => {
  const state = (name: string, seat: number | 'spectator', keys: readonly string[], isTold = false): GlassState => {
    const search = { choices: JSON.stringify(choices), seat: String(seat), ...(isTold ? { told: '1' } : {}) }
    const view = seat === 'spectator' ? 'spectator' : 'play'
    return placed(name, game, position, { search, view, told: isTold, keys })
  }
  return [
    state(`asked ${phase}`, asked, [`phase ${phase}`, ...offers.map((kind) => `${phase} offers ${kind}`)]),
    state(`waits ${phase}`, waits, []),
    state(`watches ${phase}`, 'spectator', []),
    state(`told ${told}`, asked, [`told ${told}`], true),
    state(`told ${told} to others`, waits, [], true),
  ]
}

/** Tables of Monstructor as full as they can be. */
const full = (): readonly GlassState[] =>
  MONSTRUCTOR_TABLES.map(([name, address]) => arrangedBoard(name, 'monstructor', `${address}&still=1`))

/** Every corridor of 5 and of 10. */
const SHORT = [...Array<string>(8).fill('C10'), ...Array<string>(4).fill('C5')]
const TEAM = ['fighter', 'dwarf', 'elf', 'thief']
const SENT: readonly Step[] = ['m', 'h.7.0', 'h.8.0', 'h.9.0', 'h.10.0'].map((place) => ({ do: 'place', place }))

/** Ways of Monster Maker as long as they can be, and a team of four with its odds. */
const crowded = (): readonly GlassState[] => [
  placed('a long way in', 'monster-maker', {
    phase: 'act',
    parties: [
      { out: SHORT.slice(1), monster: 'orc', hand: TEAM },
      { out: ['C20', 'C20'], monster: 'cobra' },
    ],
  }),
  placed('a long way home', 'monster-maker', {
    phase: 'act',
    parties: [
      {
        out: ['C40', 'C40', 'C20'],
        leg: 'return',
        length: 100,
        required: 115,
        back: SHORT,
        monster: 'orc',
        hand: TEAM,
      },
      { out: ['C20', 'C20'], monster: 'cobra' },
    ],
  }),
  placed(
    'a team of four',
    'monster-maker',
    { phase: 'act', parties: [{ out: ['C20'], monster: 'orc', hand: TEAM }, {}] },
    {},
    [...SENT, { do: 'see', selector: '.mm-odds' }],
  ),
  placed(
    'a corridor that loses the party',
    'monster-maker',
    { phase: 'act', parties: [{ out: ['C40', 'C40', 'C20'], back: ['C40', 'C40'], hand: ['C30', 'elf'] }, {}] },
    {},
    [{ do: 'place', place: 'h.5.0' }, { do: 'place', place: 'l.0' }, SHEET],
  ),
]

/** A cost stands over what lies where it is counted. */
const costs = (): readonly GlassState[] => [
  placed(
    'a way over treasures',
    'dragon-treasure',
    { phase: 'points', points: 3, sides: [{}, {}, {}, {}], up: { a12: 1, a13: 1 } },
    { search: { seats: '4' } },
    [
      { do: 'place', place: 's.0' },
      { do: 'see', selector: '.dt-cost' },
    ],
  ),
]

export const arrangedStates = (): readonly GlassState[] => [
  ...POSITIONS.flatMap(statesOf),
  ...full(),
  ...crowded(),
  ...costs(),
]
