/** A hash for records in tests: quick, 64 bits in hex, of no use against anybody who wants to forge. */
export const testHash = (text: string): string => {
  let high = 0x811c9dc5
  let low = 0x9e3779b9
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    high = Math.imul(high ^ code, 0x01000193)
    low = Math.imul(low ^ (code + i), 0x85ebca6b)
    low ^= low >>> 15
  }
  high = Math.imul(high ^ (low >>> 13), 0xc2b2ae35)
  return [high, low].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('')
}
