import { describe, expect, test } from 'vitest'
import { sampledChance } from '../chance/sampled.ts'
import { leduc, leducRoom, sacks, sacksRoom } from '../fixtures/index.ts'
import { setupFor } from '../fixtures/host.ts'
import type { SomeBox } from '../box.ts'
import type { Viewer } from '../game.ts'
import type { TableHost, Table } from '../table.ts'
import { openTable } from '../open-table.ts'
import { testHash } from './hash.ts'
import { type PairedWorlds, pairedWorlds } from './paired.ts'

const HOST: TableHost = { chance: (seq) => sampledChance(`elsewhere ${seq}`), hash: testHash, now: () => 0 }

const opened = (box: SomeBox, seats: number): Table =>
  box((one) => {
    const made = openTable(one, setupFor(seats), HOST)
    if (!made.ok) throw new Error(JSON.stringify(made.faults))
    return made.value
  })

const played = ({ boxes, seats, commits }: PairedWorlds, world: 0 | 1): Table => {
  const table = opened(boxes[world], seats)
  for (const { seat, steps } of commits) {
    const { ok } = table.act(seat, steps[world])
    expect(ok).toBe(true)
  }
  return table
}

const shown = (table: Table, viewer: Viewer): string => JSON.stringify(table.project(viewer))

describe.each([
  ['sacks', (number: number) => pairedWorlds(sacks, sacksRoom, { seed: `p/${number}`, number, before: 6, after: 5 })],
  ['leduc', (number: number) => pairedWorlds(leduc, leducRoom, { seed: `p/${number}`, number, before: 3, after: 3 })],
] as const)('two worlds of %s', (_name, pairOf) => {
  test('differ, and show their viewer and who only looks on the same at every step, by whatever luck the table has', () => {
    let [different, commits] = [0, 0]
    for (let number = 0; number < 40; number++) {
      const pair = pairOf(number)
      if (pair.truths[0] !== pair.truths[1]) different++
      commits += pair.commits.length
      const tables = [played(pair, 0), played(pair, 1)] as const
      for (const viewer of [pair.viewer, 'spectator'] as const)
        expect(shown(tables[0], viewer)).toBe(shown(tables[1], viewer))
    }
    expect(different).toBeGreaterThan(20)
    expect(commits).toBeGreaterThan(30)
  })
})
