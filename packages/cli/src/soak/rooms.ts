import type { Box, GameTypes } from '@menagerie/engine'
import {
  type Consented,
  type Consenting,
  type ConformanceRoom,
  type GamesTried,
  LAWS,
  type RandomGames,
  type Report,
  type Trials,
  type WholeRoom,
  addUp,
  conform,
  tryConsent,
  tryGames,
} from '@menagerie/engine/conformance'
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
export interface Examiner {
  readonly conform: (trials: Trials) => Report
  readonly play: (wanted: RandomGames) => GamesTried
  readonly consent: (wanted: Consenting) => Consented
}

const examine = <T extends GameTypes>(box: Box<T>, room: ConformanceRoom<T>): Examiner => ({
  conform: (trials) => conform(box, room, trials),
  play: (wanted) => tryGames(box, room, wanted),
  consent: (wanted) => tryConsent(box, room, wanted),
})

/** A published game: the types hold that no law stays away from it. */
const whole = <T extends GameTypes>(box: Box<T>, room: WholeRoom<T>): Examiner => examine(box, room)

/** Of the matches and pairs every fourth is of a room that no blind play fits: it keeps all laws but the odds. */
const withShare = (most: Examiner, share: Examiner): Examiner => ({
  conform: (trials) => {
    const laws = (trials.laws ?? LAWS).filter((law) => law !== 'odds')
    const [games, pairs] = [Math.floor(trials.games / 4), Math.floor(trials.pairs / 4)]
    const report = most.conform({ ...trials, games: trials.games - games, pairs: trials.pairs - pairs })
    if (laws.length === 0) return report
    const other = share.conform({ ...trials, games, pairs, laws, seed: `${trials.seed} shared` })
    return { ...report, laws: [...report.laws, ...other.laws], gaveUp: report.gaveUp + other.gaveUp }
  },
  play: (wanted) => {
    const games = Math.floor(wanted.games / 4)
    return addUp([
      most.play({ ...wanted, games: wanted.games - games }),
      share.play({ ...wanted, games, seed: `${wanted.seed} shared` }),
    ])
  },
  consent: (wanted) => most.consent(wanted),
})

/** By id; a game's room is loaded only when it is asked for. */
const EXAMINERS: Readonly<Record<string, () => Promise<Examiner>>> = {
  'monster-pack': async () => {
    const { box } = await import('@menagerie/games/monster-pack')
    const { room } = await import('@menagerie/games/monster-pack/conformance')
    return whole(box, room)
  },
  'monster-maker': async () => {
    const { box } = await import('@menagerie/games/monster-maker')
    const { room } = await import('@menagerie/games/monster-maker/conformance')
    return whole(box, room)
  },
  'double-headed-lion': async () => {
    const { box } = await import('@menagerie/games/double-headed-lion')
    const { room } = await import('@menagerie/games/double-headed-lion/conformance')
    return whole(box, room)
  },
  'dragon-treasure': async () => {
    const { box } = await import('@menagerie/games/dragon-treasure')
    const { room } = await import('@menagerie/games/dragon-treasure/conformance')
    return whole(box, room)
  },
  monstructor: async () => {
    const { box } = await import('@menagerie/games/monstructor')
    const { room, forcedRoom } = await import('@menagerie/games/monstructor/conformance')
    return withShare(whole(box, room), whole(box, forcedRoom))
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
