import type { Ground } from '../ground.ts'

/** What people are promised, and how it is tried; `tried` throws where it was not kept. */
export interface Promised {
  readonly name: string
  readonly tried: (ground: Ground) => Promise<void>
}
