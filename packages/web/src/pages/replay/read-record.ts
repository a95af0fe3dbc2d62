import { type Result, fault, faulty, ok } from '@menagerie/engine'
import { WireRecord } from '@menagerie/protocol'

/** Bytes of a record file; 2,000 entries take about half a megabyte. */
export const LARGEST_RECORD = 8_000_000
/** Entries of a record: more than any match of any game here takes. */
export const MOST_ENTRIES = 20_000
/** Faults that are told at once. */
const MOST_FAULTS = 6

/** A record from a file's text. All that can be said about its shape is said at once, with the place in it. */
export const readRecord = (text: string): Result<WireRecord> => {
  if (text.length > LARGEST_RECORD) return tooLarge()
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (error) {
    return faulty([fault('notJson', 'file', null, { detail: error instanceof Error ? error.message : '' })])
  }
  const parsed = WireRecord.safeParse(json)
  if (!parsed.success) {
    const paths = new Set(
      parsed.error.issues.map(({ path, code, ...issue }) =>
        [...path, ...(code === 'unrecognized_keys' && 'keys' in issue ? issue.keys.slice(0, 1) : [])].join('.'),
      ),
    )
    return faulty([...paths].slice(0, MOST_FAULTS).map((path) => fault('recordShape', path)))
  }
  if (parsed.data.entries.length > MOST_ENTRIES) return tooLarge()
  return ok(parsed.data)
}

export const tooLarge = (): Result<never> =>
  faulty([fault('fileTooLarge', 'file', null, { megabytes: LARGEST_RECORD / 1_000_000, entries: MOST_ENTRIES })])
