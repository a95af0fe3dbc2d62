import type { Fault } from '@menagerie/engine'
import { type Verification, verifyRecord } from '@menagerie/fair'
import type { Command } from 'commander'
import { loadGame } from '../games.ts'
import { print, printJson } from '../output.ts'
import { readRecord } from '../record.ts'
import { EXIT } from '../stop.ts'
import { t } from '../text.ts'
import { examples } from './examples.ts'

export const addVerify = (program: Command): void => {
  program
    .command('verify')
    .description(t('verify.about'))
    .argument('<record>', t('argument.record'))
    .option('--json', t('flag.json'))
    .addHelpText('after', examples('verify match.json', 'verify match.json --json'))
    .action(async (path: string, { json }: { readonly json?: true }) => {
      const record = readRecord(path)
      const verification = verifyRecord(await loadGame(record.header.game), record)
      if (json) printJson(verification)
      else for (const line of report(verification)) print(line)
      if (!verification.ok) process.exitCode = EXIT.failed
    })
}

const report = ({ ok, entries, outcomes, faults }: Verification): readonly string[] =>
  ok
    ? [t('verify.sound', { entries, outcomes })]
    : [t('verify.faulty'), ...faults.map((fault) => `  ${faultLine(fault)}`)]

/** In words where the terminal has some, else the bare code and its values. */
export const faultLine = ({ code, path, values }: Fault): string => {
  const id = `verify.fault.${code}`
  const said = t(id, values)
  return `${path}: ${said === id ? `${code} ${JSON.stringify(values)}` : said}`
}
