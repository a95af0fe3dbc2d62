import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { main, root, say, Stop } from './lib/house.mjs'
import { run, runNpm } from './lib/spawn.mjs'

/**
 * Node.js comes from npm like any package; its install script fetches the build for this machine, so it is allowed.
 * @param {string} version such as `26`
 * @returns {Promise<string>} where its program stands
 */
async function install(version) {
  const folder = join(root, `.cache/node${version}`)
  const program = join(folder, 'node_modules/node/bin/node')
  if (existsSync(program)) return program
  say(`Installing Node.js ${version} (once) ...`)
  mkdirSync(folder, { recursive: true })
  const manifest = { private: true, dependencies: { node: version }, allowScripts: { node: true } }
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest))
  const code = await runNpm(['install', '--prefix', folder, '--no-audit', '--no-fund', '--no-package-lock'], {
    cwd: folder,
  })
  if (code !== 0 || !existsSync(program))
    throw new Stop(`Node.js ${version} could not be installed: see above.`, code || 1)
  return program
}

/** `npm run test:node -- 26`: the tests of `npm test`, all of them on that version of Node.js. What follows goes to Vitest. */
await main(async () => {
  const [version = '', ...args] = process.argv.slice(2)
  if (!/^\d+(\.\d+){0,2}$/.test(version)) throw new Stop('Say which Node.js: npm run test:node -- 26', 2)
  const program = await install(version)
  const env = { PATH: `${dirname(program)}${delimiter}${process.env['PATH'] ?? ''}` }
  return run(program, [join(root, 'scripts/test.mjs'), ...args], { env, stdout: 'stdout' })
})
