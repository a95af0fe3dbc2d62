import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { until } from '../support/within.ts'
import { barriers } from './support/barriers.ts'
import { type Guest, type GuestOptions, welcome } from './support/guest.ts'
import { asked, chooser, isOver, moved, tabTo, tryClick, versionOf } from './support/play.ts'
import { browser, house } from './support/stage.ts'
import { type BotTable, seatedAt } from './support/table.ts'

/** A short way makes short dungeons. */
const SHORT = { distance: 20, dungeons: 2 }

/** A table of four: the guest and three bots. */
const seated = (options: GuestOptions, choices: BotTable['choices']): Promise<Guest> =>
  seatedAt(house, browser, { game: 'monster-maker', seats: 4, choices }, options)

const ROUND = 'dialog[open] .mm-round'
/** What may be done now on the table itself, in the order Tab meets it. */
const WAYS = 'main button.is-can, main .prompt .btn:not([disabled]), main .staging .btn:not([disabled])'

/** Waits until the list shows a line, a dungeon is summed up or the match goes on; true when there is a line to press. */
const answered = async (page: Page, version: number): Promise<boolean> => {
  await until(
    page,
    ([from, round]) =>
      Number(document.querySelector('.table-page')?.getAttribute('data-version')) !== from ||
      document.querySelector(round) !== null ||
      [...document.querySelectorAll('[data-action]:not([disabled])')].some((line) => line.checkVisibility()),
    [version, ROUND] as const,
  )
  return (await versionOf(page)) === version && (await page.locator(ROUND).count()) === 0
}

/** Counts from now on, in the page itself, how often a dungeon is summed up: a key on its way may close it unseen. */
const countRounds = (page: Page): Promise<void> =>
  page.evaluate((round) => {
    const seen = new Set<Element>()
    new MutationObserver(() => {
      for (const one of document.querySelectorAll(round)) seen.add(one)
      document.documentElement.dataset['rounds'] = String(seen.size)
    }).observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['open'] })
  }, ROUND)

/** Looks at what sums up a dungeon, and closes it by the key that is offered. True when there was one. */
const goOnByKey = async (page: Page): Promise<boolean> => {
  if ((await page.locator(ROUND).count()) === 0) return false
  expect(await page.locator(`${ROUND} li`).count()).toBe(4)
  expect(await barriers(page)).toEqual([])
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Go on')
  await page.keyboard.press('Enter')
  await page.locator(ROUND).waitFor({ state: 'detached' })
  return true
}

/** What glowed a moment ago may show its card when Enter comes: Esc puts it away. True when there was one. */
const putAway = async (page: Page): Promise<boolean> => {
  const shown = page.locator('dialog[open]')
  if ((await shown.count()) === 0 || (await isOver(page))) return false
  await page.keyboard.press('Escape')
  await shown.waitFor({ state: 'detached' })
  return true
}

/** Of so many ways one is taken: to walk to the last of thirty takes long. */
const NEAR = 8

/** Milliseconds a decision may take a hand that tries this and that. */
const PATIENCE = 30_000

/** One decision by keys: what glows, or a button of the prompt, until the match has moved. */
const decideByKeys = async (page: Page, pick: (count: number) => number): Promise<void> => {
  const version = await versionOf(page)
  const end = Date.now() + PATIENCE
  for (let round = 0; Date.now() < end && (await versionOf(page)) === version; round++) {
    if ((await goOnByKey(page)) || (await putAway(page))) continue
    // Mostly by the numbers of the list, whose first lines lead on; else by what glows.
    const ways = await page.locator(WAYS).count()
    if (round % 8 < 3 && pick(4) > 0) await page.keyboard.press(String(1 + pick(3)))
    else if (ways > 0 && (await tabTo(page, WAYS, pick(Math.min(ways, NEAR))))) await page.keyboard.press('Enter')
    await until(
      page,
      ([from, what]) =>
        Number(document.querySelector('.table-page')?.getAttribute('data-version')) !== from ||
        document.querySelector(what) !== null ||
        document.querySelector('dialog[open]') !== null,
      [version, WAYS] as const,
    )
  }
  expect(await versionOf(page), 'keys lead nowhere').not.toBe(version)
}

describe('a whole game of Monster Maker', () => {
  test('two dungeons at four seats by the keyboard alone, each summed up at its end', async () => {
    const guest = await seated({}, SHORT)
    const { page } = guest
    const pick = chooser(8)
    await countRounds(page)
    let decisions = 0
    while (await asked(page, 60_000)) {
      if (await goOnByKey(page)) continue
      await decideByKeys(page, pick)
      decisions++
    }
    // Bots may be back in two turns of a dungeon; nobody is left out for longer.
    expect(decisions).toBeGreaterThan(2)
    expect(await page.evaluate(() => document.documentElement.dataset['rounds'])).toBe('1')
    const result = page.getByRole('dialog')
    await result.waitFor()
    expect(await result.innerText()).toMatch(/gold/)
    expect(await result.innerText()).toMatch(/Came back/)

    // Its replay tells what happened to a card, and leads there.
    await result.getByRole('link', { name: 'Replay' }).click()
    await page.waitForURL(/\/replay\//)
    await page.getByRole('button', { name: 'To the end' }).click()
    await page.locator('.mm-corridor').first().click()
    const line = page.getByRole('dialog').locator('.card-history li button').first()
    const wanted = await line.getAttribute('data-version')
    await line.click()
    await page.locator(`.table-page[data-version="${wanted ?? ''}"]`).waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)
    expect(guest.complaints).toEqual([])
    await guest.context.close()
  }, 300_000)

  test('by dungeon wins on a phone: the dead leave their treasures, the winner of each dungeon is named', async () => {
    const guest = await seated({ width: 390, height: 844, touch: true }, { ...SHORT, victory: 'dungeonWins' })
    const { page } = guest
    let rounds = 0
    while (await asked(page, 60_000)) {
      const round = page.locator(ROUND)
      if ((await round.count()) > 0) {
        rounds++
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
        const [back, words] = [await round.locator('li.back').count(), await round.innerText()]
        expect(/Wins the dungeon/.test(words)).toBe(back > 0)
        await page.getByRole('button', { name: 'Go on' }).tap()
        await round.waitFor({ state: 'detached' })
        continue
      }
      // Waits for the others: passes, or lets go what is too much.
      const version = await versionOf(page)
      const quiet = page.getByRole('button', { name: /^(Pass|End the turn|Let it go)$/ })
      if ((await quiet.count()) > 0) await tryClick(quiet.first(), 'tap')
      else {
        await page.getByRole('button', { name: 'I can do' }).tap()
        for (let steps = 0; steps < 5 && (await answered(page, version)); steps++)
          await tryClick(page.locator('[data-action]:not([disabled]):visible').last(), 'tap')
      }
      if ((await page.locator(ROUND).count()) === 0 && !(await isOver(page))) await moved(page, version)
    }
    expect(rounds).toBe(1)
    await page.getByRole('dialog').waitFor()
    expect(await page.getByRole('dialog').innerText()).toMatch(/dungeons? won/)
    // Who has won and what to do next are both in sight.
    for (const part of ['dialog .result h3', 'dialog .result .btn.go'])
      expect(
        await page.locator(part).evaluate((element) => {
          const { left, width, top, height } = element.getBoundingClientRect()
          return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
        }),
      ).toBe(true)
    expect(guest.complaints).toEqual([])
    await guest.context.close()
  }, 240_000)
})

test('two people at one device: the curtain falls between their turns, and hides every hand', async () => {
  const guest = await welcome(browser)
  const { page } = guest
  await page.goto(`${house.url}/new/monster-maker?at=device`)
  for (const [seat, name] of ['Ada', 'Ben'].entries()) await page.getByLabel(`Name at seat ${seat + 1}`).fill(name)
  await page.getByRole('button', { name: 'Start on this device' }).click()
  const curtain = page.locator('.curtain')
  const handNames = (): Promise<readonly string[]> =>
    page.locator('main .hand .card').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''))
  const heirs: string[] = []
  for (let turns = 0; turns < 6; turns++) {
    await until(
      page,
      () => document.querySelector('.curtain, [data-action]:not([disabled])') !== null,
      undefined,
      60_000,
    )
    if ((await curtain.count()) > 0) {
      expect(await page.locator('main .hand .card').count()).toBe(0)
      const who = /Ada|Ben/i.exec(await curtain.getByRole('heading').innerText())?.[0] ?? ''
      heirs.push(who.toLowerCase())
      await curtain.getByRole('button', { name: /^I am / }).click()
      await page.locator('[data-action]:not([disabled])').first().waitFor()
      expect((await handNames()).length).toBeGreaterThan(0)
      expect((await handNames()).every((name) => name !== '')).toBe(true)
    }
    const version = await versionOf(page)
    await page.locator('[data-action]:not([disabled]):visible').last().click()
    await until(
      page,
      (from) =>
        document.querySelector('.curtain') !== null ||
        Number(document.querySelector('.table-page')?.getAttribute('data-version')) !== from ||
        document.querySelector('.laid span') !== null,
      version,
    )
  }
  expect(new Set(heirs)).toEqual(new Set(['ada', 'ben']))
  expect(guest.complaints.filter((text) => !text.includes('Reduced Motion'))).toEqual([])
  await guest.context.close()
}, 240_000)
