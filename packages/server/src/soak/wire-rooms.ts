import type { Box, GameTypes } from '@menagerie/engine'
import { type ConformanceRoom, type PairedWorlds, type PairsWanted, pairedWorlds } from '@menagerie/engine/conformance'

/** Pairs of worlds of one game. */
export type Pairing = (wanted: PairsWanted) => PairedWorlds

const pairing =
  <T extends GameTypes>(box: Box<T>, room: ConformanceRoom<T>): Pairing =>
  (wanted) =>
    pairedWorlds(box, room, wanted)

/** By id; a game's room is loaded only when it is asked for. */
export const PAIRINGS: Readonly<Record<string, () => Promise<Pairing>>> = {
  'monster-pack': async () => {
    const { box } = await import('@menagerie/games/monster-pack')
    const { room } = await import('@menagerie/games/monster-pack/conformance')
    return pairing(box, room)
  },
  'double-headed-lion': async () => {
    const { box } = await import('@menagerie/games/double-headed-lion')
    const { room } = await import('@menagerie/games/double-headed-lion/conformance')
    return pairing(box, room)
  },
  'dragon-treasure': async () => {
    const { box } = await import('@menagerie/games/dragon-treasure')
    const { room } = await import('@menagerie/games/dragon-treasure/conformance')
    return pairing(box, room)
  },
  'monster-maker': async () => {
    const { box } = await import('@menagerie/games/monster-maker')
    const { room } = await import('@menagerie/games/monster-maker/conformance')
    return pairing(box, room)
  },
  monstructor: async () => {
    const { box } = await import('@menagerie/games/monstructor')
    const { room } = await import('@menagerie/games/monstructor/conformance')
    return pairing(box, room)
  },
}
