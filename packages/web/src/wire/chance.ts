/** Bytes of the browser's own randomness: a seat's part of the seed. */
export const randomBytes = (bytes: number): Uint8Array => crypto.getRandomValues(new Uint8Array(bytes))

/** A key for one intention. `randomUUID` exists only on https and localhost; a table in a home network has neither. */
export const newKey = (): string => {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] as number) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] as number) & 0x3f) | 0x80
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}
