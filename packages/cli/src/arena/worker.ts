import type { BotRequest } from '@menagerie/bots'
import { type Answer, type Contestant, answerAs } from './contestants.ts'

/* Runs in a worker thread. It holds rules and nothing of any match: a question carries all a bot may know. */

export const think = (request: BotRequest<Contestant>): Promise<Answer> => answerAs(request)
