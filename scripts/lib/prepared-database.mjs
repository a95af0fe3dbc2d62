import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isStale, make } from './fingerprint.mjs'
import { root, Stop } from './house.mjs'
import { run } from './spawn.mjs'

/** The data folder; `newDataFolder` of the server's tests copies it. */
const FOLDER = '.cache/prepared-database'

/** @type {import('./fingerprint.mjs').Step} */
const step = {
  inputs: [
    'package-lock.json',
    'packages/server/migrations',
    'packages/server/src/postgres',
    'packages/server/src/store',
  ],
  outputs: [`${FOLDER}/database.json`],
}

/** What the server's build has for this: its own way to a database that is made and up to date. */
async function makeIn(/** @type {string} */ dataDir) {
  const built = (/** @type {string} */ file) => import(pathToFileURL(join(root, 'packages/server/dist', file)).href)
  const { openEmbedded } = /** @type {typeof import('../../packages/server/src/postgres/embedded.ts')} */ (
    await built('postgres/embedded.js')
  )
  const { openDatabase } = /** @type {typeof import('../../packages/server/src/store/database.ts')} */ (
    await built('store/database.js')
  )
  const warn = () => {}
  const postgres = await openEmbedded({ dataDir, warn })
  const database = await openDatabase({ connection: postgres.connection, warn })
  await database.close()
  await postgres.stop()
}

/**
 * A database with nothing in it, made and stopped, and kept until what makes it changes: each server of a test begins with a copy,
 * for to make a cluster and go through every migration took a sixth of their CPU time. Wants the build. Made where temporary files
 * are, for the account that PostgreSQL runs under may not be let into the workspace, and copied with its owner.
 */
export async function prepareDatabase() {
  if (process.platform === 'win32' || !isStale(root, '.cache/built/database', step)) return
  await make(root, '.cache/built/database', step, async () => {
    const made = mkdtempSync(join(tmpdir(), 'menagerie-prepared-'))
    try {
      await makeIn(made)
      rmSync(join(root, FOLDER), { recursive: true, force: true })
      mkdirSync(join(root, FOLDER), { recursive: true })
      if ((await run('cp', ['-a', join(made, 'postgres'), join(root, FOLDER)])) !== 0)
        throw new Stop('The database could not be copied: see above.')
      cpSync(join(made, 'database.json'), join(root, FOLDER, 'database.json'))
    } finally {
      rmSync(made, { recursive: true, force: true })
    }
  })
}
