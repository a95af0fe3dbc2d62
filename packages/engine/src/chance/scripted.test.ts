import { expect, test } from 'vitest'
import { sampledChance } from './sampled.ts'
import { noChance } from './no-chance.ts'
import { ScriptError, recordingChance, scriptedChance } from './scripted.ts'

test('a script answers in its order: picks and dice by number, draws by value', () => {
  const chance = scriptedChance([2, 6, 'R05'])
  const pool = ['B01', 'R05', 'R05']
  expect([chance.pick(3), chance.die(6), chance.draw(pool)]).toEqual([2, 6, 'R05'])
  expect(pool).toEqual(['B01', 'R05'])
  expect(chance.used()).toBe(3)
  chance.done()
})

test('a script that ends too soon throws', () => {
  const chance = scriptedChance([0])
  chance.pick(2)
  expect(() => chance.draw([1])).toThrow(ScriptError)
  expect(() => chance.pick(2)).toThrow('the script ends where a pick of 2 is asked (outcome 2)')
})

test.each<[string, number | string, string]>([
  ['a pick beyond its range', 3, 'a pick of 3 gives 0 to 2, the script says 3'],
  ['a pick below its range', -1, 'a pick of 3 gives 0 to 2, the script says -1'],
  ['a pick that is no integer', 0.5, 'the script says 0.5'],
  ['a pick that is no number', '1', 'the script says "1"'],
])('%s is impossible', (_, outcome, message) => {
  expect(() => scriptedChance([outcome]).pick(3)).toThrow(message)
})

test('a die has no side 0', () => {
  expect(() => scriptedChance([0]).die(6)).toThrow('a die of 6 gives 1 to 6')
})

test('a card that is not in the pool is impossible, and the pool stays whole', () => {
  const pool = [1, 2]
  expect(() => scriptedChance([3]).draw(pool)).toThrow('3 is not in the pool [1,2]')
  expect(pool).toEqual([1, 2])
})

test('outcomes that nobody asked for throw at the end', () => {
  const chance = scriptedChance([0, 1, 2])
  chance.pick(4)
  expect(() => chance.done()).toThrow('2 scripted outcomes were never asked for')
})

test('a recording holds every outcome by value, and plays back', () => {
  const outcomes: (number | string)[] = []
  const chance = recordingChance(sampledChance(5), outcomes)
  const heard = [chance.pick(9), chance.die(20), chance.draw(['x', 'y', 'z'])]
  expect(outcomes).toEqual(heard)
  const again = scriptedChance(outcomes)
  expect([again.pick(9), again.die(20), again.draw(['x', 'y', 'z'])]).toEqual(heard)
})

test('where no luck is allowed, every question throws', () => {
  expect(() => noChance.pick(1)).toThrow('none is allowed')
  expect(() => noChance.die(6)).toThrow('none is allowed')
  expect(() => noChance.draw([1])).toThrow('none is allowed')
})
