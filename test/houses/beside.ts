import { join } from 'node:path'
import { openEmbedded } from '../../packages/server/src/postgres/embedded.ts'
import { startProcess } from '../../packages/server/src/soak/process.ts'
import { newFolder } from '../../packages/server/test/support/house.ts'
import { openPostOffice, tokenIn } from '../../packages/server/test/support/post-office.ts'
import { comeBack } from './come-back.ts'
import { type Furnished, HOST_TOKEN, furnish } from './furnish.ts'

/** Where a version is checked out and built, and how many migrations it knows. */
export interface BuiltVersion {
  readonly server: string
  readonly migrations: number
}

/**
 * Two servers of one database, one of an earlier version, and this one, which brings the schema up to date while people are at the
 * other: what was begun there before and after that goes on at both. Answers with what did not.
 */
export const tryBeside = async (earlier: BuiltVersion, now: BuiltVersion): Promise<readonly string[]> => {
  const [folder, post] = [newFolder(), await openPostOffice()]
  const postgres = await openEmbedded({ dataDir: folder.path, warn: console.log })
  const { user, password, host, port, database } = postgres.connection
  const start = ({ server, migrations }: BuiltVersion) =>
    startProcess({
      program: [join(server, 'dist/main.js')],
      environment: {
        ...{ PORT: '0', REQUESTS_PER_MINUTE: '0', BOT_THINK_MS: '50', AUTH_SECRET: 'x'.repeat(43) },
        ...{ PUBLIC_URL: 'http://house.example', SMTP_URL: post.url, ADMIN_TOKEN: HOST_TOKEN },
        DATABASE_URL: `postgres://${user}:${password}@${host}:${port}/${database}`,
        DATA_DIR: join(folder.path, String(migrations)),
      },
    })
  let mails = 0
  const linkTo = async (email: string): Promise<string> => tokenIn(await post.next(email, ++mails))
  const { migrations } = earlier
  const goOn = async (url: string, house: Furnished, where: string): Promise<readonly string[]> => {
    const trouble = house.tables.map(async (table) => {
      const why = await comeBack(url, { ...house, migrations }, table).then(() => null, String)
      return why === null ? [] : [`${where}, ${table.game}, ${table.use}: ${why}`]
    })
    return (await Promise.all(trouble)).flat()
  }
  const before = await start(earlier)
  try {
    const [first, second] = [
      await furnish({ url: before.url, migrations, linkTo }),
      await furnish({ url: before.url, migrations: Math.min(migrations, BEFORE_ACCOUNTS), linkTo }),
    ]
    const after = await start(now)
    try {
      const third = await furnish({ url: before.url, migrations: Math.min(migrations, BEFORE_ACCOUNTS), linkTo })
      return [
        ...(await goOn(before.url, first, 'begun before, at the earlier one')),
        ...(await goOn(after.url, second, 'begun before, at this one')),
        ...(await goOn(after.url, third, 'begun after at the earlier one, at this one')),
      ]
    } finally {
      await after.stop('SIGTERM')
    }
  } finally {
    await before.stop('SIGTERM')
    await postgres.stop()
    await post.close()
    folder.remove()
  }
}

/** As a house is furnished that knows no accounts: an address has one account. */
const BEFORE_ACCOUNTS = 6
