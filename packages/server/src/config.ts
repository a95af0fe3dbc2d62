import { z } from 'zod'
import { DEFAULTS, LOG_LEVELS, type ServerOptions } from './options.ts'
import { StartError } from './start-error.ts'

const Integer = (min: number, max: number) =>
  z.string().regex(/^\d+$/).transform(Number).pipe(z.number().min(min).max(max))

/** The environment of `npm start`. An empty value counts as none. */
const Environment = z.object({
  PORT: Integer(0, 65_535).optional(),
  HOST: z.string().optional(),
  DATA_DIR: z.string().optional(),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//)
    .optional(),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  LOG_LEVEL: z.enum(LOG_LEVELS).optional(),
  REQUESTS_PER_MINUTE: Integer(0, 1_000_000).optional(),
  TRUST_PROXY: z.enum(['0', '1']).optional(),
  BOT_THINK_MS: Integer(1, 60_000).optional(),
})

export const optionsFrom = (environment: Readonly<Record<string, string | undefined>>): ServerOptions => {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  )
  const read = Environment.safeParse(given)
  if (!read.success) {
    const names = [...new Set(read.error.issues.map((issue) => String(issue.path[0])))].join(', ')
    throw new StartError(`The environment is wrong: ${names}.`)
  }
  const { PORT, HOST, DATA_DIR, DATABASE_URL, PUBLIC_URL, LOG_LEVEL, REQUESTS_PER_MINUTE, TRUST_PROXY, BOT_THINK_MS } =
    read.data
  return {
    ...DEFAULTS,
    port: PORT ?? DEFAULTS.port,
    host: HOST ?? DEFAULTS.host,
    dataDir: DATA_DIR ?? DEFAULTS.dataDir,
    databaseUrl: DATABASE_URL ?? null,
    publicUrl: PUBLIC_URL ?? null,
    logLevel: LOG_LEVEL ?? DEFAULTS.logLevel,
    requestsPerMinute: REQUESTS_PER_MINUTE ?? DEFAULTS.requestsPerMinute,
    trustProxy: TRUST_PROXY === '1',
    botThinkMs: BOT_THINK_MS ?? DEFAULTS.botThinkMs,
  }
}
