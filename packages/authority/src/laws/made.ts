import { type Parts, PARTS, openAuthority } from '../authority.ts'
import { frameFor } from '../frame.ts'

/** What is tried: an authority, the way it shows a match, and what it is made of. A planted fault puts another in the place of one. */
export interface Made {
  readonly openAuthority: typeof openAuthority
  readonly frameFor: typeof frameFor
  readonly parts: Parts
}

export const SOUND: Made = { openAuthority, frameFor, parts: PARTS }
