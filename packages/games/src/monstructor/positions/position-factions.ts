import { type Seat, fault } from '@menagerie/engine'
import { type CardIndex, isDragon } from '../set/cards.ts'
import type { Position } from './position-schema.ts'
import type { Reader } from './reading.ts'
import { NONE, type Part, type State } from '../rules/state.ts'

/** Parts of monsters a seat has in the Arena or in a fight, each with its place in a position. */
export const monstersOf = (
  { arena, fight }: State,
  seat: Seat,
): readonly { readonly parts: readonly Part[]; readonly path: string }[] => [
  ...(arena?.owner === seat ? [{ parts: arena.parts, path: 'arena.parts' }] : []),
  ...(fight?.attacker === seat ? [{ parts: fight.sides[0].parts, path: 'fight.parts.0' }] : []),
  ...(fight?.defender === seat ? [{ parts: fight.sides[1].parts, path: 'fight.parts.1' }] : []),
]

/** Dragon cards a seat has on the table, in the Arena or in a fight. */
const dragonsOf = (state: State, seat: Seat): readonly CardIndex[] =>
  [...(state.players[seat]?.table ?? []), ...monstersOf(state, seat).map(({ parts }) => parts)]
    .flat()
    .flatMap(({ card }) => (isDragon(state.options.set, card) ? [card] : []))

/** Who was given none has that of their dragon cards, else the first that is free; `null` is none. */
export const readFactions = ({ options, faults }: Reader, given: Position, state: State): void => {
  const { set, mode } = options
  if (mode === 'dominoes') return
  const factions = given.players.map(({ faction }, seat) => {
    if (typeof faction !== 'string') return NONE
    const at = set.factions.indexOf(faction)
    if (set.dragons[at] === undefined)
      faults.push(fault('factionUnknown', `players.${seat}.faction`, 'MS-20', { faction }))
    return at
  })
  if (given.phase !== 'faction') {
    const open = given.players.flatMap(({ faction }, seat) => (faction === undefined ? [seat] : []))
    for (const seat of open) {
      const own = dragonsOf(state, seat).map((card) => set.faction[card] as number)
      factions[seat] = own.find((faction) => !factions.includes(faction)) ?? NONE
    }
    for (const seat of open) {
      if (factions[seat] === NONE)
        factions[seat] = set.dragons.findIndex((cards, faction) => cards !== undefined && !factions.includes(faction))
    }
  }
  for (const [seat, player] of state.players.entries()) {
    player.faction = factions[seat] as number
    // MS-69: the dragon of who has left is out of the game.
    player.owned = player.out ? 0 : ownedBits(state, seat)
  }
}

const ownedBits = (state: State, seat: Seat): number => {
  const cards = state.options.set.dragons[state.players[seat]?.faction ?? NONE] ?? []
  return dragonsOf(state, seat).reduce(
    (bits, card) => (cards.includes(card) ? bits | (1 << cards.indexOf(card)) : bits),
    0,
  )
}
