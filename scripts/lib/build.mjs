import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { isStale, make } from './fingerprint.mjs'
import { root, say, Stop } from './house.mjs'
import { runNode } from './spawn.mjs'

/** The packages that Node.js runs, and those a page carries or is drawn by. */
const NODE = ['engine', 'fair', 'games', 'art', 'bots', 'protocol', 'authority', 'server', 'cli']
const PAGE = ['engine', 'fair', 'games', 'art', 'bots', 'protocol', 'authority']

const common = ['tsconfig.base.json', 'package-lock.json']
const folder = (/** @type {string} */ name) => `packages/${name}`
const sources = (/** @type {string} */ name) =>
  ['src', 'package.json', 'tsconfig.json'].map((part) => `${folder(name)}/${part}`)

/** @type {import('./fingerprint.mjs').Step} */
const code = {
  inputs: [...common, ...NODE.flatMap(sources)],
  outputs: NODE.map((name) => `${folder(name)}/dist/.tsbuildinfo`),
}

/** @type {import('./fingerprint.mjs').Step} */
const page = {
  inputs: [...common, ...PAGE.flatMap(sources), 'packages/web'],
  outputs: ['packages/web/dist/index.html'],
}

/**
 * The file behind a package's command, from the folder that wants it or, as npm mostly puts it, from the root.
 * @param {string} from a folder of the workspace
 * @param {string} name
 * @param {string} bin path inside the package
 */
export function binOf(from, name, bin) {
  const places = [from, '.'].map((place) => join(root, place, 'node_modules', name, bin))
  return places.find((file) => existsSync(file)) ?? join(root, 'node_modules', name, bin)
}

/**
 * How the compiler is asked for packages, or for all. Packages side by side, each by one checker: several checkers of one
 * package each read the same libraries, which took half as much again.
 * @param {string[]} folders
 */
export function compiling(...folders) {
  return ['-b', '--builders', '2', '--checkers', '1', ...folders]
}

async function compile() {
  say('Building engine, games and server ...')
  const exit = await runNode(binOf('.', 'typescript', 'bin/tsc'), compiling(...NODE.map(folder)))
  if (exit !== 0) throw new Stop('The build failed: see above.', exit)
}

async function bundle() {
  say('Building the pages ...')
  const vite = binOf('packages/web', 'vite', 'bin/vite.js')
  const exit = await runNode(vite, ['build', '--logLevel', 'warn'], {
    cwd: join(root, 'packages/web'),
    env: { NODE_ENV: 'production' },
  })
  if (exit !== 0) throw new Stop('The build of the pages failed: see above.', exit)
}

/**
 * Builds what is stale.
 * @param {{ pages: boolean }} what whether the browser client is wanted too
 */
export async function build({ pages }) {
  const steps = [{ stamp: '.cache/built/code', step: code, how: compile }]
  if (pages && existsSync(join(root, 'packages/web/index.html'))) {
    steps.push({ stamp: '.cache/built/pages', step: page, how: bundle })
  }
  for (const { stamp, step, how } of steps) {
    if (isStale(root, stamp, step)) await make(root, stamp, step, how)
  }
}
