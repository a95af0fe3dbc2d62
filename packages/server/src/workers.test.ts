import cluster from 'node:cluster'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { stopWorker } from './workers.ts'

const folder = mkdtempSync(join(tmpdir(), 'menagerie-worker-'))
const program = join(folder, 'worker.mjs')

beforeAll(() => {
  writeFileSync(program, `process.on('message', ({ stop }) => stop && process.exit(0)); process.send('ready')`)
  cluster.setupPrimary({ exec: program, args: [] })
})
afterAll(() => rmSync(folder, { recursive: true }))

it('a worker ends in good order, though a word to it no longer got through', async () => {
  const worker = cluster.fork()
  worker.on('error', () => {})
  await once(worker, 'message')
  const stopped = stopWorker(worker)
  // As Node tells of it when the other end has just gone.
  worker.emit('error', new Error('write EPIPE'))
  await stopped
  expect(worker.isDead()).toBe(true)
  expect(worker.process.exitCode).toBe(0)
  await stopWorker(worker)
})
