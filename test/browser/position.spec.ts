import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { catalogue } from '@menagerie/games'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { welcome } from './support/guest.ts'
import { ROOT } from './support/catalogues.ts'
import { asked } from './support/play.ts'
import { browser, house } from './support/stage.ts'

const DOCUMENT = readFileSync(join(ROOT, 'docs/position-format.md'), 'utf8')

/** The example a game's section of the documents ends with. */
const exampleOf = (name: string): unknown => {
  const section = DOCUMENT.split(/^## /m).find((one) => one.startsWith(name)) ?? ''
  const example = section.match(/```json\n(?<text>.*?)```/s)?.groups?.['text'] ?? ''
  return JSON.parse(example)
}

const NAMES: Readonly<Record<string, string>> = {
  'monster-pack': 'Monster Pack',
  'double-headed-lion': 'The Double-Headed Lion',
  'dragon-treasure': 'Dragon Treasure',
  'monster-maker': 'Monster Maker',
  monstructor: 'Monstructor',
}
const GAMES = catalogue.map(({ id }) => [id, NAMES[id] ?? id] as const)

const opened = async (page: Page, text: string): Promise<void> => {
  await page.goto(`${house.url}/position`)
  await page.getByLabel('The position', { exact: true }).getByRole('textbox').fill(text)
}

describe.each(GAMES)('%s', (game, name) => {
  test('a position is pasted, and played on at a table of this device', async () => {
    const { page, context, complaints } = await welcome(browser)
    await opened(page, JSON.stringify({ game, position: exampleOf(name) }, null, 1))
    await page.getByText(/^It can be played, by \d players\.$/).waitFor()
    await page.getByRole('button', { name: 'Start here' }).click()
    await page.waitForURL(/\/t\//)
    expect(await asked(page)).toBe(true)
    expect(complaints).toEqual([])
    await context.close()
  })

  test('a wrong one is refused at its places', async () => {
    const { page, context } = await welcome(browser)
    const wrong = { game, position: { ...(exampleOf(name) as object), phase: 'nap', nonsense: 1 } }
    await opened(page, JSON.stringify(wrong, null, 1))
    await page.getByText('It cannot be played:').waitFor()
    const places = page.getByRole('button', { name: /^Line \d+$/ })
    expect(await places.count()).toBeGreaterThan(0)
    await places.first().click()
    const selected = await page.evaluate(() => {
      const area = document.querySelector('textarea')
      return area === null ? '' : area.value.slice(area.selectionStart, area.selectionEnd)
    })
    expect(selected).not.toBe('')
    expect(await page.getByRole('button', { name: 'Start here' }).count()).toBe(0)
    await context.close()
  })
})

/** What the page puts on the clipboard, which another page may not read. */
const clipboard = async (page: Page): Promise<() => Promise<string>> => {
  await page.context().addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: (text: string) => Promise.resolve(Object.assign(globalThis, { copied: text })) },
    })
  })
  return () => page.evaluate(() => (globalThis as { copied?: string }).copied ?? '')
}

const menu = async (page: Page, line: string): Promise<void> => {
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('button', { name: line }).click()
}

test('a link holds the whole position in the part that is never sent', async () => {
  const { page, context, complaints } = await welcome(browser)
  const copied = await clipboard(page)
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url()))
  await page.goto(`${house.url}/position`)
  await page.getByRole('button', { name: 'Show an example' }).click()
  const written = await page.getByRole('textbox').inputValue()
  await page.getByRole('button', { name: 'Copy a link to it' }).click()
  await page.getByText('The link is copied.').waitFor()
  const link = await copied()
  expect(link).toMatch(/\/position#[\w-]+$/)
  await page.goto(`${house.url}/credits`)
  await page.goto(link)
  await page.getByText(/^It can be played/).waitFor()
  expect(await page.getByRole('textbox').inputValue()).toBe(written)
  expect(sent.filter((url) => url.includes(link.split('#')[1] ?? link))).toEqual([])
  await page.goto(`${house.url}/position#nothing`)
  await page.getByText('The link is not whole.').waitFor()
  expect(complaints).toEqual([])
  await context.close()
})

test('a file is opened, and one that is no position is said to be none', async () => {
  const { page, context, complaints } = await welcome(browser)
  await page.goto(`${house.url}/position`)
  const choose = (text: string): Promise<void> =>
    page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'position.json', mimeType: 'application/json', buffer: Buffer.from(text) })
  await choose('{"position":')
  await page.getByText('This is not JSON.').waitFor()
  await choose('{"game":"chess","position":{}}')
  await page.getByText('There is no such game.').waitFor()
  await choose(JSON.stringify({ game: 'monstructor', position: exampleOf('Monstructor') }))
  await page.getByText('It can be played, by 2 players.').waitFor()
  expect(complaints).toEqual([])
  await context.close()
})

test('while a match runs nothing but what is seen is copied, and it can be played on', async () => {
  const { page, context, complaints } = await welcome(browser)
  const copied = await clipboard(page)
  await page.goto(house.url)
  await page.getByRole('button', { name: 'Play now: Monster Pack' }).click()
  await asked(page)
  await menu(page, 'Copy the position as I see it')
  await page.getByText('as far as you see it').waitFor()
  const text = await copied()
  const { position } = JSON.parse(text) as { readonly position: { readonly imagined: { readonly viewer: number } } }
  expect(position.imagined.viewer).toBe(0)
  await opened(page, text)
  await page.getByRole('button', { name: 'Start here' }).click()
  await page.waitForURL(/\/t\//)
  expect(await asked(page)).toBe(true)
  expect(complaints).toEqual([])
  await context.close()
})
