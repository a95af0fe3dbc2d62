import { type SomeBox, type Viewer, some } from '@menagerie/engine'
import type { FastifyReply } from 'fastify'

/** An answer on its way out. */
export interface Sending {
  readonly method: string
  readonly url: string
  readonly reply: FastifyReply
  readonly payload: string
}

/** A part of the server with a fault: what it sends depends on what nobody may know. */
export interface Plant {
  readonly name: string
  readonly box?: (box: SomeBox, secret: number) => SomeBox
  readonly send?: (sending: Sending, secret: number) => string
  /** What is written to a stream passes through it; answers whether more may be written. */
  readonly stream?: (write: (text: string) => boolean, secret: number) => (text: string) => boolean
  /** The same for the bytes of a socket: a head and what it announces, one after the other. */
  readonly socket?: (write: (bytes: Bytes) => boolean, secret: number) => (bytes: Bytes) => boolean
}

type Bytes = string | Uint8Array

const isOdd = (secret: number): boolean => secret % 2 === 1

type Game = Parameters<Parameters<SomeBox>[0]>[0]['game']

/** The same rules but for some of their parts, whose types nobody outside knows. */
const withGame =
  (change: (game: Game, secret: number) => Partial<Game>): NonNullable<Plant['box']> =>
  (box, secret) =>
    box((one) => {
      const game = one.game as unknown as Game
      return some({ ...one, game: { ...game, ...change(game, secret) } })
    })

type Fields = Readonly<Record<string, unknown>>
const turned = (fields: Fields): Fields => Object.fromEntries(Object.entries(fields).reverse())
const inView = (change: (view: Fields, secret: number) => Fields): NonNullable<Plant['box']> =>
  withGame((game, secret) => ({
    view: (state, viewer: Viewer) => change(game.view(state, viewer), secret) as never,
  }))

const inAnswer =
  (ends: string, change: (body: Fields, secret: number) => Fields): NonNullable<Plant['send']> =>
  ({ url, payload, reply }, secret) =>
    reply.statusCode === 200 && url.split('?')[0]?.endsWith(ends) === true
      ? JSON.stringify(change(JSON.parse(payload) as Fields, secret))
      : payload

const isFrame = (text: string): boolean => text.startsWith('event: frame')
const linesOf = (body: Fields): readonly Fields[] => body['tables'] as readonly Fields[]

/** Each is to be told of, whatever game is played. */
export const PLANTS: readonly Plant[] = [
  {
    name: 'a card in the text of a refusal',
    box: withGame((game, secret) => ({
      refuse: (...asked) => {
        const refused = game.refuse(...asked)
        return refused === null ? null : { ...refused, values: { ...refused.values, card: secret } }
      },
    })),
  },
  {
    name: 'a refusal with another code',
    box: withGame((game, secret) => ({
      refuse: (...asked) => {
        const refused = game.refuse(...asked)
        return refused === null || isOdd(secret) ? refused : { ...refused, code: `${refused.code}Now` }
      },
    })),
  },
  { name: 'a count in a view', box: inView((view, secret) => ({ ...view, pile: secret % 1000 })) },
  { name: 'the order of keys in a view', box: inView((view, secret) => (isOdd(secret) ? turned(view) : view)) },
  { name: 'a card in a view', box: inView((view, secret) => ({ ...view, top: `C${secret}` })) },
  {
    name: 'the order of choices',
    box: withGame((game, secret) => ({
      legal: (...asked) => (isOdd(secret) ? [...game.legal(...asked)].reverse() : game.legal(...asked)),
    })),
  },
  {
    name: 'an event to everybody',
    box: withGame((game, secret) => ({
      apply: (state, seat, action, chance, emit) => {
        game.apply(state, seat, action, chance, emit)
        emit?.({ kind: 'drew', card: secret } as never)
      },
    })),
  },
  {
    name: 'an event told twice',
    box: withGame((game, secret) => ({
      apply: (state, seat, action, chance, emit) =>
        game.apply(
          state,
          seat,
          action,
          chance,
          emit &&
            ((...told) => {
              emit(...told)
              if (isOdd(secret)) emit(...told)
            }),
        ),
    })),
  },
  {
    name: 'a header',
    send: ({ reply, payload }, secret) => {
      void reply.header('x-cost', String(secret % 90))
      return payload
    },
  },
  {
    name: 'the order of headers',
    send: ({ reply, payload }, secret) => {
      const names = ['x-one', 'x-two']
      for (const name of isOdd(secret) ? names.reverse() : names) void reply.header(name, '1')
      return payload
    },
  },
  { name: 'spaces behind an answer', send: ({ payload }, secret) => payload + ' '.repeat(secret % 7) },
  {
    name: 'a count in the figures of the host',
    send: ({ url, payload }, secret) =>
      url === '/metrics' ? `${payload}menagerie_cards_total ${secret % 1000}\n` : payload,
  },
  { name: 'a field too many', send: inAnswer('/match', (body, secret) => ({ ...body, next: secret })) },
  { name: 'a card in what was shown before', send: inAnswer('/past', (body, secret) => ({ ...body, top: secret })) },
  {
    name: 'the order of fields',
    send: inAnswer('/match', (body, secret) => (isOdd(secret) ? turned(body) : body)),
  },
  {
    name: 'a line too many in a list',
    send: inAnswer('/mine', (body, secret) => ({
      tables: isOdd(secret) ? [...linesOf(body), ...linesOf(body).slice(0, 1)] : linesOf(body),
    })),
  },
  {
    name: 'a count in a list',
    send: inAnswer('/mine', (body, secret) => ({
      tables: linesOf(body).map((line, i) => (i === 0 ? { ...line, version: (secret % 50) + 1000 } : line)),
    })),
  },
  {
    name: 'another status for who may not look',
    send: ({ reply, payload }, secret) => {
      if (reply.statusCode === 403 && isOdd(secret)) void reply.status(404)
      return payload
    },
  },
  {
    name: 'a reason for who may not look',
    send: ({ reply, payload }, secret) =>
      reply.statusCode === 403 ? payload.replace('"values":{}', `"values":{"near":${secret}}`) : payload,
  },
  {
    name: 'a frame that comes late',
    stream: (write, secret) => (text) => {
      if (!isFrame(text) || isOdd(secret)) return write(text)
      setTimeout(() => write(text), 60)
      return true
    },
  },
  {
    name: 'a bigger frame',
    stream: (write, secret) => (text) => write(isFrame(text) ? `: ${'.'.repeat(secret % 50)}\n${text}` : text),
  },
  {
    name: 'a frame in two parts',
    stream: (write, secret) => (text) => {
      if (!isFrame(text) || isOdd(secret)) return write(text)
      // What is written in one go may be sent as one.
      setImmediate(() => write(text.slice(20)))
      return write(text.slice(0, 20))
    },
  },
  {
    name: 'a ping before what comes on a socket',
    socket: (write, secret) => (bytes) => {
      // Before the head of a text: a ping of one letter.
      if (typeof bytes !== 'string' && bytes[0] === 0x81) write(Uint8Array.of(0x89, 1, 0x41 + (secret % 26)))
      return write(bytes)
    },
  },
]

/** Milliseconds by which an answer is late where the secret is odd: told by time alone. */
export const slowPlant = (ms: number): Plant => ({
  name: `${ms} ms`,
  box: withGame((game, secret) => ({
    view: (state, viewer: Viewer) => {
      const end = performance.now() + (isOdd(secret) ? ms : 0)
      while (performance.now() < end);
      return game.view(state, viewer)
    },
  })),
})
