import type { Browser, Page } from 'playwright-core'
import { type PostOffice, tokenIn } from '../../packages/server/test/support/post-office.ts'
import { type Guest as Caller, frameOf, guestWith } from '../../packages/server/src/soak/guest.ts'
import { type Guest, welcome } from '../browser/support/guest.ts'
import type { House } from '../browser/support/house.ts'
import { chooser, decideByList, isOver } from '../browser/support/play.ts'
import { type Net, openNet } from './net.ts'
import { eventually, pause } from './waiting.ts'

/** Somebody who plays in a browser of their own. */
export interface Person {
  readonly name: string
  readonly seat: number
  /** Null: a guest without a way back. */
  readonly email: string | null
  /** The browser they are in. */
  browser: Guest
  /** By which their first browser reaches the house. */
  readonly net: Net
  /** As the house knows them, beside their browser. */
  caller: Caller
  /** They have left for good. */
  isGone: boolean
  /** Does something while they decide nothing. */
  readonly alone: <R>(work: () => Promise<R>) => Promise<R>
  /** What their browsers complained about that no lost line explains. */
  readonly complaints: string[]
}

/** What a browser says of a line that is lost. */
const LOST =
  /ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|ERR_SOCK|ERR_PROXY|ERR_EMPTY|ERR_CONNECTION|WebSocket connection to|Failed to fetch/

export const complaintsOf = ({ complaints }: Guest): readonly string[] => complaints.filter((text) => !LOST.test(text))

const part = (page: Page, name: string) => page.locator(`[data-part="${name}"]`)

const callerIn = async ({ url }: House, { context }: Guest): Promise<Caller> => {
  let cookies = await context.cookies(url)
  // The house makes a guest of them beside what their page shows first.
  await eventually(async () => (cookies = await context.cookies(url)).length > 0, 'somebody is known')
  return guestWith({ url }, cookies.map(({ name, value }) => `${name}=${value}`).join('; '))
}

/** A browser in which somebody is a guest of the house. */
const arrive = async (house: House, browser: Browser, { proxy }: Net): Promise<Guest> => {
  const guest = await welcome(browser, { first: true, proxy })
  await guest.page.goto(house.url)
  await guest.page.locator('[data-me]').waitFor()
  return guest
}

const atAccount = async (page: Page): Promise<void> => {
  await page.getByText('Your name and your games are yours in every browser.').waitFor()
  await part(page, 'data').waitFor()
}

/** Asks for a link at the page of one's account, and opens the one that comes. */
const openLink = async (page: Page, house: House, post: PostOffice, email: string): Promise<void> => {
  const had = post.arrived.filter(({ to }) => to.includes(email)).length
  await page.goto(`${house.url}/me`)
  await part(page, 'back').getByLabel('E-mail address').fill(email)
  await part(page, 'back').getByRole('button', { name: 'Send me a link' }).click()
  const mail = await post.next(email, had + 1)
  await page.goto(`${house.url}/me#link=${tokenIn(mail)}`)
  await part(page, 'link').waitFor()
}

/** A guest makes an account of an address, and wants to be told by mail when they are asked. */
const makeAccount = async ({ page }: Guest, house: House, post: PostOffice, email: string): Promise<void> => {
  await openLink(page, house, post, email)
  await page.getByRole('button', { name: 'Make the account' }).click()
  await atAccount(page)
  await part(page, 'notices').getByText('Tell me by mail').click()
  await eventually(
    async () => part(page, 'notices').getByRole('switch', { name: 'Tell me by mail' }).isChecked(),
    'a mail is wanted',
  )
}

export interface Stage {
  readonly house: House
  readonly browser: Browser
  readonly post: PostOffice
}

export const newPerson = async (
  { house, browser, post }: Stage,
  { name, seat, email }: Pick<Person, 'name' | 'seat' | 'email'>,
): Promise<Person> => {
  const net = await openNet()
  const guest = await arrive(house, browser, net)
  if (email !== null) await makeAccount(guest, house, post, email)
  let last: Promise<unknown> = Promise.resolve()
  return {
    name,
    seat,
    email,
    net,
    browser: guest,
    caller: await callerIn(house, guest),
    isGone: false,
    alone: (work) => {
      const turn = last.then(work)
      last = turn.catch(() => {})
      return turn
    },
    complaints: [],
  }
}

/** Marks the page, so that it is known whether it was loaded again. */
const mark = (page: Page): Promise<unknown> => page.evaluate(() => Object.assign(globalThis, { satDown: true }))

/** Whether the page is the one they sat down at, or one that it has loaded by itself since, as it does for a part that is missing. */
export const isTheirs = (page: Page): Promise<boolean> =>
  page.evaluate(() => 'satDown' in globalThis || sessionStorage.getItem('menagerie.anew') !== null)

/** The page shows what the house has, on a line that holds; answers with how long that took. */
export const isBack = async (person: Person, id: string): Promise<number> => {
  const { page } = person.browser
  try {
    return await eventually(async () => {
      const table = page.locator('.table-page')
      if ((await page.getByText('Connecting again').count()) > 0 || (await table.count()) === 0) return false
      return Number(await table.getAttribute('data-version')) >= (await frameOf(person.caller, id, 1_000_000)).version
    }, `${person.name} is back`)
  } catch (error) {
    throw new Error(`${person.name} is not back, and reads: ${await page.locator('body').innerText()}`, {
      cause: error,
    })
  }
}

export const sitAt = async (person: Person, house: House, id: string): Promise<void> => {
  await person.browser.page.goto(`${house.url}/t/${id}`)
  await person.browser.page.locator('main[data-phase]').waitFor()
  await mark(person.browser.page)
}

/** Leaves the browser, with all that it knew. */
export const leave = async (person: Person): Promise<void> => {
  person.complaints.push(...complaintsOf(person.browser))
  await person.browser.context.close()
}

/**
 * Comes back from nothing but the mails: by the one that says they are asked to a house that does not know them, and by a link to
 * who they are, and to the table.
 */
export const comeBackByMail = async (person: Person, { house, browser, post }: Stage, id: string): Promise<void> => {
  const { email } = person
  if (email === null) throw new Error(`${person.name} has no way back`)
  const guest = await welcome(browser, { first: true })
  const { page } = guest
  await page.goto(`${house.url}/t/${id}`)
  await page.getByRole('alert').getByText('ask them for the link').waitFor()
  await openLink(page, house, post, email)
  await part(page, 'link').getByRole('button', { name: 'Sign in' }).click()
  await atAccount(page)
  // A stranger was told that they may not look.
  const told = complaintsOf(guest).filter((text) => !text.includes('403'))
  await page.goto(house.url)
  const before = guest.complaints.length
  await page.locator(`a[href^="/t/${id}"]`).first().click()
  await page.locator('main[data-phase]').waitFor()
  await mark(page)
  person.browser = {
    ...guest,
    get complaints() {
      return [...told, ...guest.complaints.slice(before)]
    },
  }
  person.caller = await callerIn(house, guest)
}

const isAsked = async (page: Page): Promise<boolean> =>
  (await page.locator('[data-action]:not([disabled])').count()) > 0

/** Decisions that do not come through one after the other, after which it is told. */
const MOST_STUMBLES = 3

/** Decides whenever they are asked, until the match is over or they have left for good. */
export const playOn = async (person: Person, seed: number): Promise<void> => {
  const pick = chooser(seed)
  let stumbles = 0
  while (!(await person.alone(async () => person.isGone || isOver(person.browser.page)))) {
    await person.alone(async () => {
      if (person.isGone || !(await isAsked(person.browser.page))) return
      try {
        await decideByList(person.browser.page, pick)
        stumbles = 0
      } catch (error) {
        if (++stumbles === MOST_STUMBLES) throw error
      }
    })
    await pause(30)
  }
}
