import type { Frame } from '@menagerie/protocol'

export type MatchUpdate = Frame['updates'][number]

/** A match as far as this page knows it: the newest frame, and every update since the beginning. */
export interface KnownMatch {
  readonly frame: Frame
  /** By rising version, without gaps. */
  readonly updates: readonly MatchUpdate[]
}

/** Adds a frame to what is known. Null when updates between are missing and have to be asked for. */
export const learn = (known: KnownMatch | undefined, frame: Frame): KnownMatch | null => {
  // At a device that is handed round another viewer begins from nothing: not a word of the last one's story stays.
  if (known === undefined || known.frame.viewer !== frame.viewer)
    return frame.updates[0]?.version === 0 || frame.updates.length === 0 ? { frame, updates: frame.updates } : null
  const last = known.updates.at(-1)?.version ?? -1
  if (frame.version < known.frame.version) return known
  const fresh = frame.updates.filter((update) => update.version > last)
  if (last + fresh.length < frame.version) return null
  return { frame, updates: fresh.length === 0 ? known.updates : [...known.updates, ...fresh] }
}

export const keys = {
  me: ['me'] as const,
  mine: ['tables', 'mine'] as const,
  open: ['tables', 'open'] as const,
  lobby: (table: string) => ['lobby', table] as const,
  match: (table: string) => ['match', table] as const,
  chat: (table: string) => ['chat', table] as const,
}
