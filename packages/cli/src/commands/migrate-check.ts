import type { Replayed } from '@menagerie/server'
import type { Command } from 'commander'
import { columns, count, openProgress, print, printJson } from '../output.ts'
import { EXIT } from '../stop.ts'
import { t } from '../text.ts'
import { examples } from './examples.ts'
import { type HouseFlags, addHouseFlags, withUpkeep } from './house-flags.ts'

interface Flags extends HouseFlags {
  readonly json?: true
}

export const addMigrateCheck = (program: Command): void => {
  addHouseFlags(program.command('migrate-check').description(t('migrateCheck.about')))
    .option('--json', t('flag.json'))
    .addHelpText('after', examples('migrate-check', 'migrate-check --data ./data --json'))
    .action(check)
}

/** Of one version of one game. */
const MOST_LINES = 20

const check = async (flags: Flags): Promise<void> => {
  const found = await withUpkeep(flags, async ({ replayAll }, house) => {
    let done = 0
    const progress = openProgress(t('migrateCheck.working'), Number.MAX_SAFE_INTEGER)
    try {
      return await replayAll(house, () => progress.advance(++done))
    } finally {
      progress.end()
    }
  })
  const isSound = found.every(({ isPlayed, differing }) => isPlayed && differing.length === 0)
  if (flags.json) printJson({ ok: isSound, versions: found })
  else for (const line of report(found, isSound)) print(line)
  if (!isSound) process.exitCode = EXIT.failed
}

const report = (found: readonly Replayed[], isSound: boolean): readonly string[] => {
  if (found.length === 0) return [t('migrateCheck.none')]
  const heads = [
    t('migrateCheck.game'),
    t('migrateCheck.version'),
    t('migrateCheck.matches'),
    t('migrateCheck.verified'),
    t('migrateCheck.differing'),
    t('migrateCheck.running'),
  ]
  const rows = found.map(({ game, version, matches, verified, differing, running }) => [
    game,
    String(version),
    ...[matches, verified, differing.length, running].map(count),
  ])
  const closed = found
    .filter(({ isPlayed }) => !isPlayed)
    .map(({ game, version, matches }) => t('migrateCheck.closed', { game, version, matches: count(matches) }))
  return [
    ...columns([heads, ...rows]),
    ...closed,
    ...found.flatMap(differences),
    isSound ? t('migrateCheck.sound') : t('migrateCheck.unsound'),
  ]
}

const differences = ({ differing }: Replayed): readonly string[] => [
  ...differing.slice(0, MOST_LINES).map(({ table, entry, code }) => {
    const id = `verify.fault.${code}`
    // Sentences that need more than the code are told by it alone.
    const what = t(id) === id || t(id).includes('{{') ? code : t(id)
    return entry === null
      ? t('migrateCheck.differsAll', { table, what })
      : t('migrateCheck.differs', { table, entry, what })
  }),
  ...(differing.length > MOST_LINES ? [t('migrateCheck.more', { more: count(differing.length - MOST_LINES) })] : []),
]
