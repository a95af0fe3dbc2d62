import type { Command } from 'commander'
import { integer } from '../flags.ts'
import type { FuzzResult } from '../fuzz/fuzz.ts'
import { loadGame } from '../games.ts'
import { count, print, printJson } from '../output.ts'
import { EXIT } from '../stop.ts'
import { t } from '../text.ts'
import { examples } from './examples.ts'

interface Flags {
  readonly decisions: number
  readonly seed: string
  readonly first: number
  readonly json?: true
}

/** Steps shown before a failure. */
const SHOWN = 12

export const addFuzz = (program: Command): void => {
  program
    .command('fuzz')
    .description(t('fuzz.about'))
    .argument('<game>', t('argument.game'))
    .option('--decisions <n>', t('fuzz.decisionsFlag'), integer(1, 1_000_000_000), 100_000)
    .option('--seed <text>', t('flag.seed'), '1')
    .option('--first <n>', t('fuzz.firstFlag'), integer(0, 1_000_000_000), 0)
    .option('--json', t('flag.json'))
    .addHelpText('after', examples('fuzz monster-pack --decisions 1000000', 'fuzz goofspiel --seed night'))
    .action(async (id: string, { decisions, seed, first, json }: Flags) => {
      const some = await loadGame(id)
      const { fuzz } = await import('../fuzz/fuzz.ts')
      const result = await some((box) => fuzz(box, { decisions, seed, first }))
      if (json) printJson(result)
      else for (const line of report(result)) print(line)
      if (result.failure !== null) process.exitCode = EXIT.failed
    })
}

const report = ({ game, seed, decisions, matches, tables, failure }: FuzzResult): readonly string[] => {
  if (failure === null) {
    return [
      t('fuzz.clean', { game, seed, decisions: count(decisions), matches: count(matches), tables: count(tables) }),
    ]
  }
  const { match, what, choices, trail } = failure
  return [
    t('fuzz.failure', { game, match, seed, what }),
    `  ${t('fuzz.choices', { choices: JSON.stringify(choices) })}`,
    `  ${t('fuzz.trail', { trail: `${trail.length > SHOWN ? '... ' : ''}${trail.slice(-SHOWN).join('; ')}` })}`,
    t('fuzz.again', { game, seed, match }),
  ]
}
