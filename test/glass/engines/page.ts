import type { Page } from 'playwright-core'
import type { Tab } from './tab.ts'

/*
 * The driver of Chromium cannot drive the browsers that systems ship, and those that can are others. What states, laws and
 * hands ask of a page is little, and it is answered here.
 */

interface Waited {
  readonly timeout?: number
}

interface Named {
  readonly name?: RegExp
}

interface Found {
  readonly first: () => Found
  readonly nth: (at: number) => Found
  readonly count: () => Promise<number>
  readonly getByRole: (role: string, named?: Named) => Found
  readonly waitFor: (how?: Waited) => Promise<void>
  readonly click: (how?: Waited) => Promise<void>
  readonly setInputFiles: (file: {
    readonly name: string
    readonly mimeType: string
    readonly buffer: Buffer
  }) => Promise<void>
}

const SOURCE_OF_NAME = /^\^\((.*)\)\$$/s

/** `:visible` is the other driver's own word. */
const plain = (selector: string): string => selector.replaceAll(':visible', '')

/** What is looked for: elements that fit a selector, and lie in others, and are called so. */
interface Sought {
  readonly selector: string
  /** Around them; null: the whole page. */
  readonly within: string | null
  /** A regular expression; null: whatever they are called. */
  readonly name: string | null
}

/** In the page: the one of that number among those that fit and are shown. */
const nthOf = ({ selector, within, name }: Sought, nth: number): HTMLElement | null => {
  const pattern = name === null ? null : new RegExp(name, 's')
  const named = (one: HTMLElement): string => {
    const by = one.getAttribute('aria-labelledby')
    const label = by === null ? one.getAttribute('aria-label') : document.getElementById(by)?.textContent
    return (label ?? one.textContent).replace(/\s+/g, ' ').trim()
  }
  const fits = (one: HTMLElement): boolean =>
    one.checkVisibility() &&
    (within === null || one.closest(within) !== null) &&
    (pattern === null || pattern.test(named(one)))
  return [...document.querySelectorAll<HTMLElement>(selector)].filter(fits)[nth] ?? null
}

/** The element of that number, as soon as it is there. */
const found = (tab: Tab, sought: Sought, at: number, { timeout = 30_000 }: Waited) =>
  tab.waitForFunction(nthOf, { timeout }, sought, at)

/** Elements that have a role of their own, beside those that are given it. */
const ELEMENTS: Readonly<Record<string, string>> = {
  button: 'button, summary, [role="button"]',
  link: 'a[href], [role="link"]',
  img: 'img, [role="img"]',
  textbox: 'input:not([type]), input[type="text"], textarea',
  checkbox: 'input[type="checkbox"]',
  radio: 'input[type="radio"]',
  combobox: 'select, [role="combobox"]',
  dialog: 'dialog[open], [role="dialog"]',
}

const sourceOf = (name: RegExp | undefined): string | null => {
  if (name === undefined) return null
  return `^(${SOURCE_OF_NAME.exec(name.source)?.[1] ?? name.source})$`
}

const roleIn = (tab: Tab, role: string, { name }: Named, within: string | null): Found =>
  locate(tab, { selector: ELEMENTS[role] ?? `[role="${role}"]`, within, name: sourceOf(name) })

const locate = (tab: Tab, sought: Sought, at = 0): Found => ({
  first: () => locate(tab, sought),
  nth: (nth) => locate(tab, sought, nth),
  count: () => tab.evaluate((where: string) => document.querySelectorAll(where).length, sought.selector),
  getByRole: (role, named = {}) => roleIn(tab, role, named, sought.selector),
  waitFor: async (how = {}) => {
    await (await found(tab, sought, at, how)).dispose()
  },
  click: async (how = {}) => {
    const element = (await found(tab, sought, at, how)).asElement()
    if (element === null) throw new Error(`${sought.selector} is not there`)
    await element.click()
  },
  setInputFiles: async ({ name, mimeType, buffer }) => {
    await tab.evaluate(
      (where: string, file: { readonly name: string; readonly mimeType: string; readonly text: string }) => {
        const data = new DataTransfer()
        data.items.add(new File([file.text], file.name, { type: file.mimeType }))
        const input = document.querySelector<HTMLInputElement>(where)
        if (input === null) throw new Error(`${where} is not there`)
        input.files = data.files
        input.dispatchEvent(new Event('change', { bubbles: true }))
      },
      sought.selector,
      { name, mimeType, text: buffer.toString() },
    )
  },
})

/** What the page itself asks its house for, as its guest: it goes there first, to a drawing that asks for nothing by itself. */
const posting =
  (tab: Tab) =>
  async (address: string, { data }: { readonly data: object }) => {
    const { origin, pathname } = new URL(address)
    if (!tab.url().startsWith(`${origin}/`)) await tab.goto(`${origin}/art/mark.svg`)
    const { status, text } = (await tab.evaluate(
      async (path: string, body: string) => {
        const answer = await fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
        return { status: answer.status, text: await answer.text() }
      },
      pathname,
      JSON.stringify(data),
    )) as { readonly status: number; readonly text: string }
    return {
      ok: () => status < 400,
      status: () => status,
      text: () => Promise.resolve(text),
      json: () => Promise.resolve(JSON.parse(text) as unknown),
    }
  }

/** A tab of another browser as states, laws and hands know a page. What they do not ask for is not there. */
export const asPage = (tab: Tab): Page => {
  const page = {
    url: () => tab.url(),
    goto: (address: string) => tab.goto(address),
    evaluate: (work: string | ((given: unknown) => unknown), given: unknown) =>
      typeof work === 'string' ? tab.evaluate(work) : tab.evaluate(work, given),
    waitForFunction: (work: (given: unknown) => unknown, given: unknown, { timeout = 30_000 }: Waited = {}) =>
      tab.waitForFunction(work, { timeout }, given),
    locator: (selector: string) => locate(tab, { selector: plain(selector), within: null, name: null }),
    getAttribute: (selector: string, name: string) =>
      tab.evaluate(
        (where: string, what: string) => document.querySelector(where)?.getAttribute(what) ?? null,
        selector,
        name,
      ),
    getByRole: (role: string, named: Named = {}) => roleIn(tab, role, named, null),
    keyboard: { press: (key: string) => tab.keyboard.press(key as never) },
    mouse: { click: (x: number, y: number) => tab.mouse.click(x, y) },
    screenshot: ({ path }: { readonly path: `${string}.png` }) => tab.screenshot({ path }),
    context: () => ({ request: { post: posting(tab) } }),
  }
  return page as unknown as Page
}
