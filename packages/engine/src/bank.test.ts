import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { opened, seededHost, setupFor } from './fixtures/host.ts'
import { type Sacks, sacks } from './fixtures/index.ts'
import { type Box, type Choices, type Table, bankRow, clockOf, openTable, restoreTable, secondsRow } from './index.ts'

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

const timed: Box<Sacks> = {
  ...sacks,
  options: [...sacks.options, secondsRow('turn'), bankRow],
  complete: (chosen, last) => sacks.complete({ rounds: chosen['rounds'] }, last),
  clocks: [clockOf('turn')],
}
const tableWith = (choices: Choices) => {
  const now = { ms: 1000 }
  const host = { ...seededHost('bank'), hash: sha256, now: () => now.ms }
  return { table: opened(openTable(timed, setupFor(2, { rounds: 5, ...choices }), host)), now, host }
}
const secondsLeft = (table: Table): readonly number[] => table.banks().map((ms) => ms / 1000)

test('a seat draws on its own time when that of the question is up, and each on its own', () => {
  const { table, now, host } = tableWith({ turn: 30, bankMinutes: 1 })
  expect(secondsLeft(table)).toEqual([60, 60])
  now.ms += 20_000
  table.timeout(0)
  expect(secondsLeft(table)).toEqual([60, 60])
  now.ms += 25_000
  table.timeout(1)
  expect(secondsLeft(table)).toEqual([60, 45])
  now.ms += 1_000_000
  table.timeout(0)
  expect(secondsLeft(table)).toEqual([0, 45])
  const record = table.record()
  expect(opened(restoreTable(timed, record, host)).banks()).toEqual(table.banks())
})

test('a pause costs nobody anything, and neither does time without a clock', () => {
  const { table, now } = tableWith({ turn: 30, bankMinutes: 1 })
  now.ms += 10_000
  table.offer(0, { kind: 'pause' })
  table.answer(1, 1, true)
  now.ms += 500_000
  table.offer(0, { kind: 'resume' })
  table.answer(1, 3, true)
  now.ms += 25_000
  table.timeout(0)
  expect(secondsLeft(table)).toEqual([55, 60])
  const still = tableWith({ turn: 0, bankMinutes: 1 })
  still.now.ms += 1_000_000
  still.table.timeout(0)
  expect(secondsLeft(still.table)).toEqual([60, 60])
})

test('another clock, agreed on, gives the question its whole time; what is taken back has cost what it cost', () => {
  const { table, now } = tableWith({ turn: 30, bankMinutes: 1 })
  now.ms += 40_000
  table.setClock('turn', 20)
  now.ms += 25_000
  table.timeout(0)
  expect(secondsLeft(table)).toEqual([55, 60])
  table.undo(1)
  expect(secondsLeft(table)).toEqual([55, 60])
})
