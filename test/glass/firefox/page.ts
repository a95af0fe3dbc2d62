import type { Page } from 'playwright-core'
import type { Page as Tab } from 'puppeteer-core'

/*
 * The driver of Chromium cannot drive the Firefox that systems ship, and the one that can is another one. What states,
 * laws and hands ask of a page is little, and it is answered here.
 */

interface Waited {
  readonly timeout?: number
}

interface Found {
  readonly first: () => Found
  readonly nth: (at: number) => Found
  readonly count: () => Promise<number>
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

/** The element of that number, of those that fit and are shown. */
const found = (tab: Tab, mark: string, at: number, { timeout = 30_000 }: Waited) =>
  tab.waitForFunction(
    (how, nth) => {
      const { selector, role, name } = JSON.parse(how) as { selector: string; role: string | null; name: string | null }
      const pattern = name === null ? null : new RegExp(name, 's')
      const named = (one: HTMLElement): string => {
        const by = one.getAttribute('aria-labelledby')
        const label = by === null ? one.getAttribute('aria-label') : document.getElementById(by)?.textContent
        return (label ?? one.textContent).replace(/\s+/g, ' ').trim()
      }
      const fits = (one: HTMLElement): boolean =>
        one.checkVisibility() && (pattern === null || pattern.test(named(one))) && (role === null || one.matches(role))
      return [...document.querySelectorAll<HTMLElement>(selector)].filter(fits)[nth] ?? null
    },
    { timeout },
    mark,
    at,
  )

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

const locate = (tab: Tab, mark: string, selector: string, at = 0): Found => ({
  first: () => locate(tab, mark, selector),
  nth: (nth) => locate(tab, mark, selector, nth),
  count: () => tab.evaluate((where) => document.querySelectorAll(where).length, plain(selector)),
  waitFor: async (how = {}) => {
    await (await found(tab, mark, at, how)).dispose()
  },
  click: async (how = {}) => {
    const element = (await found(tab, mark, at, how)).asElement()
    if (element === null) throw new Error(`${selector} is not there`)
    await (element as unknown as { readonly click: () => Promise<void> }).click()
  },
  setInputFiles: async ({ name, mimeType, buffer }) => {
    await tab.evaluate(
      (where, file) => {
        const data = new DataTransfer()
        data.items.add(new File([file.text], file.name, { type: file.mimeType }))
        const input = document.querySelector<HTMLInputElement>(where)
        if (input === null) throw new Error(`${where} is not there`)
        input.files = data.files
        input.dispatchEvent(new Event('change', { bubbles: true }))
      },
      plain(selector),
      { name, mimeType, text: buffer.toString() },
    )
  },
})

/** A tab of Firefox as states, laws and hands know a page. What they do not ask for is not there. */
export const asPage = (tab: Tab): Page => {
  const page = {
    url: () => tab.url(),
    goto: (address: string) => tab.goto(address),
    evaluate: (work: string | ((given: unknown) => unknown), given: unknown) =>
      typeof work === 'string' ? tab.evaluate(work) : tab.evaluate(work, given),
    waitForFunction: (work: (given: unknown) => unknown, given: unknown, { timeout = 30_000 }: Waited = {}) =>
      tab.waitForFunction(work, { timeout }, given),
    locator: (selector: string) =>
      locate(tab, JSON.stringify({ selector: plain(selector), role: null, name: null }), selector),
    getAttribute: (selector: string, name: string) =>
      tab.$eval(selector, (element, what) => element.getAttribute(what), name),
    getByRole: (role: string, { name }: { readonly name?: RegExp } = {}) => {
      const source = name === undefined ? '.*' : (SOURCE_OF_NAME.exec(name.source)?.[1] ?? name.source)
      const selector = ELEMENTS[role] ?? `[role="${role}"]`
      return locate(tab, JSON.stringify({ selector, role: null, name: `^(${source})$` }), selector)
    },
    keyboard: { press: (key: string) => tab.keyboard.press(key as 'Escape') },
    mouse: { click: (x: number, y: number) => tab.mouse.click(x, y) },
    screenshot: ({ path }: { readonly path: `${string}.png` }) => tab.screenshot({ path }),
  }
  return page as unknown as Page
}
