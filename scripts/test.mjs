import { findBrowser } from './lib/browser.mjs'
import { binOf } from './lib/build.mjs'
import { main } from './lib/house.mjs'
import { prepare } from './lib/prepare.mjs'
import { become } from './lib/spawn.mjs'

/** `npm test`: everything a fresh clone lacks, a browser too, then one run of all tests. Arguments go to Vitest. */
await main(async () => {
  await prepare({ pages: true })
  await findBrowser()
  await become(binOf('.', 'vitest', 'vitest.mjs'), ['run', ...process.argv.slice(2)])
})
