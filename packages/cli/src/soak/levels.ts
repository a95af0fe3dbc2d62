import type { Box, Choices, GameTypes, LevelShares } from '@menagerie/engine'
import { entrants } from '../arena/entrants.ts'
import { tournament } from '../arena/tournament.ts'
import { readChoices, seatCount } from '../flags.ts'
import { loadGame } from '../games.ts'
import { columns, count, percent, print, printJson } from '../output.ts'
import { run } from '../run.ts'
import { tableOf } from '../series.ts'
import { EXIT } from '../stop.ts'
import { t } from '../text.ts'
import { isBorneOut } from './borne-out.ts'
import { type SeriesFlags, seriesTrial } from './series-flags.ts'

/* `npm run soak -- levels [game]` */

/** Each level against the one below; the lowest against who plays anything. */
const BELOW = { beginner: 'random', club: 'beginner', master: 'club' } as const
type Level = keyof typeof BELOW
const LEVELS = Object.keys(BELOW) as readonly Level[]

interface Told {
  readonly level: Level
  readonly against: string
  readonly games: number
  readonly share: number
  readonly low: number
  readonly high: number
  /** What is shown to who chooses; null: nothing is. */
  readonly shown: number | null
  readonly isTrue: boolean
}

const shownOf = <T extends GameTypes>(box: Box<T>, seats: number, choices: Choices): LevelShares | null =>
  box.levels?.(tableOf(box, { seats, choices }).options) ?? null

const toldOf = async <T extends GameTypes>(box: Box<T>, flags: SeriesFlags): Promise<readonly Told[]> => {
  const { games, seed, workers, journal } = flags
  const choices = readChoices(flags.options)
  const asked = seatCount(box, flags.seats)
  const shares = shownOf(box, asked, choices)
  const seats = flags.seats ?? shares?.seats ?? asked
  const told: Told[] = []
  for (const level of LEVELS) {
    const against = BELOW[level]
    const { standings } = await tournament(box, {
      ...{ games, seats, seed, choices, workers, journal, claim: null },
      bots: entrants(`${level},${against}`),
      // Each level thinks what is its own.
      budget: { iterations: 1 },
    })
    const [standing] = standings
    if (standing === undefined) continue
    const { games: played, share, low, high } = standing
    const shown = shares !== null && shares.seats === seats ? shares[level] : null
    told.push({ level, against, games: played, share, low, high, shown, isTrue: isBorneOut(shown, standing) })
  }
  return told
}

const verdictOf = ({ shown, isTrue }: Told): string => {
  if (shown === null) return t('soak.levels.verdict.unshown')
  return t(`soak.levels.verdict.${isTrue ? 'true' : 'false'}`, { shown: percent(shown) })
}

const report = (told: readonly Told[]): readonly string[] =>
  columns([
    ['level', 'against', 'matches', 'share', 'interval', 'shown'].map((id) => t(`soak.levels.${id}`)),
    ...told.map((one) => [
      one.level,
      one.against,
      count(one.games),
      percent(one.share),
      `${percent(one.low)} - ${percent(one.high)}`,
      verdictOf(one),
    ]),
  ])

const program = seriesTrial('levels', 600).action(async (game: string, flags: SeriesFlags) => {
  const some = await loadGame(game)
  const told = await some((box) => toldOf(box, flags))
  if (flags.json) printJson({ game, seed: flags.seed, told })
  else for (const line of report(told)) print(line)
  if (told.some(({ isTrue }) => !isTrue)) process.exitCode = EXIT.failed
})

await run(program)
