import { expect, test } from 'vitest'
import { welcome } from './support/guest.ts'
import { browser, house } from './support/stage.ts'

test('whoever opened a table sends a guest away, who is told so at once', async () => {
  const [ada, ben] = [await welcome(browser, { width: 390, height: 844 }), await welcome(browser)]
  await ada.page.goto(`${house.url}/new/monster-pack`)
  await ada.page.getByRole('radiogroup', { name: 'Seat 2' }).getByText('A friend').click()
  await ada.page.getByRole('button', { name: 'Open the table' }).click()
  await ben.page.goto(await ada.page.getByLabel('The link').inputValue())
  await ben.page.getByRole('button', { name: 'Sit here' }).click()
  await ben.page.getByRole('button', { name: 'I am ready' }).waitFor()
  expect(await ben.page.getByRole('button', { name: /^Send / }).count()).toBe(0)
  const away = ada.page.getByRole('button', { name: /^Send Guest \d+ away$/ })
  await away.waitFor()
  const free = await ada.page.getByText('Free seat', { exact: true }).count()
  await away.click()
  await ada.page.getByText('Free seat', { exact: true }).nth(free).waitFor()
  expect(await away.count()).toBe(0)
  await ben.page.getByText('Whoever opened this table does not want you at it.').waitFor()
  expect(ada.complaints).toEqual([])
  expect(ben.complaints.filter((complaint) => !complaint.includes('403'))).toEqual([])
  await ada.context.close()
  await ben.context.close()
})
