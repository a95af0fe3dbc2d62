import type { WireRecord } from '@menagerie/protocol'

let opened: WireRecord | null = null

/** The record opened from a file, for `/replay/file`; forgotten with the page. */
export const openedRecord = (): WireRecord | null => opened

export const keepOpened = (record: WireRecord): void => {
  opened = record
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Reads a record from the text of a file; null when it is none. Only the shape is looked at: replaying finds out whether
 * it holds together.
 */
export const readRecord = (text: string): WireRecord | null => {
  try {
    const parsed: unknown = JSON.parse(text)
    if (!isObject(parsed) || !isObject(parsed['header']) || !Array.isArray(parsed['entries'])) return null
    const { format, game } = parsed['header']
    return format === 1 && typeof game === 'string' ? (parsed as unknown as WireRecord) : null
  } catch {
    return null
  }
}
