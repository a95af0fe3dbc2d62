import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from '../start-error.ts'
import type { Account } from './account.ts'

/*
 * What hinders a database in a folder that was copied, or put back from a copy, is known before it is started; PostgreSQL
 * names the fault, and in no word what to do.
 */

const FOR_OTHERS = 0o027

const OF_A_CLUSTER = ['base', 'global', 'pg_wal', 'pg_xact', 'postgresql.conf']

/** Throws a StartError where the folder holds part of a database: none is made over it. */
export const refusePart = (folder: string): void => {
  const found = existsSync(folder) ? readdirSync(folder) : []
  // A whole one may have been laid there by another server in this moment.
  if (found.length === 0 || found.includes('PG_VERSION')) return
  throw new StartError(
    OF_A_CLUSTER.some((name) => found.includes(name))
      ? `The database in ${folder} is not whole: PG_VERSION is missing. Put the folder back from a copy, or move it away and restore a backup.`
      : `${folder} holds something else than a database. Move it away, or set DATA_DIR to another folder.`,
  )
}

/** Throws a StartError where a database is there, and what opens it is not. */
export const refuseLocked = (dataDir: string, folder: string): void => {
  const access = join(dataDir, 'database.json')
  if (existsSync(access)) return
  throw new StartError(
    `${access} is missing; without it the database in ${folder} cannot be opened. Put it back from a copy of the data folder.`,
  )
}

/** Throws a StartError where PostgreSQL will not open the folder, for it is another's or open to others. `account`: whom it runs as. */
export const refuseForeign = (folder: string, account: Account | null): void => {
  const uid = account?.uid ?? process.geteuid?.()
  // Where there are no such numbers, on Windows, there is nothing to compare.
  if (uid === undefined) return
  const found = statSync(folder)
  if (found.uid !== uid) {
    const cure =
      account === null
        ? 'Start the server as that user.'
        : `Give it back: chown -R ${account.uid}:${account.gid} ${folder}`
    throw new StartError(`${folder} belongs to another user than the one its database runs as. ${cure}`)
  }
  if ((found.mode & FOR_OTHERS) !== 0)
    throw new StartError(
      `${folder} is open to others than its owner, so that PostgreSQL does not use it. Close it: chmod 700 ${folder}`,
    )
}
