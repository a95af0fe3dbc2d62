import { LINK_MINUTES } from '../identity/links.ts'
import type { ServerOptions } from '../options.ts'
import type { Mailer } from './mailer.ts'

/** What sends mail, loaded where any is sent; null where none is. */
export const mailerOf = async (
  { smtpUrl, mailFrom }: ServerOptions,
  onFailure: (error: unknown) => void,
): Promise<Mailer | null> => {
  if (smtpUrl === null) return null
  const { openMailer } = await import('./mailer.ts')
  return openMailer({ smtpUrl, from: mailFrom, minutes: LINK_MINUTES, onFailure })
}
