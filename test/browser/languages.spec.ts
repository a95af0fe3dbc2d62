import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { type Guest, welcome } from './support/guest.ts'
import { asked, chooser, decideByClicks, decideByList, moved, versionOf } from './support/play.ts'
import { browser, house } from './support/stage.ts'

const quiet = (guest: Guest): void => expect(guest.complaints).toEqual([])

/** What is written so in Japanese too: points, keys, the other language's own name, marks of rules, spots and cards. */
const FREE = /^(?:HP|Enter|Esc|English|QR|PDF|JSON|MonPak|ID|IDx|CC|BY|[A-Z]{1,2}\d+|MP|x\d|MIT|OFL|SIL)$/

/** English words that are seen or heard. */
const english = async (page: Page): Promise<readonly string[]> => {
  const said = await page.evaluate(() => {
    const heard = [...document.querySelectorAll('[aria-label], [title], [placeholder], img[alt]')].flatMap((element) =>
      ['aria-label', 'title', 'placeholder', 'alt'].map((name) => element.getAttribute(name) ?? ''),
    )
    return [document.title, document.body.innerText, ...heard].join('\n')
  })
  const words = said.match(/[A-Za-z][A-Za-z0-9']+/g) ?? []
  return [...new Set(words.filter((word) => !FREE.test(word)))]
}

/** Words that do not fit what they stand in. */
const tooWide = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const found: string[] = []
    if (document.documentElement.scrollWidth > innerWidth) found.push('the page scrolls sideways')
    for (const element of document.querySelectorAll<HTMLElement>(
      '.btn, .tab, .dock button, .card .name, .seat .nm, .phases li',
    )) {
      const { width } = element.getBoundingClientRect()
      if (width > 0 && element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).display !== 'inline')
        found.push(`${element.className}: ${element.innerText}`)
    }
    return found
  })

const langOf = (page: Page): Promise<string | null> => page.getAttribute('html', 'lang')

const speak = (page: Page, name: string): Promise<void> =>
  page.locator('.rail').getByRole('button', { name, exact: true }).click()

test('the language is chosen by its own name and kept, and no word of another is shown before', async () => {
  const guest = await welcome(browser)
  const { page } = guest
  await page.goto(house.url)
  expect(await langOf(page)).toBe('en')
  await speak(page, '日本語')
  await page.getByRole('button', { name: /^すぐに遊ぶ：モンスターパック/ }).waitFor()
  expect(await langOf(page)).toBe('ja')
  expect(await page.title()).toBe('メナジェリー')
  expect(await english(page)).toEqual([])

  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(globalThis, { seen })
    new MutationObserver(() => seen.push(document.body?.innerText ?? '')).observe(document, {
      childList: true,
      subtree: true,
      characterData: true,
    })
  })
  await page.reload()
  await page
    .getByRole('button', { name: /^すぐに遊ぶ/ })
    .first()
    .waitFor()
  const seen = await page.evaluate(() => (globalThis as unknown as { seen: readonly string[] }).seen.join('\n'))
  expect(seen).toContain('すぐに遊ぶ')
  expect(seen).not.toMatch(/Play now|Rulebook|Options/)

  await speak(page, 'English')
  await page.getByRole('button', { name: /^Play now: Monster Pack/ }).waitFor()
  expect(await langOf(page)).toBe('en')
  quiet(guest)
  await guest.context.close()
})

test('who reads English fetches nothing of another language', async () => {
  const guest = await welcome(browser, { first: true })
  const { page } = guest
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  await page.goto(house.url)
  await page.getByRole('button', { name: /^Play now: Monster Pack/ }).click()
  await asked(page)
  // Whatever else a page fetches at its leisure it has fetched when a move was made.
  await decideByList(page, chooser(1))
  await asked(page)
  expect(fetched.length).toBeGreaterThan(5)
  // But for the three signs of its name, and an arrow.
  const others = fetched.filter((path) => !/zen-kaku-gothic-new-(107|11[378])-700/.test(path))
  expect(others.filter((path) => /\/ja-|fonts-ja|kaisei|zen-kaku|japanese/.test(path))).toEqual([])
  await guest.context.close()
})

test('a game against a bot in Japanese, from the home page to the result', async () => {
  const guest = await welcome(browser)
  const { page } = guest
  const pick = chooser(11)
  await page.goto(`${house.url}/new/monster-pack?lang=ja`)
  await page.getByRole('button', { name: 'ショート', exact: true }).click()
  await page.getByRole('radiogroup', { name: '席2' }).getByText('気まぐれ').click()
  expect(await english(page)).toEqual([])
  await page.getByRole('button', { name: '対戦を始める' }).click()
  await asked(page)
  expect(await page.title()).toMatch(/モンスターパック/)
  let isSummoned = false
  for (let decision = 0; await asked(page); decision++) {
    if (decision % 6 === 0) expect(await english(page)).toEqual([])
    const summons = page.locator('[data-action^="summon"]:not([disabled]):visible')
    if (isSummoned || (await summons.count()) === 0) await decideByClicks(page, pick)
    else {
      const version = await versionOf(page)
      await summons.first().click()
      await moved(page, version)
      await page.locator('.log').getByText('召喚した').first().waitFor()
      isSummoned = true
    }
  }
  expect(isSummoned).toBe(true)
  await page.getByText('対戦終了').first().waitFor()
  expect(await english(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('tab', { name: 'ルール' }).click()
  await page.getByText('ダイスは、そのモンスターの星の数から始まります。').first().waitFor()
  expect(await english(page)).toEqual([])
  quiet(guest)
  await guest.context.close()
})

/** Waits until neither a rival moves nor the log tells any more: what led to a question may still be on its way when it is asked. */
const calm = async (page: Page): Promise<void> => {
  let [last, still] = ['', 0]
  const isCalm = async (): Promise<boolean> => {
    const now = `${await versionOf(page)}/${await page.locator('.log li').count()}`
    still = now === last ? still + 1 : 0
    last = now
    return still >= 3
  }
  await expect.poll(isCalm, { interval: 300, timeout: 30_000 }).toBe(true)
}

test('another language in the middle of a game keeps the game', async () => {
  const guest = await welcome(browser)
  const { page } = guest
  const pick = chooser(3)
  await page.goto(house.url)
  await page.getByRole('button', { name: /^Play now: Monster Pack/ }).click()
  for (let decision = 0; decision < 4 && (await asked(page)); decision++) await decideByList(page, pick)
  await asked(page)
  await calm(page)
  const lines = await page.locator('.log li').count()
  const [version, cards] = [await versionOf(page), await page.locator('.hand .card').count()]
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: '日本語', exact: true }).click()
  await page.getByRole('dialog', { name: 'メニュー' }).waitFor()
  await page.keyboard.press('Escape')
  expect(await langOf(page)).toBe('ja')
  expect(await english(page)).toEqual([])
  expect(await versionOf(page)).toBe(version)
  expect(await page.locator('.hand .card').count()).toBe(cards)
  expect(await page.locator('.log li').count()).toBe(lines)
  expect(await page.locator('.log').first().innerText()).toMatch(/のターン|召喚した|ターン：/)
  await decideByList(page, pick)
  quiet(guest)
  await guest.context.close()
})

test('Japanese fits every size', async () => {
  for (const [width, height] of [
    [1440, 900],
    [1024, 768],
    [390, 844],
  ] as const) {
    const guest = await welcome(browser, { width, height })
    const { page } = guest
    await page.goto(`${house.url}/?lang=ja`)
    await page.getByRole('button', { name: /^すぐに遊ぶ：モンスターパック/ }).waitFor()
    expect(await tooWide(page), `home at ${width}`).toEqual([])
    await page.getByRole('button', { name: /^すぐに遊ぶ：モンスターパック/ }).click()
    await asked(page)
    expect(await tooWide(page), `table at ${width}`).toEqual([])
    await page.goto(`${house.url}/rules/monster-pack?lang=ja`)
    await page.getByRole('heading', { name: 'ルールブック' }).waitFor()
    expect(await tooWide(page), `rulebook at ${width}`).toEqual([])
    await guest.context.close()
  }
})
