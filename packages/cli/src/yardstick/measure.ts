import type { Box, Choices, GameTypes } from '@menagerie/engine'
import type { Share } from '@menagerie/engine/conformance'
import type { BoutResult } from '../arena/bout.ts'
import { dealsOf, shareOf } from '../arena/deals.ts'
import { openJournal } from '../arena/journal.ts'
import { boutKey } from '../arena/pairing.ts'
import { openProgress } from '../output.ts'
import { type Series, tableOf } from '../series.ts'
import { t } from '../text.ts'
import { askAll, openThreads } from '../threads.ts'
import { type Gain, gainOf } from './gain.ts'
import { type Wanted, isSeer, wantedOf } from './match.ts'

/** What a master wins of frozen greedy, and what the same bot wins of it that sees all, on the same deals. */
export interface Measured {
  readonly game: string
  readonly seats: number
  readonly seed: string
  readonly choices: Choices
  /** Of each. */
  readonly games: number
  readonly honest: Share
  readonly seer: Share
  /** Null: who sees all wins no more than the even share. */
  readonly gain: Gain | null
}

/** `games` are those of each of the two. */
export const measure = async <T extends GameTypes>(box: Box<T>, wanted: Series): Promise<Measured> => {
  const { games, seed, choices, workers } = wanted
  const { id: game, version } = box.game
  // What is wrong with them is told before anything is played.
  const { seats } = tableOf(box, wanted)
  const journal = openJournal<BoutResult>(wanted.journal, {
    ...{ format: 1, yardstick: true, game, version, seats, seed, choices },
  })
  const questions = wantedOf({ game, choices, seed }, seats, games)
  const threads = openThreads<Wanted, BoutResult>(new URL('./worker.js', import.meta.url), 'play', workers)
  const progress = openProgress(t('soak.yardstick.working'), questions.length)
  try {
    const played = await askAll(threads, questions, {
      known: ({ bout }) => journal.resultOf(boutKey(bout)),
      keep: ({ bout }, result) => journal.add(boutKey(bout), result),
      advance: progress.advance,
    })
    const by = (seer: boolean) =>
      dealsOf(
        played.filter((_, at) => isSeer(questions[at] as Wanted) === seer),
        seats,
      )
    const [honest, seer] = [by(false), by(true)]
    return {
      ...{ game, seats, seed, choices, games: honest.length * seats },
      honest: shareOf(honest),
      seer: shareOf(seer),
      gain: gainOf(honest, seer, seats, seed),
    }
  } finally {
    progress.end()
    await threads.close()
  }
}
