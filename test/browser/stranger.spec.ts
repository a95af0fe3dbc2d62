import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { welcome } from './support/guest.ts'
import { kept } from './support/kept.ts'
import { type OnTheWay, type Stranger, openOnTheWay } from './support/on-the-way.ts'
import { asked, chooser, decideByList, moved, versionOf } from './support/play.ts'
import { browser, house } from './support/stage.ts'

/*
 * What answers at a house's address is not always the house: who signed in at a proxy before it is signed out there, the proxy has
 * forgotten the house, a network wants to be asked first. Nothing that was decided is lost, and whoever can do something is told.
 */

let way: OnTheWay
beforeAll(async () => {
  way = await openOnTheWay(house.url)
})
afterEach(() => way.answer(null))
afterAll(() => way.close())

const PAGE =
  '<!doctype html><title>Sign in</title><h1>Who are you?</h1><form action="/signed"><button>Sign in</button></form>'

/** Wants everybody to sign in, and lets them through then, where they wanted to go. */
const gatekeeper = (): Stranger => {
  let wanted = '/'
  return ({ url = '', headers }, response) => {
    if (url.startsWith('/signed')) {
      way.answer(null)
      response.writeHead(303, { location: wanted }).end()
      return
    }
    if (headers['sec-fetch-mode'] === 'navigate') wanted = url
    response.writeHead(200, { 'content-type': 'text/html' }).end(PAGE)
  }
}

const saying =
  (status: number, headers: Readonly<Record<string, string>>, text = ''): Stranger =>
  (_, response) =>
    void response.writeHead(status, headers).end(text)

const STRANGERS: readonly (readonly [who: string, stranger: () => Stranger])[] = [
  ['a page to sign in at', gatekeeper],
  ['one that is elsewhere', () => saying(302, { location: 'http://sign-in.test/' })],
  [
    'a proxy that has not heard of the house',
    () => saying(404, { 'content-type': 'text/plain' }, '404 page not found'),
  ],
  [
    'who asks programs for a token',
    () => saying(401, { 'content-type': 'application/json' }, '{"error":"unauthorized"}'),
  ],
]

describe.each(STRANGERS)('while %s answers', (_, stranger) => {
  test('a decision waits, and is done once the house answers again', async () => {
    const { page, context, complaints } = await welcome(browser)
    await page.goto(way.url)
    await page.getByRole('button', { name: /^Play now: Monster Pack/ }).click()
    await asked(page)
    const name = await page.evaluate(async () => ((await (await fetch('/api/me')).json()) as { id: string }).id)
    const version = await versionOf(page)
    way.answer(stranger())
    const before = complaints.length
    await page.locator('[data-action]:not([disabled]):visible').first().click()
    await page.getByText('Your move waits for the line', { exact: false }).waitFor()
    expect(await versionOf(page)).toBe(version)
    way.answer(null)
    await moved(page, version)
    await asked(page)
    // Whoever they were, they are.
    expect(await page.evaluate(async () => ((await (await fetch('/api/me')).json()) as { id: string }).id)).toBe(name)
    await decideByList(page, chooser(1))
    expect(complaints.slice(0, before)).toEqual([])
    expect(await page.getByRole('alertdialog').count()).toBe(0)
    await context.close()
  })
})

test('a page that one signed in for may be installed', async () => {
  const { page, context } = await welcome(browser, { installs: true })
  await context.addCookies([{ name: 'signed', value: 'yes', url: way.url }])
  way.answer(({ headers }, response) =>
    headers.cookie?.includes('signed=yes') === true
      ? false
      : void response.writeHead(200, { 'content-type': 'text/html' }).end(PAGE),
  )
  await page.goto(way.url)
  const session = await context.newCDPSession(page)
  const { errors, data } = await session.send('Page.getAppManifest')
  expect(errors).toEqual([])
  expect(JSON.parse(data ?? '{}')).toMatchObject({ name: 'Menagerie' })
  await context.close()
})

/** Lets through all but what is asked for by such a path. */
const inPlaceOf =
  (path: RegExp): Stranger =>
  ({ url = '' }, response) =>
    path.test(url) ? void response.writeHead(200, { 'content-type': 'text/html' }).end(PAGE) : false

test.each([
  ['the page', /^\/index\.html/],
  ['programs', /^\/assets\/[^/]*\.js$/],
  ['sheets', /^\/assets\/[^/]*\.css$/],
])('what answers in the place of %s is not kept in its place', async (_, path) => {
  const { page, context } = await welcome(browser, { installs: true })
  await page.goto(`${way.url}/app.webmanifest`)
  way.answer(inPlaceOf(path))
  const installed = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.register('/sw.js').catch(() => null)
    if (registration === null) return 'refused'
    const { installing } = registration
    return new Promise<string>((done) => {
      const look = (): void => {
        if (installing === null) done('there was one')
        else if (installing.state !== 'installing') done(installing.state)
      }
      installing?.addEventListener('statechange', look)
      look()
    })
  })
  expect(['redundant', 'refused']).toContain(installed)
  await context.close()
})

test('what answers in the place of letters is not kept as such', async () => {
  const { page, context } = await welcome(browser, { installs: true })
  await page.goto(way.url)
  await kept(page)
  const letters = (): Promise<readonly string[]> =>
    page.evaluate(async () => {
      const cache = await caches.open('letters')
      const all = await Promise.all((await cache.keys()).map((key) => cache.match(key)))
      return [...new Set(all.map((one) => one?.headers.get('content-type') ?? ''))].sort()
    })
  way.answer(inPlaceOf(/^\/assets\/(?:fonts-ja|kaisei|zen)-/))
  await page.goto(`${way.url}/?lang=ja`)
  await page.getByText('卓の上に').first().waitFor()
  expect(await letters()).not.toContain('text/html')
  way.answer(null)
  await page.goto(`${way.url}/?lang=ja`)
  await expect.poll(letters).toEqual(['font/woff2', 'text/css; charset=utf-8'])
  await context.close()
})

test('what a browser keeps of the pages hides nobody who wants to be asked first', async () => {
  const { page, context } = await welcome(browser, { installs: true })
  await page.goto(way.url)
  await kept(page)
  await page.getByRole('button', { name: /^Play now: Monster Pack/ }).click()
  await asked(page)
  const version = await versionOf(page)
  await page.clock.install()
  const told = page.getByRole('alertdialog', { name: 'Something else answers here' })
  const passing = async (isSo: () => Promise<boolean>): Promise<void> => {
    const look = async (): Promise<boolean> => {
      await page.clock.runFor(4000)
      return isSo()
    }
    await expect.poll(look, { interval: 100 }).toBe(true)
  }
  const untilTold = (isTold: boolean): Promise<void> => passing(async () => (await told.count()) > 0 === isTold)
  const untilLive = (): Promise<void> =>
    passing(async () => (await page.getAttribute('.table-page', 'data-line')) === 'live')
  way.answer(gatekeeper())
  await untilTold(true)
  expect(await told.innerText()).toContain(new URL(way.url).host)
  way.answer(null)
  await untilTold(false)
  // Put away, it is told again where it comes again.
  way.answer(gatekeeper())
  await untilTold(true)
  await page.keyboard.press('Escape')
  await untilTold(false)
  way.answer(null)
  await untilLive()
  way.answer(gatekeeper())
  await untilTold(true)
  // The page itself is here, whoever answers.
  await page.reload()
  await untilTold(true)
  await told.getByRole('button', { name: 'See what answers' }).click()
  await page.getByRole('heading', { name: 'Who are you?' }).waitFor()
  await page.getByRole('button', { name: 'Sign in' }).click()
  await asked(page)
  expect(await versionOf(page)).toBe(version)
  expect(new URL(page.url()).search).toBe('')
  await context.close()
})
