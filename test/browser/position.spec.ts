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
