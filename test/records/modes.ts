import { type Box, type Choices, type GameTypes, type OptionRow, applies } from '@menagerie/engine'
import {
  type ConformanceRoom,
  type Keeping,
  type KeptMatch,
  heldAgainst,
  keepMatch,
  unmetValues,
} from '@menagerie/engine/conformance'
import { sha256Hex } from '@menagerie/fair'
import { box as lion } from '@menagerie/games/double-headed-lion'
import { room as lionRoom } from '@menagerie/games/double-headed-lion/conformance'
import { box as treasure } from '@menagerie/games/dragon-treasure'
import { room as treasureRoom } from '@menagerie/games/dragon-treasure/conformance'
import { box as maker } from '@menagerie/games/monster-maker'
import { room as makerRoom } from '@menagerie/games/monster-maker/conformance'
import { box as pack } from '@menagerie/games/monster-pack'
import { room as packRoom } from '@menagerie/games/monster-pack/conformance'
import { box as monstructor } from '@menagerie/games/monstructor'
import { forcedRoom, room as monstructorRoom } from '@menagerie/games/monstructor/conformance'

/** Another rule for a game, to see that it is noticed. */
export type Change = <T extends GameTypes>(box: Box<T>) => Box<T>

/** A mode of a game of which matches are kept. */
export interface KeptMode {
  readonly id: string
  readonly game: string
  readonly choices: Choices
  /** Of the rules as they are. */
  readonly version: number
  /** Older versions they replay. */
  readonly replays: readonly number[]
  readonly rows: readonly OptionRow[]
  /** Numbers of seats it is played with. */
  readonly seats: readonly number[]
  readonly keep: (wanted: Keeping) => KeptMatch
  /** Null, or the first thing that is not as it was, in words; under rules that are changed as told. */
  readonly held: (kept: KeptMatch, change?: Change) => string | null
}

/** A closed hand under compulsion knows no blind play, so its tables stand in a room of their own. */
const dominoes: typeof monstructorRoom = {
  ...monstructorRoom,
  scenario: (chance) => (chance.pick(3) === 0 ? forcedRoom : monstructorRoom).scenario(chance),
}

const mode = <T extends GameTypes>(
  id: string,
  box: Box<T>,
  room: ConformanceRoom<T>,
  choices: Choices = {},
): KeptMode => ({
  id,
  game: box.game.id,
  choices,
  version: box.game.version,
  replays: box.game.replays,
  rows: box.options,
  seats: box.seats,
  keep: (wanted) => keepMatch(box, room, wanted),
  held: (kept, change = (same) => same) => heldAgainst(change(box), kept, sha256Hex),
})

export const KEPT_MODES: readonly KeptMode[] = [
  mode('monster-pack', pack, packRoom),
  mode('double-headed-lion', lion, lionRoom),
  mode('dragon-treasure', treasure, treasureRoom),
  mode('monster-maker', maker, makerRoom),
  mode('monstructor-classic', monstructor, monstructorRoom, { mode: 'classic' }),
  mode('monstructor-arena', monstructor, monstructorRoom, { mode: 'arena' }),
  mode('monstructor-dominoes', monstructor, dominoes, { mode: 'dominoes' }),
]

/** Values of options that say something in this mode and that no kept match of it has. */
export const unmetIn = ({ rows, choices }: KeptMode, matches: readonly KeptMatch[]): readonly string[] => {
  const isFixed = (id: string): boolean => Object.hasOwn(choices, id)
  const speaks = (row: OptionRow): boolean =>
    !isFixed(row.id) && (row.when === null || !isFixed(row.when.option) || applies(row, rows, choices))
  return unmetValues(
    rows.filter(speaks),
    matches.map(({ record }) => record.header.choices),
  )
}

/** Whether what `held` found is right for a match of that version: nothing, or that these rules are others. */
export const isAsKept = ({ version, replays }: KeptMode, kept: number, found: string | null): boolean =>
  kept === version || replays.includes(kept) ? found === null : found !== null && found.includes('versionDiffers')
