import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { until } from '../support/within.ts'
import { barriers } from './support/barriers.ts'
import { welcome } from './support/guest.ts'
import { asked, chooser, decideByClicks, decideByList } from './support/play.ts'
import { browser, house } from './support/stage.ts'

/** A table with bots at all other seats. */
const sit = async (page: Page, seats: number): Promise<void> => {
  await page.goto(`${house.url}/new/monster-maker`)
  await page.getByRole('radiogroup', { name: 'Number of seats' }).getByText(String(seats), { exact: true }).click()
  await page.getByRole('button', { name: 'Start the match' }).click()
  await page.locator('.mm').waitFor()
}

/** The living board of an arranged position; the viewer is seat 0. */
const arranged = async (
  page: Page,
  position: Readonly<{ phase: string; parties: readonly object[] }>,
): Promise<void> => {
  const search = new URLSearchParams({ seats: String(position.parties.length), position: JSON.stringify(position) })
  await page.goto(`${house.url}/pieces/monster-maker?${search}`)
  await page.locator('.mm').waitFor()
}

describe('Monster Maker', () => {
  test('is played by clicks at four seats', async () => {
    const guest = await welcome(browser)
    const { page } = guest
    await sit(page, 4)
    expect(await page.locator('.mm-lane').count()).toBe(4)
    const pick = chooser(4)
    const until = Date.now() + 90_000
    for (let turn = 0; turn < 24 && Date.now() < until && (await asked(page)); turn++) {
      if (turn === 1) expect(await barriers(page)).toEqual([])
      // A dungeon that is over lies on top until it is put away.
      const over = page.locator('dialog[open]:has(.mm-round)')
      if ((await over.count()) > 0) await over.getByRole('button', { name: 'Go on' }).click()
      await decideByClicks(page, pick)
    }
    expect(guest.complaints).toEqual([])
    await guest.context.close()
  })

  test('a team is laid out, taken back, laid out again, and its battle told with its dice', async () => {
    const guest = await welcome(browser, { still: false })
    const { page } = guest
    await arranged(page, {
      phase: 'act',
      parties: [{ out: ['C20'], monster: 'kobold', hand: ['C5', 'fighter', 'elf', 'sleep'] }, { out: ['C10'] }],
    })
    await page.getByRole('button', { name: 'Fight', exact: true }).click()
    const able = page.locator('.hand .card.is-can')
    const before = await able.count()
    await able.first().click()
    await page.locator('.mm-team .card').waitFor()
    expect(await page.locator('.mm-odds').innerText()).toMatch(/%/)
    await page.keyboard.press('Escape')
    await page.locator('.mm-team .card').waitFor({ state: 'detached' })
    expect(await able.count()).toBe(before)
    await able.nth(1).click()
    await page.locator('.mm-team .card').waitFor()
    await page.getByRole('button', { name: 'Roll the dice' }).click()
    await page.locator('.stage .dice').waitFor()
    await page.keyboard.press('Escape')
    await page.locator('.stage').waitFor({ state: 'detached' })
    expect(await page.locator('.log').innerText()).toMatch(/Elf/)
    expect(guest.complaints).toEqual([])
    await guest.context.close()
  })

  test('what a trap takes is chosen in any order, by keyboard alone', async () => {
    const guest = await welcome(browser)
    const { page } = guest
    await arranged(page, {
      phase: 'trap',
      parties: [{ out: ['C20'], hand: ['C5', 'C10', 'thief', 'orc'] }, { out: ['C10'] }],
    })
    expect(await page.getByRole('button', { name: 'Send the Thief ahead' }).count()).toBe(1)
    for (const name of [/^Orc/, /^Thief/, /^Corridor 5p/]) {
      await page.locator('.hand').getByRole('button', { name }).focus()
      await page.keyboard.press('Enter')
    }
    const fall = page.getByRole('button', { name: 'Fall into the trap' })
    await fall.focus()
    await page.keyboard.press('Enter')
    await until(page, () => document.querySelectorAll('.hand .card').length === 1)
    expect(guest.complaints).toEqual([])
    await guest.context.close()
  })

  test('a deck of one’s own is written in a form, its faults are told, and it is played', async () => {
    const guest = await welcome(browser)
    const { page } = guest
    await page.goto(`${house.url}/new/monster-maker`)
    const deck = page.locator('#option-deck')
    await deck.getByText('My own', { exact: true }).click()
    await deck.getByRole('button', { name: 'Edit it in a form' }).click()
    const length = deck.getByRole('textbox', { name: 'Corridor: length, strength or worth' }).first()
    await length.fill('far')
    expect(await deck.locator('.faults').innerText()).toMatch(/value is missing or wrong/)
    expect(await page.getByRole('button', { name: 'Start the match' }).isDisabled()).toBe(true)
    await length.fill('35')
    await deck.locator('.faults').waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Start the match' }).click()
    await page.locator('.mm').waitFor()
    await page.locator('.mm-rulings').click()
    expect(await page.locator('dialog .rulings').innerText()).toMatch(/My own/)
    expect(guest.complaints).toEqual([])
    await guest.context.close()
  })

  test('the deck in use is printed with the backs of its three piles', async () => {
    const guest = await welcome(browser)
    const { page } = guest
    await page.goto(`${house.url}/print/monster-maker`)
    await page.locator('.sheet-page').first().waitFor()
    const faces = await page.locator('.sheet-page .card[data-kind]').count()
    expect(faces).toBe(125 + 21 + 6)
    expect(guest.complaints).toEqual([])
    await guest.context.close()
  })

  test('six lanes fit on a phone, and the list alone is enough', async () => {
    const guest = await welcome(browser, { width: 390, height: 844, touch: true })
    const { page } = guest
    await sit(page, 6)
    expect(await page.locator('.mm-lane').count()).toBe(6)
    const pick = chooser(6)
    for (let turn = 0; turn < 4 && (await asked(page, 60_000)); turn++) await decideByList(page, pick)
    const [wide, high] = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      document.querySelector('.hand')?.getBoundingClientRect().bottom ?? Infinity,
    ])
    expect(wide).toBeLessThanOrEqual(390)
    expect(high).toBeLessThanOrEqual(844)
    expect(guest.complaints).toEqual([])
    await guest.context.close()
  })

  test('MM-R3 a corridor that loses the party is asked about once, from the board and from the list', async () => {
    const { page, context, complaints } = await welcome(browser)
    const far = { length: 100, out: ['C40', 'C40', 'C20'], back: ['C40', 'C40'], hand: ['C30', 'elf'] }
    const position = { phase: 'act', parties: [far, { out: ['C20'], hand: ['elf'] }] }
    await page.goto(`${house.url}/position`)
    const written = JSON.stringify({ game: 'monster-maker', position })
    await page.getByLabel('The position', { exact: true }).getByRole('textbox').fill(written)
    await page.getByRole('button', { name: 'Start here' }).click()
    await page.waitForURL(/\/t\//)
    expect(await asked(page)).toBe(true)
    const sheet = page.locator('dialog[open]').filter({ hasText: 'the party is lost' })
    const placed = page.locator('.log').getByText('The party is lost.')
    const keepBack = async (): Promise<void> => {
      await sheet.waitFor()
      await page.keyboard.press('Escape')
      await sheet.waitFor({ state: 'detached' })
      expect(await placed.count()).toBe(0)
    }
    const corridor = page.locator('.hand .card', { hasText: '30' }).first()
    await corridor.click()
    await page.locator('.mm-here').click()
    await keepBack()
    await page.getByRole('button', { name: /overshoots, the party is lost/ }).click()
    await sheet.waitFor()
    await sheet.getByRole('button').last().click()
    await placed.first().waitFor()
    expect(await sheet.count()).toBe(0)
    expect(complaints).toEqual([])
    await context.close()
  })

  test('MM-P1 MM-TC13 what is not from the rulebook is marked on cards, under the glass and in the book', async () => {
    const { page, context, complaints } = await welcome(browser)
    await arranged(page, {
      phase: 'act',
      parties: [{ out: ['C20'], monster: 'orc', hand: ['fighter', 'elf', 'sleep'] }, { out: ['C10'] }],
    })
    const marked = (name: string) => page.locator(`.card[aria-label^="${name}."]`).first().locator('.band .ico')
    for (const [name, count] of [
      ['Fighter', 0],
      ['Sleep', 0],
      ['Elf', 1],
      ['Orc', 1],
    ] as const)
      expect(await marked(name).count(), name).toBe(count)
    await page.locator('.mm-lane .mm-corridor').first().click()
    await page.getByRole('dialog').getByText('not from the rulebook').waitFor()
    await page.goto(`${house.url}/rules/monster-maker/MM-TC13`)
    await page.locator('#MM-TC13').getByText('not from the rulebook').waitFor()
    expect(await page.locator('#MM-TC12').getByText('not from the rulebook').count()).toBe(0)
    expect(complaints).toEqual([])
    await context.close()
  })
})
