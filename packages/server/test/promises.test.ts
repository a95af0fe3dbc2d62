import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { withBroken } from './support/breakable.ts'
import { type Ground, openGround } from './support/ground.ts'
import { ofAccounts } from './support/promises/accounts.ts'
import { ACCOUNT_FAULTS } from './support/promises/faults-of-accounts.ts'
import { FORGETTING_FAULTS } from './support/promises/faults-of-forgetting.ts'
import { PLAY_FAULTS } from './support/promises/faults-of-play.ts'
import { WORD_FAULTS } from './support/promises/faults-of-words.ts'
import type { Fault } from './support/promises/faults.ts'
import { ofForgetting } from './support/promises/forgotten.ts'
import { ofPlay } from './support/promises/play.ts'
import { ofWords } from './support/promises/words.ts'

/* What accounts, words, ratings and rules for who stays away promise to people; and faults, each of which one of them tells. */

const { breakable } = vi.hoisted(() => ({
  breakable: async (original: () => Promise<unknown>) => (await import('./support/breakable.ts')).breakable(original),
}))
vi.mock('../src/admin/acts.ts', breakable)
vi.mock('../src/chat/forgotten.ts', breakable)
vi.mock('../src/chat/quieting.ts', breakable)
vi.mock('../src/chat/reading.ts', breakable)
vi.mock('../src/http/described/routes.ts', breakable)
vi.mock('../src/identity/account.ts', breakable)
vi.mock('../src/identity/links.ts', breakable)
vi.mock('../src/identity/own-data.ts', breakable)
vi.mock('../src/lobby/expiring.ts', breakable)
vi.mock('../src/lobby/names.ts', breakable)
vi.mock('../src/lobby/place.ts', breakable)
vi.mock('../src/lobby/taking-over.ts', breakable)
vi.mock('../src/presence/presence.ts', breakable)
vi.mock('../src/rating/standing.ts', breakable)
vi.mock('../src/stream/hub.ts', breakable)
vi.mock('../src/tokens/tokens.ts', breakable)
vi.mock('../../engine/src/table-options.ts', breakable)

let ground: Ground
beforeAll(async () => {
  ground = await openGround()
})
afterAll(() => ground.close())

const PROMISES = [...ofAccounts, ...ofForgetting, ...ofWords, ...ofPlay]
const FAULTS = [...ACCOUNT_FAULTS, ...FORGETTING_FAULTS, ...WORD_FAULTS, ...PLAY_FAULTS]

const withTrigger = async (trigger: Fault['trigger'], work: () => Promise<void>): Promise<void> => {
  if (trigger === undefined) return work()
  const { table, when, does } = trigger
  const { pool } = ground.direct
  await pool.query(`create function planted() returns trigger language plpgsql as $$begin ${does}; return new; end$$;
    create trigger planted ${when} on ${table} for each row execute function planted()`)
  try {
    await work()
  } finally {
    await pool.query('drop function planted cascade')
  }
}

describe('people are promised', () => {
  it.each(PROMISES)('$name', ({ tried }) => expect(tried(ground)).resolves.toBeUndefined())
})

describe('a fault', () => {
  it('is planted in twenty-nine places, and for every promise', () => {
    expect(new Set(FAULTS.map(({ name }) => name)).size).toBe(29)
    const told = FAULTS.map(({ promise }) => promise)
    expect(PROMISES.map(({ name }) => name).filter((name) => !told.includes(name))).toEqual([])
  })

  it.each(FAULTS)('is told of: $name', async ({ promise, says, parts = {}, trigger }) => {
    const { tried } = PROMISES.find(({ name }) => name === promise) as (typeof PROMISES)[number]
    const broken = withTrigger(trigger, () => withBroken(parts, () => tried(ground)))
    await expect(broken).rejects.toThrow(says)
  })
})
