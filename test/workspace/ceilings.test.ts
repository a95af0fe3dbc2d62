import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { CEILINGS, type Took, overruns, sharesOf } from '../account/ceilings.ts'

const ROOT = new URL('../../', import.meta.url).pathname
const KEPT = [{ capability: 'glass', most: 60, files: /^test\/glass/ }]

const took = (file: string, seconds: number, paces: readonly number[] = []): Took => ({ file, seconds, paces })
const often = (...paces: readonly number[]): readonly number[] => [...paces, ...paces, ...paces, ...paces, ...paces]
const told = (...files: readonly Took[]): readonly string[] => overruns(sharesOf(files, KEPT))

describe('the tests of a capability', () => {
  test('are told of by name when they take more than they may', () => {
    expect(told(took('test/glass/a.test.ts', 40), took('test/glass/b.test.ts', 20.5))).toEqual([
      'The tests of glass took 60.5 s of at most 60, reckoned as on a quiet machine.',
    ])
    expect(told(took('test/glass/a.test.ts', 59), took('test/hands/b.test.ts', 50))).toEqual([])
  })

  test('may take longer where the machine is slow, by the pace of their own files', () => {
    expect(told(took('test/glass/a.test.ts', 110, often(1.5, 2.5)))).toEqual([])
    expect(told(took('test/glass/a.test.ts', 130, often(1.5, 2.5)))).toHaveLength(1)
    // Elsewhere and at another time it was slow.
    expect(
      told(took('test/glass/a.test.ts', 70, often(1, 1)), took('test/hands/b.test.ts', 300, often(5, 5))),
    ).toHaveLength(1)
  })

  test('are reckoned by the pace of the run where little was measured in them', () => {
    expect(told(took('test/glass/a.test.ts', 110), took('test/hands/b.test.ts', 1, often(2, 2)))).toEqual([])
    expect(
      told(took('test/glass/a.test.ts', 110, [9]), took('test/hands/b.test.ts', 1, often(1, 1, 1, 1))),
    ).toHaveLength(1)
  })

  test('may never take less than their ceiling says, however fast the machine is', () => {
    expect(told(took('test/glass/a.test.ts', 59, often(0.2, 0.2)))).toEqual([])
  })
})

test('every ceiling is over tests that there are, and no test is under two of them', () => {
  const files = ['packages', 'test']
    .flatMap((part) =>
      readdirSync(join(ROOT, part), { recursive: true, encoding: 'utf8' }).map((path) => `${part}/${path}`),
    )
    .filter((path) => /\.(?:test|spec)\.tsx?$/.test(path) && !path.includes('node_modules'))
  for (const { capability, files: mine } of CEILINGS)
    expect([capability, files.filter((file) => mine.test(file)).length > 3]).toEqual([capability, true])
  expect(files.filter((file) => CEILINGS.filter((one) => one.files.test(file)).length > 1)).toEqual([])
})

describe('a run of tests', () => {
  const folder = mkdtempSync(join(tmpdir(), 'menagerie-ceilings-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  /** Runs one test that spends a third of a second, under a ceiling of so many seconds. */
  const run = (most: number): { readonly code: number | null; readonly said: string } => {
    writeFileSync(
      join(folder, 'slow.test.mjs'),
      `import { expect, test } from ${JSON.stringify(import.meta.resolve('vitest'))}
test('spends', async () => {
  const end = performance.now() + 333
  while (performance.now() < end);
  expect(1).toBe(1)
  expect(2).toBe(2)
  let asked = 0
  await expect.poll(() => ++asked, { interval: 1 }).toBe(5)
})`,
    )
    writeFileSync(
      join(folder, 'vitest.config.mjs'),
      `import { Account } from ${JSON.stringify(join(ROOT, 'test/account/reporter.ts'))}
export default { test: {
  include: ['slow.test.mjs'],
  setupFiles: [${JSON.stringify(join(ROOT, 'test/account/in-tests.ts'))}],
  reporters: [new Account([{ capability: 'planted', most: ${most}, files: /slow/ }], 'executed.json')],
} }`,
    )
    const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs')
    const { status, stdout, stderr } = spawnSync(process.execPath, [vitest, 'run'], { cwd: folder, encoding: 'utf8' })
    return { code: status, said: stdout + stderr }
  }

  test('fails by the name of the capability whose tests take too long, though none of them fails', () => {
    const { code, said } = run(0.001)
    expect(said).toMatch(/The tests of planted took [\d.]+ s of at most 0\.001/)
    expect(code).toBe(1)
  })

  test('passes below the ceiling, and notes every test with its calls of expect, a poll as one', () => {
    const { code, said } = run(60)
    expect(said).toMatch(/1 tests called expect 3 times[^]*planted: 0\.\d s of at most 60/)
    expect(code).toBe(0)
    expect(JSON.parse(readFileSync(join(folder, 'executed.json'), 'utf8'))).toEqual({
      'slow.test.mjs': [['spends', 3]],
    })
  })
})
