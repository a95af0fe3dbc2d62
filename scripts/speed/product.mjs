import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root, Stop } from '../lib/house.mjs'

const PATIENCE = 60_000

/**
 * The product as people start it: a server process with data of its own, on a free port.
 * @param {string} [folder] whose build it is, this workspace unless told
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 */
export async function openProduct(folder = root) {
  const data = mkdtempSync(join(tmpdir(), 'menagerie-speed-'))
  const child = spawn(process.execPath, [join(folder, 'packages/server/dist/main.js')], {
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: data,
      REQUESTS_PER_MINUTE: '0',
      TABLES_PER_PERSON: '0',
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', (/** @type {Buffer} */ chunk) => (output += chunk.toString()))
  child.stderr.on('data', (/** @type {Buffer} */ chunk) => (output += chunk.toString()))
  const close = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    }
    rmSync(data, { recursive: true, force: true })
  }
  const end = Date.now() + PATIENCE
  for (;;) {
    const url = /is open at (\S+)/.exec(output)?.[1]
    if (url !== undefined) return { url, close }
    if (child.exitCode !== null || Date.now() > end) {
      await close()
      throw new Stop(`The server does not open: ${output}`)
    }
    await new Promise((resume) => setTimeout(resume, 20))
  }
}
