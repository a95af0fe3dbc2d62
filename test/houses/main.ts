import { readFileSync, readdirSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import * as fakeIndexedDb from 'fake-indexeddb'
import { openStore } from '../../packages/web/src/here/store.ts'
import { startProcess } from '../../packages/server/src/soak/process.ts'
import { backUp } from '../../packages/server/src/upkeep/backup.ts'
import { newFolder } from '../../packages/server/test/support/house.ts'
import { openPostOffice, tokenIn } from '../../packages/server/test/support/post-office.ts'
import { tryBeside } from './beside.ts'
import { HOST_TOKEN, furnish } from './furnish.ts'
import { furnishShelf, isKeptShelf, openShelf, rowsOf, writeShelf } from './shelf.ts'
import { backupOf, isKeptHouse, keptHouses, writeHouse } from './store.ts'

/* `npm run soak -- houses` */

const USAGE = `Usage: npm run soak -- houses [flags]

Lists the houses that are kept: every version has to open them (test/houses/houses.test.ts).

  --keep          furnishes a house of this version and the tables of a device, and keeps them, unless those of their shapes are
                  kept
  --of <folder>   a house of the version that is checked out and built there, instead
  --beside <folder>
                  a server of that version and one of this one share a database, which this one brings up to date`

const { values } = parseArgs({
  options: {
    keep: { type: 'boolean', default: false },
    of: { type: 'string' },
    beside: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
})

const HERE = fileURLToPath(new URL('../..', import.meta.url))
const serverOf = (version: string): string => join(resolve(version), 'packages/server')
const migrationsIn = (version: string): number =>
  readdirSync(join(serverOf(version), 'migrations')).filter((name) => name.endsWith('.sql')).length

/** Has a house of that version opened, furnished and backed up. */
const keep = async (version: string): Promise<void> => {
  const migrations = migrationsIn(version)
  if (isKeptHouse(migrations)) return console.log(`One with ${migrations} migrations is kept.`)
  const [folder, post] = [newFolder(), await openPostOffice()]
  const running = await startProcess({
    program: [join(serverOf(version), 'dist/main.js')],
    environment: {
      ...{ DATA_DIR: folder.path, PORT: '0', REQUESTS_PER_MINUTE: '0', BOT_THINK_MS: '50' },
      // Links in mails have to lead somewhere.
      ...{ PUBLIC_URL: 'http://house.example', SMTP_URL: post.url, ADMIN_TOKEN: HOST_TOKEN },
    },
  })
  try {
    const linkTo = async (email: string): Promise<string> => tokenIn(await post.next(email, 1))
    const furnished = await furnish({ url: running.url, migrations, linkTo })
    // Bots are done, and nobody comes: what is told is what is kept.
    await backUp({ dataDir: folder.path, databaseUrl: null }, backupOf({ migrations }))
    const secret = readFileSync(join(folder.path, 'auth-secret'), 'utf8').trim()
    writeHouse({ migrations, secret, ...furnished })
    console.log(`kept with ${migrations} migrations: ${statSync(backupOf({ migrations })).size} bytes`)
  } finally {
    await running.stop('SIGTERM')
    await post.close()
    folder.remove()
  }
}

/** The tables of a device, as a page of this version leaves them. */
const keepShelfToo = async (migrations: number): Promise<void> => {
  Object.assign(globalThis, fakeIndexedDb)
  const store = await openStore('shelf')
  const [{ version = 0 } = {}] = await indexedDB.databases()
  if (isKeptShelf({ migrations, version })) return console.log(`Tables of a device of shape ${version} are kept.`)
  const told = await furnishShelf(openShelf(store))
  writeShelf({ migrations, version, ...(await rowsOf(store)), told })
}

const builtAt = (version: string) => ({ server: serverOf(version), migrations: migrationsIn(version) })

if (values.help) console.log(USAGE)
else if (values.beside !== undefined) {
  const trouble = await tryBeside(builtAt(values.beside), builtAt(HERE))
  for (const line of trouble) console.log(line)
  console.log(trouble.length === 0 ? 'Everything went on.' : `${trouble.length} tables did not go on.`)
  if (trouble.length > 0) process.exitCode = 1
} else {
  if (values.keep) await keep(values.of ?? HERE)
  if (values.keep && values.of === undefined) await keepShelfToo(migrationsIn(HERE))
  for (const { migrations, tables, people, told } of keptHouses())
    console.log(`${migrations} migrations: ${people.length} people, ${tables.length} tables, ${told.length} answers`)
}
