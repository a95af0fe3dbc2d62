import type { CDPSession, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { type Guest, type GuestOptions, welcome } from './support/guest.ts'
import { asked, moved, versionOf } from './support/play.ts'
import { browser, house } from './support/stage.ts'

const SUMMON = {
  phase: 'summon',
  turn: 3,
  sides: [{ hand: ['B05', 'R04', 'G10'], waiting: { W1: 'B06(1)' } }, { hand: ['G04'] }],
}

/** The board alone, with every kind of pointer it hears written down. */
const sitDown = async (options: GuestOptions): Promise<Guest & { readonly cdp: CDPSession }> => {
  const guest = await welcome(browser, options)
  await guest.page.goto(`${house.url}/pieces/monster-pack?position=${encodeURIComponent(JSON.stringify(SUMMON))}`)
  await asked(guest.page)
  await guest.page.evaluate(() => {
    const kinds = new Set<string>()
    Object.assign(globalThis, { kinds })
    document.addEventListener('pointermove', (event) => kinds.add(event.pointerType), { capture: true })
  })
  return { ...guest, cdp: await guest.context.newCDPSession(guest.page) }
}
const pointersOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => [...(globalThis as unknown as { kinds: Set<string> }).kinds])

interface Point {
  readonly x: number
  readonly y: number
}
const middleOf = async (page: Page, selector: string): Promise<Point> => {
  const box = await page.locator(selector).first().boundingBox()
  if (box === null) throw new Error(`${selector} is not seen`)
  // The upper left part: cards of a strip lie over each other.
  return { x: box.x + Math.min(18, box.width / 2), y: box.y + box.height / 2 }
}

const STEPS = 8
const between = (from: Point, to: Point, step: number): Point => ({
  x: from.x + ((to.x - from.x) * step) / STEPS,
  y: from.y + ((to.y - from.y) * step) / STEPS,
})

const dragByFinger = async (cdp: CDPSession, from: Point, to: Point): Promise<void> => {
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] })
  for (let step = 1; step <= STEPS; step++)
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [between(from, to, step)] })
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

const dragByPen = async (cdp: CDPSession, from: Point, to: Point): Promise<void> => {
  const pen = { button: 'left', pointerType: 'pen', clickCount: 1 } as const
  await cdp.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...from, ...pen })
  for (let step = 1; step <= STEPS; step++)
    await cdp.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...between(from, to, step), ...pen, buttons: 1 })
  await cdp.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...to, ...pen })
}

const WAYS = [
  ['a finger', { width: 390, height: 844, touch: true }, 'touch', dragByFinger],
  ['a pen', { width: 1024, height: 768 }, 'pen', dragByPen],
] as const

test.each(WAYS)('%s drags a card onto a free spot', async (_, options, kind, drag) => {
  const { page, cdp, context, complaints } = await sitDown(options)
  const version = await versionOf(page)
  await drag(cdp, await middleOf(page, '.hand .card >> nth=1'), await middleOf(page, '[data-slot="w.2"]'))
  await moved(page, version)
  expect(await page.locator('[data-slot="w.2"] .card').count()).toBe(1)
  expect(await pointersOf(page)).toContain(kind)
  expect(complaints).toEqual([])
  await context.close()
})

test.each(WAYS)('a spot that takes nothing from %s says why, with its rule', async (_, options, _kind, drag) => {
  const { page, cdp, context } = await sitDown(options)
  const version = await versionOf(page)
  await drag(cdp, await middleOf(page, '.hand .card >> nth=1'), await middleOf(page, '[data-slot="w.0"]'))
  expect(await page.getByRole('tooltip').innerText()).toMatch(/MP-\d+/)
  expect(await versionOf(page)).toBe(version)
  expect(await page.locator('[data-dragged], [data-dragging], [data-refuses], .is-chosen').count()).toBe(0)
  await context.close()
})

test('a finger taps: card, then spot; and a dead card says why', async () => {
  const { page, context } = await sitDown({ width: 390, height: 844, touch: true })
  const version = await versionOf(page)
  await page
    .locator('.hand .card')
    .nth(2)
    .tap({ position: { x: 12, y: 30 } })
  expect(await page.locator('.card.is-chosen').count()).toBe(1)
  await page.locator('[data-slot="w.3"] .enter').tap()
  await moved(page, version)
  await page
    .locator('.hand .card.is-dead')
    .first()
    .tap({ position: { x: 12, y: 30 } })
  expect(await page.getByRole('tooltip').innerText()).toMatch(/MP-\d+/)
  await context.close()
})
