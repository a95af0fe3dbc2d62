import { z } from 'zod'
import { Name } from './common.ts'

/** `POST` without a body: signs a guest in by a HttpOnly cookie. */
export const SIGN_IN_PATH = '/api/auth/sign-in/anonymous'

/** Answer of `DELETE /api/me`: nobody is known by this cookie any more, and their name stands nowhere. */
export const Forgotten = z.object({ forgotten: z.literal(true) })
export type Forgotten = z.infer<typeof Forgotten>

/** `GET /api/me` and the answer of `POST /api/me`. The id is shown to its owner alone. */
export const Me = z.object({ id: z.string(), name: z.string() })
export type Me = z.infer<typeof Me>

/** `POST /api/me`: the guest's new display name; tables joined later show it. */
export const RenameRequest = z.strictObject({ name: Name })
export type RenameRequest = z.input<typeof RenameRequest>
