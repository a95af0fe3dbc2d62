import { build } from './build.mjs'
import { install } from './install.mjs'
import { requireNode } from './node-version.mjs'

/**
 * Everything a fresh clone lacks before a command can run: a right Node.js, the packages, the build.
 * @param {{ pages: boolean }} what
 */
export async function prepare(what) {
  requireNode()
  await install()
  await build(what)
}
