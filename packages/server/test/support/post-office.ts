import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** A mail as it arrived. */
export interface Arrived {
  readonly to: readonly string[]
  /** The lines above the text, unfolded. */
  readonly head: string
  readonly subject: string
  readonly text: string
}

export interface PostOffice {
  readonly url: string
  readonly arrived: readonly Arrived[]
  /** The newest to an address, once there are so many of them. */
  readonly next: (to: string, count: number) => Promise<Arrived>
  readonly close: () => Promise<void>
}

const unquoted = (text: string): Buffer =>
  Buffer.from(
    text
      .replace(/=\r?\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_code, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  )

/** Words of a head that are written in other letters than ASCII (RFC 2047). */
const headWords = (text: string): string =>
  text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?UTF-8\?([BQ])\?([^?]*)\?=/gi, (_word, way: string, said: string) =>
      way.toUpperCase() === 'B'
        ? Buffer.from(said, 'base64').toString('utf8')
        : unquoted(said.replaceAll('_', ' ')).toString('utf8'),
    )

const read = (raw: string): Omit<Arrived, 'to'> => {
  const cut = raw.indexOf('\r\n\r\n')
  const head = raw.slice(0, cut).replace(/\r\n[ \t]+/g, ' ')
  const body = raw.slice(cut + 4)
  const way = /^content-transfer-encoding: (\S+)/im.exec(head)?.[1]
  const text =
    way === 'base64' ? Buffer.from(body, 'base64') : way === 'quoted-printable' ? unquoted(body) : Buffer.from(body)
  return {
    head,
    subject: headWords(/^subject: (.*)$/im.exec(head)?.[1] ?? ''),
    text: `${text.toString('utf8').replaceAll('\r\n', '\n').trimEnd()}\n`,
  }
}

/** A real server for mails on this machine, which keeps what it is given. */
export const openPostOffice = async (): Promise<PostOffice> => {
  const arrived: Arrived[] = []
  const waiting = new Set<() => void>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, { envelope }, done) => {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        arrived.push({
          to: envelope.rcptTo.map(({ address }) => address),
          ...read(Buffer.concat(parts).toString('utf8')),
        })
        done()
        for (const wake of waiting) wake()
      })
    },
  })
  await new Promise<void>((open) => server.listen(0, '127.0.0.1', open))
  const { port } = server.server.address() as AddressInfo
  const to = (address: string): readonly Arrived[] => arrived.filter((mail) => mail.to.includes(address))
  return {
    url: `smtp://127.0.0.1:${port}`,
    arrived,
    next: async (address, count) => {
      while (to(address).length < count)
        await new Promise<void>((wake) => {
          const woken = (): void => {
            waiting.delete(woken)
            wake()
          }
          waiting.add(woken)
        })
      return to(address).at(-1) as Arrived
    },
    close: () => new Promise((closed) => server.close(() => closed())),
  }
}

/** The token of the link in a mail. */
export const tokenIn = ({ text }: Arrived): string => /#link=([\w-]{43})\b/.exec(text)?.[1] ?? ''
