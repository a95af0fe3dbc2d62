import { cpSync, existsSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/*
 * Copies what a built house needs to run, and nothing else, to a folder: `node deploy/stage.mjs <folder>`. No sources, no tests; packages
 * are installed there by `npm ci --omit=dev`.
 */

const root = fileURLToPath(new URL('..', import.meta.url))
const [target] = process.argv.slice(2)
if (target === undefined) throw new Error('Usage: node deploy/stage.mjs <folder>')

const packages = readdirSync(join(root, 'packages')).map((name) => `packages/${name}`)
const wanted = [
  ...['package.json', 'package-lock.json', '.npmrc', 'LICENSE'],
  ...packages.flatMap((name) => [`${name}/package.json`, `${name}/dist`]),
  'packages/server/migrations',
]
mkdirSync(target, { recursive: true })
for (const path of wanted)
  if (existsSync(join(root, path))) cpSync(join(root, path), join(target, path), { recursive: true })
