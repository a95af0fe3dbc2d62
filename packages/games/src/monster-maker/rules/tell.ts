import type { Emit } from '@menagerie/engine'
import type { Event } from './events.ts'

/** Who hears what happens; null in search. */
export type Tell = Emit<Event> | null
