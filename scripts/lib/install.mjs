import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { withAddresses } from './addressed.mjs'
import { root, say, Stop } from './house.mjs'
import { runNpm } from './spawn.mjs'

/** @typedef {Record<string, { version?: string, link?: boolean, optional?: boolean, devOptional?: boolean }>} Packages by folder */

/**
 * @param {string} file
 * @returns {Packages | null} null when there is no such file
 */
function packagesOf(file) {
  try {
    const lock = /** @type {{ packages: Packages }} */ (JSON.parse(readFileSync(file, 'utf8')))
    return lock.packages
  } catch {
    return null
  }
}

/**
 * What the lockfile wants and `node_modules` lacks, as folders. npm writes what it installed, at the very end of an
 * install, to `node_modules/.package-lock.json`: an unfinished install has no such file, and one made by hand counts.
 * Packages for other machines are optional and may be absent.
 * @param {string} folder the workspace's root
 * @returns {string[] | 'everything'}
 */
export function missing(folder) {
  const wanted = packagesOf(join(folder, 'package-lock.json'))
  if (wanted === null) throw new Stop('package-lock.json is missing or not JSON: restore it from version control.')
  const present = packagesOf(join(folder, 'node_modules/.package-lock.json'))
  if (present === null) return 'everything'
  return Object.entries(wanted)
    .filter(([path, entry]) => {
      if (path === '') return false
      const there = present[path]
      if (there === undefined) return entry.optional !== true && entry.devOptional !== true
      return there.version !== entry.version
    })
    .map(([path]) => path)
}

/** Installs the lockfile's packages when they are not there. Answers whether it had to. */
export async function install() {
  const lacking = missing(root)
  if (lacking.length === 0) return false
  say(
    lacking === 'everything'
      ? 'Installing packages (once) ...'
      : `Installing packages: ${lacking.length} are missing or have another version ...`,
  )
  const ci = () => runNpm(['ci', '--no-audit', '--no-fund'])
  // A registry may keep its packages at other addresses than most.
  const code = (await withAddresses(root, ci)) === 0 ? 0 : await ci()
  if (code !== 0) throw new Stop('npm ci failed: see above.', code)
  return true
}
