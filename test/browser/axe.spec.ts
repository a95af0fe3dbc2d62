import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { WCAG, violations } from '../support/axe.ts'
import { go } from './support/go.ts'
import { type GuestOptions, welcome } from './support/guest.ts'
import { MONSTRUCTOR_TABLES } from './support/monstructor.ts'
import { asked, chooser, decideByList } from './support/play.ts'
import { browser, house } from './support/stage.ts'

/** Everything axe finds against WCAG 2.2 A and AA, whatever its impact; targets of 24 pixels too. */
const findings = async (page: Page): Promise<readonly string[]> => {
  const found = await violations(page, {
    runOnly: { type: 'tag', values: [...WCAG] },
    rules: { 'target-size': { enabled: true } },
  })
  return found.map(
    ({ id, nodes }) =>
      `${id} x${nodes.length}: ${nodes
        .slice(0, 4)
        .map((node) => `${node.html.slice(0, 120)} (${node.any[0]?.message ?? ''})`)
        .join(' | ')}`,
  )
}

const themeOf = (page: Page): Promise<string | null> => page.getAttribute('html', 'data-theme')

/** Page, and what stands there once it is drawn. */
const PAGES: readonly (readonly [path: string, drawn: string])[] = [
  ['/', '.acts .btn'],
  ['/new/monster-pack', '.new-table'],
  ['/rules/monster-pack/MP-28', '.rulebook .at'],
  ['/cards/monster-pack', '.gallery .card'],
  ['/cards/monster-pack/R20', '.one-card .card'],
  ['/print/monster-pack', 'main'],
  ['/learn/monster-pack', '.coach'],
  ['/replay/file', 'main'],
  ['/credits', 'main h1'],
  ['/me', '[data-part="data"]'],
  ['/host', '[data-part="door"]'],
  ['/open', '.open-filters'],
  ['/bots', '[data-part="none"]'],
  ['/pieces', '.icons-p'],
  ['/nowhere', '[role="alert"]'],
]

const MONSTRUCTOR_PAGES: typeof PAGES = [
  ['/cards/monstructor', '.gallery .card'],
  ['/cards/monstructor/U1H', '.one-card .card'],
  ['/print/monstructor', 'main'],
]

/** Themes differ in colours, sizes in what stands where. */
const LOOKS: readonly (readonly [theme: string, size: string, options: GuestOptions])[] = [
  ['table', 'wide', {}],
  ['dungeon', 'wide', {}],
  ['table', 'phone', { width: 390, height: 844, touch: true }],
]

describe.each(LOOKS)('axe in the theme %s, %s', (theme, _, options) => {
  test('finds nothing on any page', async () => {
    const guest = await welcome(browser, options)
    const { page } = guest
    const found: string[] = []
    for (const [path, drawn] of PAGES) {
      await go(page, `${path}?theme=${theme}`, drawn)
      expect(await themeOf(page)).toBe(theme)
      found.push(...(await findings(page)).map((one) => `${path}: ${one}`))
    }
    expect(found).toEqual([])
    await guest.context.close()
  })

  test('finds nothing on tables, cards and print of Monstructor', async () => {
    const guest = await welcome(browser, options)
    const { page } = guest
    const found: string[] = []
    for (const [name, path] of MONSTRUCTOR_TABLES) {
      await go(page, `${path}&theme=${theme}`, 'main[data-phase]')
      await asked(page)
      found.push(...(await findings(page)).map((one) => `${name}: ${one}`))
    }
    for (const [path, drawn] of MONSTRUCTOR_PAGES) {
      await go(page, `${path}?theme=${theme}`, drawn)
      found.push(...(await findings(page)).map((one) => `${path}: ${one}`))
    }
    expect(found).toEqual([])
    await guest.context.close()
  })

  test('finds nothing at the first decision, in mid-game, in the sheets and at the end', async () => {
    const guest = await welcome(browser, options)
    const { page } = guest
    const found: string[] = []
    const look = async (where: string): Promise<void> => {
      found.push(...(await findings(page)).map((one) => `${where}: ${one}`))
    }
    await page.goto(`${house.url}/?theme=${theme}`)
    await page.getByRole('button', { name: 'Play now: Monster Pack' }).click()
    await asked(page)
    await look('first decision')
    const pick = chooser(3)
    for (let i = 0; i < 12 && (await asked(page)); i++) await decideByList(page, pick)
    await look('mid-game')
    for (const key of ['l', 'r'] as const) {
      await page.keyboard.press(key)
      if (key === 'r') await page.locator('.rulebook:visible').waitFor()
      await look(key === 'l' ? 'log' : 'rules')
      await page.keyboard.press('Escape')
    }
    await page.getByRole('button', { name: 'Menu' }).click()
    await look('menu')
    await page.getByRole('button', { name: 'Give up this match' }).click()
    await look('question')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Give up this match' }).click()
    await page.locator('.result').waitFor()
    await look('result')
    expect(found).toEqual([])
    await guest.context.close()
  })
})

describe('focus', () => {
  test.each(['/', '/pieces/monster-pack?skip=9'])('is seen on everything Tab reaches: %s', async (path) => {
    const guest = await welcome(browser, { painted: true })
    const { page } = guest
    await page.goto(`${house.url}${path}`)
    await page
      .locator(path === '/' ? '.acts .btn' : '[data-action]')
      .first()
      .waitFor()
    const blind: string[] = []
    let reached = 0
    for (let step = 0; step < 60; step++) {
      await page.keyboard.press('Tab')
      const seen = await page.evaluate(() => {
        const active = document.activeElement
        if (active === null || active === document.body) return null
        const rings = [active, ...active.querySelectorAll('.face'), active.parentElement ?? active].some((one) => {
          const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one)
          return (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2) || boxShadow.includes('0px 0px 0px 6px')
        })
        return { rings, html: active.outerHTML.slice(0, 120) }
      })
      if (seen === null) break
      reached++
      if (!seen.rings) blind.push(seen.html)
    }
    expect(reached).toBeGreaterThan(8)
    expect(blind).toEqual([])
    await guest.context.close()
  })
})
