import { catalogue } from '@menagerie/games'
import { expect, test } from 'vitest'
import { go } from './support/go.ts'
import { misfits } from './support/geometry.ts'
import { welcome } from './support/guest.ts'
import { browser, house } from './support/stage.ts'

test.each([
  ['monster-pack', 'Standard', 'Short'],
  ['monster-maker', 'First edition', 'Second edition'],
  ['monstructor', 'Classic', 'Short Classic'],
])('%s: a preset is known again, from the start and when another is taken', async (game, first, other) => {
  const { page, context, complaints } = await welcome(browser)
  await page.goto(`${house.url}/new/${game}`)
  const presets = page.getByRole('group', { name: 'Ready-made options' })
  const pressed = presets.locator('[aria-pressed="true"]')
  await presets.waitFor()
  await expect.poll(() => pressed.allTextContents()).toEqual([first])
  if (other !== null) {
    await presets.getByRole('button', { name: other, exact: true }).click()
    await expect.poll(() => pressed.allTextContents()).toEqual([other])
  }
  expect(complaints).toEqual([])
  await context.close()
})

test('how many are recommended, and how strong the bots are, stands where seats are chosen', async () => {
  const { page, context, complaints } = await welcome(browser)
  const seats = page.locator('section.panel', { has: page.getByRole('heading', { name: 'Seats' }) })
  await page.goto(`${house.url}/new/monstructor`)
  await seats.waitFor()
  expect(await seats.innerText()).toContain('Three or more players are recommended.')
  await page.goto(`${house.url}/new/monster-pack`)
  await seats.waitFor()
  expect(await seats.innerText()).not.toContain('recommended')
  expect(await seats.innerText()).toContain('A club bot wins about 7 of 10 matches against a beginner bot.')
  expect(await seats.innerText()).not.toContain('A master bot wins')
  await seats.getByText('Bot: master, thinks ahead').last().click()
  await expect.poll(() => seats.innerText()).toMatch(/A master bot wins about \d of 10 matches against a club bot\./)
  expect(complaints).toEqual([])
  await context.close()
})

test.each([
  [390, 844],
  [1440, 900],
])(
  'at %i x %i who came for people names them and starts without a scroll, with the options folded',
  async (width, height) => {
    const { page, context, complaints } = await welcome(browser, { width, height })
    for (const { id } of catalogue) {
      for (const at of ['friends', 'device']) {
        await go(page, `/new/${id}?at=${at}`, '.go-panel .btn')
        const button = await page.locator('.go-panel .btn').boundingBox()
        expect((button?.y ?? height) + (button?.height ?? 0), `${id} ${at}`).toBeLessThanOrEqual(height)
        expect(await page.locator('.options:visible').count(), `${id} ${at}`).toBe(0)
      }
    }
    expect(complaints).toEqual([])
    await context.close()
  },
)

/** Milliseconds until a line stands, and within which a list that asks once more when it does has its answer. */
const LINE = { late: 1500, known: 10_000 }

test('a table opened before the line stands is among one’s games as soon as it does', async () => {
  const { page, context, complaints } = await welcome(browser)
  await page.routeWebSocket(/\/api\/socket/, async (socket) => {
    await new Promise((resolve) => setTimeout(resolve, LINE.late))
    socket.connectToServer()
  })
  await go(page, '/', '.list .none')
  await page.locator('.game[data-game="monster-maker"]').getByRole('link', { name: 'Invite friends' }).click()
  await page.getByRole('button', { name: 'Open the table' }).click()
  await page.getByLabel('The link').waitFor()
  await go(page, '/', '.list')
  await page.getByRole('link', { name: 'All my games: 1' }).waitFor({ timeout: LINE.known })
  expect(complaints).toEqual([])
  await context.close()
})

test('whoever invites says how many sit down, and who: friends, bots, anybody', async () => {
  const { page, context, complaints } = await welcome(browser)
  await go(page, '/', '.acts .btn')
  await page.locator('.game[data-game="monster-maker"]').getByRole('link', { name: 'Invite friends' }).click()
  await page.getByRole('radiogroup', { name: 'Number of seats' }).getByText('4', { exact: true }).click()
  await page.getByRole('radiogroup', { name: 'Seat 4' }).getByText('Bot: master, thinks ahead').click()
  await page.getByText('Listed under Open tables').click()
  await page.getByRole('button', { name: 'Open the table' }).click()
  await page.getByLabel('The link').waitFor()
  expect(await page.locator('.seats li').count()).toBe(4)
  expect(await page.locator('.seats li.free').count()).toBe(2)
  expect(await page.locator('.seats').innerText()).toContain('Master bot')

  // It stands among all of their games, is given a name, found by it, and left.
  await go(page, '/', '.to-all')
  await page.getByRole('link', { name: 'All my games: 1' }).click()
  await page.getByRole('button', { name: 'Waiting 1' }).click()
  await page.getByRole('button', { name: 'Name Monster Maker' }).click()
  await page.getByRole('dialog').getByRole('textbox').fill('Sunday evening')
  await page.getByRole('button', { name: 'Keep it' }).click()
  await page.getByRole('searchbox').fill('sunday')
  await page.locator('.kept', { hasText: 'Sunday evening' }).waitFor()
  expect(await misfits(page)).toEqual([])
  await page.getByRole('searchbox').fill('monday')
  await page.getByText('None of your games fits.').waitFor()
  await page.getByRole('searchbox').fill('')
  await page.getByRole('button', { name: 'Leave the table of Monster Maker' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave it' }).click()
  await page.getByRole('button', { name: 'All 0' }).waitFor()
  expect(complaints).toEqual([])
  await context.close()
})
