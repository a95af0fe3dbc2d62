import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { type Guest, welcome } from './support/guest.ts'
import { asked, drawn, moved, versionOf } from './support/play.ts'
import { browser, house } from './support/stage.ts'

/** The board on its page of pieces, arranged: what is asked is known beforehand. */
const arranged = async (position: unknown, options: Parameters<typeof welcome>[1] = {}): Promise<Guest> => {
  const guest = await welcome(browser, options)
  // Time goes on by itself, and can be let run ahead.
  await guest.page.clock.install()
  await guest.page.goto(`${house.url}/pieces/monster-pack?position=${encodeURIComponent(JSON.stringify(position))}`)
  await asked(guest.page)
  return guest
}

const BOOST = {
  phase: 'boost1',
  turn: 5,
  sides: [
    { hand: ['B05', 'R04', 'W01'], waiting: { W1: 'B06(1)', W3: 'R14(2)' }, active: { A3: 'G16' } },
    { hp: 9, hand: ['G04'], active: { A2: 'R07', A3: 'B13' } },
  ],
}
const SUMMON = { phase: 'summon', turn: 3, sides: [{ hand: ['B05', 'R04', 'G10'] }, { hand: ['G04'] }] }
const ENTRY = {
  phase: 'countdown',
  turn: 5,
  sides: [
    { hand: ['B05', 'R06'], waiting: { W2: 'R05(0)' }, active: { A1: 'B03' } },
    { active: { A2: 'G06' }, hand: ['G04'] },
  ],
}

const focused = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '')
const press = async (page: Page, ...keys: readonly string[]): Promise<void> => {
  for (const key of keys) await page.keyboard.press(key)
}

describe('three ways to act', () => {
  test('keyboard: arrows walk, Enter chooses, Esc takes back, digits do, and letters open', async () => {
    const { page, context, complaints } = await arranged(SUMMON)
    const version = await versionOf(page)
    await press(page, 'ArrowRight')
    expect(await focused(page)).toMatch(/in your hand/i)
    const first = await focused(page)
    await press(page, 'ArrowRight')
    expect(await focused(page)).not.toBe(first)
    await press(page, 'Enter')
    expect(await page.locator('.card.is-chosen').count()).toBe(1)
    expect(await page.locator('.slot.can').count()).toBe(4)
    // The list says what can be done with it, and all on demand.
    const lines = page.locator('[data-action]')
    expect(await lines.count()).toBe(4)
    expect(await lines.locator('kbd').allInnerTexts()).not.toEqual(['1', '2', '3', '4'])
    await page.getByRole('button', { name: 'Show all' }).click()
    expect(await lines.count()).toBe(12)
    await page.locator('.card.is-chosen').focus()
    await press(page, 'Escape')
    expect(await page.locator('.card.is-chosen').count()).toBe(0)
    expect(await versionOf(page)).toBe(version)
    await press(page, 'Enter', 'ArrowUp', 'Enter')
    await moved(page, version)
    expect(await page.locator('[data-slot^="w."] .card').count()).toBe(1)
    await press(page, 'r')
    expect(await page.getByRole('tab', { name: 'Rules' }).getAttribute('aria-selected')).toBe('true')
    await press(page, 'l')
    expect(await page.getByRole('tab', { name: 'Log' }).getAttribute('aria-selected')).toBe('true')
    expect(complaints).toEqual([])
    await context.close()
  })

  test('digits: the line of What I can do', async () => {
    const { page, context } = await arranged(ENTRY)
    const version = await versionOf(page)
    expect(await page.locator('[data-action]').allInnerTexts()).toEqual([
      expect.stringContaining('enters A2, facing Runebud'),
      expect.stringContaining('enters A3, facing nobody'),
    ])
    await press(page, '2')
    await moved(page, version)
    await context.close()
  })

  test('drag: a hand card onto a spot, and back when it falls on nothing', async () => {
    const { page, context } = await arranged(SUMMON)
    const version = await versionOf(page)
    const card = page.locator('.hand .card').nth(1)
    const from = await card.boundingBox()
    const spot = await page.locator('[data-slot="w.2"]').boundingBox()
    if (from === null || spot === null) throw new Error('nothing to drag')
    const [x, y] = [from.x + from.width / 2, from.y + 40]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x - 40, y - 120, { steps: 4 })
    await page.mouse.move(700, 20, { steps: 4 })
    await page.mouse.up()
    expect(await versionOf(page)).toBe(version)
    expect(await page.locator('.is-chosen, [data-dragged]').count()).toBe(0)
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x - 40, y - 120, { steps: 4 })
    await page.mouse.move(spot.x + spot.width / 2, spot.y + spot.height / 2, { steps: 6 })
    expect(await page.locator('[data-under]').count()).toBe(1)
    await page.mouse.up()
    await moved(page, version)
    expect(await page.locator('[data-slot="w.2"] .card').count()).toBe(1)
    await context.close()
  })

  test('touch: tap a card, tap a spot', async () => {
    const { page, context } = await arranged(SUMMON, { width: 390, height: 844, touch: true })
    const version = await versionOf(page)
    await page.locator('.hand .card').first().tap()
    await page.locator('[data-slot="w.0"] button').tap()
    await moved(page, version)
    expect(await page.locator('[data-slot="w.0"] .card').count()).toBe(1)
    await context.close()
  })
})

describe('what is shown before it is asked', () => {
  test('a dead card tells why on hover, on focus and on a press, with its rule', async () => {
    const { page, context } = await arranged({
      ...BOOST,
      sides: [{ ...BOOST.sides[0], hand: ['B05', 'G04'], waiting: { W1: 'B06(1)' } }, BOOST.sides[1]],
    })
    const dead = page.locator('.hand .card.is-dead')
    expect(await dead.count()).toBe(1)
    await dead.hover()
    expect(await page.getByRole('tooltip').innerText()).toMatch(/Charmroot has neither the colour/)
    await page.mouse.move(10, 10)
    await page.getByRole('tooltip').waitFor({ state: 'detached' })
    await dead.click()
    await page.getByRole('tooltip').getByRole('button', { name: /MP-22/ }).click()
    expect(await page.locator('.rulebook li.at').innerText()).toContain('MP-22')
    await context.close()
  })

  test('each lane shows both powers with the type bonus, who falls, and the damage', async () => {
    const { page, context } = await arranged(ENTRY)
    const lane = (name: string) => page.getByRole('group', { name })
    // Red 250 against Green 300: 450 with the bonus; it would stay.
    expect((await lane('Lane 2').innerText()).replace(/\s+/g, ' ')).toMatch(/300 450 \+200 if it enters here, it stays/)
    expect((await lane('Lane 3').innerText()).replace(/\s+/g, ' ')).toMatch(/1 damage if it enters here: 30 → 28/)
    expect((await lane('Lane 1').innerText()).replace(/\s+/g, ' ')).toMatch(/1 damage .* 30 → 29/)
    expect(await page.locator('.links .link').count()).toBe(2)
    await context.close()
  })

  test('any card opens, by press where it does nothing, and shows its rules', async () => {
    const { page, context } = await arranged(BOOST)
    await page.locator('[data-slot="oa.2"] .card').click()
    const sheet = page.getByRole('dialog')
    expect(await sheet.innerText()).toContain('Squallstrider')
    await sheet.getByRole('button', { name: /MP-40/ }).first().waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: /^Discard pile of Ada/ }).click()
    expect(await page.getByRole('dialog').innerText()).toContain('0 cards.')
    await context.close()
  })

  test('a lone pass is never made without asking, for it would tell the hand', async () => {
    const { page, context } = await arranged({
      ...BOOST,
      sides: [{ ...BOOST.sides[0], hand: ['G04'], waiting: { W1: 'B06(1)' } }, BOOST.sides[1]],
    })
    const version = await versionOf(page)
    await page.clock.runFor(5000)
    await drawn(page)
    expect(await versionOf(page)).toBe(version)
    await page.getByRole('button', { name: 'Go on to the duel' }).click()
    await moved(page, version)
    await context.close()
  })
})

test('a duel is told before the table changes, and a press cuts it short', async () => {
  const { page, context } = await arranged(BOOST, { still: false })
  await page.getByRole('button', { name: 'Go on to the duel' }).click()
  await page.getByText('The duel of turn 5').waitFor()
  expect(await page.locator('.clash.now').count()).toBeGreaterThan(0)
  await page.keyboard.press('Escape')
  await page.getByText('The duel of turn 5').waitFor({ state: 'detached' })
  await context.close()
})
