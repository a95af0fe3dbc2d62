import { isIP } from 'node:net'
import { z } from 'zod'
import { DEFAULTS, LOG_LEVELS, type ProxyTrust, type ServerOptions } from './options.ts'
import { SHORTEST_SECRET } from './postgres/secrets.ts'
import { isLoopback } from './push/services.ts'
import { StartError } from './start-error.ts'

const ORIGIN = 'an address without a path, such as https://play.example.org'

/** Each says in its error what it is to be, and nothing of what it was: some of them are secrets. */
const Integer = (min: number, max: number) => {
  const wanted = `a whole number from ${min} to ${max}`
  return z.string().regex(/^\d+$/, wanted).transform(Number).pipe(z.number().min(min, wanted).max(max, wanted))
}

/** An address, or a network such as `10.0.0.0/8`. */
const isNetwork = (text: string): boolean => {
  const [address = '', bits, ...more] = text.split('/')
  const family = isIP(address)
  if (family === 0 || more.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128))
}

/** Where browsers reach the house: it answers at the root of an address, so none has a path, and links lead to its origin. */
const Origin = z
  .url({ protocol: /^https?$/, error: ORIGIN })
  .transform((text) => new URL(text))
  .refine(({ href, origin }) => href === `${origin}/`, ORIGIN)
  .transform(({ origin }) => origin)

/** The address of a machine; of IPv6 as in a URL too. */
const Host = z.string().transform((text) => /^\[(.*)\]$/.exec(text)?.[1] ?? text)

const isEverywhere = (host: string): boolean => host === '0.0.0.0' || host === '::'

const MOST_HOPS = 10
/** Each wants connections of the database that npm brought, which gives sixty. */
const MOST_WORKERS = 12

/** A number of proxies, or a list of their addresses and networks. */
const Proxies = z.string().transform((text, context): ProxyTrust => {
  if (/^\d+$/.test(text) && Number(text) <= MOST_HOPS) return Number(text) === 0 ? false : Number(text)
  const list = text.split(',').map((one) => one.trim())
  if (list.every(isNetwork)) return list
  context.addIssue({
    code: 'custom',
    message: `how many proxies there are, at most ${MOST_HOPS}, or their addresses and networks, with commas between`,
  })
  return z.NEVER
})

/** The environment of `npm start`. An empty value counts as none. */
const Environment = z.object({
  PORT: Integer(0, 65_535).optional(),
  WORKERS: Integer(1, MOST_WORKERS).optional(),
  HOST: Host.optional(),
  DATA_DIR: z.string().optional(),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'an address such as postgres://name:password@host:5432/database')
    .optional(),
  AUTH_SECRET: z.string().min(SHORTEST_SECRET, `a text of at least ${SHORTEST_SECRET} characters`).optional(),
  PUBLIC_URL: Origin.optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'an address such as smtps://name:password@host:465' }).optional(),
  MAIL_FROM: z
    .string()
    .regex(
      /^(?:[^<>@\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
      'a mail address, such as Menagerie <no-reply@example.org>',
    )
    .optional(),
  /** Danger: whoever may use the house may then have it send to that port of the machine. */
  PUSH_TRIAL_ORIGIN: z.string().refine(isLoopback, 'an address of this machine').optional(),
  LOG_LEVEL: z.enum(LOG_LEVELS, `one of ${LOG_LEVELS.join(', ')}`).optional(),
  REQUESTS_PER_MINUTE: Integer(0, 1_000_000).optional(),
  REQUESTS_PER_PERSON: Integer(0, 1_000_000).optional(),
  TABLES_PER_PERSON: Integer(0, 100_000).optional(),
  TRUST_PROXY: Proxies.optional(),
  /** As long as the 24 bytes of `openssl rand -base64 24`, and such as every header can carry. */
  ADMIN_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{32,}$/, 'a text of at least 32 characters of ASCII, without spaces')
    .optional(),
  METRICS_PORT: Integer(1, 65_535).optional(),
  METRICS_HOST: Host.optional(),
  BOT_THINK_MS: Integer(1, 60_000).optional(),
})

export type Setting = keyof typeof Environment.shape

export const optionsFrom = (environment: Readonly<Record<string, string | undefined>>): ServerOptions => {
  const given = Object.fromEntries(
    Object.entries(environment).flatMap(([name, value]) => {
      // What a file of another system has at the ends of its lines is of no value; what cookies are signed with stays as it was.
      const text = name === 'AUTH_SECRET' ? value : value?.trim()
      return text === undefined || text === '' ? [] : [[name, text]]
    }),
  )
  const read = Environment.safeParse(given)
  if (!read.success) {
    const wanted = new Map(read.error.issues.map(({ path, message }) => [String(path[0]), message]))
    const said = [...wanted].map(([name, message]) => `${name} is to be ${message}`).join('; ')
    throw new StartError(`The environment is wrong: ${said}.`)
  }
  const {
    PORT,
    WORKERS,
    HOST,
    DATA_DIR,
    DATABASE_URL,
    AUTH_SECRET,
    PUBLIC_URL,
    SMTP_URL,
    MAIL_FROM,
    PUSH_TRIAL_ORIGIN,
    LOG_LEVEL,
    REQUESTS_PER_MINUTE,
    REQUESTS_PER_PERSON,
    TABLES_PER_PERSON,
    TRUST_PROXY,
    ADMIN_TOKEN,
    METRICS_PORT,
    METRICS_HOST,
    BOT_THINK_MS,
  } = read.data
  // What a request calls the house is anybody's word, and no link in a mail may rest on it.
  if (SMTP_URL !== undefined && PUBLIC_URL === undefined)
    throw new StartError('SMTP_URL needs PUBLIC_URL: it is where the links in mails lead.')
  const places = [HOST ?? DEFAULTS.host, METRICS_HOST ?? DEFAULTS.host] as const
  if (METRICS_PORT === (PORT ?? DEFAULTS.port) && (places[0] === places[1] || places.some(isEverywhere)))
    throw new StartError('METRICS_PORT is to be another than PORT.')
  return {
    ...DEFAULTS,
    port: PORT ?? DEFAULTS.port,
    workers: WORKERS ?? DEFAULTS.workers,
    host: HOST ?? DEFAULTS.host,
    dataDir: DATA_DIR ?? DEFAULTS.dataDir,
    databaseUrl: DATABASE_URL ?? null,
    authSecret: AUTH_SECRET ?? null,
    publicUrl: PUBLIC_URL ?? null,
    smtpUrl: SMTP_URL ?? null,
    pushTrial: PUSH_TRIAL_ORIGIN === undefined ? null : { origin: PUSH_TRIAL_ORIGIN, ca: null },
    mailFrom:
      MAIL_FROM ??
      (PUBLIC_URL === undefined ? DEFAULTS.mailFrom : `Menagerie <no-reply@${new URL(PUBLIC_URL).hostname}>`),
    logLevel: LOG_LEVEL ?? DEFAULTS.logLevel,
    tablesPerPerson: TABLES_PER_PERSON ?? DEFAULTS.tablesPerPerson,
    requestsPerMinute: REQUESTS_PER_MINUTE ?? DEFAULTS.requestsPerMinute,
    requestsPerPerson: REQUESTS_PER_PERSON ?? DEFAULTS.requestsPerPerson,
    trustProxy: TRUST_PROXY ?? DEFAULTS.trustProxy,
    adminToken: ADMIN_TOKEN ?? null,
    metrics: METRICS_PORT === undefined ? null : { port: METRICS_PORT, host: METRICS_HOST ?? DEFAULTS.host },
    botThinkMs: BOT_THINK_MS ?? DEFAULTS.botThinkMs,
  }
}
