import type { MailLanguage } from '@menagerie/protocol'
import { refuse } from '../http/errors.ts'
import type { Mailer } from '../mail/mailer.ts'
import type { Db } from '../store/database.ts'
import { type Link, makeLink } from './links.ts'
import { openTries } from './tries.ts'

/** What the house writes to people. */
export interface Mails {
  /** False: the house sends no mail. */
  readonly areSent: boolean
  /**
   * Sends a link to whoever reads the mail of an address, without asking whether anybody has it. One that was sent too many
   * gets no more for a while, and who asks is told nothing of that either. Throws `noMail`.
   */
  readonly sendLink: (link: Link) => Promise<void>
  /** Their account has another address now. */
  readonly tellFormer: (email: string, language: MailLanguage) => void
}

export interface MailsOptions {
  readonly db: Db
  /** Null: none are sent. */
  readonly mailer: Mailer | null
  /** As browsers see the house. */
  readonly publicUrl: string
}

/** Links that one address is sent in a quarter of an hour. */
const MOST_LINKS = 5
const QUARTER_HOUR_MS = 900_000

export const openMails = ({ db, mailer, publicUrl }: MailsOptions): Mails => {
  const tries = openTries({ most: MOST_LINKS, windowMs: QUARTER_HOUR_MS, now: () => performance.now() })
  const page = new URL('/me', publicUrl).href
  return {
    areSent: mailer !== null,
    sendLink: async (link) => {
      if (mailer === null) throw refuse('noMail')
      if (!tries.count(link.email)) return
      const token = await makeLink(db, link)
      // Behind the mark, which no browser sends: it stands in no log of anybody.
      const address = `${page}#link=${token}`
      const kind = link.userId === null ? 'link' : 'add'
      mailer.send({ to: link.email, kind, language: link.language, link: address })
    },
    tellFormer: (email, language) => mailer?.send({ to: email, kind: 'changed', language, link: page }),
  }
}
