import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/*
 * The steps of the Dockerfile and of docs/hosting.md without a container, in a clean folder: what is committed is built, staged and
 * installed without its tools, serves, is backed up while it serves, and is restored. Fails at the first step that does.
 */

const root = fileURLToPath(new URL('..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'menagerie-deploy-'))
const [source, stage] = [join(folder, 'source'), join(folder, 'stage')]

/** @param {string} cwd @param {string} line */
const run = (cwd, line, env = {}) => {
  const begun = performance.now()
  const { status } = spawnSync(line, { cwd, shell: true, stdio: 'inherit', env: { ...process.env, ...env } })
  if (status !== 0) throw new Error(`failed: ${line}`)
  console.log(`${((performance.now() - begun) / 1000).toFixed(1).padStart(7)} s  ${line}`)
}

/** @returns {Promise<number>} one that was free a moment ago */
const freePort = async () => {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  return typeof address === 'object' && address !== null ? address.port : 0
}

try {
  mkdirSync(source)
  run(root, `git archive HEAD | tar -x -C ${source}`)
  run(source, 'npm ci --ignore-scripts')
  run(source, 'npm run build')
  run(source, `node deploy/stage.mjs ${stage}`)
  run(stage, 'npm ci --omit=dev')
  const port = await freePort()
  const env = { NODE_ENV: 'production', DATA_DIR: join(folder, 'data'), PORT: String(port), LOG_LEVEL: 'info' }
  const server = spawn(process.execPath, ['packages/server/dist/main.js'], {
    cwd: stage,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
  })
  await once(server.stdout, 'data')
  const house = `http://127.0.0.1:${port}`
  for (const path of ['/readyz', '/', '/api/openapi.json']) {
    const { status } = await fetch(house + path)
    if (status !== 200) throw new Error(`${path} answered ${status}`)
  }
  const backup = join(folder, 'house.backup')
  run(stage, `node packages/cli/dist/main.js backup ${backup}`, env)
  server.kill('SIGTERM')
  const [code] = /** @type {[number | null]} */ (await once(server, 'exit'))
  if (code !== 0) throw new Error(`the server ended with ${code}`)
  run(stage, `node packages/cli/dist/main.js restore ${backup}`, { ...env, DATA_DIR: join(folder, 'other') })
  run(stage, 'node packages/cli/dist/main.js migrate-check', { ...env, DATA_DIR: join(folder, 'other') })
  console.log('All steps were walked.')
} finally {
  rmSync(folder, { recursive: true, force: true })
}
