import { networkInterfaces } from 'node:os'
import Fastify from 'fastify'
import { describe, expect, onTestFinished, test } from 'vitest'
import { type Setting, optionsFrom } from '../src/config.ts'
import { listen } from '../src/http/serving.ts'
import { DEFAULTS, type ServerOptions } from '../src/options.ts'
import { StartError } from '../src/start-error.ts'

/*
 * What a host sets is either done as it was said, or refused at the start in a sentence that names it. What is taken and then
 * not done shows weeks later, to somebody else. A setting without a row is an error of types.
 */

interface Row {
  /** What may be said, and what is read from it. */
  readonly taken: readonly (readonly [said: string, read: Partial<ServerOptions>])[]
  readonly refused: readonly string[]
  /** What else must be said. */
  readonly beside?: Readonly<Partial<Record<Setting, string>>>
}

const numbers = (name: keyof ServerOptions, least: number, most: number): Row => ({
  taken: [least, most].map((value) => [String(value), { [name]: value }] as const),
  refused: [String(most + 1), '-1', '1.5', '1e2', '0x10', '1,000', 'many', '٣', ...(least > 0 ? ['0'] : [])],
})

const SECRET = 'x'.repeat(43)

const ROWS: Readonly<Record<Setting, Row>> = {
  PORT: numbers('port', 0, 65_535),
  WORKERS: numbers('workers', 1, 12),
  HOST: {
    taken: [
      ['0.0.0.0', { host: '0.0.0.0' }],
      ['::1', { host: '::1' }],
      ['[::1]', { host: '::1' }],
      ['games.example', { host: 'games.example' }],
    ],
    refused: [],
  },
  DATA_DIR: { taken: [['a folder/of mine', { dataDir: 'a folder/of mine' }]], refused: [] },
  DATABASE_URL: {
    taken: [['postgres://a:b@[::1]:5432/c', { databaseUrl: 'postgres://a:b@[::1]:5432/c' }]],
    refused: ['mysql://a:b@c/d', 'localhost:5432', '"postgres://a:b@c/d"'],
  },
  AUTH_SECRET: { taken: [[SECRET, { authSecret: SECRET }]], refused: ['x'.repeat(42)] },
  PUBLIC_URL: {
    taken: [
      ['https://play.example', { publicUrl: 'https://play.example' }],
      ['https://play.example/', { publicUrl: 'https://play.example' }],
      ['HTTPS://Play.Example:443', { publicUrl: 'https://play.example' }],
      ['http://10.0.0.7:3000', { publicUrl: 'http://10.0.0.7:3000' }],
      ['http://[::1]:3000', { publicUrl: 'http://[::1]:3000' }],
    ],
    refused: [
      ...[
        'https://play.example/games',
        'https://play.example/?a=1',
        'https://play.example/#a',
        'https://a:b@play.example',
      ],
      ...['https://?', 'games.example', 'ftp://play.example', 'javascript:alert(1)', '"https://play.example"'],
    ],
  },
  SMTP_URL: {
    beside: { PUBLIC_URL: 'https://play.example' },
    taken: [['smtps://a:b@mail.example:465', { smtpUrl: 'smtps://a:b@mail.example:465' }]],
    refused: ['mail.example', 'https://mail.example', 'smtp//mail.example'],
  },
  MAIL_FROM: {
    taken: ['a@b.example', '<a@b.example>', 'The house <a@b.example>', '"A, B" <a@b.example>'].map(
      (said) => [said, { mailFrom: said }] as const,
    ),
    refused: ['nobody', 'a@', '@b', '<a@b', 'a@b>', 'a b@c', 'a@b c@d', 'a@b, c@d', 'a@b\r\nBcc: c@d', 'A <a@b> <c@d>'],
  },
  PUSH_TRIAL_ORIGIN: {
    taken: [['https://127.0.0.1:4430', { pushTrial: { origin: 'https://127.0.0.1:4430', ca: null } }]],
    refused: ['https://push.example', 'http://127.0.0.1:4430', '127.0.0.1:4430'],
  },
  LOG_LEVEL: { taken: [['debug', { logLevel: 'debug' }]], refused: ['INFO', 'loud', '3'] },
  REQUESTS_PER_MINUTE: numbers('requestsPerMinute', 0, 1_000_000),
  REQUESTS_PER_PERSON: numbers('requestsPerPerson', 0, 1_000_000),
  TABLES_PER_PERSON: numbers('tablesPerPerson', 0, 100_000),
  TRUST_PROXY: {
    taken: [
      ['2', { trustProxy: 2 }],
      ['127.0.0.1, ::1', { trustProxy: ['127.0.0.1', '::1'] }],
    ],
    refused: ['true', '11', '10.0.0.0/33', 'proxy.example', '127.0.0.1,'],
  },
  ADMIN_TOKEN: {
    taken: ['a1-._~+/='.repeat(4), '"!#$%&'.repeat(6)].map((said) => [said, { adminToken: said }] as const),
    refused: ['x'.repeat(31), `${'x'.repeat(31)} x`, 'ä'.repeat(40), `${'x'.repeat(40)}\u200b`, 'x\0'.repeat(20)],
  },
  METRICS_PORT: {
    taken: [['9464', { metrics: { port: 9464, host: '127.0.0.1' } }]],
    refused: ['0', '65536', 'yes', '3000'],
  },
  METRICS_HOST: {
    beside: { METRICS_PORT: '9464' },
    taken: [['[::1]', { metrics: { port: 9464, host: '::1' } }]],
    refused: [],
  },
  BOT_THINK_MS: numbers('botThinkMs', 1, 60_000),
}
const rows = Object.entries(ROWS) as readonly (readonly [Setting, Row])[]

describe.each(rows)('%s', (name, { taken, refused, beside = {} }) => {
  const read = (said: string): ServerOptions => optionsFrom({ ...beside, [name]: said })

  test('is read as it is said', () => {
    for (const [said, options] of taken) expect(read(said)).toMatchObject(options)
  })

  test('is what stands there, without the space and the line ends of the file it stands in', () => {
    const around = name === 'AUTH_SECRET' ? [] : [' x', 'x ', 'x\r', '\tx\r\n']
    for (const [said, options] of taken)
      for (const form of around) expect(read(form.replace('x', () => said))).toMatchObject(options)
    for (const nothing of ['', ...(name === 'AUTH_SECRET' ? [] : [' ', '\r'])])
      expect(read(nothing)).toEqual(optionsFrom(beside))
  })

  test.each(refused)('is not %j, and the sentence names the one and not the other', (said) => {
    const attempt = (): unknown => read(said)
    expect(attempt).toThrow(StartError)
    expect(attempt).toThrow(new RegExp(`\\b${name} is to be .{8,}\\.$`))
    if (/[^\d,]/.test(said)) expect(attempt).not.toThrow(said)
  })
})

test('figures and pages have a port each, whichever of them is moved', () => {
  expect(() => optionsFrom({ PORT: '9464', METRICS_PORT: '9464' })).toThrow('METRICS_PORT is to be another than PORT.')
  for (const HOST of ['0.0.0.0', '::'])
    expect(() => optionsFrom({ HOST, METRICS_HOST: '10.0.0.1', METRICS_PORT: '3000' })).toThrow('METRICS_PORT is to be')
  expect(optionsFrom({ HOST: '10.0.0.1', METRICS_PORT: '3000' })).toMatchObject({ metrics: { port: 3000 } })
  expect(optionsFrom({ PORT: '9464', METRICS_PORT: '3000' })).toMatchObject({ port: 9464, metrics: { port: 3000 } })
})

describe('a host', () => {
  const hasIPv6 = Object.values(networkInterfaces()).some((all) => all?.some(({ address }) => address === '::1'))

  test.each(['127.0.0.1', 'localhost', '0.0.0.0', '::', '::1', '[::1]'])(
    'set to %s is opened, and the address that is told leads there',
    async (said) => {
      const app = Fastify()
      onTestFinished(() => app.close())
      app.get('/', () => 'here')
      const opening = listen(app, { ...DEFAULTS, ...optionsFrom({ HOST: said, PORT: '0' }) })
      if (/^\[?::1/.test(said) && !hasIPv6)
        return expect(opening).rejects.toThrow('This machine has no address ::1. Set HOST.')
      const answer = await fetch(await opening)
      expect(await answer.text()).toBe('here')
    },
  )

  test.each(['nowhere.invalid', '192.0.2.1', '"127.0.0.1"', '127.0.0.1:3000', 'http://127.0.0.1'])(
    'that is no address of this machine is told: %s',
    async (said) => {
      const opening = listen(Fastify(), { ...DEFAULTS, ...optionsFrom({ HOST: said, PORT: '0' }) })
      await expect(opening).rejects.toThrow(`This machine has no address ${said}. Set HOST.`)
    },
  )
})

test('a token of a host arrives as it was said', async () => {
  const app = Fastify()
  onTestFinished(() => app.close())
  app.get('/', ({ headers }) => headers.authorization ?? 'nothing')
  const at = await listen(app, { ...DEFAULTS, port: 0 })
  for (const [token] of ROWS.ADMIN_TOKEN.taken) {
    const answer = await fetch(at, { headers: { authorization: `Bearer ${token}` } })
    expect(await answer.text()).toBe(`Bearer ${token}`)
  }
})
