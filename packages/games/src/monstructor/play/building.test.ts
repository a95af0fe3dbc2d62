import { sampledChance } from '@menagerie/engine'
import { expect, test } from 'vitest'
import { box } from '../index.ts'
import { type Loose, completed, isComplete, joins, openOf, standing } from './building.ts'

const set = box.complete({}, null)
if (!set.ok) throw new Error('no options')
const options = set.value

const CASES = 200

/** Some parts of the set as they could lie on a bench. */
const benchOf = (seed: string, count: number): readonly Loose[] => {
  const chance = sampledChance(seed)
  const pool: Loose[][] = [[], [], [], []]
  const left = Array.from({ length: options.set.parts }, (_, card) => card)
  for (let at = 1; at <= count; at++) {
    const [card] = left.splice(chance.pick(left.length), 1)
    if (card === undefined) break
    const kind = options.set.kind[card] ?? 0
    pool[kind]?.push({ kind, part: { pic: options.set.pic[card] ?? 0, points: options.set.points[card] ?? 0 } })
  }
  return pool.flat()
}

/** Every complete monster of a bench that has these parts, by trying all. */
const everyWay = (bench: readonly Loose[], wanted: readonly Loose[]): number => {
  let found = 0
  for (let bits = 0; bits < 1 << bench.length; bits++) {
    const chosen = bench.filter((_, at) => ((bits >> at) & 1) === 1)
    if (wanted.every((one) => chosen.includes(one)) && isComplete(options, chosen)) found++
  }
  return found
}

test('what stands can be completed exactly when trying everything finds a way, and is completed to a monster that holds it', () => {
  let able = 0
  for (let number = 0; number < CASES; number++) {
    const bench = benchOf(`bench ${number}`, 9)
    const chance = sampledChance(`stand ${number}`)
    const stand = standing(
      options,
      bench.filter(() => chance.pick(4) === 0),
    )
    const whole = completed(options, stand, bench)
    expect(whole !== null).toBe(everyWay(bench, stand) > 0)
    if (whole === null) continue
    able++
    expect(isComplete(options, whole)).toBe(true)
    expect(stand.every((one) => whole.includes(one))).toBe(true)
    expect(new Set(whole).size).toBe(whole.length)
  }
  expect(able).toBeGreaterThan(20)
})

test('parts stand only where a joint of their width is open, so no joint is ever filled twice', () => {
  for (let number = 0; number < CASES; number++) {
    const stand = standing(options, benchOf(`parts ${number}`, 16))
    const { wide, narrow } = openOf(options, stand)
    expect(wide).toBeGreaterThanOrEqual(0)
    expect(narrow).toBeGreaterThanOrEqual(0)
    for (const [at, thing] of stand.entries()) expect(joins(options, stand.slice(0, at), thing)).toBe(true)
  }
})
