import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { withoutSockets } from '../support/sockets.ts'
import { type Guest, welcome } from './support/guest.ts'
import { browser, house } from './support/stage.ts'

/** From `cut` to `mend` no line of a page reaches the house, and none is open once who sits down has one of their own. */
type Lines = (page: Page) => Promise<{ readonly cut: () => void; readonly mend: () => void }>

const whole: Lines = async () => ({ cut: () => {}, mend: () => {} })

const switched = (): { isCut: boolean; readonly cut: () => void; readonly mend: () => void } => {
  const it = { isCut: false, cut: () => void (it.isCut = true), mend: () => void (it.isCut = false) }
  return it
}

const sockets: Lines = async (page) => {
  const it = switched()
  await page.routeWebSocket(/\/api\/socket/, async (socket) => {
    if (it.isCut) await socket.close()
    else socket.connectToServer()
  })
  return it
}

const streams: Lines = async (page) => {
  await withoutSockets(page)
  const it = switched()
  await page.route(/\/api\/stream/, (route) => (it.isCut ? route.abort() : route.continue()))
  return it
}

/** A table that whoever opens it sits at, with so many seats for friends; answers its link. */
const openFor = async ({ page }: Guest, friends: number): Promise<string> => {
  await page.goto(`${house.url}/new/monstructor`)
  await page
    .getByRole('radiogroup', { name: 'Number of seats' })
    .getByText(String(1 + friends), { exact: true })
    .click()
  for (let friend = 2; friend <= 1 + friends; friend++)
    await page
      .getByRole('radiogroup', { name: `Seat ${friend}` })
      .getByText('A friend')
      .click()
  await page.getByRole('button', { name: 'Open the table' }).click()
  return page.getByLabel('The link').inputValue()
}

describe('whoever opened a table sends a guest away, who is told so at once', () => {
  test.each([
    ['where all seats were taken', 1, whole],
    ['where others are waited for, although the guest has the link', 2, whole],
    ['although the guest had no socket at that moment', 1, sockets],
    ['although the guest had no stream at that moment', 1, streams],
  ])('%s', async (_, friends, lines) => {
    const [ada, ben] = [await welcome(browser, { width: 390, height: 844 }), await welcome(browser)]
    const link = await openFor(ada, friends)
    const { cut, mend } = await lines(ben.page)
    await ben.page.goto(link)
    const sit = ben.page.getByRole('button', { name: 'Sit here' }).first()
    await sit.waitFor()
    cut()
    await sit.click()
    await ben.page.getByRole('button', { name: 'I am ready' }).waitFor()
    expect(await ben.page.getByRole('button', { name: /^Send / }).count()).toBe(0)
    const away = ada.page.getByRole('button', { name: /^Send Guest \d+ away$/ })
    await away.waitFor()
    const free = await ada.page.getByText('Free seat', { exact: true }).count()
    await away.click()
    await ada.page.getByText('Free seat', { exact: true }).nth(free).waitFor()
    expect(await away.count()).toBe(0)
    mend()
    await ben.page.getByText('Whoever opened this table does not want you at it.').waitFor()
    expect(ada.complaints).toEqual([])
    expect(ben.complaints.filter((complaint) => !/403|ERR_FAILED|before the connection is/.test(complaint))).toEqual([])
    await ada.context.close()
    await ben.context.close()
  })
})
