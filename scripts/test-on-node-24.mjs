import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { main, root, say, Stop } from './lib/house.mjs'
import { run, runNpm } from './lib/spawn.mjs'

const VERSION = '24'
const folder = join(root, `.cache/node${VERSION}`)
const program = join(folder, 'node_modules/node/bin/node')

/** Node.js comes from npm like any package; its install script fetches the build for this machine, so it is allowed. */
async function install() {
  if (existsSync(program)) return
  say(`Installing Node.js ${VERSION} (once) ...`)
  mkdirSync(folder, { recursive: true })
  const manifest = { private: true, dependencies: { node: VERSION }, allowScripts: { node: true } }
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest))
  const code = await runNpm(['install', '--prefix', folder, '--no-audit', '--no-fund', '--no-package-lock'], {
    cwd: folder,
  })
  if (code !== 0 || !existsSync(program))
    throw new Stop(`Node.js ${VERSION} could not be installed: see above.`, code || 1)
}

/** `npm run test:24`: the tests of `npm test`, all of them on Node.js 24. */
await main(async () => {
  await install()
  const env = { PATH: `${dirname(program)}${delimiter}${process.env['PATH'] ?? ''}` }
  return run(program, [join(root, 'scripts/test.mjs'), ...process.argv.slice(2)], { env, stdout: 'stdout' })
})
