import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { misfits } from './support/geometry.ts'
import { welcome } from './support/guest.ts'
import { asked } from './support/play.ts'
import { SMALL } from './support/sizes.ts'
import { browser, house } from './support/stage.ts'

/** Spots and duels that leave the mat or meet another, and things of the rail that meet. */
const crowded = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const found: string[] = []
    const boxes = (selector: string) =>
      [...document.querySelectorAll(selector)]
        .filter((element) => element.checkVisibility())
        .map((element) => ({
          name: (element.getAttribute('data-slot') ?? element.textContent ?? '').trim(),
          box: element.getBoundingClientRect(),
        }))
        .filter(({ box }) => box.width > 0)
    const meet = (a: DOMRect, b: DOMRect): boolean =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1
    for (const all of [boxes('.mat [data-slot], .mat .clash'), boxes('.rail a, .rail .game, .rail li, .rail button')])
      for (const [index, one] of all.entries())
        for (const other of all.slice(index + 1))
          if (meet(one.box, other.box)) found.push(`${one.name} meets ${other.name}`)
    const mat = document.querySelector('.mat')?.getBoundingClientRect()
    for (const { name, box } of boxes('.mat [data-slot], .mat .clash'))
      if (
        mat === undefined ||
        box.top < mat.top ||
        box.bottom > mat.bottom ||
        box.left < mat.left ||
        box.right > mat.right
      )
        found.push(`${name} leaves the mat`)
    return found
  })

const SIZES = [...SMALL, { width: 768, height: 1024 }, { width: 1024, height: 768 }] as const

test.each(['', '?skip=24'])('both sides of the mat of Monster Pack are in sight at every size (%s)', async (at) => {
  const guest = await welcome(browser, { ...SMALL[0], touch: true })
  const { page } = guest
  await page.goto(`${house.url}/pieces/monster-pack${at}`)
  await asked(page)
  await page.evaluate(() => document.fonts.ready)
  for (const { width, height } of SIZES) {
    await page.setViewportSize({ width, height })
    const found = [...(await crowded(page)), ...(await misfits(page))]
    expect([`${width}x${height}`, found]).toEqual([`${width}x${height}`, []])
  }
  expect(guest.complaints).toEqual([])
  await guest.context.close()
})
