import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root, Stop } from './house.mjs'
import { runNode } from './spawn.mjs'

/**
 * A Chromium that can be started: its program and what must be added to the environment for it.
 * @typedef {{ kind: 'system' | 'shipped', path: string, env: Record<string, string> }} Browser
 */

/** Where browsers of the Chromium family are found when CHROMIUM_PATH names none. */
const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

const SHIPPED = '@sparticuz/chromium'
/** What npm brings is a program for Linux on x64. */
const isShipped = process.platform === 'linux' && process.arch === 'x64'

/**
 * The browser of this machine, or null.
 * @param {string | undefined} named CHROMIUM_PATH: it must exist
 * @returns {Browser | null}
 */
export function systemBrowser(named = process.env['CHROMIUM_PATH']) {
  if (named !== undefined && named !== '') {
    if (!existsSync(named)) throw new Stop(`CHROMIUM_PATH is ${named}, and there is no such file.`)
    return { kind: 'system', path: named, env: {} }
  }
  const path = PLACES.find((place) => existsSync(place))
  return path === undefined ? null : { kind: 'system', path, env: {} }
}

/**
 * Unpacks the browser that npm brought into `folder`, with the libraries it ships for machines that have none. The
 * package unpacks them only on Amazon's Linux and into the temporary folder, and changes the environment of whoever
 * imports it: so a process of its own does it, told to be there.
 * @param {string} folder
 */
async function unpack(folder) {
  const unfinished = `${folder}.${process.pid}`
  mkdirSync(unfinished, { recursive: true })
  const program = `import chromium from '${SHIPPED}'; await chromium.executablePath()`
  const env = { TMPDIR: unfinished, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' }
  const code = await runNode('--input-type=module', ['--eval', program], { env })
  if (code !== 0) throw new Stop(`The browser of ${SHIPPED} could not be unpacked: see above.`, code)
  try {
    renameSync(unfinished, folder)
  } catch (error) {
    rmSync(unfinished, { recursive: true })
    if (!existsSync(folder)) throw error
  }
}

/**
 * The browser that npm brought, unpacked below `cache` on its first use. Only for Linux on x64.
 * @param {{ cache?: string, libraries?: 'shipped' | 'where-missing' }} [options] `libraries`: its own NSS libraries, or
 *   those of the machine where it has them
 * @returns {Promise<Browser>}
 */
export async function shippedBrowser({ cache = join(root, '.cache'), libraries = 'where-missing' } = {}) {
  if (!isShipped) {
    throw new Stop('No Chromium found. Install Chromium or Chrome, or name one in CHROMIUM_PATH.')
  }
  const manifest = readFileSync(join(root, 'node_modules', SHIPPED, 'package.json'), 'utf8')
  const { version } = /** @type {{ version: string }} */ (JSON.parse(manifest))
  const folder = join(cache, `chromium-${version}`)
  if (!existsSync(folder)) await unpack(folder)
  const path = join(folder, 'chromium')
  const fonts = existsSync('/etc/fonts') ? {} : { FONTCONFIG_PATH: join(folder, 'fonts') }
  const own = { ...fonts, LD_LIBRARY_PATH: join(folder, 'al2023/lib') }
  const runs = libraries === 'where-missing' && spawnSync(path, ['--version']).status === 0
  return { kind: 'shipped', path, env: runs ? fonts : own }
}

/**
 * The browser for the tests, unpacked if need be: the one CHROMIUM_PATH names; else the one npm brought, which is the same
 * for everybody and draws nothing but pages; else this machine's.
 */
export async function findBrowser() {
  const isNamed = (process.env['CHROMIUM_PATH'] ?? '') !== ''
  const system = isNamed || !isShipped ? systemBrowser() : null
  return system ?? shippedBrowser()
}
