/** Why a backup, a restore or a check was given up: a code, for `upkeep.fault.<code>` in the terminal's catalogue, and its values. */
export class UpkeepError extends Error {
  override readonly name = 'UpkeepError'
  readonly code: UpkeepCode
  readonly values: Readonly<Record<string, string | number>>

  constructor(code: UpkeepCode, values: Readonly<Record<string, string | number>> = {}) {
    super(`${code} ${JSON.stringify(values)}`)
    this.code = code
    this.values = values
  }
}

export const UPKEEP_CODES = [
  /** There is no database in the data folder; values: `folder`. */
  'noHouse',
  /** The database does not answer, or went away meanwhile; values: `detail`. */
  'databaseAway',
  /** Values: `path`. */
  'fileExists',
  'fileUnreadable',
  'noBackup',
  /** The file ends before its end; values: `part`, from 1. */
  'cutShort',
  /** A part is not what was written; values: `part`. */
  'partDamaged',
  /** Something stands behind the end of the file. */
  'tail',
  /** A match's chain of hashes does not hold; values: `table`, `entry`. */
  'chainBroken',
  /** The backup was made by a later version of the house; values: `path`. */
  'backupNewer',
  /** A later version has brought the house up to date. */
  'houseNewer',
  /** The database has tables of a later or another version than the backup. */
  'houseDiffers',
  /** The database has rows; values: `table`, its name in the database. */
  'houseNotEmpty',
] as const
export type UpkeepCode = (typeof UPKEEP_CODES)[number]
