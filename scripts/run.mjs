import { resolve } from 'node:path'
import { main, root, Stop } from './lib/house.mjs'
import { prepare } from './lib/prepare.mjs'
import { become } from './lib/spawn.mjs'

/** `node scripts/run.mjs <built file> [arguments]`: the same set-up as `npm start`, then that file. */
await main(async () => {
  const [file, ...args] = process.argv.slice(2)
  if (file === undefined) throw new Stop('Usage: node scripts/run.mjs <built file> [arguments]', 2)
  await prepare({ pages: false })
  await become(resolve(root, file), args)
})
