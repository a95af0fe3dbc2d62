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

/** Milliseconds in which whatever moved on by itself has come to rest. */
const REST = 400

/**
 * Words stand out from what really lies under them, drawn or painted: the page is pictured without its letters. What seems
 * to fail is measured again at rest, for a map may have moved between its words and its picture.
 */
export const contrast = async (page: Page): Promise<readonly Finding[]> => {
  if ((await measured(page)).length === 0) return []
  await page.waitForTimeout(REST)
  return measured(page)
}

const measured = async (page: Page): Promise<readonly Finding[]> => {
  const all = await askPage(page, 'inks')
  await askPage(page, 'hideLetters', true)
  const shot = await page.screenshot({ scale: 'css', animations: 'disabled' })
  await askPage(page, 'hideLetters', false)
  const { data, info } = await sharp(shot).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const picture = { data, width: info.width, height: info.height }
  return all.flatMap((ink) => {
    const ratio = legibility(picture, ink)
    if (ratio >= (ink.large ? LEAST_LARGE : LEAST) - 0.05) return []
    return [{ law: 'contrast', what: ink.what, detail: `"${ink.text.slice(0, 60)}" ${ratio.toFixed(2)} to 1` }]
  })
}
