import { describe, expect, test } from 'vitest'
import { GAMES } from '../hands/games.ts'
import { saidInVain } from '../support/translator.ts'
import { type Guest, welcome } from './support/guest.ts'
import { asked, chooser, decideByClicks, isOver } from './support/play.ts'
import { browser, house } from './support/stage.ts'
import { seatedAt } from './support/table.ts'

// Who reads neither English nor Japanese has the browser translate, which puts nodes of its own in the place of the page's.

/** Nothing was said that a reader does not see, and nothing fell over. */
const isTrue = async ({ page, complaints }: Guest): Promise<void> => {
  await expect.poll(() => saidInVain(page)).toEqual([])
  expect(complaints).toEqual([])
}

/** A whole game takes its time; the first decisions meet most of what a table says. */
const DECISIONS = 3

describe('a translator in the browser', () => {
  test('takes what the page says, and puts its own there', async () => {
    const guest = await welcome(browser, { translated: true })
    const { page, context } = guest
    await page.goto(house.url)
    await page.getByRole('button', { name: /^Play now: Monster Pack/ }).waitFor()
    const left = await page.evaluate(() => {
      const walker = document.createTreeWalker(document.getElementById('root') as Element, NodeFilter.SHOW_TEXT)
      const found: string[] = []
      while (walker.nextNode() !== null) {
        const { data, parentElement } = walker.currentNode as Text
        if (data.trim() !== '' && parentElement?.closest('font, svg, [translate="no"]') === null) found.push(data)
      }
      return found
    })
    expect(left).toEqual([])
    // The other page: what somebody writes to it, nobody reads.
    await page.evaluate(() => {
      const said = document.createTextNode('before')
      document.querySelector('main')?.append(said)
      Object.assign(globalThis, { said })
    })
    await page.locator('main > font').waitFor()
    await page.evaluate(() => ((globalThis as unknown as { said: Text }).said.data = 'after'))
    expect(await saidInVain(page)).toEqual(['"after" is said and "before" is shown'])
    await context.close()
  })

  test.each(Object.entries(GAMES))('%s goes on, and its table says what is', async (_, game) => {
    const guest = await seatedAt(house, browser, game, { translated: true })
    const pick = chooser(3)
    for (let decisions = 0; decisions < DECISIONS && (await asked(guest.page)); decisions++) {
      await isTrue(guest)
      await decideByClicks(guest.page, pick)
    }
    await isTrue(guest)
    await guest.context.close()
  })

  test('a match is set up, played to its end and looked at again', async () => {
    const guest = await welcome(browser, { translated: true })
    const { page, context } = guest
    const pick = chooser(7)
    await page.goto(`${house.url}/new/monster-pack`)
    await page.getByRole('button', { name: 'Short', exact: true }).click()
    await page.getByRole('radiogroup', { name: 'Seat 2' }).getByText('plays anything').click()
    await isTrue(guest)
    await page.getByRole('button', { name: 'Start the match' }).click()
    while (await asked(page)) await decideByClicks(page, pick)
    expect(await isOver(page)).toBe(true)
    const sheet = page.getByRole('dialog')
    await sheet.waitFor()
    expect(await sheet.innerText()).toMatch(/You have (won|lost)/i)
    await isTrue(guest)
    await sheet.getByRole('link', { name: 'Replay' }).click()
    for (let entry = 0; entry < 5; entry++) await page.getByRole('button', { name: 'One entry on' }).click()
    await isTrue(guest)
    await page.goto(`${house.url}/rules/monster-pack`)
    await page.getByRole('searchbox').fill('hand')
    await page.locator('mark').first().waitFor()
    await page.getByRole('searchbox').fill('deck')
    await isTrue(guest)
    await context.close()
  })
})
