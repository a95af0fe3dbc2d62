import { isDeepStrictEqual } from 'node:util'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import type { Finding } from './finding.ts'
import { askPage } from './in-page.ts'
import type { Ink } from './page/inks.ts'

/** WCAG 2.2, 1.4.3: for words, and for large ones. */
const LEAST = 4.5
const LEAST_LARGE = 3

type Colour = readonly [r: number, g: number, b: number]

const part = (value: number): number => {
  const share = value / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

const luminance = ([r, g, b]: Colour): number => 0.2126 * part(r) + 0.7152 * part(g) + 0.0722 * part(b)

const between = (one: Colour, other: Colour): number => {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

const over = (ink: Colour, alpha: number, ground: Colour): Colour =>
  ground.map((value, index) => value + ((ink[index] as number) - value) * alpha) as unknown as Colour

/** A picture as red, green and blue bytes. */
interface Picture {
  readonly data: Buffer
  readonly width: number
  readonly height: number
}

/** Points over a line of words: enough to meet both sides of a frame and the middle of a shade. */
const COLUMNS = 24
const ROWS = 5

const groundsUnder = ({ data, width, height }: Picture, { box }: Ink): readonly Colour[] =>
  Array.from({ length: COLUMNS * ROWS }, (_, index) => {
    const column = (index % COLUMNS) / (COLUMNS - 1)
    const row = Math.floor(index / COLUMNS) / (ROWS - 1)
    const x = Math.min(width - 1, Math.round(box.left + (box.right - 1 - box.left) * column))
    const y = Math.min(height - 1, Math.round(box.top + (box.bottom - 1 - box.top) * row))
    const at = (y * width + x) * 3
    return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0] as const
  })

/** How well a line can be read on what lies under it, at half of its points. */
const legibility = (picture: Picture, ink: Ink): number => {
  const [r, g, b, alpha] = ink.colour
  const all = groundsUnder(picture, ink)
    .map((ground) => between(over([r, g, b], alpha * ink.opacity, ground), ground))
    .sort((one, other) => one - other)
  return all[Math.floor(all.length / 2)] ?? 1
}

/** Milliseconds between two looks at what moved, and looks until it must have come to rest: bots may be at their turns. */
const REST = 500
const LOOKS = 24

/** A line of words that cannot be read well enough where it was pictured. */
interface Faint {
  readonly ink: Ink
  readonly ratio: number
}

/**
 * Words stand out from what really lies under them, drawn or painted: the page is pictured without its letters. Where faint
 * words lay elsewhere after the picture than before it, as on a map that moves, all is pictured again.
 */
export const contrast = async (page: Page): Promise<readonly Finding[]> => {
  for (let look = 1; ; look++) {
    const faint = await pictured(page)
    const stays = faint.length === 0 ? [] : await askPage(page, 'inks')
    if (look === LOOKS || faint.every(({ ink }) => stays.some((one) => isDeepStrictEqual(one, ink))))
      return faint.map(({ ink: { what, text }, ratio }) => ({
        law: 'contrast',
        what,
        detail: `"${text.slice(0, 60)}" ${ratio.toFixed(2)} to 1`,
      }))
    await page.waitForTimeout(REST)
  }
}

const pictured = async (page: Page): Promise<readonly Faint[]> => {
  const all = await askPage(page, 'inks')
  await askPage(page, 'hideLetters', true)
  const shot = await page.screenshot({ scale: 'css', animations: 'disabled' })
  await askPage(page, 'hideLetters', false)
  const { data, info } = await sharp(shot).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const picture = { data, width: info.width, height: info.height }
  return all
    .map((ink) => ({ ink, ratio: legibility(picture, ink) }))
    .filter(({ ink, ratio }) => ratio < (ink.large ? LEAST_LARGE : LEAST) - 0.05)
}
