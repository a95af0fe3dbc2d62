import { expect, it, vi } from 'vitest'
import { type Owners, highestOf, openOwners, soleOwner } from './owners.ts'

const tables = Array.from({ length: 600 }, (_, i) => `table${i}`)
const unique = (): string => 'x'
const open = (slot: number, onMoved = (): void => {}): Owners => openOwners({ group: 'house', slot, onMoved }, unique)
const nameOf = (slot: number): string => open(slot).name()

it('where a worker goes only its tables move, and they go evenly to the rest', () => {
  const before = tables.map((table) => highestOf(table, [0, 1, 2]))
  for (const slot of [0, 1, 2]) {
    expect(before.filter((one) => one === slot).length).toBeGreaterThan(150)
    const rest = [0, 1, 2].filter((one) => one !== slot)
    const after = tables.map((table) => highestOf(table, rest))
    expect(tables.filter((_, at) => before[at] !== slot && after[at] !== before[at])).toEqual([])
    const moved = after.filter((_, at) => before[at] === slot)
    expect(moved.filter((one) => one === rest[0]).length).toBeGreaterThan(moved.length / 3)
    expect(moved.filter((one) => one === rest[1]).length).toBeGreaterThan(moved.length / 3)
  }
})

it('all workers name the same owner, whatever the order in which they hear of each other', () => {
  const all = [0, 1, 2].map((slot) => open(slot))
  for (const [slot, owners] of all.entries()) {
    owners.serving(slot === 1 ? [2, 0, 1] : [0, 1, 2])
    owners.living([0, 1, 2].filter((one) => one !== slot).map(nameOf))
  }
  for (const table of tables.slice(0, 100)) {
    const said = all.map((owners, slot) => owners.ownerOf(table) ?? slot)
    expect(new Set(said).size).toBe(1)
  }
})

it('who does not live by the database, or does not serve, owns nothing', () => {
  const onMoved = vi.fn<() => void>()
  const owners = open(0, onMoved)
  const hasOthers = (): boolean => tables.some((table) => owners.ownerOf(table) !== null)
  owners.serving([0, 1])
  expect([hasOthers(), onMoved.mock.calls.length]).toEqual([false, 0])
  owners.living(['stranger', nameOf(1)])
  expect([hasOthers(), onMoved.mock.calls.length]).toEqual([true, 1])
  owners.living(['stranger', nameOf(1)])
  expect(onMoved).toHaveBeenCalledTimes(1)
  owners.living(['stranger'])
  expect([hasOthers(), onMoved.mock.calls.length]).toEqual([false, 2])
  owners.living([nameOf(1)])
  owners.serving([0])
  expect([hasOthers(), onMoved.mock.calls.length]).toEqual([false, 4])
})

it('a server alone owns all, and knows its siblings from strangers by their names', () => {
  expect(soleOwner(unique).ownerOf('table')).toBeNull()
  expect([nameOf(3), 'other.3.x', 'x'].map(open(0).isSibling)).toEqual([true, false, false])
})
