import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { until } from '../support/within.ts'
import { barriers } from './support/barriers.ts'
import { busyTime } from './support/busy-time.ts'
import { type Guest, welcome } from './support/guest.ts'
import { asked, chooser, decideByClicks, isOver, versionOf } from './support/play.ts'
import { browser, house } from './support/stage.ts'

const quiet = (guest: Guest): void => expect(guest.complaints).toEqual([])

describe('a game against a bot', () => {
  test('one click, and the first decision is on the screen', async () => {
    const guest = await welcome(browser)
    const { page } = guest
    await page.goto(house.url)
    await page.getByRole('button', { name: /^Play now: Monster Pack/ }).waitFor()
    expect(await barriers(page)).toEqual([])
    // While a person looks at the boxes the page of tables is fetched.
    await until(page, () =>
      performance.getEntriesByType('resource').some(({ name }) => /\/match-(?!menu)[^/]*\.js$/.test(name)),
    )
    const busy = await busyTime(page)
    // Each is waited for: the table, that one is ready, and the match. One's list of tables is not.
    const asks: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith('/api/') && pathname !== '/api/tables/mine') asks.push(`${request.method()} ${pathname}`)
    })
    const begun = Date.now()
    await page.getByRole('button', { name: /^Play now: Monster Pack/ }).click()
    await page.locator('[data-action]').first().waitFor()
    const own = await busy()
    process.stdout.write(`first decision after ${Date.now() - begun} ms, ${own} of the page's own\n`)
    expect(own).toBeGreaterThan(0)
    expect(own).toBeLessThan(2000)
    expect(asks.length, asks.join(', ')).toBeLessThanOrEqual(4)
    expect(await page.locator('.hand .card').count()).toBe(6)
    expect(await barriers(page)).toEqual([])
    quiet(guest)
    await guest.context.close()
  })

  test('is played to its end by clicks on the table, and told, saved and played again', async () => {
    const guest = await welcome(browser)
    const { page } = guest
    const pick = chooser(7)
    await page.goto(`${house.url}/new/monster-pack`)
    await page.getByRole('button', { name: 'Short', exact: true }).click()
    await page.getByRole('radiogroup', { name: 'Seat 2' }).getByText('plays anything').click()
    await page.getByText('Emberfront', { exact: true }).click()
    expect(await page.locator('.deck-cards li').count()).toBeGreaterThan(15)
    await page.getByRole('button', { name: 'Start the match' }).click()
    // What decisions are for is said to who is new to the game.
    const purpose = page.locator('.purpose')
    await asked(page)
    await purpose.waitFor()
    expect(await purpose.innerText()).toContain('loses at 0 hit points')
    let decisions = 0
    while (await asked(page)) {
      await decideByClicks(page, pick)
      decisions++
    }
    expect(decisions).toBeGreaterThan(10)
    expect(await page.evaluate(() => localStorage.getItem('menagerie.decided.monster-pack'))).toBe('10')
    expect(await isOver(page)).toBe(true)

    const sheet = page.getByRole('dialog')
    await sheet.waitFor()
    expect(await sheet.innerText()).toMatch(/You have (won|lost)/i)
    expect(await barriers(page)).toEqual([])
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      sheet.getByRole('button', { name: 'Save the record' }).click(),
    ])
    const record = JSON.parse(readFileSync(await download.path(), 'utf8')) as {
      header: { commitment: string }
      entries: unknown[]
      reveal: string
    }
    expect(record.entries.length).toBe((await versionOf(page)) + 1)
    await sheet.getByText('Chance was fair: checked here').click()
    expect(await sheet.innerText()).toContain('This page has checked it')
    expect(await sheet.getByRole('button', { name: 'Save what this browser kept' }).count()).toBe(1)
    expect(await sheet.innerText()).toContain(record.header.commitment)
    expect(await sheet.innerText()).toContain(record.reveal)

    const finished = page.url()
    await sheet.getByRole('button', { name: 'Rematch' }).click()
    await until(page, (url) => location.href !== url, finished)
    await page.getByRole('button', { name: 'I am ready' }).click()
    expect(await asked(page)).toBe(true)
    expect(await purpose.count()).toBe(0)
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await page.getByRole('group', { name: 'Say what decisions are for' }).getByText('Always').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    await purpose.waitFor()
    quiet(guest)
    await guest.context.close()
  })

  test('can be given up, after a question', async () => {
    const guest = await welcome(browser)
    const { page } = guest
    await page.goto(house.url)
    await page.getByRole('button', { name: /^Play now: Monster Pack/ }).click()
    await asked(page)
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: 'Give up this match' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Play on' }).click()
    expect(await isOver(page)).toBe(false)
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: 'Give up this match' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Give up this match' }).click()
    await page.locator('.mp[data-phase="over"]').waitFor()
    expect(await page.getByRole('dialog').innerText()).toMatch(/You have lost/i)
    quiet(guest)
    await guest.context.close()
  })

  test('leaves their seat to a bot, takes it back, and is forgotten', async () => {
    const guest = await welcome(browser)
    const { page } = guest
    await page.goto(house.url)
    await page.getByRole('button', { name: /^Play now: Monster Pack/ }).click()
    await asked(page)
    const left = await versionOf(page)
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: 'Let a bot play for me' }).click()
    const back = page.getByRole('button', { name: 'Play on myself' })
    await back.waitFor()
    // It plays: more was done than to leave.
    await expect.poll(() => versionOf(page), { timeout: 30_000 }).toBeGreaterThan(left + 2)
    await back.click()
    await back.waitFor({ state: 'detached' })
    expect(await asked(page)).toBe(true)

    await page.goto(house.url)
    const me = page.locator('[data-me]')
    const name = await me.innerText()
    await me.click()
    await page.getByRole('link', { name: 'Account, devices, data' }).click()
    await page.getByRole('button', { name: 'Forget me' }).click()
    await page.getByRole('button', { name: 'Keep me' }).click()
    await page.getByRole('button', { name: 'Forget me' }).click()
    await page.getByText('This cannot be taken back').waitFor()
    await page.getByRole('button', { name: 'Forget me' }).click()
    await expect.poll(() => me.innerText()).not.toBe(name)
    await page.getByText('Nothing yet.').waitFor()
    quiet(guest)
    await guest.context.close()
  })
})
