import type { Choices } from '@menagerie/engine'

/**
 * Who sits at a table. A person acts when asked, a dreamer in their own turn alone, and whoever is silent never; for them the
 * clock plays. Who leaves goes away and comes back as they like, and a bot plays for them meanwhile; who goes leaves their seat to
 * one for good. Talkers act and make offers, which talkers take or refuse; a nodder takes every offer and never acts. A rover acts while they are at the table, and goes from it and comes back without a word. Bots that are unsound break, keep silent or answer what is no choice, now and then.
 */
export type Role =
  | 'person'
  | 'dreamer'
  | 'silent'
  | 'leaver'
  | 'goer'
  | 'talker'
  | 'nodder'
  | 'rover'
  | 'bot'
  | 'unsound bot'

export interface Cast {
  readonly name: string
  readonly roles: readonly Role[]
  readonly choices: Choices
}

export const CASTS: readonly Cast[] = [
  {
    name: 'two people and a bot',
    roles: ['person', 'bot', 'person'],
    choices: { rounds: 2, turnSeconds: 30, betweenSeconds: 20 },
  },
  {
    name: 'dreamers with time of their own',
    roles: ['dreamer', 'silent', 'dreamer'],
    choices: { rounds: 2, turnSeconds: 10, betweenSeconds: 10, bankMinutes: 1 },
  },
  {
    name: 'nobody there',
    roles: ['silent', 'bot', 'silent'],
    choices: { rounds: 1, turnSeconds: 30, betweenSeconds: 20 },
  },
  {
    name: 'dreamers with a clock between turns alone',
    roles: ['dreamer', 'dreamer', 'bot'],
    choices: { rounds: 2, turnSeconds: 0, betweenSeconds: 20 },
  },
  {
    name: 'bots that break, and no clock',
    roles: ['unsound bot', 'unsound bot', 'person'],
    choices: { rounds: 2, turnSeconds: 0, betweenSeconds: 0 },
  },
  {
    name: 'people who leave and come back',
    roles: ['leaver', 'person', 'leaver'],
    choices: { rounds: 2, turnSeconds: 30, betweenSeconds: 20 },
  },
  {
    name: 'people who have all gone, and no clock',
    roles: ['goer', 'goer', 'goer'],
    choices: { rounds: 1, turnSeconds: 0, betweenSeconds: 0 },
  },
  {
    name: 'people who agree on this and that',
    roles: ['talker', 'bot', 'talker'],
    choices: { rounds: 1, turnSeconds: 30, betweenSeconds: 20 },
  },
  {
    name: 'people who agree, and one who is silent',
    roles: ['talker', 'nodder', 'talker'],
    choices: { rounds: 1, turnSeconds: 30, betweenSeconds: 20 },
  },
  {
    name: 'people who stay away, for whom a bot plays meanwhile',
    roles: ['rover', 'person', 'rover'],
    choices: { rounds: 1, turnSeconds: 0, betweenSeconds: 0, absence: 'bot' },
  },
  {
    name: 'people who stay away, and have given up by it',
    roles: ['rover', 'rover', 'bot', 'rover'],
    choices: { rounds: 2, turnSeconds: 0, betweenSeconds: 0, absence: 'forfeit', absenceAfter: 'minutes5' },
  },
]

export const isBot = (role: Role): boolean => role === 'bot' || role === 'unsound bot'
