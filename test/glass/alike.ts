import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SIGN_IN_PATH } from '@menagerie/protocol'
import { Client } from 'pg'
import type { BrowserContext } from 'playwright-core'
import type { House } from '../browser/support/house.ts'

/* What would look otherwise in every house and for every guest, though nothing was changed. */

/** Whoever looks is always called the same, and so is a friend: the server draws the number of a guest. */
export const SELF = 'Guest 1234'
export const FRIEND = 'Guest 5678'

/** How the house reaches its own database. */
interface Access {
  readonly user: string
  readonly password: string
  readonly port: number
}

/** Gives a guest the number that is drawn here: nobody may choose such a name, so it is written where the house reads it. */
const call = async (id: string, name: string, { dataDir }: House): Promise<void> => {
  const { user, password, port } = JSON.parse(readFileSync(join(dataDir, 'database.json'), 'utf8')) as Access
  const client = new Client({ host: '127.0.0.1', database: 'menagerie', user, password, port })
  await client.connect()
  const { rowCount } = await client.query('update "user" set name = $2 where id = $1', [id, name])
  await client.end()
  if (rowCount !== 1) throw new Error(`the house knows no guest ${id}`)
}

/** Signs in as a new guest of this name, before a page is opened. */
export const enter = async ({ request }: BrowserContext, house: House, name: string): Promise<void> => {
  const answer = await request.post(house.url + SIGN_IN_PATH, { data: {}, headers: { origin: house.url } })
  if (!answer.ok()) throw new Error(`${SIGN_IN_PATH} answers ${answer.status()}: ${await answer.text()}`)
  await call(((await answer.json()) as { readonly id: string }).id, name, house)
}

/** Addresses and their codes keep their place and are not drawn: they tell where the house stands. */
export const leaveOutCodes = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '.page-code, .code, .invite > img { visibility: hidden !important } #invite-link, .print-side .field input { color: transparent !important }',
    )
    document.adoptedStyleSheets.push(sheet)
  })
