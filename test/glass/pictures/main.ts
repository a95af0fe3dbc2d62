import { rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { openHouse } from '../../browser/support/house.ts'
import { drawGallery } from './gallery.ts'
import { REPORT, forget, held, keep, keptBytes, layOut, writeReport } from './keep.ts'
import { type Picture, pictures } from './list.ts'
import type { Changed } from './report.ts'
import { drawPicture, launchPainter } from './take.ts'

/* `npm run soak -- pictures` */

const USAGE = `Usage: npm run soak -- pictures [flags]

Draws about 150 of the states of the glass and holds each against the picture that is kept of it; what differs is laid
out, old, new and difference, on one page under test-results/pictures. The exit code is 1 when something differs.

  --only <text>    only pictures whose id holds this
  --take           keeps what differs in the place of the old pictures; say why in the line "Pictures: ..." of the commit
  --gallery        draws the gallery of the documents instead
  --workers <n>    browsers side by side (2)`

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    take: { type: 'boolean', default: false },
    gallery: { type: 'boolean', default: false },
    workers: { type: 'string', default: '2' },
    help: { type: 'boolean', default: false },
  },
})

/** All references together, in bytes. */
const MOST = 15_000_000

const run = async (): Promise<number> => {
  rmSync(REPORT, { recursive: true, force: true })
  const house = await openHouse()
  try {
    if (values.gallery) {
      await drawGallery(house, values.only, console.log)
      return 0
    }
    const all = pictures()
    const left = all.filter(({ id }) => id.includes(values.only))
    const compared = left.length
    const changed: Changed[] = []
    let taken = 0
    const look = async (drawn: Promise<Buffer>, { id }: Picture): Promise<void> => {
      const png = await drawn
      if (values.take) taken += (await keep(id, png)) ? 1 : 0
      else {
        const likeness = await held(id, png)
        if (likeness?.alike !== true) changed.push(await layOut(id, png, likeness))
      }
    }
    const work = async (): Promise<void> => {
      const browser = await launchPainter()
      for (let next = left.shift(); next !== undefined; next = left.shift())
        try {
          await look(drawPicture(browser, house, next), next)
        } catch (error) {
          changed.push({ id: next.id, old: null, now: '', difference: null, words: String(error) })
          console.log(`${next.id}: ${String(error)}`)
        }
      await browser.close()
    }
    await Promise.all(Array.from({ length: Number(values.workers) }, work))
    if (values.take) {
      const gone = values.only === '' ? forget(new Set(all.map(({ id }) => id))) : []
      console.log(
        `${taken} of ${compared} pictures are new, ${gone.length} are gone; ${(keptBytes() / 1e6).toFixed(1)} MB in all.`,
      )
      console.log('Say in the commit why: a line that begins with "Pictures:".')
      return changed.length === 0 && keptBytes() <= MOST ? 0 : 1
    }
    for (const { id, words } of changed) console.log(`${id}: ${words}`)
    console.log(`${compared - changed.length} of ${compared} pictures are as they were.`)
    if (changed.length > 0) console.log(`See ${writeReport(changed, compared)}`)
    return changed.length === 0 ? 0 : 1
  } finally {
    await house.close()
  }
}

if (values.help) console.log(USAGE)
else process.exitCode = await run()
