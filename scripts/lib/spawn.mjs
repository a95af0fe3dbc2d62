import { spawn, spawnSync } from 'node:child_process'
import { constants } from 'node:os'
import { pathToFileURL } from 'node:url'
import { root, Stop } from './house.mjs'

/** @typedef {{ cwd?: string, env?: Record<string, string | undefined>, stdout?: 'stdout' | 'stderr' }} RunOptions */

const ENDING = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])

/**
 * Runs a command to its end and answers its exit code. The command gets a process group of its own, which a Ctrl-C in
 * the terminal does not reach: it and all it started hear a signal exactly once, from here, and none outlives us.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {RunOptions} [options] `stdout`: where its output goes, 'stderr' unless told
 * @returns {Promise<number>}
 */
export function run(command, args, options = {}) {
  const ownGroup = process.platform !== 'win32'
  const child = spawn(command, args, {
    cwd: options.cwd ?? root,
    env: { ...process.env, ...options.env },
    stdio: ['ignore', options.stdout === 'stdout' ? 1 : 2, 2],
    detached: ownGroup,
    windowsHide: true,
  })
  /** @type {NodeJS.Signals | null} */
  let heard = null
  const pass = (/** @type {NodeJS.Signals} */ signal) => {
    if (heard !== null || child.pid === undefined) return
    heard = signal
    if (ownGroup) process.kill(-child.pid, signal)
    else child.kill(signal)
  }
  for (const signal of ENDING) process.on(signal, pass)
  return new Promise((resolve, reject) => {
    child.on('error', (error) => reject(new Stop(`Could not run ${command}: ${error.message}`, 127)))
    child.on('close', (code, signal) => {
      const by = heard ?? signal
      if (heard !== null) reject(new Stop('', 128 + constants.signals[heard]))
      else resolve(code ?? (by === null ? 1 : 128 + constants.signals[by]))
    })
  }).finally(() => {
    for (const signal of ENDING) process.off(signal, pass)
  })
}

/**
 * Like `run` with this Node.js, for a script of a package.
 * @param {string} file
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 */
export const runNode = (file, args, options) => run(process.execPath, [file, ...args], options)

/**
 * The npm that started us, else the one on the path: a command and what its arguments begin with.
 * @returns {[command: string, ...first: string[]]}
 */
function npm() {
  const file = process.env['npm_execpath']
  if (file !== undefined && /npm-cli\.[cm]?js$/.test(file)) return [process.execPath, file]
  return process.platform === 'win32' ? ['cmd.exe', '/d', '/s', '/c', 'npm'] : ['npm']
}

/**
 * Like `run` with npm.
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 */
export function runNpm(args, options) {
  const [command, ...first] = npm()
  return run(command, [...first, ...args], options)
}

/**
 * What npm says in a folder, or '' where it cannot.
 * @param {readonly string[]} args
 * @param {string} cwd
 */
export function askNpm(args, cwd) {
  const [command, ...first] = npm()
  const { stdout } = spawnSync(command, [...first, ...args], { cwd, encoding: 'utf8', windowsHide: true })
  return (stdout ?? '').trim()
}

/**
 * npm runs a script in a shell and hands a SIGTERM to that shell alone, which dies of it and leaves its child behind.
 * So what npm started ends itself, once, when that shell is gone.
 */
function endWithShell() {
  if (process.env['npm_lifecycle_event'] === undefined || process.platform === 'win32') return
  const shell = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === shell) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, 200)
  watch.unref()
}

/**
 * Turns this process into `file`: the same process, so its signals, its terminal and its exit code are the file's own,
 * and there is no child to leave behind.
 * @param {string} file
 * @param {readonly string[]} args
 */
export async function become(file, args) {
  endWithShell()
  process.argv = [process.execPath, file, ...args]
  await import(pathToFileURL(file).href)
}
