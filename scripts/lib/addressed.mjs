import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { askNpm } from './spawn.mjs'

/** @typedef {{ version?: string, resolved?: string, integrity?: string, link?: boolean, name?: string }} Entry */

/**
 * The lockfile with the address of every package at a registry. Ours names none, so that it binds nobody to one registry; but
 * npm then asks for the history of each of six hundred packages, which is more than half of its time. What it fetches must be
 * what the lockfile says (`integrity`), wherever it comes from.
 * @param {string} lock the lockfile's text
 * @param {string} registry its address
 */
export function addressed(lock, registry) {
  const parsed = /** @type {{ packages: Record<string, Entry> }} */ (JSON.parse(lock))
  for (const [path, entry] of Object.entries(parsed.packages)) {
    const at = path.lastIndexOf('node_modules/')
    if (at < 0 || entry.link === true || entry.integrity === undefined || entry.resolved !== undefined) continue
    const name = entry.name ?? path.slice(at + 'node_modules/'.length)
    const file = `${name.split('/').at(-1)}-${entry.version}.tgz`
    entry.resolved = new URL(`${name}/-/${file}`, registry.endsWith('/') ? registry : `${registry}/`).href
  }
  return JSON.stringify(parsed)
}

/**
 * Does something while npm reads the lockfile with addresses: it takes `npm-shrinkwrap.json` before `package-lock.json`.
 * @template T
 * @param {string} folder the workspace's root
 * @param {() => Promise<T>} act
 * @returns {Promise<T | null>} null, and nothing done, where npm names no registry
 */
export async function withAddresses(folder, act) {
  const file = join(folder, 'npm-shrinkwrap.json')
  // Of an install that was killed: npm would believe it for good.
  rmSync(file, { force: true })
  const registry = askNpm(['config', 'get', 'registry'], folder)
  if (!URL.canParse(registry)) return null
  writeFileSync(file, addressed(readFileSync(join(folder, 'package-lock.json'), 'utf8'), registry))
  try {
    return await act()
  } finally {
    rmSync(file, { force: true })
  }
}
