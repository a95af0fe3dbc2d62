import { execFileSync } from 'node:child_process'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './house.mjs'

/**
 * Files that differ from a commit, the ones git does not know yet among them; paths from the root.
 * @param {string} ref
 * @returns {string[]}
 */
export function changedSince(ref) {
  const git = (/** @type {string[]} */ ...args) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' })
      .split('\n')
      .filter((line) => line !== '')
  return [...git('diff', '--name-only', ref), ...git('ls-files', '--others', '--exclude-standard')]
}

/** Packages by name, with those that are built on them, near or far. */
function dependents() {
  const names = readdirSync(join(root, 'packages'))
  const uses = new Map(
    names.map((name) => {
      const text = readFileSync(join(root, 'packages', name, 'package.json'), 'utf8')
      const { dependencies = {} } = /** @type {{ dependencies?: Record<string, string> }} */ (JSON.parse(text))
      return [name, Object.keys(dependencies).map((one) => one.replace('@menagerie/', ''))]
    }),
  )
  const above = (/** @type {string} */ name) => names.filter((other) => uses.get(other)?.includes(name))
  return (/** @type {string} */ name) => {
    const all = new Set([name])
    for (const one of all) for (const other of above(one)) all.add(other)
    return [...all]
  }
}

/** What speaks of all games in their own words. */
const OF_EVERY_GAME = [
  'test/records/',
  'test/workspace/words',
  'test/workspace/languages-words',
  'test/workspace/options',
]

/**
 * The tests that a change calls for, as beginnings of their paths: those of the game or of the package, of what is built on
 * it, and of the room beside `packages`. Tests in a browser are called for only by themselves: they want the pages built, and
 * take longer than one waits after each change.
 * @param {readonly string[]} paths
 * @returns {string[]}
 */
export function testsFor(paths) {
  const above = dependents()
  const wanted = paths.flatMap((path) => {
    const [area = '', name = '', , room = ''] = path.split('/')
    if (area === 'packages' && name === 'games' && room !== '' && !room.endsWith('.ts'))
      return [`packages/games/src/${room}/`, `packages/web/src/boards/${room}/`, ...OF_EVERY_GAME]
    if (area === 'packages') return above(name).map((one) => `packages/${one}/`)
    if (path.startsWith('test/browser/')) return path.endsWith('.spec.ts') ? [path] : []
    if (area === 'test' && ['glass', 'records'].includes(name)) return [`test/${name}/`]
    return ['test/workspace/']
  })
  return [...new Set(wanted)].sort()
}
