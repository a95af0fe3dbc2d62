import { masterThought } from '@menagerie/bots/training'
import { type Box, type Choices, type GameTypes, sampledChance } from '@menagerie/engine'
import { entrants } from '../arena/entrants.ts'
import type { Verdict } from '../arena/sprt.ts'
import { tournament } from '../arena/tournament.ts'
import { readChoices, seatCount } from '../flags.ts'
import { loadGame } from '../games.ts'
import { columns, count, percent, print, printJson } from '../output.ts'
import { run } from '../run.ts'
import { tableOf } from '../series.ts'
import { EXIT } from '../stop.ts'
import { t } from '../text.ts'
import { type SeriesFlags, seriesTrial } from './series-flags.ts'

/* `npm run soak -- thinking [game]` */

/** What is thought, in parts of what a master thinks. */
const PARTS = [1 / 10, 1 / 3, 1, 4]
/** Of the even share, what is called a step down, and a step up. */
const DOWN = 0.9
const UP = 1.1

interface Step {
  readonly more: string
  readonly less: string
  readonly games: number
  readonly share: number
  readonly low: number
  readonly high: number
  /** `low`: a step down; of the last, which goes all the way: no step up. */
  readonly verdict: Verdict
}

const thoughtsOf = <T extends GameTypes>(box: Box<T>, seats: number, choices: Choices): readonly number[] => {
  const { options } = tableOf(box, { seats, choices })
  const chance = sampledChance('thinking')
  const loadouts = Array.from({ length: seats }, () => box.loadouts.choose(options, chance))
  const start = box.game.setup(options, loadouts, chance, null)
  const thought = masterThought(box, box.game.view(start, 0))
  return PARTS.map((part) => Math.max(1, Math.round(part * thought)))
}

/** Each against the one before, and what a master thinks against a tenth of it. */
const pairsOf = (names: readonly string[]): readonly (readonly [more: string, less: string, isUp: boolean])[] => [
  ...names.slice(1).map((more, at) => [more, names[at] as string, false] as const),
  [names[3] as string, names[1] as string, true],
]

const stepsOf = async <T extends GameTypes>(box: Box<T>, flags: SeriesFlags): Promise<readonly Step[]> => {
  const { games, seed, workers, journal } = flags
  const choices = readChoices(flags.options)
  const seats = seatCount(box, flags.seats)
  const names = ['greedy', ...thoughtsOf(box, seats, choices).map((thought) => `search@${thought}`)]
  const steps: Step[] = []
  for (const [more, less, isUp] of pairsOf(names)) {
    const claim = isUp ? { low: 1 / seats, high: UP / seats } : { low: DOWN / seats, high: 1 / seats }
    const { standings, trial } = await tournament(box, {
      ...{ games, seats, seed, choices, workers, journal, claim },
      bots: entrants(`${more},${less}`),
      budget: { iterations: 1 },
    })
    const [standing] = standings
    if (standing === undefined || trial === null) continue
    const { games: played, share, low, high } = standing
    steps.push({ more, less, games: played, share, low, high, verdict: trial.verdict })
  }
  return steps
}

/** All but the last ask whether there is a step down. */
const isDown = (steps: readonly Step[]): boolean => steps.slice(0, -1).some(({ verdict }) => verdict === 'low')

const report = (steps: readonly Step[]): readonly string[] =>
  columns([
    ['more', 'less', 'matches', 'share', 'interval', 'verdict'].map((id) => t(`soak.thinking.${id}`)),
    ...steps.map(({ more, less, games, share, low, high, verdict }, at) => [
      more,
      less,
      count(games),
      percent(share),
      `${percent(low)} - ${percent(high)}`,
      t(`soak.thinking.${at < steps.length - 1 ? 'down' : 'up'}.${verdict}`),
    ]),
  ])

const program = seriesTrial('thinking', 400).action(async (game: string, flags: SeriesFlags) => {
  const some = await loadGame(game)
  const steps = await some((box) => stepsOf(box, flags))
  if (flags.json) printJson({ game, seed: flags.seed, steps })
  else for (const line of report(steps)) print(line)
  if (isDown(steps)) process.exitCode = EXIT.failed
})

await run(program)
