import { CARD_SETS } from '@menagerie/games/monstructor'
import decodeCode from 'jsqr'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { violations } from '../support/axe.ts'
import { uncovered } from '../support/cover.ts'
import { welcome } from './support/guest.ts'
import { drawn } from './support/play.ts'
import { browser, house } from './support/stage.ts'

const open = async (page: Page, search = '', game = 'monster-pack'): Promise<void> => {
  await page.goto(`${house.url}/print/${game}${search}`)
  await page.locator('.sheet-page').first().waitFor()
  await page.evaluate(() => document.fonts.ready)
}

/** The pages follow what is chosen as soon as they can. */
const settled = async (page: Page): Promise<void> => {
  await drawn(page)
  await page.locator('.sheets[aria-busy="false"]').waitFor()
}

const choose = async (page: Page, words: string): Promise<void> => {
  await page.locator('.print-side').getByText(words, { exact: true }).first().click()
  await settled(page)
}

/** How many pages the button promises. */
const promised = async (page: Page): Promise<number> =>
  Number(/\d+/.exec((await page.locator('.print-go .btn').textContent()) ?? '')?.[0])

interface Printed {
  readonly pages: number
  /** Width and height of every page, in millimetres, each once. */
  readonly sizes: readonly (readonly [number, number])[]
}

const MM = 25.4 / 72

/** What Chromium's own print makes of the page. */
const print = async (page: Page): Promise<Printed> => {
  const pdf = (await uncovered(page, () => page.pdf({ preferCSSPageSize: true }))).toString('latin1')
  const pages = [...pdf.matchAll(/\/Type \/Page\b/g)].length
  const boxes = new Set([...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, w, h]) => `${w} ${h}`))
  return {
    pages,
    sizes: [...boxes].map((box) => box.split(' ').map((points) => Number(points) * MM) as [number, number]),
  }
}

interface Measured {
  readonly page: number
  readonly key: string
  readonly side: string
  readonly kind: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** Of the card drawn in it; 0 where there is none. */
  readonly cardWidth: number
  readonly cardHeight: number
}

/** Everything to cut out as the printer is given it, in millimetres on its page. */
const measure = async (page: Page): Promise<readonly Measured[]> => {
  await page.emulateMedia({ media: 'print' })
  const found = await page.evaluate(() =>
    [...document.querySelectorAll('.sheet-page')].flatMap((sheet, at) => {
      const mm = 25.4 / 96
      const paper = sheet.getBoundingClientRect()
      return [...sheet.querySelectorAll<HTMLElement>('.cut-out')].map((thing) => {
        const box = thing.getBoundingClientRect()
        const card = thing.querySelector('.card')?.getBoundingClientRect()
        return {
          page: at,
          key: thing.dataset['key'] as string,
          side: thing.dataset['side'] as string,
          kind: thing.dataset['kindOf'] as string,
          x: (box.left - paper.left) * mm,
          y: (box.top - paper.top) * mm,
          width: box.width * mm,
          height: box.height * mm,
          cardWidth: (card?.width ?? 0) * mm,
          cardHeight: (card?.height ?? 0) * mm,
        }
      })
    }),
  )
  await page.emulateMedia({ media: null })
  return found
}

const PAPERS = [
  { paper: 'A4', width: 210, height: 297 },
  { paper: 'Letter', width: 215.9, height: 279.4 },
] as const

describe.each(PAPERS)('on $paper', ({ paper, width, height }) => {
  test('as many pages leave the printer as the button says, each exactly as large as the paper', async () => {
    const { page, context, complaints } = await welcome(browser)
    await open(page)
    await choose(page, paper)
    // 72 monsters, two reference cards and the credits on nine sheets with their backs; two mats with one empty back.
    expect(await promised(page)).toBe(21)
    const { pages, sizes } = await print(page)
    expect(pages).toBe(21)
    expect(sizes).toHaveLength(1)
    expect(Math.abs((sizes[0]?.[0] ?? 0) - width)).toBeLessThan(0.2)
    expect(Math.abs((sizes[0]?.[1] ?? 0) - height)).toBeLessThan(0.2)

    await choose(page, 'Faces only')
    expect(await promised(page)).toBe(11)
    expect((await print(page)).pages).toBe(11)
    expect(complaints).toEqual([])
    await context.close()
  })

  test.each(['long edge', 'short edge'] as const)(
    'cards are 63 by 88 mm and lie back to back when the sheet is turned over its %s',
    async (edge) => {
      const { page, context } = await welcome(browser)
      await open(page)
      await choose(page, paper)
      await choose(page, edge)
      const things = await measure(page)
      const cards = things.filter(({ kind }) => kind === 'card')
      expect(cards.filter(({ side }) => side === 'front')).toHaveLength(75)
      for (const card of cards) {
        for (const [is, should] of [
          [card.width, 63],
          [card.height, 88],
          [card.cardWidth, 63],
          [card.cardHeight, 88],
        ] as const)
          expect(Math.abs(is - should)).toBeLessThan(0.2)
      }
      const fronts = new Map(things.filter(({ side }) => side === 'front').map((one) => [one.key, one]))
      const backs = things.filter(({ side }) => side === 'back')
      // All but the credits have a back.
      expect(backs).toHaveLength(fronts.size - 1)
      for (const back of backs) {
        const front = fronts.get(back.key) as Measured
        expect(back.page).toBe(front.page + 1)
        const [x, y] =
          edge === 'long edge' ? [width - back.x - back.width, back.y] : [back.x, height - back.y - back.height]
        expect(Math.abs(x - front.x)).toBeLessThan(0.2)
        expect(Math.abs(y - front.y)).toBeLessThan(0.2)
      }
      await context.close()
    },
  )
})

/** What another program reads from a code, as fine as a common printer draws it. */
const readCode = async (page: Page, code: Locator): Promise<string | null> => {
  const png = (await code.screenshot()).toString('base64')
  const { data, width, height } = await page.evaluate(async (picture) => {
    const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${picture}`)).blob())
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
    const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D
    context.drawImage(bitmap, 0, 0)
    const pixels = context.getImageData(0, 0, bitmap.width, bitmap.height)
    return { data: [...pixels.data], width: pixels.width, height: pixels.height }
  }, png)
  return decodeCode(Uint8ClampedArray.from(data), width, height)?.data ?? null
}

test('the code on a card leads to its help page, under the address others know the house by', async () => {
  // 300 dots an inch, of which no more is drawn than a code needs.
  const context = await browser.newContext({
    viewport: { width: 1000, height: 240 },
    deviceScaleFactor: 300 / 96,
  })
  const reader = await (await browser.newContext()).newPage()
  const page = await context.newPage()
  await open(page)
  const codeOf = (id: string): Locator => page.locator(`[data-key="monsters.${id}.0"] .code`)
  await page.emulateMedia({ media: 'print' })
  for (const id of ['B01', 'R20', 'G08', 'W12'])
    expect(await readCode(reader, codeOf(id))).toBe(`${house.url}/cards/monster-pack/${id}`)
  const box = await codeOf('B01').boundingBox()
  // 9 mm at least, and the quiet zone round it.
  expect(((box?.width ?? 0) * 25.4) / 96).toBeGreaterThan(9 * (37 / 29) - 0.1)

  await page.emulateMedia({ media: null })
  await page.getByLabel('Address in the codes').fill('http://menagerie.lan:3000/')
  await page.emulateMedia({ media: 'print' })
  await page.locator('[data-address="http://menagerie.lan:3000/cards/monster-pack/R20"]').waitFor()
  expect(await readCode(reader, codeOf('R20'))).toBe('http://menagerie.lan:3000/cards/monster-pack/R20')

  await page.emulateMedia({ media: null })
  await page.getByLabel('Address in the codes').fill('menagerie')
  await page.getByText('This is not an address').waitFor()
  await settled(page)
  expect(await page.locator('.code').count()).toBe(0)
  await page.goto(`${house.url}/cards/monster-pack/R20`)
  await page.locator('.one-card').waitFor()
  await reader.context().close()
  await context.close()
})

const PATIENT = { timeout: 20_000 }

/** Ids of the monsters that are printed, in order. */
const monsters = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.cut-out[data-side="front"]')]
      .map((thing) => (thing.dataset['key'] as string).split('.'))
      .flatMap(([part, id]) => (part === 'monsters' ? [id as string] : [])),
  )

test('whoever brings a deck prints its cards, and hears of every fault in it', async () => {
  const { page, context, complaints } = await welcome(browser)
  await open(page)
  expect(await monsters(page)).toHaveLength(72)
  await choose(page, 'Decks')
  await expect.poll(() => monsters(page), PATIENT).toHaveLength(0)
  await choose(page, 'Tidewatch')
  await expect.poll(() => monsters(page), PATIENT).toHaveLength(30)
  await choose(page, 'Emberfront')
  await expect.poll(() => monsters(page), PATIENT).toHaveLength(60)
  await choose(page, 'Tidewatch')
  await choose(page, 'Emberfront')

  await choose(page, 'A deck of my own')
  await page.getByLabel('Card ids, with x2 for two copies').fill('R05x4 B01 W03 X99')
  await expect.poll(() => monsters(page), PATIENT).toEqual(['B01', 'R05', 'R05', 'R05', 'R05', 'W03'])
  const faults = page.locator('.print-side .faults li')
  expect((await faults.allTextContents()).join(' ')).toMatch(/Cards in the deck: 7\..*X99/)
  expect((await faults.allTextContents()).join(' ')).toContain('R05: 4 copies')

  const list = 'B03 B04 B05 B06 B08 B09 B10 B11 B12x2 B14 B15 B17 B19 B20 R04 R05 R06 R10 R11 R12 R16 R17 R18'
  await page.locator('input[type="file"]').setInputFiles({
    name: 'deck.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(`${list} W02 W04 W06 W07 W10 W12`),
  })
  await page.locator('.faults .fine').waitFor()
  await settled(page)
  await expect.poll(() => monsters(page), PATIENT).toHaveLength(30)
  expect(await promised(page)).toBe((await print(page)).pages)
  expect(complaints).toEqual([])
  await context.close()
})

test('the button prints once, when every picture is there', async () => {
  const { page, context } = await welcome(browser)
  await page.addInitScript(() => {
    const seen: boolean[] = []
    Object.assign(window, { printed: seen })
    window.print = () => seen.push([...document.images].every((one) => one.complete && one.naturalWidth > 0))
  })
  await open(page)
  await page.getByRole('button', { name: 'Print 21 pages' }).click()
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { printed: boolean[] }).printed), PATIENT)
    .toEqual([true])
  await context.close()
})

test('saving ink leaves figures on white paper, and nothing of the interface is ever printed', async () => {
  const { page, context } = await welcome(browser)
  await open(page)
  await choose(page, 'Save ink')
  const grounds = await page.evaluate(() => ({
    faces: [
      ...new Set(
        [...document.querySelectorAll('.sheet-page .face')].map((one) => getComputedStyle(one).backgroundColor),
      ),
    ],
    pictures: [...document.querySelectorAll<HTMLImageElement>('.sheet-page img')].every((one) =>
      one.src.endsWith('.svg#plain'),
    ),
  }))
  expect(grounds).toEqual({ faces: ['rgb(255, 255, 255)'], pictures: true })
  await page.emulateMedia({ media: 'print' })
  for (const part of ['.rail', '.print-side', '.page-head', '.sheet-caption'])
    expect([part, await page.locator(part).first().isVisible()]).toEqual([part, false])
  // The licence of the icons asks to be named on paper, and what is ours says so.
  expect(await page.locator('.sheet-line').first().textContent()).toContain('CC BY 3.0')
  expect(await page.locator('.cut-out > .origin').count()).toBe(72)
  expect(await page.locator('.mat-whole > .origin').count()).toBe(2)
  await context.close()
})

test('twenty pieces to fold up are told apart by their faces alone', async () => {
  const { page, context, complaints } = await welcome(browser)
  await open(page, '', 'double-headed-lion')
  const pieces = (await measure(page)).filter(({ kind }) => kind === 'piece')
  expect(pieces).toHaveLength(20)
  for (const { width, height } of pieces) {
    expect(Math.abs(width - 31.5)).toBeLessThan(0.2)
    expect(Math.abs(height - 106)).toBeLessThan(0.2)
  }
  // Whatever the other player may see: the back and both feet.
  const behind = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.dl-standee')].map((one) =>
      [one.dataset['side'], ...[...one.querySelectorAll('.behind, .foot-flap')].map((part) => part.outerHTML)].join(
        ' ',
      ),
    ),
  )
  expect(behind).toHaveLength(20)
  expect(new Set(behind).size).toBe(2)
  const faces = await page.evaluate(() =>
    [...document.querySelectorAll('.dl-standee > .card')].map((one) => one.getAttribute('aria-label')),
  )
  expect(new Set(faces).size).toBe(20)
  expect(await page.locator('.folds').count()).toBeGreaterThan(0)
  expect((await print(page)).pages).toBe(await promised(page))
  expect(complaints).toEqual([])
  await context.close()
})

test('parts of Monstructor have points on one side, and on the other a picture that does not tell which card it is', async () => {
  const { page, context, complaints } = await welcome(browser)
  await open(page, '', 'monstructor')
  const things = await measure(page)
  const fronts = things.filter(({ side, kind }) => side === 'front' && kind === 'card')
  // 187 cards, five reference cards and the credits.
  expect(fronts).toHaveLength(193)
  for (const { cardWidth, cardHeight } of fronts) {
    expect(Math.abs(cardWidth - 63)).toBeLessThan(0.2)
    expect(Math.abs(cardHeight - 88)).toBeLessThan(0.2)
  }
  const sideOf = (key: string, side: string): Locator => page.locator(`[data-key="${key}.0"][data-side="${side}"]`)
  const shown = async (key: string, side: string): Promise<string> =>
    sideOf(key, side).evaluate((one) => {
      const card = one.querySelector('.card')
      return `${card?.getAttribute('aria-label') ?? ''} ${card?.innerHTML ?? ''}`
    })
  // Two limbs of one monster: alike in the picture, not in points and icons.
  expect(await shown('parts.U1La', 'back')).toBe(await shown('parts.U1Lb', 'back'))
  expect(await shown('parts.U1La', 'front')).not.toBe(await shown('parts.U1Lb', 'front'))
  expect(await sideOf('parts.U1Lb', 'front').getByText('2', { exact: true }).count()).toBe(1)
  for (const key of ['parts.U1H', 'parts.U1Lb', 'dragons.DUH', 'powers.PSP2a', 'spells.S01a']) {
    expect([key, await sideOf(key, 'front').locator('.code').count()]).toEqual([key, 1])
    expect([key, await sideOf(key, 'back').locator('.code').count()]).toEqual([key, 0])
  }
  // A name would be a way to points for who knows the list.
  expect(await shown('parts.U1H', 'back')).not.toContain('Gravelgrin')
  expect(await page.locator('[data-side="back"] .ms-points').count()).toBe(0)
  // Hidden cards have one back.
  expect(await shown('powers.PAX4a', 'back')).toBe(await shown('spells.S10a', 'back'))
  expect(await page.locator('.sheet-page').count()).toBe(await promised(page))

  // In Dominoes its parts alone; a set of somebody's own has no help pages that codes could lead to.
  await choose(page, 'Monster Dominoes')
  const long = { timeout: 60_000 }
  await expect.poll(() => page.locator('.cut-out[data-side="front"]').count(), long).toBe(117 + 5 + 1)
  await page.locator('.print-side').getByText('My own', { exact: true }).click()
  await page
    .locator('.print-side textarea')
    .fill((CARD_SETS['weeding'] as string).replaceAll('Gravelgrin', 'Rattlejack'))
  await expect.poll(() => page.locator('.sheet-page').getByText('Rattlejack').count(), long).toBe(5)
  expect(await page.locator('.code').count()).toBe(0)
  expect(complaints).toEqual([])
  await context.close()
})

/** Cards of words that hide the end of what they say. */
const overfull = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.cut-out .words')]
      .filter((words) => words.scrollHeight > words.clientHeight + 1)
      .map((words) => `${words.querySelector('h3')?.textContent}: ${words.scrollHeight} of ${words.clientHeight}`),
  )

describe.each(['en', 'ja'])('in the language %s', (language) => {
  test.each(['monster-pack', 'monster-maker', 'double-headed-lion', 'dragon-treasure', 'monstructor'])(
    'cards of words are read to their end: %s',
    async (game) => {
      const { page, context } = await welcome(browser)
      await open(page, `?lang=${language}`, game)
      await settled(page)
      await page.emulateMedia({ media: 'print' })
      expect(await page.locator('.cut-out .words').count()).toBeGreaterThan(3)
      expect(await overfull(page)).toEqual([])
      await context.close()
    },
  )
})

test.each([
  [1440, 900, 'table'],
  [1024, 768, 'dungeon'],
  [390, 844, 'table'],
] as const)('at %d x %d the page fits and keeps nobody out (%s)', async (width, height, theme) => {
  const { page, context, complaints } = await welcome(browser, { width, height })
  await open(page, `?theme=${theme}&deck=tidewatch`)
  await choose(page, 'A deck of my own')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  const found = await violations(page)
  expect(found.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`)).toEqual([])
  expect(complaints).toEqual([])
  await context.close()
})
