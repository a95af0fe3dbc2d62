import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Furnished } from './furnish.ts'

/** A house as it was left by the version of its time: a backup, and what it had told people. */
export interface KeptHouse extends Furnished {
  /** So many migrations it has had. */
  readonly migrations: number
  /** Signs the cookies. */
  readonly secret: string
}

const FOLDER = fileURLToPath(new URL('kept', import.meta.url))
const nameOf = (migrations: number): string => String(migrations).padStart(4, '0')

export const backupOf = ({ migrations }: Pick<KeptHouse, 'migrations'>): string =>
  join(FOLDER, `${nameOf(migrations)}.backup`)

/** By how many migrations they have had, the oldest first. */
export const keptHouses = (): readonly KeptHouse[] =>
  readdirSync(FOLDER)
    .filter((name) => /^\d+\.json$/.test(name))
    .sort()
    .map((name) => JSON.parse(readFileSync(join(FOLDER, name), 'utf8')) as KeptHouse)

export const isKeptHouse = (migrations: number): boolean => existsSync(backupOf({ migrations }))

export const writeHouse = (house: KeptHouse): void =>
  writeFileSync(join(FOLDER, `${nameOf(house.migrations)}.json`), `${JSON.stringify(house)}\n`)
