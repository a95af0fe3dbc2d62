import type { BrowserContext } from 'playwright-core'
import { SIGN_IN_PATH } from '@menagerie/protocol'
import type { House } from '../browser/support/house.ts'

/* What would look otherwise in every house and for every guest, though nothing was changed. */

/** Whoever looks is always called the same, and so is a friend: the server draws the number of a guest. */
export const SELF = 'Guest 1234'
export const FRIEND = 'Guest 5678'

/** Signs in as a new guest of this name, before a page is opened. */
export const enter = async ({ request }: BrowserContext, { url }: House, name: string): Promise<void> => {
  const headers = { origin: url }
  for (const [path, data] of [
    [SIGN_IN_PATH, {}],
    ['/api/me', { name }],
  ] as const) {
    const answer = await request.post(url + path, { data, headers })
    if (!answer.ok()) throw new Error(`${path} answers ${answer.status()}: ${await answer.text()}`)
  }
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
