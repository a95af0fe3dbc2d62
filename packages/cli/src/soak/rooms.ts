import type { Box, GameTypes } from '@menagerie/engine'
import type { ConformanceRoom, Report, Trials } from '@menagerie/engine/conformance'
import { conform } from '@menagerie/engine/conformance'
import {
  goofspiel,
  goofspielRoom,
  kuhn,
  kuhnRoom,
  leduc,
  leducRoom,
  sacks,
  sacksRoom,
  ticTacToe,
  ticTacToeRoom,
} from '@menagerie/engine/fixtures'
import { wrongUsage } from '../stop.ts'
import { t } from '../text.ts'

/** A game and its room together, so that nobody outside has to know their types. */
export type Examiner = (trials: Trials) => Report

const examine =
  <T extends GameTypes>(box: Box<T>, room: ConformanceRoom<T>): Examiner =>
  (trials) =>
    conform(box, room, trials)

/** By id; a game's room is loaded only when it is asked for. */
const EXAMINERS: Readonly<Record<string, () => Promise<Examiner>>> = {
  'monster-pack': async () => {
    const { box } = await import('@menagerie/games/monster-pack')
    const { room } = await import('@menagerie/games/monster-pack/conformance')
    return examine(box, room)
  },
  'monster-maker': async () => {
    const { box } = await import('@menagerie/games/monster-maker')
    const { room } = await import('@menagerie/games/monster-maker/conformance')
    return examine(box, room)
  },
  'double-headed-lion': async () => {
    const { box } = await import('@menagerie/games/double-headed-lion')
    const { room } = await import('@menagerie/games/double-headed-lion/conformance')
    return examine(box, room)
  },
  'dragon-treasure': async () => {
    const { box } = await import('@menagerie/games/dragon-treasure')
    const { room } = await import('@menagerie/games/dragon-treasure/conformance')
    return examine(box, room)
  },
  monstructor: async () => {
    const { box } = await import('@menagerie/games/monstructor')
    const { room } = await import('@menagerie/games/monstructor/conformance')
    return examine(box, room)
  },
  'tic-tac-toe': async () => examine(ticTacToe, ticTacToeRoom),
  kuhn: async () => examine(kuhn, kuhnRoom),
  leduc: async () => examine(leduc, leducRoom),
  goofspiel: async () => examine(goofspiel, goofspielRoom),
  sacks: async () => examine(sacks, sacksRoom),
}

export const examinerOf = (id: string): Promise<Examiner> => {
  const load = Object.hasOwn(EXAMINERS, id) ? EXAMINERS[id] : undefined
  if (load === undefined) throw wrongUsage(t('soak.noRoom', { game: id, games: Object.keys(EXAMINERS).join(', ') }))
  return load()
}
