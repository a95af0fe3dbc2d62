import type { Command } from 'commander'
import type { BenchResult } from '../bench/bench.ts'
import { integer } from '../flags.ts'
import { columns, complain, count, print, printJson } from '../output.ts'
import { EXIT } from '../stop.ts'
import { t } from '../text.ts'
import { examples } from './examples.ts'

interface Flags {
  readonly rounds: number
  readonly decisions: number
  readonly only: string
  readonly json?: true
}

export const addBench = (program: Command): void => {
  program
    .command('bench')
    .description(t('bench.about'))
    .option('--rounds <n>', t('bench.roundsFlag'), integer(1, 100), 5)
    .option('--decisions <n>', t('bench.decisionsFlag'), integer(10_000, 100_000_000), 1_000_000)
    .option('--only <text>', t('bench.onlyFlag'), '')
    .option('--json', t('flag.json'))
    .addHelpText('after', examples('bench', 'bench --only monster-pack --rounds 9 --json'))
    .action(async ({ rounds, decisions, only, json }: Flags) => {
      const { bench } = await import('../bench/bench.ts')
      const result = await bench({ rounds, decisions, only })
      if (json) printJson(result)
      else for (const line of report(result)) print(line)
      for (const { what, first, second } of result.differing) complain(t('bench.differs', { what, first, second }))
      if (result.differing.length > 0) process.exitCode = EXIT.failed
    })
}

const report = ({ rounds, decisions, node, lines, ratios, bytes, isMissing }: BenchResult): readonly string[] => [
  t('bench.header', { rounds, decisions: count(decisions), node }),
  '',
  ...columns([
    ['what', 'best', 'median', 'cpu', 'checksum'].map((id) => t(`bench.${id}`)),
    ...lines.map(({ name, best, median, bestByCpu, checksum }) => [
      t(`bench.subject.${name.replaceAll('.', '')}`),
      count(best),
      count(median),
      count(bestByCpu),
      checksum,
    ]),
  ]),
  '',
  ...ratios.map(({ what, ratio }) => t('bench.ratio', { what, ratio: ratio.toFixed(ratio < 10 ? 2 : 0) })),
  ...(isMissing ? [t('bench.missing')] : []),
  ...(bytes.length > 0 ? [''] : []),
  ...bytes.map(({ what, bytes: one }) => t('bench.bytes', { what, bytes: one === null ? '?' : count(one) })),
  ...(bytes.length > 0 ? [t('bench.method')] : []),
]
