import { openHouse } from '../../browser/support/house.ts'
import { launchChromium } from '../../support/chromium.ts'
import { MODES } from '../states/modes.ts'
import { type Pressed, writePressed } from '../states/lists.ts'
import { WIDE } from '../sizes.ts'
import { bases, explore } from './explore.ts'
import { openVisitor } from './visitor.ts'

/** Makes the lists of what presses lead to anew, for one game or all. */
export const exploreAll = async (only: string | undefined, say: (line: string) => void): Promise<void> => {
  const house = await openHouse()
  const browser = await launchChromium()
  try {
    const visitor = openVisitor(browser, house)
    for (const game of Object.keys(MODES).filter((one) => only === undefined || one === only)) {
      const page = await visitor.page({ theme: 'table', language: 'en', still: true, text: 'usual' })
      await visitor.resize(page, WIDE)
      const known = new Set<string>()
      const found: Pressed[] = []
      for (const state of bases(game)) {
        await explore(page, house, state, known, (one) => found.push(one))
        writePressed(game, found)
      }
      say(`${game}: ${found.length} states`)
    }
  } finally {
    await browser.close()
    await house.close()
  }
}
