/** Folds texts into 32 bits (FNV-1a), to tell whether two runs did the same; no proof against anybody. */
export interface Checksum {
  readonly add: (text: string) => void
  /** Eight hex digits. */
  readonly read: () => string
}

export const checksum = (): Checksum => {
  let hash = 0x811c9dc5
  return {
    add: (text) => {
      for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
      hash = Math.imul(hash ^ 0x0a, 0x01000193)
    },
    read: () => (hash >>> 0).toString(16).padStart(8, '0'),
  }
}
