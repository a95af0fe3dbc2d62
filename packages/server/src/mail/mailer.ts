import type { MailLanguage } from '@menagerie/protocol'
import { createTransport } from 'nodemailer'
import { en } from './locales/en.ts'
import { ja } from './locales/ja.ts'

/** What a mail is about. None tells anything of a match, or of who asked. */
export type MailKind = 'link' | 'add' | 'changed' | 'turn'

export interface Mail {
  readonly to: string
  readonly kind: MailKind
  readonly language: MailLanguage
  /** The address of a page of this house. */
  readonly link: string
}

/** A mail that nobody asked for just now. */
export interface Notice extends Mail {
  /** Its Message-ID: what may have been sent before is the same mail. */
  readonly id: string
  /** The address of the page where one has no more of them. */
  readonly leave: string
}

export interface Mailer {
  /** Resolves when the server of mails has taken it, and rejects where it has not. */
  readonly deliver: (mail: Notice) => Promise<void>
  /** Answers at once: whoever asked for a mail learns nothing from how long it takes, or from whether it could be sent. */
  readonly send: (mail: Mail) => void
  /** Waits for what is on its way. */
  readonly close: () => Promise<void>
}

export interface MailerOptions {
  /** Of the server that takes mails: `smtp://user:password@host:587`, or `smtps://`. */
  readonly smtpUrl: string
  readonly from: string
  /** In which a link must be used. */
  readonly minutes: number
  readonly onFailure: (error: unknown) => void
}

const WORDS = { en, ja }
/** Milliseconds for each step of a conversation with the server. */
const PATIENCE_MS = 10_000

/** The subject and the text of a mail. */
export const wordsOf = (
  { kind, language, link }: Omit<Mail, 'to'>,
  minutes: number,
): { readonly subject: string; readonly text: string } => {
  const said: Readonly<Record<string, string>> = { house: 'Menagerie', minutes: String(minutes), link }
  const fill = (text: string): string => text.replace(/\{\{(\w+)\}\}/g, (_blank, name: string) => said[name] ?? '')
  return { subject: fill(WORDS[language][`${kind}.subject`]), text: `${fill(WORDS[language][`${kind}.text`])}\n` }
}

export const openMailer = ({ smtpUrl, from, minutes, onFailure }: MailerOptions): Mailer => {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const sending = new Set<Promise<void>>()
  const send = async (mail: Mail, more: { readonly messageId?: string } = {}, heads = {}): Promise<void> => {
    await transport.sendMail({
      from,
      to: { name: '', address: mail.to },
      ...wordsOf(mail, minutes),
      ...more,
      headers: { 'auto-submitted': 'auto-generated', ...heads },
    })
  }
  const kept = <R>(sent: Promise<R>): Promise<R> => {
    const quiet: Promise<void> = sent.then(
      () => void sending.delete(quiet),
      () => void sending.delete(quiet),
    )
    sending.add(quiet)
    return sent
  }
  return {
    deliver: (mail) => kept(send(mail, { messageId: mail.id }, { 'list-unsubscribe': `<${mail.leave}>` })),
    send: (mail) => void kept(send(mail)).catch(onFailure),
    close: async () => {
      await Promise.all(sending)
      transport.close()
    },
  }
}
