import { type Table, openTable, sampledChance } from '@menagerie/engine'
import { catalogue, workshop } from '@menagerie/games'
import i18next from 'i18next'
import { beforeAll, describe, expect, test } from 'vitest'
import { roomOf } from './games.ts'
import type { Reading } from './reading.ts'

beforeAll(() => i18next.init({ lng: 'en', resources: {} }))

const hash = (text: string): string => String(text.length)

const tableOf = async (game: string, seed: string): Promise<{ table: Table; reading: Reading }> => {
  const entry = [...catalogue, ...workshop].find((one) => one.id === game)
  if (entry === undefined) throw new Error(game)
  const [some, board] = await Promise.all([entry.load(), entry.loadBoard()])
  const reading = roomOf(board, entry.load).reading({})
  if (reading === null) throw new Error(game)
  const chance = sampledChance(seed)
  const opened = some((box) => {
    const completed = box.complete({}, null)
    if (!completed.ok) throw new Error(JSON.stringify(completed.faults))
    return openTable(
      box,
      {
        choices: {},
        seats: [
          { kind: 'human', name: 'a' },
          { kind: 'human', name: 'b' },
        ],
        loadouts: [0, 1].map(() => box.loadouts.choose(completed.value, chance)),
        start: null,
        last: null,
        commitment: null,
        contributions: ['', ''],
      },
      { chance: () => chance, hash, now: () => 0 },
    )
  })
  if (!opened.ok) throw new Error(JSON.stringify(opened.faults))
  return { table: opened.value, reading }
}

describe('a draft judged on the client', () => {
  test.each(['monster-maker', 'double-headed-lion', 'monstructor'])(
    '%s: the same steps may follow as the authority offers after the same draft',
    async (game) => {
      let staged = 0
      for (const seed of ['1', '2', '3']) {
        const { table, reading } = await tableOf(game, seed)
        const chance = sampledChance(`${seed} plays`)
        for (let decision = 0; decision < 60; decision++) {
          const pending = table.pending()
          if (pending.status === 'over') break
          const seat = pending.seats[0] as number
          const view = JSON.parse(JSON.stringify(table.view(seat))) as unknown
          const draft: string[] = []
          for (;;) {
            const next = reading.legalAfter(reading.view(view), seat, draft) ?? []
            expect(next.map((step) => step.notation)).toEqual(table.legal(seat, draft))
            const chosen = next[chance.pick(next.length)]
            if (chosen === undefined) throw new Error('nothing legal')
            draft.push(chosen.notation)
            if (chosen.commits) break
            staged++
          }
          expect(table.act(seat, draft).ok).toBe(true)
        }
      }
      expect(staged).toBeGreaterThan(10)
    },
  )
})
