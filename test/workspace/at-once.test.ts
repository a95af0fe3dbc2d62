import { expect, test } from 'vitest'
import { waits } from '../../packages/web/build/at-once.ts'

test('a module that waits before what it gives is there is known, whatever it waits by', () => {
  expect(waits('a.js', 'const words = await fetched(); export { words }')).toBe(true)
  expect(waits('a.js', 'for await (const line of lines) told(line)')).toBe(true)
  expect(waits('a.js', 'if (late) { await fetched() }')).toBe(true)
  expect(waits('a.js', 'class Words { static { this.kept = 1 } }; export const words = [await fetched()]')).toBe(true)
})

test('what waits in a function of its own keeps nobody waiting', () => {
  expect(
    waits('a.js', 'const begin = async () => { await fetched(); for await (const one of all) told(one) }; begin()'),
  ).toBe(false)
  expect(waits('a.js', 'async function begin() { await fetched() } void begin()')).toBe(false)
  expect(waits('a.js', 'export class Words { async fetched() { await this.kept } }')).toBe(false)
})
