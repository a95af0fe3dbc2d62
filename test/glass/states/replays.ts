import { SHEET, page, press, see } from './page.ts'
import type { GlassState, Step } from './state.ts'

/** Positions of a record are part of the address, and so is whose eyes look. */
const replays = (game: string, mode: string, seats: number, decisions: number): readonly GlassState[] =>
  (['0', 'spectator', 'all'] as const).flatMap((eyes) =>
    [0, Math.floor(decisions / 2), decisions].map((at) =>
      page(
        `replay of ${game}, ${mode}, entry ${at} by ${eyes}`,
        `/replay/file?at=${at}&eyes=${eyes}`,
        '.drop-zone',
        [{ do: 'record', game, mode, seats, decisions }, see('.scrubber')],
        { room: game, view: 'replay' },
      ),
    ),
  )

const REPLAYS = [
  ['monster-pack', 'standard', 2, 30],
  ['double-headed-lion', 'standard', 2, 40],
  ['dragon-treasure', 'standard', 4, 60],
  ['monster-maker', 'first', 4, 80],
  ['monstructor', 'classic', 5, 60],
  ['monstructor', 'arena', 4, 60],
  ['monstructor', 'dominoes', 5, 40],
] as const

const REPLAY_SHEETS = ['Verify', 'History of a card', 'Continue from here', 'Keys'] as const

const replaySheets = (): readonly GlassState[] => {
  const opened: readonly Step[] = [
    { do: 'record', game: 'monster-pack', mode: 'standard', seats: 2, decisions: 30 },
    see('.scrubber'),
  ]
  const replay = (id: string, reach: readonly Step[]): GlassState =>
    page(`replay, ${id}`, '/replay/file?at=20&eyes=0', '.drop-zone', [...opened, ...reach, SHEET], { view: 'replay' })
  return [
    { ...replay('whose eyes', [{ do: 'within', selector: '.eyes-now' }]), narrow: true },
    replay('menu', [press('Menu of the replay')]),
    ...REPLAY_SHEETS.map((name) => replay(name, [press('Menu of the replay'), press(name)])),
  ]
}

/** Records of every mode as they are replayed, and what opens over one. */
export const replayStates = (): readonly GlassState[] => [
  ...REPLAYS.flatMap(([game, mode, seats, decisions]) => replays(game, mode, seats, decisions)),
  ...replaySheets(),
]
