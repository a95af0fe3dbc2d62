import type { Box, GameTypes, Learned } from '@menagerie/engine'
import type { Share } from '@menagerie/engine/conformance'
import { dealsOf, shareOf } from '../arena/deals.ts'
import { openJournal } from '../arena/journal.ts'
import { type Claim, type Trial, tryClaim } from '../arena/sprt.ts'
import { openProgress } from '../output.ts'
import { type Series, tableOf } from '../series.ts'
import { t } from '../text.ts'
import { askAll } from '../threads.ts'
import type { Wanted } from './match.ts'
import { openPlayers } from './players.ts'
import type { Trained } from './sample.ts'

export interface Attempt extends Series {
  readonly learned: Learned
  /** Null: from the even share to a tenth more. */
  readonly claim: Claim | null
}

/** What came of a value that was tried: one who plays by it against those who play by the old one. */
export interface Tried extends Share {
  readonly game: string
  readonly seats: number
  readonly games: number
  readonly seed: string
  readonly trial: Trial
}

/** How much more than the even share a new value has to win. */
const GAIN = 1.1

/** A new value against the old one by a sequential test, everybody looking one step ahead. */
export const tryValue = async <T extends GameTypes>(box: Box<T>, wanted: Attempt): Promise<Tried> => {
  const { learned, games, seed, choices } = wanted
  const { seats } = tableOf(box, wanted)
  const { id: game, version } = box.game
  const claim = wanted.claim ?? { low: 1 / seats, high: GAIN / seats }
  const terms = { format: 1, tries: learned, game, version, seats, seed, choices }
  const journal = openJournal<Trained>(wanted.journal, terms)
  const questions = Array.from({ length: Math.ceil(games / seats) * seats }, (_, at): Wanted => ({
    ...{ game, choices, seats, seed, kept: 0 },
    deal: Math.floor(at / seats),
    tried: { seat: at % seats, learned },
  }))
  const keyOf = ({ deal, tried }: Wanted): string => `${deal}.${tried?.seat ?? ''}`
  const players = openPlayers(wanted.workers)
  const progress = openProgress(t('train.working'), questions.length)
  try {
    const played = await askAll(players, questions, {
      known: (one) => journal.resultOf(keyOf(one)),
      keep: (one, result) => journal.add(keyOf(one), result),
      advance: progress.advance,
      isOver: (sofar) => tryClaim(dealsOf(sofar, seats), claim).verdict !== 'open',
    })
    const all = dealsOf(played, seats)
    const trial = tryClaim(all, claim)
    const deals = trial.verdict === 'open' ? all : all.slice(0, trial.path.length)
    return { game, seats, games: deals.length * seats, seed, ...shareOf(deals), trial }
  } finally {
    progress.end()
    await players.close()
  }
}
