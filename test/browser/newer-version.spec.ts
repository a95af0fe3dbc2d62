import { appendFileSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { type Server, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join, normalize } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { welcome } from './support/guest.ts'
import { kept } from './support/kept.ts'
import { browser } from './support/stage.ts'

/** A copy of the built pages that can be made newer, and nobody behind `/api`: the product without its server. */
const folder = mkdtempSync(join(tmpdir(), 'menagerie-pages-'))
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
}

let server: Server
/** How often the server that is not there was asked. */
let refused = 0
let url = ''

beforeAll(async () => {
  cpSync(new URL('../../packages/web/dist', import.meta.url), folder, { recursive: true })
  server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname)
    if (path.startsWith('/api')) {
      refused += 1
      // Long enough for a page to show what it says meanwhile.
      setTimeout(() => response.writeHead(503).end(), 50)
      return
    }
    const asked = join(folder, path)
    const file = extname(path) !== '' && existsSync(asked) ? asked : join(folder, 'index.html')
    response.writeHead(200, {
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
      'cache-control': 'no-cache',
    })
    response.end(readFileSync(file))
  })
  await new Promise<void>((open) => server.listen(0, '127.0.0.1', open))
  url = `http://localhost:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  server?.closeAllConnections()
  server?.close()
  rmSync(folder, { recursive: true, force: true })
})

/** For a reload that does not come: the workers, who holds what, and what the page says. */
const whatStands = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    const workers = [registration?.installing, registration?.waiting, registration?.active]
    const { held } = await navigator.locks.query()
    return JSON.stringify({ workers: workers.map((one) => one?.state ?? null), held, says: document.body.innerText })
  })

test('a newer version is offered at home, never comes under an open match, and is shown when asked for', async () => {
  const { page, context } = await welcome(browser, { installs: true })
  await page.goto(url)
  await kept(page)
  const offer = page.getByText('A newer Menagerie is here.')
  const match = await context.newPage()
  await match.goto(url)
  await match.getByRole('button', { name: /^Play now: Monster Pack/ }).click()
  await match.locator('[data-action]').first().waitFor()
  expect(await offer.count()).toBe(0)

  appendFileSync(join(folder, 'sw.js'), '\n// newer\n')
  await page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()))
  await offer.waitFor()
  expect(await match.getByText('A newer Menagerie is here.').count()).toBe(0)
  await page.getByRole('button', { name: 'Show it' }).click()
  await page.getByText(/A match is open in another page/).waitFor()
  expect(await match.locator('[data-action]').count()).toBeGreaterThan(0)

  await match.close()
  // A page that is closed gives back what it held a moment later.
  await expect
    .poll(() => page.evaluate(async () => (await navigator.locks.query()).held), { timeout: 30_000 })
    .toEqual([])
  const again = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Show it' }).click()
  await again.catch(async (error: unknown) => {
    throw new Error(await whatStands(page), { cause: error })
  })
  await page.getByRole('button', { name: /^Play now: Monster Pack/ }).waitFor()
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting)).toBeNull()
  expect(await page.getByText(/newer Menagerie|another page/).count()).toBe(0)
})

test('what is said of a server out of reach stands still while the server is asked again', async () => {
  const { page } = await welcome(browser, { installs: true })
  await page.clock.install()
  await page.goto(url)
  const note = page.getByText('The server cannot be reached.', { exact: false }).first()
  await note.waitFor()
  const before = refused
  await page.evaluate(() => {
    const watch = new MutationObserver(() => {
      if (!document.body.innerText.includes('The server cannot be reached.')) document.body.dataset['missed'] = 'yes'
    })
    watch.observe(document.body, { subtree: true, childList: true, characterData: true })
  })
  // As often as a question is asked again before it is given up, and more.
  for (let times = 0; refused < before + 12 && times < 60; times += 1) {
    await page.clock.runFor(2000)
    await new Promise((answered) => setTimeout(answered, 100))
  }
  expect(refused).toBeGreaterThanOrEqual(before + 12)
  expect(await page.evaluate(() => document.body.dataset['missed'])).toBeUndefined()
})

test('a browser may install the page', async () => {
  const { page, context } = await welcome(browser, { installs: true })
  await page.goto(url)
  const session = await context.newCDPSession(page)
  const { errors, data } = await session.send('Page.getAppManifest')
  expect(errors).toEqual([])
  expect(JSON.parse(data ?? '{}')).toMatchObject({ name: 'Menagerie', display: 'standalone' })
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
  // A context of a test remembers nothing, as a private window.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
})
