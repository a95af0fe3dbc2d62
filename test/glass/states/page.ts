import type { GlassState, Role, Step } from './state.ts'

/** Games with the seats that a table of theirs has here. */
export const GAMES: readonly (readonly [game: string, seats: number])[] = [
  ['monster-pack', 2],
  ['double-headed-lion', 2],
  ['dragon-treasure', 4],
  ['monster-maker', 6],
  ['monstructor', 5],
]

type More = Partial<Omit<GlassState, 'id' | 'reach'>>

/** A state that no board's list knows; `drawn`: what the page has drawn before the first step. */
export const page = (
  id: string,
  address: string,
  drawn: string,
  reach: readonly Step[] = [],
  more: More = {},
): GlassState => ({
  id: `page/${id}`,
  room: 'page',
  view: 'page',
  address,
  drawn,
  reach,
  arranged: null,
  told: false,
  narrow: false,
  keys: [],
  ...more,
})

export const press = (name: string, role: Role = 'button', nth = 0): Step => ({ do: 'press', role, name, nth })
export const see = (selector: string): Step => ({ do: 'see', selector })
export const SHEET = see('dialog[open]')

/** A table, a lobby or an end that has to be brought about. */
export const arranged = (
  id: string,
  words: readonly string[],
  drawn: string,
  reach: readonly Step[] = [],
  more: More = {},
) => page(id, '', drawn, reach, { arranged: words, ...more })

/** A game begun at one device, once somebody has taken the device. */
export const DEVICE: readonly Step[] = [
  press('Start on this device'),
  see('.curtain'),
  { do: 'within', selector: '.curtain button' },
  see('main[data-phase]'),
]

/** A board that is arranged, seen by its first seat unless told. */
export const arrangedBoard = (
  id: string,
  game: string,
  address: string,
  more: More = {},
  reach: readonly Step[] = [],
): GlassState => ({
  ...page(id, address, '.table-page', reach, { room: game, view: 'play', ...more }),
  id: `${game}/arranged, ${id}`,
})

/** A board in a position of its own, as `docs/position-format.md` has it. */
export const placed = (
  id: string,
  game: string,
  position: object,
  { search = {}, ...more }: More & { readonly search?: Readonly<Record<string, string>> } = {},
  reach: readonly Step[] = [],
): GlassState => {
  const told = new URLSearchParams({ still: '1', position: JSON.stringify(position), seat: '0', ...search })
  return arrangedBoard(id, game, `/pieces/${game}?${told}`, more, reach)
}
