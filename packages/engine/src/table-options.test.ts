import { expect, test } from 'vitest'
import { tablePace } from './index.ts'

const DAY = 86_400

test.each([
  ['a minute for a decision', { absence: 'wait' }, 60, 'live'],
  ['an hour', {}, 3600, 'live'],
  ['a day', { absence: 'bot' }, DAY, 'days'],
  ['no clock, and a bot for who stays away', { absence: 'bot' }, null, 'live'],
  ['no clock, and half an hour', { absence: 'forfeit', absenceAfter: 'minutes30' }, null, 'live'],
  ['no clock, and three days', { absence: 'claim', absenceAfter: 'days3' }, null, 'days'],
  ['no clock, and the others wait', { absence: 'wait' }, null, 'days'],
  ['nothing said, as before there was such a rule', {}, null, 'live'],
] as const)('how people play at a table: %s', (_, choices, seconds, pace) => {
  expect(tablePace(choices, seconds)).toBe(pace)
})
