import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

/**
 * One step of the build: what goes in, and the files by which one sees that what came out is still that.
 * @typedef {{ inputs: readonly string[], outputs: readonly string[] }} Step paths from the root; an input may be a folder
 */

const SKIPPED = new Set(['node_modules', 'dist', 'dist-types', 'data', 'test-results'])
const isTest = (/** @type {string} */ name) => /\.(test|spec)\.[cm]?[jt]sx?$/.test(name)

/**
 * Every file under `path`, in a fixed order, without tests: they are not built.
 * @param {string} path
 * @returns {string[]}
 */
function filesUnder(path) {
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [path]
  return readdirSync(path, { withFileTypes: true })
    .filter(({ name }) => !SKIPPED.has(name) && !name.startsWith('.') && !isTest(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const child = join(path, entry.name)
      return entry.isDirectory() ? filesUnder(child) : entry.isFile() ? [child] : []
    })
}

/**
 * A digest of the contents: touching a file changes nothing, checking out another branch and coming back neither.
 * @param {string} root
 * @param {readonly string[]} inputs
 */
function digest(root, inputs) {
  const hash = createHash('sha256')
  for (const input of inputs) {
    for (const file of filesUnder(join(root, input))) {
      hash
        .update(`${relative(root, file)}\0`)
        .update(readFileSync(file))
        .update('\0')
    }
  }
  return hash.digest('hex')
}

/**
 * When the outputs were written, or null while one is missing.
 * @param {string} root
 * @param {readonly string[]} outputs
 */
function written(root, outputs) {
  const times = outputs.map((output) => statSync(join(root, output), { throwIfNoEntry: false })?.mtimeMs)
  return times.includes(undefined) ? null : times.join(' ')
}

/**
 * Whether a step must run again. Its stamp says from which inputs the outputs were made and when they were written: a
 * changed input, a missing output and an output written by somebody else since all make it stale.
 * @param {string} root
 * @param {string} stamp
 * @param {Step} step
 */
export function isStale(root, stamp, step) {
  const now = written(root, step.outputs)
  if (now === null || !existsSync(join(root, stamp))) return true
  return readFileSync(join(root, stamp), 'utf8') !== `${digest(root, step.inputs)} ${now}`
}

/**
 * Runs a step and stamps it. The inputs are read before it runs: what changes meanwhile is stale again.
 * @param {string} root
 * @param {string} stamp
 * @param {Step} step
 * @param {() => Promise<void>} how
 */
export async function make(root, stamp, step, how) {
  const inputs = digest(root, step.inputs)
  await how()
  mkdirSync(dirname(join(root, stamp)), { recursive: true })
  writeFileSync(join(root, stamp), `${inputs} ${written(root, step.outputs)}`)
}
