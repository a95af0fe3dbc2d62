import { spawnSync } from 'node:child_process'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { findBrowser, shippedBrowser, systemBrowser } from '../../scripts/lib/browser.mjs'
import { launchChromium } from '../support/chromium.ts'

const onLinux = process.platform === 'linux' && process.arch === 'x64'

afterEach(() => {
  vi.unstubAllEnvs()
})

describe('the browser for the tests', () => {
  it('is the one that CHROMIUM_PATH names, and naming one that is not there is an error', () => {
    expect(systemBrowser(process.execPath)).toEqual({ kind: 'system', path: process.execPath, env: {} })
    expect(() => systemBrowser('/no/such/browser')).toThrow('CHROMIUM_PATH is /no/such/browser')
  })

  it('shows a page', async () => {
    const browser = await launchChromium()
    const page = await browser.newPage()
    await page.setContent('<title>A page</title><button>Play</button>')
    expect([await page.title(), await page.getByRole('button').textContent()]).toEqual(['A page', 'Play'])
    await browser.close()
  })

  it.runIf(onLinux)('is the one npm brought, whatever else this machine has, unless another is named', async () => {
    vi.stubEnv('CHROMIUM_PATH', '')
    expect((await findBrowser()).kind).toBe('shipped')
    vi.stubEnv('CHROMIUM_PATH', process.execPath)
    expect(await findBrowser()).toEqual({ kind: 'system', path: process.execPath, env: {} })
  })

  it.runIf(onLinux)('runs with the libraries npm brought, where there are no others', async () => {
    const shipped = await shippedBrowser({ libraries: 'shipped' })
    const { stdout } = spawnSync('ldd', [shipped.path], { env: { ...process.env, ...shipped.env }, encoding: 'utf8' })
    expect(stdout).toMatch(/libnss3\.so => .*al2023\/lib\/libnss3\.so/)
    expect(stdout).toMatch(/libnspr4\.so => .*al2023\/lib\/libnspr4\.so/)

    const browser = await launchChromium(shipped)
    expect(browser.version()).toMatch(/^147\./)
    const page = await browser.newPage()
    await page.setContent('<h1>Unpacked</h1>')
    expect(await page.getByRole('heading').textContent()).toBe('Unpacked')
    await browser.close()
  })
})
