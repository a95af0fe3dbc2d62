import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, Stop } from './house.mjs'

/**
 * Whether `version` is at least `least`, both like `20.19.0`.
 * @param {string} version
 * @param {string} least
 */
export function isAtLeast(version, least) {
  const have = version.split('.').map(Number)
  const want = least.split('.').map(Number)
  for (let i = 0; i < want.length; i++) {
    const difference = (have[i] ?? 0) - (want[i] ?? 0)
    if (difference !== 0) return difference > 0
  }
  return true
}

/** Stops with a sentence when this Node.js is older than package.json allows. */
export function requireNode(version = process.versions.node) {
  const text = readFileSync(join(root, 'package.json'), 'utf8')
  const { engines } = /** @type {{ engines: { node: string } }} */ (JSON.parse(text))
  const least = engines.node.replace('>=', '')
  if (isAtLeast(version, least)) return
  throw new Stop(
    `Menagerie needs Node.js ${least} or newer, and this is ${version}. Install a newer one (https://nodejs.org) and try again.`,
  )
}
