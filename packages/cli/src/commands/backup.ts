import { chmodSync } from 'node:fs'
import type { Command } from 'commander'
import { count, print, printJson } from '../output.ts'
import { spokenLanguage, t } from '../text.ts'
import { examples } from './examples.ts'
import { type HouseFlags, addHouseFlags, withUpkeep } from './house-flags.ts'

interface Flags extends HouseFlags {
  readonly json?: true
}

export const addBackup = (program: Command): void => {
  addHouseFlags(program.command('backup').description(t('backup.about')).argument('<file>', t('backup.file')))
    .option('--json', t('flag.json'))
    .addHelpText('after', examples('backup house.backup', 'backup /safe/house.backup --data ./data'))
    .action(backup)
}

export const addRestore = (program: Command): void => {
  addHouseFlags(program.command('restore').description(t('restore.about')).argument('<file>', t('restore.file')))
    .option('--json', t('flag.json'))
    .addHelpText(
      'after',
      examples('restore house.backup --data ./new-data', 'restore house.backup --database postgres://...'),
    )
    .action(restore)
}

const secondsSince = (begun: number): number => Number(((performance.now() - begun) / 1000).toFixed(1))

const counts = (rows: Readonly<Record<string, number>>): Readonly<Record<string, string>> => ({
  tables: count(rows['tables'] ?? 0),
  entries: count(rows['entries'] ?? 0),
  people: count(rows['user'] ?? 0),
})

const backup = async (path: string, flags: Flags): Promise<void> => {
  const begun = performance.now()
  const { done, folder } = await withUpkeep(flags, async ({ backUp }, house) => ({
    done: await backUp(house, path),
    folder: house.dataDir,
  }))
  // Whatever the file system made of the mode it was opened with.
  chmodSync(path, 0o600)
  if (flags.json) return printJson({ path, ...done, seconds: secondsSince(begun) })
  const size = (done.bytes / 1e6).toFixed(1)
  print(t('backup.done', { ...counts(done.rows), path, size, seconds: secondsSince(begun) }))
  print(t('backup.sum', { sum: done.sum }))
  print(t('backup.secret'))
  print(t('backup.key', { folder }))
}

const restore = async (path: string, flags: Flags): Promise<void> => {
  const begun = performance.now()
  const { done, folder } = await withUpkeep(flags, async (server, house) => ({
    done: await server.restore(house, path),
    folder: house.dataDir,
  }))
  if (flags.json) return printJson({ path, ...done, seconds: secondsSince(begun) })
  const date = new Intl.DateTimeFormat(spokenLanguage(), { dateStyle: 'medium', timeStyle: 'medium' }).format(done.at)
  print(t('restore.done', { ...counts(done.rows), date, seconds: secondsSince(begun) }))
  print(t('restore.key', { folder }))
}
