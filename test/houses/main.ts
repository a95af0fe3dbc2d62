import { readFileSync, readdirSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { startProcess } from '../../packages/server/src/soak/process.ts'
import { backUp } from '../../packages/server/src/upkeep/backup.ts'
import { newFolder } from '../../packages/server/test/support/house.ts'
import { openPostOffice, tokenIn } from '../../packages/server/test/support/post-office.ts'
import { furnish } from './furnish.ts'
import { backupOf, isKeptHouse, keptHouses, writeHouse } from './store.ts'

/* `npm run soak -- houses` */

const USAGE = `Usage: npm run soak -- houses [flags]

Lists the houses that are kept: every version has to open them (test/houses/houses.test.ts).

  --keep          furnishes a house of this version and keeps it, unless one of its schema is kept
  --of <folder>   of the version that is checked out and built there instead`

const { values } = parseArgs({
  options: {
    keep: { type: 'boolean', default: false },
    of: { type: 'string', default: fileURLToPath(new URL('../..', import.meta.url)) },
    help: { type: 'boolean', default: false },
  },
})

/** Has a house of that version opened, furnished and backed up. */
const keep = async (version: string): Promise<void> => {
  const server = join(resolve(version), 'packages/server')
  const migrations = readdirSync(join(server, 'migrations')).filter((name) => name.endsWith('.sql')).length
  if (isKeptHouse(migrations)) return console.log(`One with ${migrations} migrations is kept.`)
  const [folder, post] = [newFolder(), await openPostOffice()]
  const running = await startProcess({
    program: [join(server, 'dist/main.js')],
    environment: {
      ...{ DATA_DIR: folder.path, PORT: '0', REQUESTS_PER_MINUTE: '0', BOT_THINK_MS: '50' },
      // Links in mails have to lead somewhere.
      ...{ PUBLIC_URL: 'http://house.example', SMTP_URL: post.url },
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

if (values.help) console.log(USAGE)
else {
  if (values.keep) await keep(values.of)
  for (const { migrations, tables, people, told } of keptHouses())
    console.log(`${migrations} migrations: ${people.length} people, ${tables.length} tables, ${told.length} answers`)
}
