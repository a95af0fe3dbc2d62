import { brokenLaws, failuresOf } from '@menagerie/engine/conformance'
import { type Fault, faults } from '@menagerie/engine/fixtures'
import { Command } from 'commander'
import { integer } from '../flags.ts'
import { columns, print, printJson } from '../output.ts'
import { run } from '../run.ts'
import { EXIT } from '../stop.ts'
import { t } from '../text.ts'

/* `npm run soak -- faults` */

interface Flags {
  readonly matches: number
  readonly json?: true
}

/** By the law that is named for it, and for the reason that is given. */
const isCaught = (fault: Fault, matches: number): boolean => {
  const report = fault.report(matches)
  const words = failuresOf(report).map(({ text }) => text)
  return brokenLaws(report).includes(fault.law) && words.some((text) => fault.says.test(text))
}

const program = new Command('faults')
  .description(t('soak.faultsAbout'))
  .option('--matches <n>', t('soak.matchesFlag'), integer(1, 100_000), 100)
  .option('--json', t('flag.json'))
  .exitOverride()
  .action(({ matches, json }: Flags) => {
    const tried = faults.map((fault) => ({ name: fault.name, law: fault.law, caught: isCaught(fault, matches) }))
    const missed = tried.filter(({ caught }) => !caught)
    const caught = tried.length - missed.length
    if (json) printJson({ caught, all: tried.length, faults: tried })
    else {
      for (const line of columns([
        [t('soak.fault'), t('soak.caughtBy')],
        ...tried.map((one) => [one.name, one.caught ? one.law : '-']),
      ])) {
        print(line)
      }
      print()
      for (const { name } of missed) print(t('soak.missed', { name }))
      print(t('soak.caught', { caught, all: tried.length }))
    }
    if (missed.length > 0) process.exitCode = EXIT.failed
  })

await run(program)
