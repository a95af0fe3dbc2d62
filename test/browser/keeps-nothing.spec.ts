import type { BrowserContext } from 'playwright-core'
import { expect, test } from 'vitest'
import { keepNoCookie } from '../support/cookies.ts'
import { welcome } from './support/guest.ts'
import { drawn } from './support/play.ts'
import { browser, house } from './support/stage.ts'

/*
 * A browser that refuses cookies, as it may be told to, gives a page no storage either. Who has one is told so, and is not made a new
 * guest with everything that is asked; what needs no house is there as ever.
 */

const refusing = async (context: BrowserContext): Promise<void> => {
  await context.addInitScript(keepNoCookie)
  await context.addInitScript(() => {
    const refuse = (): never => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, { get: refuse })
    Object.defineProperty(document, 'cookie', { get: refuse, set: refuse })
  })
}

const OWN = /status of 401|^401 |WebSocket connection to/

test('who keeps no cookie is told so, and no guest is made again and again', async () => {
  const { page, context, complaints } = await welcome(browser, { first: true })
  await refusing(context)
  let guests = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/sign-in/anonymous')) guests++
  })
  await page.clock.install()
  await page.goto(house.url)
  const told = page.getByRole('alertdialog', { name: 'This browser keeps no cookie' })
  await told.waitFor()
  expect(await told.innerText()).toContain(`Allow cookies for ${new URL(house.url).host}`)
  await told.getByRole('button', { name: 'Load the page again' }).waitFor()
  // Lists are asked for every eight seconds, and lines are opened anew.
  await page.clock.runFor(20_000)
  // One, and one more after which it is known.
  expect(guests).toBe(2)
  expect(await page.getByText('You were signed out here').count()).toBe(0)
  // Put away, it leaves the page; what needs the house says the same.
  await page.keyboard.press('Escape')
  await page.goto(`${house.url}/new/monster-pack`)
  await page.getByRole('button', { name: /^Open the table|^Start/ }).click()
  await page.getByText('so that the house does not know you').first().waitFor()
  expect(complaints.filter((one) => !OWN.test(one))).toEqual([])
  await context.close()
})

test('what needs no house is there for who keeps nothing', async () => {
  const { page, context, complaints } = await welcome(browser, { first: true })
  await refusing(context)
  for (const path of ['/rules/dragon-treasure', '/cards/monster-maker', '/learn/monster-pack', '/pieces/monstructor']) {
    await page.goto(house.url + path)
    await drawn(page)
    await page.locator('main').first().waitFor()
    expect(await page.getByRole('alertdialog').count()).toBe(0)
  }
  expect(complaints).toEqual([])
  await context.close()
})
