import type { Choices } from '@menagerie/engine'
import type { Event } from '../rules/events.ts'

/** Option `aid`: what follows from a move (DL-3.9) is said only where the table is to tell everything that follows. */
export const told = (choices: Choices, event: Event): Event =>
  event.kind === 'moved' && choices['aid'] !== 'full' ? { ...event, could: null } : event
