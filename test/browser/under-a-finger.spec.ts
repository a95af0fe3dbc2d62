import { catalogue } from '@menagerie/games'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { type GlassState, reach, states } from '../glass/states/index.ts'
import { go } from './support/go.ts'
import { welcome } from './support/guest.ts'
import { drawn } from './support/play.ts'
import { browser, house } from './support/stage.ts'

/* What a system does by itself where a finger lies, pulls or taps twice: it cannot be seen without one, and is forbidden by style. */

/** What is shown, and whose style does not say what is wanted. */
const others = (
  page: Page,
  selector: string,
  property: string,
  wanted: readonly string[],
): Promise<readonly string[]> =>
  page.evaluate(
    ({ which, name, values }) =>
      [...document.querySelectorAll(which)]
        .filter((one) => one.checkVisibility() && !values.includes(getComputedStyle(one).getPropertyValue(name)))
        .map(({ outerHTML }) => outerHTML.slice(0, 120)),
    { which: selector, name: property, values: wanted },
  )

test.each(catalogue.map(({ id }) => id))(
  'at a table of %s nothing is selected, magnified or loaded anew',
  async (game) => {
    const { page, context } = await welcome(browser, { width: 390, height: 844, touch: true })
    await go(page, `/pieces/${game}?skip=9&still=1`, 'main[data-phase]')
    expect(await page.locator('[data-look], [data-place], [data-name]').count()).toBeGreaterThan(3)
    expect(await others(page, '[data-look], [data-place], [data-name]', 'user-select', ['none'])).toEqual([])
    const taps = ['manipulation', 'none', 'pan-x pan-y pinch-zoom']
    expect(await others(page, 'a, button, label, summary', 'touch-action', taps)).toEqual([])
    expect(await others(page, 'html', 'overscroll-behavior-y', ['none'])).toEqual([])
    await go(page, `/rules/${game}`, '.rulebook')
    expect(await others(page, 'html', 'overscroll-behavior-y', ['auto'])).toEqual([])
    await context.close()
  },
)

test('of cards that lie over each other none is kept from a finger by the one touched last', async () => {
  const { page, context } = await welcome(browser, { width: 720, height: 450, touch: true })
  const state = states().find(({ id }) => id === 'monster-maker/honor of 2: asked act, m')
  await reach(page, house, state as GlassState)
  /** Of each card: the middle of what its right neighbour leaves free, and which card answers there. */
  const answering = (): Promise<readonly { readonly x: number; readonly y: number; readonly by: number }[]> =>
    page.evaluate(() => {
      const places = [...document.querySelectorAll('.hand > *')]
      const boxes = places.map((place) => place.getBoundingClientRect())
      return boxes.map(({ left, right, top, height }, at) => {
        const [x, y] = [(left + Math.min(right, boxes[at + 1]?.left ?? right)) / 2, top + height / 2]
        const by = document.elementFromPoint(x, y)
        return { x, y, by: places.findIndex((place) => place.contains(by)) }
      })
    })
  const cards = await answering()
  expect(cards.length).toBeGreaterThan(7)
  for (const { x, y } of cards) {
    await page.mouse.move(x, y)
    await drawn(page)
    expect((await answering()).map(({ by }) => by)).toEqual(cards.map((_, at) => at))
  }
  await context.close()
})
