import { rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type House, openHouse } from '../../browser/support/house.ts'
import { comparePictures, drawAll, handful } from './compare.ts'
import { drawGallery } from './gallery.ts'
import { REPORT, forget, keep, keptBytes, writeReport } from './keep.ts'
import { type Picture, pictures } from './list.ts'

/* `npm run soak -- pictures` */

const USAGE = `Usage: npm run soak -- pictures [flags]

Draws about 150 of the states of the glass and holds each against the picture that is kept of it; what differs is laid
out, old, new and difference, on one page under test-results/pictures. The exit code is 1 when something differs.

  --only <text>    only pictures whose id holds this
  --seed <text>    only a handful that this seed chooses, one of each game and of the pages among them
  --take           keeps what differs in the place of the old pictures; say why in the line "Pictures: ..." of the commit
  --gallery        draws the gallery of the documents instead
  --workers <n>    browsers side by side (2)`

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    seed: { type: 'string' },
    take: { type: 'boolean', default: false },
    gallery: { type: 'boolean', default: false },
    workers: { type: 'string', default: '2' },
    help: { type: 'boolean', default: false },
  },
})

/** How many pictures a seed chooses. */
const HANDFUL = 8
/** All references together, in bytes. */
const MOST = 15_000_000

const take = async (house: House, chosen: readonly Picture[], workers: number): Promise<number> => {
  let [taken, failed] = [0, 0]
  await drawAll(house, chosen, workers, async ({ id }, drawn) => {
    if (drawn instanceof Error) {
      failed++
      console.log(`${id}: ${drawn.message}`)
    } else if (await keep(id, drawn)) taken++
  })
  const gone = values.only === '' ? forget(new Set(pictures().map(({ id }) => id))) : []
  const bytes = keptBytes()
  console.log(
    `${taken} of ${chosen.length} pictures are new, ${gone.length} are gone; ${(bytes / 1e6).toFixed(1)} MB in all.`,
  )
  if (bytes > MOST) console.log(`That is more than ${MOST / 1e6} MB.`)
  console.log('Say in the commit why: a line that begins with "Pictures:".')
  return failed === 0 && bytes <= MOST ? 0 : 1
}

const compare = async (house: House, chosen: readonly Picture[], workers: number): Promise<number> => {
  rmSync(REPORT, { recursive: true, force: true })
  const changed = await comparePictures(house, chosen, workers)
  for (const { id, words } of changed) console.log(`${id}: ${words}`)
  console.log(`${chosen.length - changed.length} of ${chosen.length} pictures are as they were.`)
  if (changed.length > 0) console.log(`See ${writeReport(changed, chosen.length)}`)
  return changed.length === 0 ? 0 : 1
}

const run = async (): Promise<number> => {
  const chosen = values.seed === undefined ? pictures() : handful(values.seed, HANDFUL)
  const named = chosen.filter(({ id }) => id.includes(values.only))
  if (named.length === 0 && !values.gallery) throw new Error(`the id of no picture holds "${values.only}"`)
  const house = await openHouse()
  try {
    const workers = Number(values.workers)
    if (values.gallery) return (await drawGallery(house, values.only, workers)) === 0 ? 0 : 1
    return await (values.take ? take : compare)(house, named, workers)
  } finally {
    await house.close()
  }
}

if (values.help) console.log(USAGE)
else process.exitCode = await run()
