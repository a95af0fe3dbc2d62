import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Made by `npm test` before the first test. */
const PREPARED = fileURLToPath(new URL('../../../../.cache/prepared-database', import.meta.url))

/**
 * Puts a database that is made and up to date into a data folder. The owner of its files is kept; where there is none, or it
 * cannot be copied so, the server makes a database of its own.
 */
export const layPrepared = (dataDir: string): void => {
  const access = join(PREPARED, 'database.json')
  if (!existsSync(access)) return
  if (spawnSync('cp', ['-a', join(PREPARED, 'postgres'), dataDir]).status !== 0) {
    rmSync(join(dataDir, 'postgres'), { recursive: true, force: true })
    return
  }
  const prepared = JSON.parse(readFileSync(access, 'utf8')) as object
  // A port of its own: many start at once.
  writeFileSync(join(dataDir, 'database.json'), JSON.stringify({ ...prepared, port: 0 }), { mode: 0o600 })
}
