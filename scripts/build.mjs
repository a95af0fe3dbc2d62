import { main } from './lib/house.mjs'
import { prepare } from './lib/prepare.mjs'

/** `npm run build`: all that `npm start` would build before it serves, and nothing else. */
await main(async () => {
  await prepare({ pages: true })
})
