import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { welcome } from './support/guest.ts'
import { browser, house } from './support/stage.ts'

const castles = (page: Page) => page.getByRole('radiogroup', { name: 'Castles' })
const chosen = (page: Page) => castles(page).locator('[data-selected]').innerText()
/** Lords by their plates, in the order of the seats. */
const lords = async (page: Page): Promise<string[]> => {
  const plates = page.locator('.dt-lord')
  await plates.first().waitFor()
  return plates.evaluateAll((all) =>
    all.map(
      (plate) =>
        /, (\w+), lord of (\w+):/
          .exec(plate.getAttribute('aria-label') ?? '')
          ?.slice(1)
          .join(' ') ?? '',
    ),
  )
}
const giveUp = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Give up this match' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Give up this match' }).click()
}

test('two people claim castles, one each, and have them again at a rematch', { timeout: 120_000 }, async () => {
  const [ada, ben] = [await welcome(browser, { width: 390, height: 844 }), await welcome(browser)]
  await ada.page.goto(`${house.url}/new/dragon-treasure`)
  await ada.page.getByRole('radiogroup', { name: 'Seat 2' }).getByText('A friend').click()
  await ada.page.getByRole('button', { name: 'Open the table' }).click()
  await ben.page.goto(await ada.page.getByLabel('The link').inputValue())
  await ben.page.getByRole('button', { name: 'Sit here' }).click()
  await castles(ben.page).waitFor()
  expect(await chosen(ada.page)).toBe('What is left')

  await castles(ada.page).getByText('Blue', { exact: true }).click()
  const taken = castles(ben.page).getByRole('radio', { name: /^Blue · Guest \d+$/ })
  await taken.waitFor()
  expect(await taken.isDisabled()).toBe(true)
  // By keys the next free one is taken.
  await castles(ben.page).getByRole('radio', { name: 'What is left' }).focus()
  await ben.page.keyboard.press('ArrowRight')
  await expect.poll(() => chosen(ben.page)).toBe('Red')
  await ben.page.keyboard.press('ArrowRight')
  await expect.poll(() => chosen(ben.page)).toBe('Green')
  await castles(ada.page)
    .getByRole('radio', { name: /^Green · / })
    .waitFor()
  await castles(ada.page).getByText('Yellow', { exact: true }).click()
  await expect.poll(() => chosen(ada.page)).toBe('Yellow')

  // Who is ready keeps what they have.
  await ada.page.getByRole('button', { name: 'I am ready' }).click()
  await expect.poll(() => castles(ada.page).count()).toBe(0)
  await castles(ben.page)
    .getByRole('radio', { name: /^Yellow · / })
    .waitFor()
  await ben.page.getByRole('button', { name: 'I am ready' }).click()
  for (const { page } of [ada, ben]) expect(await lords(page)).toEqual(['yellow Sunward', 'green Fernkeep'])

  await giveUp(ben.page)
  await ben.page.getByRole('dialog').getByRole('button', { name: 'Rematch' }).click()
  await expect.poll(() => chosen(ben.page)).toBe('Green')
  await castles(ben.page)
    .getByRole('radio', { name: /^Yellow · / })
    .waitFor()
  expect(ada.complaints).toEqual([])
  expect(ben.complaints).toEqual([])
  await ada.context.close()
  await ben.context.close()
})

test('who is second to ask for a castle is told who was first', { timeout: 60_000 }, async () => {
  const [ada, ben] = [await welcome(browser), await welcome(browser)]
  await ada.page.goto(`${house.url}/new/dragon-treasure`)
  await ada.page.getByRole('radiogroup', { name: 'Seat 2' }).getByText('A friend').click()
  await ada.page.getByRole('button', { name: 'Open the table' }).click()
  await ben.page.goto(await ada.page.getByLabel('The link').inputValue())
  await ben.page.getByRole('button', { name: 'Sit here' }).click()
  await castles(ben.page).waitFor()
  // Ben's question is on its way while Ada's is answered.
  let pass = (): void => undefined
  const held = new Promise<void>((resume) => (pass = resume))
  await ben.page.route('**/claim', async (route) => {
    await held
    await route.continue()
  })
  await castles(ben.page).getByText('Red', { exact: true }).click()
  await castles(ada.page).getByText('Red', { exact: true }).click()
  await castles(ben.page)
    .getByRole('radio', { name: /^Red · / })
    .waitFor()
  pass()
  await ben.page
    .getByRole('alert')
    .getByText(/^Guest \d+ was first: Red is taken\.$/)
    .waitFor()
  expect(await chosen(ben.page)).toBe('What is left')
  expect(ben.complaints.filter((complaint) => !complaint.includes('409'))).toEqual([])
  await ada.context.close()
  await ben.context.close()
})

test('on one device each claims a castle, and bots get what is left', { timeout: 60_000 }, async () => {
  const { page, context, complaints } = await welcome(browser)
  await page.goto(`${house.url}/new/dragon-treasure?at=device`)
  const of = (seat: number) => page.getByRole('radiogroup', { name: `Player ${seat}: Castles`, exact: true })
  await page.getByRole('radiogroup', { name: 'Number of seats' }).getByText('3', { exact: true }).click()
  await page.getByText('A bot at one of the seats').click()
  await page.getByRole('radiogroup', { name: 'Seat 3' }).getByText('Bot: plays anything').click()
  await of(2).getByText('Red', { exact: true }).click()
  await of(2).getByText('Yellow', { exact: true }).click()
  await page.getByRole('button', { name: 'Start on this device' }).click()
  await page.getByRole('button', { name: /^I am / }).click()
  expect(await lords(page)).toEqual(['red Redhold', 'yellow Sunward', 'blue Skyreach'])
  expect(complaints).toEqual([])
  await context.close()
})
