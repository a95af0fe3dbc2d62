import { MONSTRUCTOR_TABLES } from '../../browser/support/monstructor.ts'
import type { GlassState } from './state.ts'

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
    const search = new URLSearchParams({
      still: '1',
      choices: JSON.stringify(choices),
      position: JSON.stringify(position),
      seat: String(seat),
    })
    if (isTold) search.set('told', '1')
    return {
      id: `${game}/arranged, ${name}`,
      room: game,
      view: seat === 'spectator' ? 'spectator' : 'play',
      address: `/pieces/${game}?${search}`,
      drawn: '.table-page',
      reach: [],
      arranged: null,
      told: isTold,
      narrow: false,
      keys,
    }
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
  MONSTRUCTOR_TABLES.map(([name, address]) => ({
    id: `monstructor/arranged, ${name}`,
    room: 'monstructor',
    view: 'play',
    address: `${address}&still=1`,
    drawn: '.table-page',
    reach: [],
    arranged: null,
    told: false,
    narrow: false,
    keys: [],
  }))

export const arrangedStates = (): readonly GlassState[] => [...POSITIONS.flatMap(statesOf), ...full()]
