import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { newDataFolder } from './support/house.ts'
import { lives } from './support/lives.ts'

/* Long trials start servers of their own, with databases. */

const built = (file: string): string => new URL(`../dist/soak/${file}`, import.meta.url).href

/** A trial that never ends by itself: it says which server it has, and waits. */
const trialIn = (dataDir: string): string => `
  import { fileURLToPath } from 'node:url'
  import { startProcess } from '${built('process.js')}'
  const server = await startProcess({
    program: [fileURLToPath('${built('whole-house.js')}')],
    environment: { PORT: '0', DATA_DIR: ${JSON.stringify(dataDir)} },
  })
  console.log(server.child.pid)
  setInterval(() => {}, 1000)
`

let folder: ReturnType<typeof newDataFolder>
beforeEach(() => {
  folder = newDataFolder()
})
afterEach(() => folder.remove())

it.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
  'a trial that ends by %s takes its servers and their databases along',
  async (signal) => {
    const trial = spawn(process.execPath, ['--input-type=module', '--eval', trialIn(folder.path)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const ended = once(trial, 'exit')
    const [said] = (await once(trial.stdout, 'data')) as [Buffer]
    const database = readFileSync(join(folder.path, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]
    const pids = [Number(said.toString()), Number(database)]
    expect(pids.map(lives)).toEqual([true, true])
    trial.kill(signal)
    expect(await ended).toEqual([null, signal])
    await vi.waitFor(() => expect(pids.map(lives)).toEqual([false, false]))
  },
)
