import { placed } from './page.ts'
import type { GlassState, Step } from './state.ts'

/** A position in which a board asks what it asks in few others. */
interface Rare {
  readonly game: string
  /** The question, by its key in the board's catalogue. */
  readonly key: string
  readonly choices?: object
  /** Two sit at the table where nothing is said. */
  readonly seats?: number
  /** As `docs/position-format.md` has it. */
  readonly position: object
  readonly reach?: readonly Step[]
  /** Kinds of choice that are offered nowhere else. */
  readonly offers?: readonly string[]
}

/** Four sides of Dragon Treasure, of which the first two stand somewhere. */
const four = (...sides: readonly object[]): readonly object[] => [...sides, {}, {}, {}, {}].slice(0, 4)

const CASTLE = { phase: 'spoils', space: 'C2', seat: 0, loser: 1, distance: 2, up: { C2: 1 } }
const FOUGHT = four({ armies: { C2: 1 } }, { armies: { C2: 1 } })
const MARCH = { phase: 'march', space: 'a21', from: 'C2', distance: 2, sides: four({ armies: { a21: 1 } }) }

const WHOLE = ['U1H', 'U1B', 'U1La', 'U1Lb', 'U1T']
const RING = ['I4B', 'I4H', 'I4La', 'I4Lb']
const BUILT: Step = { do: 'press', role: 'button', name: 'Complete one for me' }

const RARE: readonly Rare[] = [
  {
    game: 'dragon-treasure',
    seats: 4,
    key: 'prompt.throwOff',
    position: {
      ...CASTLE,
      sides: four({ armies: { C2: 1 } }, { armies: { C2: 2, a21: 1, a23: 1, a24: 1 } }),
    },
  },
  {
    game: 'dragon-treasure',
    seats: 4,
    key: 'prompt.spoilsExact',
    choices: { exactDistance: true },
    position: { ...CASTLE, sides: FOUGHT },
  },
  {
    game: 'dragon-treasure',
    seats: 4,
    key: 'prompt.stealExact',
    choices: { exactDistance: true },
    position: { ...CASTLE, sides: FOUGHT },
    reach: [{ do: 'place', place: 's.1' }],
  },
  { game: 'dragon-treasure', seats: 4, key: 'prompt.march', position: MARCH },
  { game: 'dragon-treasure', seats: 4, key: 'prompt.marchExact', choices: { exactDistance: true }, position: MARCH },
  {
    game: 'monster-maker',
    key: 'prompt.actBack',
    choices: { returnedMayInterfere: true },
    position: {
      phase: 'act',
      parties: [
        { out: ['C20'], leg: 'returned', length: 100, back: ['C5'], hand: ['orc'] },
        { out: ['C20'], hand: ['elf'] },
      ],
    },
  },
  {
    game: 'monstructor',
    key: 'ask.readyRing',
    choices: { mode: 'arena' },
    position: { phase: 'build', players: [{ table: WHOLE }, {}], arena: { owner: 1, parts: RING } },
    reach: [BUILT],
  },
  {
    game: 'monstructor',
    key: 'ask.locked',
    choices: { mode: 'arena' },
    position: { phase: 'build', players: [{ table: WHOLE }, {}], arena: { owner: 0, parts: RING } },
  },
  {
    game: 'monstructor',
    key: 'ask.even',
    position: {
      phase: 'reinforce',
      players: [{ hidden: ['PBO2a'] }, { hidden: ['S02a'] }],
      fight: { attacker: 0, defender: 1, parts: [RING, WHOLE], plus: [2, 0] },
    },
  },
  {
    game: 'monstructor',
    key: 'ask.icon',
    position: {
      phase: 'reinforce',
      players: [{ hidden: ['S06a'] }, { hidden: ['S02a'] }],
      fight: { attacker: 0, defender: 1, parts: [RING, WHOLE] },
    },
    reach: [{ do: 'within', selector: '[data-place^="h."]' }],
  },
  {
    game: 'monstructor',
    key: 'ask.laidSmall',
    choices: { powerCards: 'together' },
    position: {
      phase: 'reinforce',
      players: [{ hidden: ['PMA2a', 'PSP3a', 'PAX4a'] }, { hidden: ['S02a'] }],
      fight: { attacker: 0, defender: 1, parts: [RING, WHOLE] },
    },
    reach: [{ do: 'within', selector: '[data-place^="h."]' }],
    offers: ['reinforce offers lay', 'reinforce offers playLaid'],
  },
  {
    game: 'monstructor',
    key: 'ask.leadCard',
    choices: { mode: 'dominoes' },
    position: { phase: 'lead', players: [{ hand: ['U1B'] }, { hand: ['I4B'] }], deck: 7 },
  },
  {
    game: 'monstructor',
    key: 'ask.attachOrDraw',
    choices: { mode: 'dominoes', dominoForced: false },
    position: { phase: 'attach', centre: ['U3H', 'U3B'], players: [{ hand: ['U3T'] }, { hand: ['I4B'] }], deck: 7 },
  },
  {
    game: 'monstructor',
    key: 'ask.attachOrPass',
    choices: { mode: 'dominoes', dominoForced: false },
    position: { phase: 'drawn', centre: ['U3H', 'U3B'], players: [{ hand: ['U3T'] }, { hand: ['I4B'] }], deck: 7 },
  },
]

/** Questions that seeded play seldom or never comes to, each put in a position of its own. */
export const rareQuestions = (): readonly GlassState[] =>
  RARE.map(({ game, key, choices = {}, seats = 2, position, reach = [], offers = [] }) =>
    placed(
      key,
      game,
      position,
      { search: { seats: String(seats), choices: JSON.stringify(choices) }, keys: [`prompt ${key}`, ...offers] },
      reach,
    ),
  )
