import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type PushService, openPushService } from '../../packages/server/src/soak/push-service.ts'
import { type PostOffice, openPostOffice, tokenIn } from '../../packages/server/test/support/post-office.ts'
import { WCAG, violations } from '../support/axe.ts'
import { openAuthenticator } from './support/authenticator.ts'
import { misfits } from './support/geometry.ts'
import { type Guest, welcome } from './support/guest.ts'
import { kept } from './support/kept.ts'
import { ownHouse } from './support/own-house.ts'
import { asked, chooser, decideByList, versionOf } from './support/play.ts'
import { awaited, openMine } from './support/mine.ts'
import { bePushable, openPushed } from './support/pushed.ts'
import { browser } from './support/stage.ts'

/* A way back for a person, in a house that sends mail. */

let post: PostOffice
let service: PushService
const folder = mkdtempSync(join(tmpdir(), 'menagerie-trusted-'))
const trusted = join(folder, 'trusted.pem')
beforeAll(async () => {
  ;[post, service] = await Promise.all([openPostOffice(), openPushService()])
  writeFileSync(trusted, service.trial.ca ?? '')
})
const house = ownHouse((port) => ({
  SMTP_URL: post.url,
  PUBLIC_URL: `http://localhost:${port}`,
  PUSH_TRIAL_ORIGIN: service.trial.origin,
  NODE_EXTRA_CA_CERTS: trusted,
}))
afterAll(async () => {
  await Promise.all([post.close(), service.close()])
  rmSync(folder, { recursive: true, force: true })
})

const part = (page: Page, name: string) => page.locator(`[data-part="${name}"]`)
/** The page of one's account, as it is shown after somebody was let in. */
const atAccount = async (page: Page): Promise<void> => {
  await page.getByText('Your name and your games are yours in every browser.').waitFor()
  await part(page, 'data').waitFor()
}
const goToMe = async (page: Page, more = ''): Promise<void> => {
  await page.goto(`${house.url}/me${more}`)
  await part(page, 'data').waitFor()
}
const nameOf = async (page: Page): Promise<string> => part(page, 'name').getByLabel('Name').inputValue()

/** Plays Monster Pack against a bot until one is asked again; answers the address of the table. */
const play = async (page: Page): Promise<string> => {
  await page.goto(house.url)
  await page.getByRole('button', { name: /^Play now: Monster Pack/ }).click()
  await asked(page)
  const { pathname } = new URL(page.url())
  // A house that is silent for six seconds, as on a busy machine, is played without: such a table is at this browser alone.
  if (pathname.startsWith('/t/here-')) return play(page)
  await decideByList(page, chooser(1))
  await asked(page)
  return pathname
}

/** Plays on at a table of one's own that is found at home. */
const playOn = async (page: Page, address: string): Promise<void> => {
  await page.goto(house.url)
  await page.locator(`a[href^="${address}"]`).first().click()
  await asked(page)
  const version = await versionOf(page)
  await decideByList(page, chooser(2))
  await expect.poll(() => versionOf(page)).toBeGreaterThan(version)
}

/** Themes differ in colours, sizes in what stands where. */
const LOOKS = [
  [1440, 900, 'table'],
  [820, 1180, 'table'],
  [390, 844, 'dungeon'],
] as const

/** What is wrong with how a page looks and is told, at every size. */
const wrong = async ({ page }: Guest, address: string): Promise<readonly string[]> => {
  const found: string[] = []
  let lit: string | null = null
  for (const [width, height, theme] of LOOKS) {
    await page.setViewportSize({ width, height })
    if (theme !== lit) await goToMe(page, `${address}?theme=${theme}`)
    lit = theme
    const at = `${width} ${theme}`
    found.push(...(await misfits(page, ['reach', 'hit', 'size', 'sideways', 'still'])).map((one) => `${at}: ${one}`))
    const axe = await violations(page, {
      runOnly: { type: 'tag', values: [...WCAG] },
      rules: { 'target-size': { enabled: true } },
    })
    found.push(
      ...axe.map(({ id, nodes }) => `${at}: ${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`),
    )
  }
  return found
}

test('a guest plays, makes a passkey, and plays on in another browser', async () => {
  const [ada, other] = [await welcome(browser), await welcome(browser)]
  const [key, otherKey] = [await openAuthenticator(ada.page), await openAuthenticator(other.page)]
  const address = await play(ada.page)
  await goToMe(ada.page)
  const name = await nameOf(ada.page)
  await ada.page.getByRole('button', { name: 'Make a passkey' }).press('Enter')
  await atAccount(ada.page)
  expect(await part(ada.page, 'back').locator('.things li').count()).toBe(1)
  expect(await part(ada.page, 'devices').locator('.things li').allInnerTexts()).toEqual([
    expect.stringMatching(/^Chrome on Linux\s+this browser$/),
  ])
  // The session is another now, and the table is still theirs.
  await playOn(ada.page, address)

  await otherKey.take(await key.passkeys())
  await goToMe(other.page)
  expect(await nameOf(other.page)).not.toBe(name)
  await other.page.getByRole('button', { name: 'Sign in by passkey' }).click()
  await atAccount(other.page)
  expect(await nameOf(other.page)).toBe(name)
  await playOn(other.page, address)

  // Signed out from the first, the other knows nobody within a second, and its page says so; what it makes is a new guest.
  await goToMe(ada.page)
  const devices = part(ada.page, 'devices')
  await devices.getByRole('button', { name: /^Sign out: Chrome on Linux/ }).click()
  await expect.poll(() => devices.locator('.things li').count(), { timeout: 1000 }).toBe(1)
  const out = other.page.getByRole('alertdialog', { name: 'You were signed out here' })
  await out.getByRole('button', { name: 'Back to the boxes' }).click()
  await expect.poll(() => new URL(other.page.url()).pathname).toBe('/')
  await goToMe(other.page)
  expect(await nameOf(other.page)).not.toBe(name)
  expect([...ada.complaints, ...other.complaints.filter((one) => !one.includes('401'))]).toEqual([])
  await ada.context.close()
  await other.context.close()
})

test('a link makes an account, a password opens it, and a link opens it again when the password is lost', async () => {
  const [ada, other] = [await welcome(browser), await welcome(browser)]
  const { page } = ada
  const address = await play(page)
  await page.goto(`${house.url}/me?lang=ja`)
  await part(page, 'data').waitFor()
  await part(page, 'back').getByLabel('メールアドレス').fill('ada@example.org')
  await part(page, 'back').getByRole('button', { name: 'リンクを送る' }).click()
  await page.getByRole('status').getByText('ada@example.org').waitFor()
  const first = await post.next('ada@example.org', 1)
  expect(first.subject).toContain('リンク')
  expect(first.text).toContain(`${house.url}/me#link=`)
  await page.goto(`${house.url}/me?lang=en#link=${tokenIn(first)}`)
  await part(page, 'link').getByText('with the address ada@example.org').waitFor()
  // What lets somebody in is in no address that could be seen or kept.
  expect(page.url()).not.toContain('link=')
  const name = await nameOf(page)
  await page.getByRole('button', { name: 'Make the account' }).click()
  await atAccount(page)
  await part(page, 'back').getByLabel('New password').fill('correct horse battery')
  await page.getByRole('button', { name: 'Keep this password' }).click()
  await page.getByText('A password is set.').waitFor()
  const notices = part(page, 'notices')
  await notices.getByText('Tell me by mail').click()
  await notices.getByText('22:00 to 7:00').click()
  expect(await wrong(ada, '')).toEqual([])
  expect(await notices.getByRole('switch', { name: 'Tell me by mail' }).isChecked()).toBe(true)
  expect(await notices.getByRole('radio', { name: '22:00 to 7:00' }).isChecked()).toBe(true)

  // Another browser, with a game of its own, which comes along.
  const its = await play(other.page)
  await goToMe(other.page)
  expect(await wrong(other, '')).toEqual([])
  const enter = part(other.page, 'enter')
  await enter.getByLabel('E-mail address').fill('ada@example.org')
  await enter.getByLabel('Password').fill('wrong wrong wrong')
  await enter.getByRole('button', { name: 'Sign in by password' }).click()
  await enter.getByRole('alert').waitFor()
  expect(await enter.getByRole('switch', { name: 'Bring the game of this browser along' }).isChecked()).toBe(true)
  await enter.getByLabel('Password').fill('correct horse battery')
  await enter.getByLabel('Password').press('Enter')
  await atAccount(other.page)
  expect(await nameOf(other.page)).toBe(name)
  for (const one of [address, its]) await playOn(other.page, one)

  // Everything is lost but the mail.
  await goToMe(other.page)
  await other.page.getByRole('button', { name: 'Sign out here' }).click()
  await other.page.locator('[data-me]').waitFor()
  await goToMe(other.page)
  await part(other.page, 'back').getByLabel('E-mail address').fill('ada@example.org')
  await part(other.page, 'back').getByRole('button', { name: 'Send me a link' }).click()
  const second = await post.next('ada@example.org', 2)
  await goToMe(other.page, `#link=${tokenIn(second)}`)
  await part(other.page, 'link').getByText('the account of ada@example.org').waitFor()
  await part(other.page, 'link').getByRole('button', { name: 'Sign in' }).click()
  await atAccount(other.page)
  await part(other.page, 'back').getByLabel('New password').fill('battery horse correct')
  await other.page.getByRole('button', { name: 'Keep this password' }).click()
  await expect.poll(() => part(other.page, 'devices').locator('.things li').count()).toBe(1)
  // Their password is another now: the first browser knows them no more.
  await page.goto(house.url)
  await goToMe(page, `#link=${tokenIn(second)}`)
  await part(page, 'link').getByText('This link was used already').waitFor()
  expect(await nameOf(page)).not.toBe(name)
  const expected = /40[13]|410/
  expect([...ada.complaints, ...other.complaints].filter((one) => !expected.test(one))).toEqual([])
  await ada.context.close()
  await other.context.close()
})

test('somebody takes their data along, and is forgotten', async () => {
  const ada = await welcome(browser)
  const { page } = ada
  await openAuthenticator(page)
  const address = await play(page)
  await goToMe(page)
  const name = await nameOf(page)
  await page.getByRole('button', { name: 'Make a passkey' }).click()
  await atAccount(page)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save my data' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('menagerie-own-data.json')
  const data = JSON.parse(readFileSync(await file.path(), 'utf8')) as {
    readonly account: object
    readonly tables: readonly { readonly id: string; readonly decisions: readonly object[] }[]
  }
  expect(data.account).toMatchObject({ guest: false, passkeys: [{}] })
  expect(data.tables.map(({ id }) => `/t/${id}`)).toEqual([address])
  expect(data.tables[0]?.decisions.length).toBeGreaterThan(0)

  await page.getByRole('button', { name: 'Take away: Passkey' }).click()
  await part(page, 'back').getByRole('group').getByRole('button', { name: 'Take away' }).click()
  await page.getByText('This is the only way back to your account.').waitFor()
  await page.getByRole('button', { name: 'Forget me' }).click()
  await page.getByText('This cannot be taken back').waitFor()
  await page.getByRole('button', { name: 'Forget me' }).click()
  await page.locator('[data-me]').waitFor()
  await goToMe(page)
  await page.getByText('You are a guest').first().waitFor()
  expect(await nameOf(page)).not.toBe(name)
  // The passkey is still on the device, and leads nowhere.
  await page.getByRole('button', { name: 'Sign in by passkey' }).click()
  await part(page, 'enter').getByRole('alert').waitFor()
  expect(ada.complaints.filter((one) => !/40[139]/.test(one))).toEqual([])
  await ada.context.close()
})

test('a guest has the browser told by push, and a press on what it shows leads to the table', async () => {
  const ada = await welcome(browser, { installs: true })
  const { page, context } = ada
  const device = service.newDevice()
  await bePushable(context, house.url, device.subscription)
  const address = await play(page)
  await goToMe(page, '?lang=ja')
  await kept(page)
  const notices = part(page, 'notices')
  await notices.getByText('このブラウザで知らせる').click()
  await expect.poll(() => notices.getByRole('switch', { name: /このブラウザ/ }).isChecked()).toBe(true)
  await notices.getByRole('radio', { name: '22 時から 7 時まで' }).waitFor()

  const pushed = await openPushed(page)
  const other = `/t/${'0'.repeat(16)}`
  for (const [path, tag] of [
    [address, 'first'],
    [address, 'first'],
    [other, 'other'],
    [address, 'second'],
  ] as const)
    await pushed.deliver({ path, tag })
  // A repetition takes the place of what it repeats, and a later question that of the one before it.
  await expect.poll(pushed.shown).toEqual([
    { title: 'あなたの番です', body: 'ほかの人が卓で待っています。', tag: 'other', path: other },
    { title: 'あなたの番です', body: 'ほかの人が卓で待っています。', tag: 'second', path: address },
  ])
  expect(await pushed.press('other')).toEqual({ opened: other })
  await page.goto(house.url + address)
  await asked(page)
  expect(await pushed.press('second')).toEqual({ focused: address })

  await goToMe(page)
  const wish = notices.getByRole('switch', { name: 'Tell me in this browser' })
  expect(await wish.isChecked()).toBe(true)
  await wish.press('Space')
  await expect.poll(() => wish.isChecked()).toBe(false)

  // Behind other pages the icon says that somebody waits, and on the installed one a badge at how many tables.
  const mine = await openMine(page)
  await mine.open([awaited({ kind: 'human' }), awaited({ kind: 'bot' }), awaited({ kind: 'human', yourTurn: false })])
  await expect.poll(mine.told).toEqual({ icon: '/art/mark.svg', badges: [1] })
  await mine.look('hidden')
  await expect.poll(mine.told).toEqual({ icon: '/art/mark-asked.svg', badges: [1] })
  await mine.look('visible')
  await expect.poll(mine.told).toEqual({ icon: '/art/mark.svg', badges: [1] })
  await mine.open([])
  await expect.poll(mine.told).toEqual({ icon: '/art/mark.svg', badges: [0] })
  expect(ada.complaints).toEqual([])
  await context.close()
})
