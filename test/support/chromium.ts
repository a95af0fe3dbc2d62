import { chromium, type Browser } from 'playwright-core'
import { findBrowser } from '../../scripts/lib/browser.mjs'

/** No sandbox (root has none), no GPU and no process for one, and nothing that calls home while a test runs. */
const CHROMIUM_ARGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--in-process-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

type Program = Awaited<ReturnType<typeof findBrowser>>

/** How Playwright says that a program came down before it had begun. */
const FELL = /process did exit: exitCode=null, signal=SIG(?:SEGV|TRAP|ABRT)/

/**
 * A real Chromium, headless, with nothing remembered. Who launches it closes it. Now and then one comes down (a segmentation fault)
 * before it shows anything: it is launched a second time, once.
 */
export async function launchChromium(program?: Program, more: readonly string[] = []): Promise<Browser> {
  const { path, env } = program ?? (await findBrowser())
  const launch = (): Promise<Browser> =>
    chromium.launch({ executablePath: path, args: [...CHROMIUM_ARGS, ...more], env: { ...process.env, ...env } })
  return launch().catch((error: unknown) => {
    if (FELL.test(String(error))) return launch()
    throw error
  })
}
