import { type LoggerOptions, stdTimeFunctions } from 'pino'
import type { LogLevel } from './options.ts'
import { databaseCode } from './store/away.ts'

/** The frames of a stack without its message. */
const frames = (stack: string | undefined): readonly string[] =>
  (stack ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.startsWith('at '))
    .slice(0, 12)

/**
 * What a log may hold of an error: never its message, for the message of a failed query holds the row. The class, the
 * database's code and the frames are enough to find it.
 */
const errorForLog = (error: unknown): object => {
  if (!(error instanceof Error)) return { type: typeof error }
  const database = databaseCode(error)
  return {
    type: error.name,
    ...('code' in error && typeof error.code === 'string' ? { code: error.code } : {}),
    ...(database === null ? {} : { database: database.code, constraint: database.constraint }),
    frames: frames(error.stack),
  }
}

const errorIn = (first: unknown): Error | null =>
  typeof first === 'object' && first !== null && 'err' in first && first.err instanceof Error ? first.err : null

/** A path without its query: the query may hold an invite. */
const pathForLog = (url: string): string => (url.split('?')[0] ?? '').slice(0, 200)

/**
 * One line of JSON for each event: `time`, `level`, `event`, and what the event is of. Logs hold no bodies, no queries, no cookies, no
 * ids or names of people, no views and no messages of errors.
 */
export const loggerOptions = (level: LogLevel): LoggerOptions => ({
  level,
  base: { pid: process.pid },
  messageKey: 'event',
  formatters: { level: (label) => ({ level: label }) },
  hooks: {
    // pino and fastify like to repeat an error's message as the line's.
    logMethod(args, method) {
      const [first] = args as unknown[]
      const error = first instanceof Error ? first : errorIn(first)
      if (error === null) return method.apply(this, args)
      return method.apply(this, [{ err: error }, 'something failed'])
    },
  },
  timestamp: stdTimeFunctions.isoTime,
  serializers: {
    err: errorForLog,
    req: (request: { method: string; url: string }) => ({ method: request.method, path: pathForLog(request.url) }),
    res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
  },
})
