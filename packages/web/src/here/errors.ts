import type { Fault, Refusal } from '@menagerie/engine'
import { WireError } from '../wire/transport.ts'

/** The statuses the server gives to the same codes. */
const STATUS = {
  notFound: 404,
  notSeated: 403,
  matchRunning: 403,
  alreadyReady: 409,
  alreadyStarted: 409,
  notStarted: 409,
  notOpening: 409,
  notOver: 409,
  sealWrong: 409,
  keyReused: 409,
  unplayable: 409,
  faulty: 422,
  busy: 503,
} as const

export const refuse = (code: keyof typeof STATUS): WireError => new WireError(STATUS[code], code, null, {}, [])

export const faulty = (faults: readonly Fault[]): WireError =>
  new WireError(
    STATUS.faulty,
    'faulty',
    null,
    {},
    faults.map(({ code, path, rule, values }) => ({ code, path, rule, values })),
  )

/** A refusal of the rules, or of the table. */
export const refused = ({ code, rule, values }: Refusal): WireError =>
  new WireError(code === 'stale' ? 409 : 422, code, rule, values, [])
