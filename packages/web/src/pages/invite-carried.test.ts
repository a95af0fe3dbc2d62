import { describe, expect, test } from 'vitest'
import { inviteCarried } from './invite-carried.ts'

const seat = (taken: boolean) => ({
  kind: 'human' as const,
  name: null,
  bot: null,
  taken,
  ready: false,
  seal: null,
  opened: false,
  you: false,
})

describe('the address of who sits leads a friend in', () => {
  test.each([
    ['waiting', [true, false], 'invite'],
    ['waiting', [true, true], null],
    ['playing', [true, false], null],
    ['over', [true, true], null],
  ] as const)('%s, seats taken %j: %s', (status, taken, carried) => {
    expect(inviteCarried({ status, seats: taken.map(seat), invite: 'invite' })).toBe(carried)
  })
})
