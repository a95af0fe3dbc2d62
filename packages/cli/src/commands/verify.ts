import type { Fault } from '@menagerie/engine'
import { type Kept, type Verification, isKept, verifyRecord } from '@menagerie/fair'
import type { Command } from 'commander'
import { readJson } from '../flags.ts'
import { loadGame } from '../games.ts'
import { print, printJson } from '../output.ts'
import { readRecord } from '../record.ts'
import { EXIT, wrongUsage } from '../stop.ts'
import { t } from '../text.ts'
import { examples } from './examples.ts'

export const addVerify = (program: Command): void => {
  program
    .command('verify')
    .description(t('verify.about'))
    .argument('<record>', t('argument.record'))
    .option('--kept <file>', t('verify.keptFlag'))
    .option('--json', t('flag.json'))
    .addHelpText(
      'after',
      examples('verify match.json', 'verify match.json --kept kept.json', 'verify match.json --json'),
    )
    .action(async (path: string, { json, kept }: { readonly json?: true; readonly kept?: string }) => {
      const record = readRecord(path)
      const verification = verifyRecord(
        await loadGame(record.header.game),
        record,
        kept === undefined ? null : readKept(kept),
      )
      if (json) printJson(verification)
      else for (const line of report(verification, kept !== undefined)) print(line)
      if (!verification.ok) process.exitCode = EXIT.failed
    })
}

const readKept = (path: string): Kept => {
  const kept = readJson(path)
  if (!isKept(kept)) throw wrongUsage(t('verify.noKept', { path }))
  return kept
}

const report = ({ ok, entries, outcomes, faults }: Verification, isHeld: boolean): readonly string[] =>
  ok
    ? [t('verify.sound', { entries, outcomes }), ...(isHeld ? [t('verify.soundKept')] : [])]
    : [t('verify.faulty'), ...faults.map((fault) => `  ${faultLine(fault)}`)]

/** In words where the terminal has some, else the bare code and its values. */
export const faultLine = ({ code, path, values }: Fault): string => {
  const id = `verify.fault.${code}`
  const said = t(id, values)
  return `${path}: ${said === id ? `${code} ${JSON.stringify(values)}` : said}`
}
