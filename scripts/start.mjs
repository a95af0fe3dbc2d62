import { join } from 'node:path'
import { main, root } from './lib/house.mjs'
import { prepare } from './lib/prepare.mjs'
import { become } from './lib/spawn.mjs'

/** `npm start`: install what is missing, build what is stale, and be the server. */
await main(async () => {
  await prepare({ pages: true })
  await become(join(root, 'packages/server/dist/main.js'), process.argv.slice(2))
})
