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

const written = async ({ dataDir }: House, text: string, values: readonly unknown[]): Promise<number> => {
  const { user, password, port } = JSON.parse(readFileSync(join(dataDir, 'database.json'), 'utf8')) as Access
  const client = new Client({ host: '127.0.0.1', database: 'menagerie', user, password, port })
  await client.connect()
  const { rowCount } = await client.query(text, [...values])
  await client.end()
  return rowCount ?? 0
}

/** Gives a guest the number that is drawn here: nobody may choose such a name, so it is written where the house reads it. */
const call = async (id: string, name: string, house: House): Promise<void> => {
  if ((await written(house, 'update "user" set name = $2 where id = $1', [id, name])) !== 1)
    throw new Error(`the house knows no guest ${id}`)
}

const DAY = '2026-05-05T12:00:00Z'

/** Gives a guest an account with all it can have, who may have it already, of one day: two passkeys, an address, a password and two more devices. */
export const giveAccount = async (id: string, house: House): Promise<void> => {
  const said = [id, DAY] as const
  await written(
    house,
    `with known as (update "user" set is_anonymous = false, email_verified = true, email = $1 || '@example.org' where id = $1),
      keys as (insert into passkey (id, name, public_key, user_id, credential_id, counter, device_type, backed_up, created_at)
        select $1 || n, case n when 1 then 'Bitwarden' else '' end, '', $1, $1 || n, 0, 'multiDevice', true, $2::timestamptz
        from generate_series(1, 2) as n on conflict do nothing),
      secret as (insert into account (id, account_id, provider_id, user_id, password) values ($1, $1, 'credential', $1, 'x') on conflict do nothing),
      devices as (insert into session (id, token, user_id, expires_at, user_agent, created_at, updated_at)
        select $1 || n, $1 || n, $1, now() + interval '1 year', case n when 1 then 'Firefox/Windows' else '/' end,
          $2::timestamptz, $2::timestamptz from generate_series(1, 2) as n on conflict do nothing)
      select 1`,
    said,
  )
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
