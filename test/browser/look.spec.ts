import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { barriers } from './support/barriers.ts'
import { go } from './support/go.ts'
import { welcome } from './support/guest.ts'
import { MONSTRUCTOR_TABLES } from './support/monstructor.ts'
import { asked, chooser, decideByList } from './support/play.ts'
import { browser, house } from './support/stage.ts'

/** What does not fit on the screen, or lies over something else. */
const misfits = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const found: string[] = []
    const root = document.documentElement
    if (root.scrollWidth > innerWidth) found.push(`scrolls sideways: ${root.scrollWidth} in ${innerWidth}`)
    const table = document.querySelector('.table-page')
    if (table !== null && root.scrollHeight > innerHeight)
      found.push(`the table scrolls: ${root.scrollHeight} in ${innerHeight}`)
    const boxes = [
      '.rail',
      '.seat.them',
      '.seat.mine',
      '.mat',
      '.prompt',
      '.hand',
      '.book',
      '.coach',
      '.dock',
      '.ms-plates',
      '.ms-bench',
      '.ms-shelf',
    ].flatMap((selector) => {
      const box = document.querySelector(`.table-page ${selector}`)?.getBoundingClientRect()
      return box === undefined || box.width === 0 ? [] : [{ selector, box }]
    })
    for (const [i, a] of boxes.entries()) {
      for (const b of boxes.slice(i + 1)) {
        const across = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left)
        const down = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top)
        if (across > 1 && down > 1) found.push(`${a.selector} lies over ${b.selector}`)
      }
      if (a.box.left < -1 || a.box.right > innerWidth + 1 || a.box.top < -1)
        found.push(`${a.selector} leaves the screen`)
    }
    return found
  })

/** Pages that are made of other parts on a phone. */
const PHONE = new Set(['table', 'learn', 'log', 'menu'])

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844, touch: true },
] as const

describe.each(SIZES)('at $width x $height', (size) => {
  test('every page fits, keeps nobody out and is quiet', async () => {
    const guest = await welcome(browser, size)
    const { page } = guest
    const { width } = size
    const check = async (name: string, shown: string): Promise<void> => {
      await page.locator(shown).first().waitFor()
      expect([name, await misfits(page)]).toEqual([name, []])
      // Other sizes have the same elements; only what a phone alone has is looked at once more.
      if (width === 1440 || (width === 390 && PHONE.has(name))) expect([name, await barriers(page)]).toEqual([name, []])
    }
    await page.goto(house.url)
    await check('home', '.acts .btn')
    await go(page, '/new/monster-pack', '.new-table')
    await check('options', '.new-table')
    await go(page, '/rules/monster-pack/MP-28', '.rulebook .at')
    await check('rulebook', '.rulebook .at')
    await go(page, '/cards/monster-pack', '.gallery .card')
    await check('cards', '.gallery .card')
    await go(page, '/cards/monster-pack/R20', '.one-card .card')
    await check('card', '.one-card .card')
    await go(page, '/learn/monster-pack', '.coach')
    await check('learn', '.coach')
    await go(page, '/credits', 'main h1')
    await check('credits', 'main h1')
    await go(page, '/nowhere', '[role="alert"]')
    await check('nothing', '[role="alert"]')
    await go(page, '/', '.acts .btn')
    await page.locator('.game[data-game="monster-pack"]').getByRole('link', { name: 'Invite friends' }).click()
    await check('inviting', '.new-table')
    await page.getByRole('button', { name: 'Open the table' }).click()
    await check('lobby', '.invite img')
    await page.getByRole('button', { name: 'Leave the table' }).click()

    await page.getByRole('button', { name: /^Play now: Monster Pack/ }).click()
    await asked(page)
    await check('first-decision', '.mp')
    const pick = chooser(width)
    // The shortest match leaves a seat sixteen decisions.
    for (let i = 0; i < 12 && (await asked(page)); i++) await decideByList(page, pick)
    await check('table', '.mp')
    await page.getByRole('button', { name: 'Menu' }).click()
    await check('menu', 'dialog[open]')
    await page.getByRole('button', { name: 'Give up this match' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Give up this match' }).click()
    await check('result', '.result')
    if (width === 390) {
      await page.getByRole('button', { name: 'Close' }).click()
      await page.getByRole('button', { name: 'Log', exact: true }).click()
      await check('log', 'dialog[open] .log')
    }
    expect(guest.complaints).toEqual([])
    await guest.context.close()
  })

  test('every table of Monstructor fits, keeps nobody out and is quiet', async () => {
    const guest = await welcome(browser, size)
    const { page } = guest
    for (const [name, path] of MONSTRUCTOR_TABLES) {
      await go(page, path, 'main[data-phase]')
      await asked(page)
      expect([name, await misfits(page)]).toEqual([name, []])
      if (size.width !== 1024) expect([name, await barriers(page)]).toEqual([name, []])
    }
    expect(guest.complaints).toEqual([])
    await guest.context.close()
  })
})

test('a first visit has one first step, and the light of the system until somebody says otherwise', async () => {
  const guest = await welcome(browser)
  const { page } = guest
  const theme = (): Promise<string | undefined> => page.evaluate(() => document.documentElement.dataset['theme'])
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(house.url)
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toMatch(/^Five boxes/i)
  expect(await page.locator('.first-step').getAttribute('href')).toBe('/learn/monster-pack')
  expect(await theme()).toBe('dungeon')
  await page.emulateMedia({ colorScheme: 'light' })
  await expect.poll(theme).toBe('table')
  await page.getByRole('button', { name: /down to the dungeon/ }).click()
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.getByRole('button', { name: /back to the lamplit table/ }).click()
  await page.reload()
  expect(await theme()).toBe('table')

  // What is wished for at "Play now": letters, pace and who plays.
  await page.getByRole('group', { name: 'Letters' }).getByText('Largest').click()
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('20px')
  expect(await misfits(page)).toEqual([])
  await page.getByRole('group', { name: 'Bots at Play now' }).getByText('Master').click()
  await page.getByRole('button', { name: /^Play now: Monster Pack/ }).click()
  await asked(page)
  expect(await page.locator('main').innerText()).toMatch(/Master bot/i)
  expect(await misfits(page)).toEqual([])
  await page.goto(house.url)
  expect(await page.locator('.first-step').count()).toBe(0)
  expect(guest.complaints).toEqual([])
  await guest.context.close()
})

test('colours forced by a system leave frames round what is pressed, and the pictures of the boxes', async () => {
  const guest = await welcome(browser)
  const { page } = guest
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto(house.url)
  await page.locator('.game .art').first().waitFor()
  const unframed = (selector: string): Promise<readonly string[]> =>
    page.locator(selector).evaluateAll((all) =>
      all
        .filter((one) => {
          const { borderTopWidth, outlineStyle } = getComputedStyle(one)
          return Number.parseFloat(borderTopWidth) === 0 && outlineStyle === 'none'
        })
        .map((one) => one.outerHTML.slice(0, 80)),
    )
  expect(await unframed('.btn, .panel, .setting button, .languages button')).toEqual([])
  await expect.poll(() => page.locator('.game .art:visible').count()).toBe(5)
  const chosen = page.locator('.setting [aria-pressed="true"]').first()
  const grounds = await Promise.all(
    [chosen, page.locator('.setting [aria-pressed="false"]').first()].map((one) =>
      one.evaluate((element) => getComputedStyle(element).backgroundColor),
    ),
  )
  expect(grounds[0]).not.toBe(grounds[1])
  await go(page, '/pieces/monster-pack?seat=0&still=1', 'main[data-phase]')
  expect(await unframed('.hand .card, .panel')).toEqual([])
  // Its menu goes on below on a phone held sideways, and no shade is left to say so: there is a line.
  await page.setViewportSize({ width: 844, height: 390 })
  await page.getByRole('button', { name: 'Menu' }).click()
  const goesOn = await page.locator('[data-goes="down"]').evaluate((box) => {
    const { boxShadow, backgroundImage, backgroundSize, backgroundPosition } = getComputedStyle(box)
    const at = backgroundSize.split(', ').indexOf('100% 4px')
    return [boxShadow, backgroundImage.split(', ')[at]?.slice(0, 8), backgroundPosition.split(', ')[at]]
  })
  expect(goesOn).toEqual(['none', 'url("dat', '0px 100%'])
  expect(guest.complaints).toEqual([])
  await guest.context.close()
})

test('the dungeon is as readable as the lamplit table', async () => {
  const guest = await welcome(browser)
  const { page } = guest
  await page.goto(house.url)
  await page.getByRole('button', { name: /down to the dungeon/ }).click()
  expect(await barriers(page)).toEqual([])
  await page.getByRole('button', { name: /^Play now: Monster Pack/ }).click()
  await asked(page)
  expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dungeon')
  expect(await barriers(page)).toEqual([])
  expect(guest.complaints).toEqual([])
  await guest.context.close()
})
