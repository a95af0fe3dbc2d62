import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { compare, encode } from '../glass/pictures/likeness.ts'
import { reportPage } from '../glass/pictures/report.ts'

const [WIDTH, HEIGHT] = [390, 300]

/** A parchment with words of this size and ink, as a browser would take a picture of it. */
const drawn = (inner: string, width = WIDTH): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${HEIGHT}"><rect width="100%" height="100%" fill="#f1e5c9"/>${inner}</svg>`,
    ),
  )
    .png()
    .toBuffer()

const bar = (x: number, width: number, ink = '#3a2410'): string =>
  `<rect x="${x}" y="100" width="${width}" height="12" fill="${ink}"/>`

const kept = async (inner: string): Promise<Buffer> => encode(await drawn(inner))

describe('pictures are alike', () => {
  it('when nothing changed, though both were encoded', async () => {
    const picture = await kept(bar(40, 120))
    expect(await compare(picture, await kept(bar(40, 120)))).toMatchObject({ alike: true, pixels: 0 })
  })

  it('when another machine smooths an edge otherwise', async () => {
    const seen = await compare(await kept(bar(40, 120)), await kept(bar(40.2, 120)))
    expect(seen.alike).toBe(true)
  })
})

describe('pictures differ', () => {
  it.each([
    ['a word is missing', ''],
    ['a thing moved by four pixels', bar(44, 120)],
    ['a word became smaller', `<rect x="40" y="102" width="80" height="8" fill="#3a2410"/>`],
    ['ink is too pale', bar(40, 120, '#d8cba9')],
    ['a small mark came', `${bar(40, 120)}<circle cx="300" cy="200" r="6" fill="#8a1a14"/>`],
  ])('when %s', async (_, inner) => {
    const seen = await compare(await kept(bar(40, 120)), await kept(inner))
    expect(seen.alike).toBe(false)
    expect(seen.difference).not.toBeNull()
  })

  it('when they have another size', async () => {
    const seen = await compare(await kept(bar(40, 120)), await encode(await drawn(bar(40, 120), 400)))
    expect(seen).toMatchObject({ alike: false, share: 1, difference: null })
  })
})

describe('the page of differences', () => {
  it('shows old, new and difference of each, and lets no words become tags', () => {
    const html = reportPage([{ id: 'a<b', old: 'o.webp', now: 'n.webp', difference: null, words: '3 & 4' }], 7)
    expect(html).toContain('1 of 7 pictures differ')
    expect(html).toContain('a&lt;b')
    expect(html).toContain('src="o.webp"')
    expect(html).toContain('3 &amp; 4')
    expect(html.match(/<figure>/g)).toHaveLength(3)
  })
})
