import type { Emit } from '@menagerie/engine'
import type { Event } from './events.ts'

/** Where events go; null in search. */
export type Tell = Emit<Event> | null
