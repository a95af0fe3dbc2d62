import { readdirSync, readFileSync } from 'node:fs'
import { basename, join, sep } from 'node:path'

/** What the linter has no rule for. Each check answers sentences; none means all is well. */

const LOOK_AGAIN = 400
const SPLIT = 600

/** Data may be as long as it is: card lists, catalogues of text, drawings, recorded games. */
const isData = (/** @type {string} */ path) =>
  /(^|\/)(components\.ts|preset-decks\.ts|cards\.ts)$|\/(art|locales|golden|data)\//.test(path)
const isTest = (/** @type {string} */ path) => /\.(test|spec)\.tsx?$/.test(path)

/**
 * The TypeScript files of every package's `src`, as paths from the root with forward slashes.
 * @param {string} root
 * @returns {string[]}
 */
function sourceFiles(root) {
  return readdirSync(join(root, 'packages'))
    .map((name) => `packages/${name}/src`)
    .flatMap((folder) => {
      try {
        return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
          (path) => `${folder}/${path.split(sep).join('/')}`,
        )
      } catch {
        return []
      }
    })
    .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts'))
    .sort()
}

/**
 * TypeScript files below a folder, as paths from the root.
 * @param {string} root
 * @param {string} folder
 */
const filesBelow = (root, folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .map((path) => `${folder}/${path.split(sep).join('/')}`)

/**
 * @param {string} path
 * @param {string} text
 * @returns {{ level: 'error' | 'warning', sentence: string } | null}
 */
export function tooLong(path, text) {
  if (isData(path)) return null
  const lines = text.split('\n').length - 1
  if (lines > SPLIT)
    return { level: 'error', sentence: `${path} has ${lines} lines: split it by what it does (over ${SPLIT}).` }
  if (lines > LOOK_AGAIN && !isTest(path)) {
    return {
      level: 'warning',
      sentence: `${path} has ${lines} lines: look for the two files in it (over ${LOOK_AGAIN}).`,
    }
  }
  return null
}

/** A package's or a room's door, and the one file in which the database's tools look for its tables. */
const isDoor = (/** @type {string} */ path) => /^(index|schema)\.ts$/.test(basename(path))

/**
 * Only a door re-exports what is ours: everybody else is imported from where it is written.
 * @param {string} path
 * @param {string} text
 */
export function reExports(path, text) {
  if (isDoor(path) || isTest(path)) return []
  return [...text.matchAll(/^export\s+(?:type\s+)?(?:\*|\{[^}]*\})[^'"\n]*\sfrom\s+['"](\.[^'"]+)['"]/gm)].map(
    ([, from]) => `${path} re-exports ${from}: only an index.ts does; import it from where it is written.`,
  )
}

/** The rooms of a game, the same in each (docs/adr/0016-eight-rooms-a-game.md). */
const ROOMS = ['set', 'choices', 'rules', 'secrets', 'words', 'play', 'positions', 'course']

/**
 * A game has these rooms, each of them, and before them its door alone: who knows one finds the way in all.
 * @param {string[]} paths
 */
export function roomsOfGames(paths) {
  /** @type {Map<string, Set<string>>} */
  const games = new Map()
  const strange = []
  for (const path of paths) {
    const [, game, room, inside] = /^packages\/games\/src\/([^/]+)\/([^/]+)(\/.+)?$/.exec(path) ?? []
    if (game === undefined || room === undefined) continue
    const rooms = games.get(game) ?? new Set()
    games.set(game, rooms.add(room))
    if (inside === undefined ? room !== 'index.ts' : !ROOMS.includes(room))
      strange.push(`${path} stands in no room of a game: they are ${ROOMS.join(', ')}, and index.ts before them.`)
  }
  const missing = [...games].flatMap(([game, rooms]) =>
    ['index.ts', ...ROOMS].filter((room) => !rooms.has(room)).map((room) => `${game} has no ${room}.`),
  )
  return [...strange, ...missing]
}

/**
 * A test waits for what it waits for: a fixed time is too long on most machines and too short on some.
 * @param {string} path
 * @param {string} text
 */
export function fixedSleeps(path, text) {
  return [...text.matchAll(/\bwaitForTimeout\(([^)]*)\)/g)].map(
    ([, time]) => `${path} sleeps for ${time}: wait for what comes, or let the page's clock run (page.clock).`,
  )
}

/**
 * What a test has to be done within is its own time, or another's work at the same machine fails it.
 * @param {string} path
 * @param {string} text
 */
export function ceilingsOfTime(path, text) {
  const named = [...text.matchAll(/\bconst (\w+) = [^\n]*\b(?:performance|Date)\.now\(\) - /g)].map(([, name]) => name)
  const times = ['(?:performance|Date)\\.now\\(\\)', ...named.map((name) => `${name}\\b`)].join('|')
  return [...text.matchAll(new RegExp(`\\bexpect\\(([^\\n]*\\b(?:${times})[^\\n]*)\\)\\.toBeLessThan`, 'g'))].map(
    ([, time]) =>
      `${path} has a ceiling on ${time}: count what happens meanwhile, or ask ownTime() (server/test/support), of a page busyTime() (test/browser/support).`,
  )
}

/** What a test may do to its thread, and what undoes it. */
const UNDONE = /** @type {const} */ ([
  [/\bvi\.stubGlobal\(/, /\bvi\.unstubAllGlobals\(/, 'stubs globals: vi.unstubAllGlobals()'],
  [/\bvi\.useFakeTimers\(/, /\bvi\.useRealTimers\(/, 'sets its own clock: vi.useRealTimers()'],
  [
    /\bvi\.resetModules\(/,
    /\bafter(?:Each|All)\([^]*?\bvi\.resetModules\(/,
    'loads modules anew: vi.resetModules() in afterEach',
  ],
])

/**
 * Files of tests share a thread and its modules: what one leaves behind fails another, on machines where it comes later.
 * @param {string} path
 * @param {string} text
 */
export function leftovers(path, text) {
  return UNDONE.filter(([does, undoes]) => does.test(text) && !undoes.test(text)).map(
    ([, , what]) => `${path} ${what} leaves the thread as it was found.`,
  )
}

/**
 * A part of a page that comes later waits for its words, or it is shown in English to who reads another language.
 * @param {string} path
 * @param {string} text
 */
export function lazyParts(path, text) {
  if (!path.startsWith('packages/web/src/') || path === 'packages/web/src/later.ts') return []
  return /import\s*\{[^}]*\blazy\b[^}]*\}\s*from 'react'|\bReact\.lazy\b/.test(text)
    ? [`${path} fetches a part by lazy(), which does not wait for its words: use later() of later.ts.`]
    : []
}

/**
 * How long something lasts is told by a clock that nobody sets: what is reckoned from dates ends at once where a host's clock is
 * set on, and never where it is set back. A date that is kept may be reckoned: `new Date(Date.now() + ...)`.
 * @param {string} path
 * @param {string} text
 */
export function timesByDate(path, text) {
  if (!/^packages\/(?:server|authority|bots|cli|fair)\/src\/(?!soak\/)/.test(path) || isTest(path)) return []
  return [
    ...text.matchAll(/^.*(?:\bDate\.now\(\)\s*[-<>]|[-<>]=?\s*Date\.now\(\)|(?<!new Date\()\bDate\.now\(\)\s*\+).*$/gm),
  ].map(([line]) => `${path} reckons how long by dates (${line.trim()}): a clock can be set, so ask performance.now().`)
}

/**
 * A lockfile with addresses would bind every clone to one registry.
 * @param {string} text
 */
export function addresses(text) {
  const count = text.match(/"resolved": "https?:/g)?.length ?? 0
  return count === 0
    ? []
    : [`package-lock.json records ${count} download addresses: write it anew with the options of .npmrc.`]
}

/**
 * npm leaves a package for another machine out of the lockfile when the registry lacks it, and refuses to install from
 * that lockfile later.
 * @param {string} text
 */
export function gaps(text) {
  /** @typedef {{ optionalDependencies?: Record<string, string> }} Locked */
  const { packages } = /** @type {{ packages: Record<string, Locked> }} */ (JSON.parse(text))
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) => {
    const absent = Object.keys(optionalDependencies).filter(
      (name) =>
        packages[`node_modules/${name}`] === undefined && packages[`${path}/node_modules/${name}`] === undefined,
    )
    return absent.length === 0
      ? []
      : [
          `package-lock.json lacks ${absent.join(', ')} for ${path}: take a version that is complete, and write it anew.`,
        ]
  })
}

/**
 * All checks over the tree.
 * @param {string} root
 * @returns {{ errors: string[], warnings: string[] }}
 */
export function checkHouseRules(root) {
  const read = (/** @type {string} */ path) => readFileSync(join(root, path), 'utf8')
  const lockfile = read('package-lock.json')
  const texts = (/** @type {string[]} */ paths) => paths.map((path) => ({ path, text: read(path) }))
  const files = texts(sourceFiles(root))
  // What tests these rules holds examples that break them.
  const aroundAll = texts(filesBelow(root, 'test').filter((path) => path !== 'test/workspace/house-rules.test.ts'))
  const inBrowser = aroundAll.filter(({ path }) => path.startsWith('test/browser/'))
  const ofServer = texts(filesBelow(root, 'packages/server/test'))
  const tests = [...aroundAll, ...ofServer, ...files.filter(({ path }) => isTest(path))]
  const lengths = files.map(({ path, text }) => tooLong(path, text)).filter((found) => found !== null)
  return {
    errors: [
      ...lengths.filter(({ level }) => level === 'error').map(({ sentence }) => sentence),
      ...files.flatMap(({ path, text }) => reExports(path, text)),
      ...files.flatMap(({ path, text }) => lazyParts(path, text)),
      ...files.flatMap(({ path, text }) => timesByDate(path, text)),
      ...inBrowser.flatMap(({ path, text }) => fixedSleeps(path, text)),
      ...tests.flatMap(({ path, text }) => ceilingsOfTime(path, text)),
      ...tests.flatMap(({ path, text }) => leftovers(path, text)),
      ...roomsOfGames(files.map(({ path }) => path)),
      ...addresses(lockfile),
      ...gaps(lockfile),
    ],
    warnings: lengths.filter(({ level }) => level === 'warning').map(({ sentence }) => sentence),
  }
}
