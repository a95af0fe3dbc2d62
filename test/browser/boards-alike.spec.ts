import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { welcome } from './support/guest.ts'
import { asked } from './support/play.ts'
import { browser, house } from './support/stage.ts'

/** A position of each game in which a thing of the viewer's hand can do nothing, and a rule says why. */
const DEAD = {
  'monster-pack': {
    position: { phase: 'boost1', turn: 5, sides: [{ hand: ['G04', 'B05'], waiting: { W1: 'B06(1)' } }, {}] },
    rule: /MP-\d+/,
  },
  'monster-maker': {
    position: {
      phase: 'act',
      parties: [{ out: ['C20'], monster: 'kobold', hand: ['C5', 'fighter'] }, { out: ['C10'] }],
    },
    rule: /MM-\w+/,
  },
  'dragon-treasure': {
    position: {
      phase: 'points',
      points: 4,
      sides: [{ armies: { C1: 5 }, hand: [3, 9] }, { armies: { C2: 5 } }, { armies: { C3: 5 } }, { armies: { C4: 5 } }],
    },
    rule: /DT-\d/,
  },
} as const

/** Where what is looked at on purpose says why. */
const INSPECTOR = '[role="dialog"] .closer-why'

/** Tells why, with its rule, and is silent again. */
const tells = async (page: Page, rule: RegExp, by: () => Promise<void>, where = '[role="tooltip"]'): Promise<void> => {
  await by()
  const tip = page.locator(where)
  await tip.waitFor()
  expect(await tip.innerText()).toMatch(rule)
  await page.keyboard.press('Escape')
  await tip.waitFor({ state: 'detached' })
}

/** Drags a thing away by a hand's breadth. */
const pull = async (page: Page, thing: Locator): Promise<void> => {
  const box = await thing.boundingBox()
  if (box === null) throw new Error('nothing to drag')
  await page.mouse.move(box.x + box.width / 2, box.y + 20)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width / 2, box.y - 60, { steps: 4 })
  await page.mouse.up()
}

test.each(Object.entries(DEAD))(
  'on the board of %s a thing that can do nothing says why, however it is asked',
  async (game, { position, rule }) => {
    const { page, context, complaints } = await welcome(browser)
    const search = new URLSearchParams({ position: JSON.stringify(position) })
    if (game === 'dragon-treasure') search.set('seats', '4')
    await page.goto(`${house.url}/pieces/${game}?${search}`)
    await asked(page)
    const thing = page.locator('main button.is-dead').first()
    await tells(page, rule, () => thing.hover())
    await tells(page, rule, () => thing.click())
    await tells(
      page,
      rule,
      async () => {
        await thing.focus()
        await page.keyboard.press('?')
      },
      INSPECTOR,
    )
    await tells(page, rule, () => pull(page, thing))
    await tells(page, rule, () => thing.click({ button: 'right' }), INSPECTOR)
    expect(complaints).toEqual([])
    await context.close()
  },
)

test('a tip stays beside its thing when the screen is turned', async () => {
  const { page, context } = await welcome(browser)
  await page.goto(
    `${house.url}/pieces/monster-maker?position=${encodeURIComponent(JSON.stringify(DEAD['monster-maker'].position))}`,
  )
  await asked(page)
  const thing = page.locator('main button.is-dead').first()
  await thing.click()
  const tip = page.getByRole('tooltip')
  await tip.waitFor()
  await page.setViewportSize({ width: 768, height: 1024 })
  const distance = async (): Promise<number> => {
    const [one, other] = [await thing.boundingBox(), await tip.boundingBox()]
    if (one === null || other === null) return Infinity
    const across = Math.max(one.x - other.x - other.width, other.x - one.x - one.width, 0)
    const down = Math.max(one.y - other.y - other.height, other.y - one.y - one.height, 0)
    return across + down
  }
  await expect.poll(distance).toBeLessThan(24)
  await context.close()
})

test('a sheet that scrolls and holds nothing to press takes the focus, and gives it up when it does not scroll', async () => {
  const { page, context } = await welcome(browser, { width: 720, height: 300 })
  await page.goto(house.url)
  await page.getByRole('button', { name: /^Play now: Monster Pack/ }).click()
  await asked(page)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Keys' }).click()
  const halts = page.locator('dialog[open] [tabindex="0"]')
  await expect.poll(() => halts.count()).toBe(1)
  await page.setViewportSize({ width: 1440, height: 1600 })
  await expect.poll(() => halts.count()).toBe(0)
  await context.close()
})
