import { type Fault, fault } from './refusal.ts'

/** Null where a value is what it has to be; else the path to what is not, `''` for the value itself. */
type Shape = (value: unknown) => string | null

const when =
  (holds: (value: unknown) => boolean): Shape =>
  (value) =>
    holds(value) ? null : ''

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const text = when((value) => typeof value === 'string')
const whole = when((value) => Number.isSafeInteger(value) && (value as number) >= 0)
const finite = when((value) => Number.isFinite(value))
const anything: Shape = () => null
const record = when(isObject)

const orNull =
  (shape: Shape): Shape =>
  (value) =>
    value === null ? null : shape(value)

const joined = (key: string | number, rest: string): string => (rest === '' ? String(key) : `${key}.${rest}`)

const list =
  (shape: Shape): Shape =>
  (value) => {
    if (!Array.isArray(value)) return ''
    for (const [at, item] of value.entries()) {
      const wrong = shape(item)
      if (wrong !== null) return joined(at, wrong)
    }
    return null
  }

/** All of these keys, and no other. */
const exactly =
  (fields: Readonly<Record<string, Shape>>): Shape =>
  (value) => {
    if (!isObject(value)) return ''
    const unknown = Object.keys(value).find((key) => !Object.hasOwn(fields, key))
    if (unknown !== undefined) return unknown
    for (const [key, shape] of Object.entries(fields)) {
      const wrong = Object.hasOwn(value, key) ? shape(value[key]) : ''
      if (wrong !== null) return joined(key, wrong)
    }
    return null
  }

const human = exactly({ kind: text, name: text })
const bot = exactly({ kind: text, name: text, bot: text })
const holder =
  (person: Shape): Shape =>
  (value) => {
    if (!isObject(value)) return ''
    if (value['kind'] === 'human') return person(value)
    return value['kind'] === 'bot' ? bot(value) : 'kind'
  }

const just = (value: unknown): Shape => when((other) => other === value)

const base = {
  game: text,
  version: whole,
  choices: record,
  loadouts: list(anything),
  start: anything,
  last: orNull(exactly({ places: list(finite), payoffs: list(finite), reason: text })),
  commitment: orNull(text),
  contributions: list(text),
}

const header1 = exactly({ ...base, format: just(1), seats: list(holder(human)) })
const header2 = exactly({
  ...base,
  format: just(2),
  seats: list(holder(exactly({ kind: text, name: orNull(text), salt: orNull(text), sealed: text }))),
  seals: list(text),
  drawn: list(when((value) => typeof value === 'boolean')),
  lapsed: list(
    exactly({ commitment: text, secret: text, seals: list(text), contributions: list(orNull(text)), left: whole }),
  ),
})
const header: Shape = (value) => (isObject(value) && value['format'] === 1 ? header1(value) : header2(value))

const entry = exactly({
  seq: whole,
  kind: text,
  seat: orNull(whole),
  steps: list(text),
  outcomes: list(when((value) => typeof value === 'string' || Number.isFinite(value))),
  hash: text,
  at: finite,
})

const matchRecord = exactly({ header, entries: list(entry), reveal: orNull(text) })

/**
 * `recordShape` with the place of the first thing that is not as records have it: a key too many or too few, or another kind
 * of value. What no hash covers is found here. Takes anything that was once JSON.
 */
export const shapeFaults = (value: unknown): readonly Fault[] => {
  const wrong = matchRecord(value)
  return wrong === null ? [] : [fault('recordShape', wrong === '' ? 'record' : wrong)]
}
