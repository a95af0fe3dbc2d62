import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { catalogue } from '@menagerie/games'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type RunningServer, startServer } from '../../packages/server/src/server.ts'
import { TEST_OPTIONS, newDataFolder } from '../../packages/server/test/support/house.ts'
import { GAMES } from '../hands/games.ts'
import { until } from '../support/within.ts'
import { welcome } from './support/guest.ts'
import { kept } from './support/kept.ts'
import { asked, decideByList, chooser } from './support/play.ts'
import { browser } from './support/stage.ts'
import { type BotTable, sitDown } from './support/table.ts'

/* A house that is updated while pages of it stand open. */

const BUILT = fileURLToPath(new URL('../../packages/web/dist', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'menagerie-editions-'))
const data = newDataFolder()
/** The page itself, in the list of what a browser keeps. */
const KEPT_PAGE = /(url:"index\.html",revision:")[^"]+(")/

/** The built pages as another edition: their first program has another name, and begins the one of before. */
const edition = (name: string): string => {
  const path = join(folder, name)
  cpSync(BUILT, path, { recursive: true })
  const page = join(path, 'index.html')
  const html = readFileSync(page, 'utf8')
  const [program = '', built = ''] = /\/assets\/(index-[\w-]+\.js)/.exec(html) ?? []
  writeFileSync(page, html.replace(program, `/assets/index-${name}.js`))
  writeFileSync(join(path, 'assets', `index-${name}.js`), `import './${built}'\n`)
  for (const squeezed of ['br', 'gz']) rmSync(`${page}.${squeezed}`, { force: true })
  const worker = join(path, 'sw.js')
  const list = readFileSync(worker, 'utf8')
  if (!KEPT_PAGE.test(list)) throw new Error('the list of what a browser keeps looks otherwise')
  writeFileSync(worker, list.replace(KEPT_PAGE, `$1${name}$2`))
  return path
}

let server: RunningServer
let port = 0
/** Opens the house with these pages, on the same data. */
const open = async (webRoot: string): Promise<void> => {
  server = await startServer({ ...TEST_OPTIONS, games: catalogue, dataDir: data.path, webRoot, port, onApp: null })
  port = Number(new URL(server.url).port)
}
const update = async (webRoot: string): Promise<void> => {
  await server.close()
  await open(webRoot)
}

let [before, after] = ['', '']
beforeAll(() => {
  ;[before, after] = [edition('before'), edition('after')]
})
afterAll(async () => {
  await server?.close()
  data.remove()
  rmSync(folder, { recursive: true, force: true })
})

const editionShown = (page: Page): Promise<string> =>
  page
    .evaluate(() => [...document.scripts].map(({ src }) => src).join(' '))
    .then((all) => /index-(\w+)\.js/.exec(all)?.[1] ?? '')
const shows = (page: Page, name: string): Promise<void> =>
  until(page, (wanted) => [...document.scripts].some(({ src }) => src.includes(`index-${wanted}.js`)), name)

/** Somebody at a table of a house with its first pages. */
const seated = async (installs: boolean) => {
  await (server === undefined ? open(before) : update(before))
  const guest = await welcome(browser, { installs })
  await sitDown(guest.page, { ...server, dataDir: data.path }, GAMES['monster-pack'] as BotTable)
  await asked(guest.page)
  expect(await editionShown(guest.page)).toBe('before')
  return guest
}

/** Something on the way tells this page of an edition that it never gets. */
const hearElsewhere = (page: Page): Promise<unknown> =>
  page.route('**/api/**', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, headers: { ...response.headers(), 'menagerie-edition': 'index-elsewhere' } })
  })

/** Whether nothing lies over either end of it. */
const liesFree = (element: Element): boolean => {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  return [left + 3, right - 3].every((x) => document.elementFromPoint(x, (top + bottom) / 2) === element)
}

describe('a page that stands open while its house is updated', () => {
  test.each([false, true])('is the new one at its table; kept by its browser: %s', async (installs) => {
    const { page, context } = await seated(installs)
    if (installs) await kept(page)
    const address = page.url()
    await update(after)
    await shows(page, 'after')
    expect(page.url()).toBe(address)
    await asked(page)
    await decideByList(page, chooser(5))
    await context.close()
  })

  test('stays as it is where its house was only away', async () => {
    const { page, context } = await seated(false)
    await page.evaluate(() => Object.assign(globalThis, { stands: true }))
    await server.close()
    const lost = page.locator('.badge.lost')
    await lost.waitFor()
    for (const width of [360, 390, 768, 1024]) {
      await page.setViewportSize({ width, height: 844 })
      expect(await lost.evaluate(liesFree), `${width} pixels wide`).toBe(true)
    }
    const asks = page.waitForResponse((answer) => answer.url().endsWith('/healthz'), { timeout: 60_000 })
    await open(before)
    await asks
    await asked(page)
    await decideByList(page, chooser(6))
    expect(await page.evaluate(() => 'stands' in globalThis)).toBe(true)
    await context.close()
  })

  test('is the new one at the table that was set up in it', async () => {
    const { page, context } = await seated(false)
    await page.goto(`${server.url}/new/monster-pack`)
    const start = page.getByRole('button', { name: 'Start the match' })
    await start.waitFor()
    await update(after)
    await start.click()
    await asked(page)
    await shows(page, 'after')
    await context.close()
  })

  test('is not taken from somebody who reads or fills it in, but loaded with the next way', async () => {
    const { page, context } = await seated(false)
    let loads = 0
    page.on('load', () => loads++)
    await hearElsewhere(page)
    const heard = page.waitForResponse((answer) => answer.url().endsWith('/api/tables/mine'))
    await page.goto(server.url)
    await heard
    await page.getByRole('link', { name: 'Games' }).first().waitFor()
    expect(loads).toBe(1)
    await page.getByRole('link', { name: 'Games' }).first().click()
    await until(page, () => sessionStorage.getItem('menagerie.edition')?.startsWith('index-elsewhere '))
    await expect.poll(() => loads).toBe(2)
    expect(new URL(page.url()).pathname).toBe('/games')
    await context.close()
  })

  test('waits for who writes', async () => {
    const { page, context } = await seated(false)
    await page.evaluate(() => {
      const field = document.body.appendChild(document.createElement('textarea'))
      field.value = 'Half a sen'
      field.focus()
    })
    await update(after)
    await until(page, () => sessionStorage.getItem('menagerie.edition')?.startsWith('index-after '))
    expect(await editionShown(page)).toBe('before')
    await page.evaluate(() => document.querySelector('body > textarea')?.remove())
    await shows(page, 'after')
    await context.close()
  })

  test('is loaded once where something on the way keeps the old ones', async () => {
    const { page, context } = await seated(false)
    let loads = 0
    page.on('load', () => loads++)
    await hearElsewhere(page)
    await page.reload()
    await asked(page)
    await until(page, () => sessionStorage.getItem('menagerie.edition')?.startsWith('index-elsewhere '))
    await asked(page)
    await decideByList(page, chooser(7))
    await asked(page)
    expect(loads).toBe(2)
    await context.close()
  })
})
