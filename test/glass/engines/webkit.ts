import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Builder, Button, Key, Origin, type WebDriver, WebElement } from 'selenium-webdriver'
import { asPage } from './page.ts'
import type { Engine, Opened, Tab } from './tab.ts'

/*
 * Safari is WebKit, and so is the small browser that comes with WebKitGTK: what it shows is as near to an iPhone as one
 * comes elsewhere. Its window wants a screen, and Xvfb is one.
 */

const DRIVER = '/usr/bin/WebKitWebDriver'
const SCREEN = '/usr/bin/Xvfb'
const BROWSERS = ['/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser', '/usr/lib/webkit2gtk-4.1/MiniBrowser']

const program = (): string => {
  const found = process.env['MINIBROWSER_PATH'] ?? BROWSERS.find((place) => existsSync(place))
  if (found === undefined || !existsSync(DRIVER) || !existsSync(SCREEN))
    throw new Error('There is no WebKit: install webkit2gtk-driver and xvfb.')
  return found
}

/** Pixels: the tools of its window leave no page narrower. Magnified it could be, but then what stands in SVG and in units of a box is laid out otherwise than on a phone. */
const NARROWEST = 447
/** Milliseconds between two looks, and those a program has to begin. */
const EVERY = 40
const PATIENCE = 20_000

/** A screen of its own, that nobody sees. */
const openScreen = async (): Promise<{ readonly display: string; readonly program: ChildProcess }> => {
  const screen = spawn(SCREEN, ['-displayfd', '1', '-screen', '0', '2400x2400x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const display = await new Promise<string>((resolve, reject) => {
    screen.stdout.once('data', (number: Buffer) => resolve(`:${number.toString().trim()}`))
    screen.once('exit', () => reject(new Error('Xvfb does not begin')))
  })
  return { display, program: screen }
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { readonly port: number }
      server.close(() => resolve(port))
    })
  })

const answers = async (address: string): Promise<void> => {
  const end = Date.now() + PATIENCE
  while (Date.now() < end) {
    const status = await fetch(`${address}/status`).catch(() => null)
    if (status?.ok === true) return
    await sleep(EVERY)
  }
  throw new Error(`${DRIVER} does not begin`)
}

/** As a script of the driver: what is asked, and what came of it; null of what cannot be told. */
const SENT = `
  const [given, done] = [[...arguments].slice(0, -1), arguments[arguments.length - 1]]
  globalThis.__name = (named) => named
  const told = (value) => {
    if (value instanceof Element || value === undefined) return value ?? null
    try { return JSON.parse(JSON.stringify(value)) } catch { return null }
  }
  Promise.resolve().then(() => WORK).then((value) => done({ value: told(value) }), (error) => done({ error: String(error) }))`

// oxlint-disable-next-line typescript/no-explicit-any
type Work = string | ((...given: any[]) => unknown)

const send = async (driver: WebDriver, work: Work, given: readonly unknown[], isScript: boolean): Promise<unknown> => {
  const text = work.toString()
  const script = isScript ? `(0, function () { ${text} }).call(globalThis)` : `(${text})(...given)`
  const answer: { readonly value?: unknown; readonly error?: string } = await driver.executeAsyncScript(
    SENT.replace('WORK', () => script),
    ...given,
  )
  if (answer.error !== undefined) throw new Error(answer.error)
  return answer.value
}

const KEYS: Readonly<Record<string, string>> = {
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Tab: Key.TAB,
  Home: Key.HOME,
  End: Key.END,
}

const clickAt = async (driver: WebDriver, x: number, y: number): Promise<void> => {
  await driver
    .actions()
    .move({
      x: Math.round(x),
      y: Math.round(y),
      origin: Origin.VIEWPORT,
      duration: 0,
    })
    .press(Button.LEFT)
    .release(Button.LEFT)
    .perform()
}

/** In the page: the middle of an element, where it shows. */
const middleOf = (element: Element): readonly [number, number] => {
  element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  const { left, top, width, height } = element.getBoundingClientRect()
  return [left + width / 2, top + height / 2]
}

const pressed = async (driver: WebDriver, element: WebElement): Promise<void> => {
  const [x, y] = (await send(driver, middleOf, [element], false)) as readonly [number, number]
  await clickAt(driver, x, y)
}

const tabOf = (driver: WebDriver): Tab => {
  /** Where it was sent; within its document a page goes on by itself. */
  let address = 'about:blank'
  return {
    url: () => address,
    goto: async (to) => {
      await driver.get(to)
      address = to
    },
    evaluate: (work: Work, ...given: unknown[]) => send(driver, work, given, typeof work === 'string'),
    waitForFunction: async (work, { timeout }, ...given) => {
      const end = Date.now() + timeout
      for (;;) {
        const value = await send(driver, work, given, false)
        const isSo = Boolean(value)
        if (isSo)
          return {
            asElement: () => (value instanceof WebElement ? { click: () => pressed(driver, value) } : null),
            dispose: () => Promise.resolve(),
          }
        if (Date.now() > end) throw new Error(`not so within ${timeout} milliseconds: ${String(work).slice(0, 200)}`)
        await sleep(EVERY)
      }
    },
    keyboard: {
      press: async (key: string) => {
        await driver
          .actions()
          .sendKeys(KEYS[key] ?? key)
          .perform()
      },
    },
    mouse: {
      click: (x, y) => clickAt(driver, x, y),
    },
    screenshot: async ({ path }) => writeFileSync(path, await driver.takeScreenshot(), 'base64'),
  }
}

const resizing = (driver: WebDriver): Opened['resize'] => {
  let [across, along] = [0, 0]
  /** The page hears of it after the window. */
  const stands = async (): Promise<void> => {
    let before = ''
    for (let same = 0; same < 4;) {
      await sleep(EVERY)
      const now: string = await driver.executeScript('return `${innerWidth} ${innerHeight}`')
      same = now === before ? same + 1 : 0
      before = now
    }
  }
  return async ({ width: wanted, height }) => {
    const width = Math.max(wanted, NARROWEST)
    // The window has tools and an edge beside the page, as many pixels as they need.
    for (let trial = 0; trial < 4; trial++) {
      await driver
        .manage()
        .window()
        .setRect({
          x: 0,
          y: 0,
          width: width + across,
          height: height + along,
        })
      await stands()
      const [inner, outer]: [number, number] = await driver.executeScript('return [innerWidth, innerHeight]')
      if (inner === width && outer === height) return
      across += width - inner
      along += height - outer
    }
  }
}

/** WebKit as its GTK port comes with a system, with reduced motion, in English. */
export const launchWebKit = async (): Promise<Engine> => {
  const binary = program()
  const screen = await openScreen()
  const home = mkdtempSync(join(tmpdir(), 'menagerie-webkit-'))
  mkdirSync(join(home, 'gtk-3.0'))
  writeFileSync(join(home, 'gtk-3.0', 'settings.ini'), '[Settings]\ngtk-enable-animations=0\n')
  const env = {
    ...process.env,
    DISPLAY: screen.display,
    XDG_CONFIG_HOME: home,
    LANGUAGE: 'en_GB:en',
    LIBGL_ALWAYS_SOFTWARE: '1',
    WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  }
  return {
    open: async () => {
      const port = await freePort()
      const own = spawn(DRIVER, [`--port=${port}`], { env, stdio: 'ignore' })
      const address = `http://127.0.0.1:${port}`
      await answers(address)
      const driver = await new Builder()
        .usingServer(address)
        .withCapabilities({
          browserName: 'MiniBrowser',
          'webkitgtk:browserOptions': { binary, args: ['--automation'] },
        })
        .build()
      await driver.manage().setTimeouts({ script: 60_000 })
      return {
        page: asPage(tabOf(driver)),
        // Its driver tells of none.
        complaints: [],
        resize: resizing(driver),
        close: async () => {
          await driver.quit().finally(() => own.kill())
        },
      }
    },
    close: () => {
      screen.program.kill()
      rmSync(home, { recursive: true, force: true })
      return Promise.resolve()
    },
  }
}
