import { randomUUID } from 'node:crypto'
import { type LiveMatch, saidAs } from '@menagerie/authority'
import { expect, it } from 'vitest'
import type { Place } from '../lobby/place.ts'
import { openDeciding } from './deciding.ts'

const TABLE = 'abcdefghij012345'
const KEY = randomUUID()
const SAID = saidAs({ kind: 'steps', steps: ['draw'] })

/** A match as far as a line looks at it: who sits there, and what is done under which key. */
const matchWith = (id: string, keys: ReadonlyMap<string, object>): LiveMatch<Place> =>
  ({ id, keys, place: { seats: [{ seat: 0, userId: 'ada' }] } }) as unknown as LiveMatch<Place>

it('a frame answers a decision by what the log holds under its key, and by nothing else', async () => {
  let durable = (): void => {}
  const said: string[] = []
  const { hear, messageOf } = openDeciding({
    matches: {
      decide: () =>
        new Promise((give) => {
          durable = () => give({ version: 4, isRepeated: false })
        }),
    },
    who: { id: 'ada', name: 'Ada', session: 's' },
    write: (message) => said.push(message),
    onFailure: () => {},
  })
  const asked = { id: 7, decide: 'act', table: TABLE, version: 3, key: KEY, steps: ['draw'] }
  const answered = hear(JSON.stringify(asked), { isLimited: false })
  const shown = (id: string, keys: readonly (readonly [string, object])[]): string =>
    messageOf({ event: 'frame', id: '', data: '{}', match: matchWith(id, new Map(keys)) })
  const done = { seat: 0, said: SAID, version: 4 }
  for (const text of [
    shown(TABLE, []),
    shown(TABLE, [[randomUUID(), done]]),
    shown(TABLE, [[KEY, { ...done, seat: 1 }]]),
    shown(TABLE, [[KEY, { ...done, said: saidAs({ kind: 'resign', steps: [] }) }]]),
    shown('0'.repeat(16), [[KEY, done]]),
    messageOf({ event: 'lobby', id: '', data: '{}', match: null }),
  ])
    expect(text).not.toContain('acted')
  expect(shown(TABLE, [[KEY, done]])).toBe('{"event":"frame","id":"","acted":[7],"data":{}}')
  expect(shown(TABLE, [[KEY, done]])).not.toContain('acted')
  durable()
  await answered
  expect(said).toEqual([])
})
