import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEFAULTS } from '../src/options.ts'
import { runRaces } from '../src/soak/races.ts'
import { type Several, openSeveral } from '../src/soak/several.ts'
import { takeOver } from '../src/soak/takeover.ts'

/* A hundredth of `npm run soak -- nodes`: three processes over one PostgreSQL. */

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))

let several: Several
beforeAll(async () => {
  const tsc = createRequire(import.meta.url)
    .resolve('typescript/package.json')
    .replace('package.json', 'bin/tsc')
  spawnSync(process.execPath, [tsc, '-b', 'packages/server'], { cwd: ROOT })
  several = await openSeveral(3)
})
afterAll(() => several.close())

describe('three servers of one database', () => {
  it.each([[['kill', 'cut'] as const], [['drain'] as const]])(
    '%s: clocks and bots go on elsewhere within five seconds, and all agree on the end',
    async (faults) => {
      const { taken, slowMs } = await takeOver(several, faults, { matches: 1, thinkMs: DEFAULTS.botThinkMs })
      expect(taken.flatMap(({ faults: wrong, table }) => wrong.map((one) => [table, one]))).toEqual([])
      for (const { fault, waits, ms } of taken) {
        if (waits === 'clock') expect(ms, `${fault}, ${waits}`).not.toBeNull()
        // By as much as an untouched server is late, the machine is slow.
        expect(ms ?? 0, `${fault}, ${waits}`).toBeLessThan(5000 + slowMs)
      }
    },
  )

  it('let one win where all are asked at once', async () => {
    const urls = several.nodes.map(({ server }) => server.url)
    const { run, wrong } = await runRaces(urls, 100, 4)
    expect(wrong).toEqual([])
    expect(run).toBeGreaterThanOrEqual(100)
  })
})
