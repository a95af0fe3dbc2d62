import { expect, test } from 'vitest'
import { askers } from '../../packages/web/build/alone.ts'
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

test('who asks for the file a worker begins with is known, however they ask', () => {
  const worker = {
    type: 'chunk',
    fileName: 'worker.js',
    isEntry: true,
    imports: ['shared.js'],
    dynamicImports: ['box.js'],
  }
  const shared = { type: 'chunk', fileName: 'shared.js', isEntry: false, imports: [], dynamicImports: ['box.js'] }
  const sheet = { type: 'asset', fileName: 'worker.css' }
  const box = (imports: readonly string[], dynamicImports: readonly string[] = []) => ({
    ...{ type: 'chunk', fileName: 'box.js', isEntry: false },
    ...{ imports, dynamicImports },
  })
  expect(askers([worker, shared, sheet, box(['shared.js'])])).toEqual([])
  expect(askers([worker, shared, sheet, box(['shared.js', 'worker.js'])])).toEqual([['box.js', 'worker.js']])
  expect(askers([worker, shared, sheet, box([], ['worker.js'])])).toEqual([['box.js', 'worker.js']])
})
