import type { Share } from '@menagerie/engine/conformance'
import { readChoices } from '../flags.ts'
import { loadGame } from '../games.ts'
import { columns, count, percent, print, printJson } from '../output.ts'
import { run } from '../run.ts'
import { EXIT } from '../stop.ts'
import { t } from '../text.ts'
import { type Measured, measure } from '../yardstick/measure.ts'
import { type SeriesFlags, seriesTrial } from './series-flags.ts'

/* `npm run soak -- yardstick [game]` */

/** Of what there is to gain, what a master has to gain. */
const ENOUGH = 2 / 3

const rowOf = (who: string, { share, low, high }: Share): readonly string[] => [
  who,
  percent(share),
  `${percent(low)} - ${percent(high)}`,
]

const report = ({ games, seats, honest, seer, gain }: Measured): readonly string[] => [
  ...columns([
    [t('soak.yardstick.who'), t('soak.yardstick.share'), t('soak.yardstick.interval')],
    rowOf(t('soak.yardstick.honest'), honest),
    rowOf(t('soak.yardstick.seer'), seer),
  ]),
  '',
  t('soak.yardstick.matches', { games: count(games), even: percent(1 / seats) }),
  gain === null
    ? t('soak.yardstick.nothing')
    : t('soak.yardstick.gain', { part: percent(gain.part), low: percent(gain.low), high: percent(gain.high) }),
]

const program = seriesTrial('yardstick', 600).action(async (game: string, flags: SeriesFlags) => {
  const some = await loadGame(game)
  const choices = readChoices(flags.options)
  const measured = await some((box) => measure(box, { ...flags, seats: flags.seats, journal: flags.journal, choices }))
  if (flags.json) printJson(measured)
  else for (const line of report(measured)) print(line)
  if (measured.gain !== null && measured.gain.part < ENOUGH) process.exitCode = EXIT.failed
})

await run(program)
