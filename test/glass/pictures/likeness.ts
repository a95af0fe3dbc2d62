import pixelmatch from 'pixelmatch'
import sharp from 'sharp'

/** Pictures are kept as WebP of this quality; a new one is encoded alike before the two are compared. */
const QUALITY = 90

/**
 * What another machine of the same kind may draw otherwise: a pixel counts as different when its colour is further away
 * than `pixel` (0 to 1, in YIQ; the smoothed edges of letters and shapes are left out), and a picture differs when more
 * than `share` of its pixels do, or when so many lie in one `block` of 24 x 24 pixels: a small thing in one place is no
 * noise.
 */
const TOLERANCE = { pixel: 0.08, share: 0.0002, side: 24, block: 32 }

export interface Likeness {
  readonly alike: boolean
  /** Different pixels, of all. */
  readonly pixels: number
  readonly share: number
  /** Different pixels in the block that has most. */
  readonly worst: number
  /** PNG: what differs in red over the pale old picture; null where the sizes differ. */
  readonly difference: Buffer | null
}

export const encode = (png: Buffer): Promise<Buffer> => sharp(png).webp({ quality: QUALITY, effort: 6 }).toBuffer()

const decode = async (picture: Buffer): Promise<{ data: Uint8Array; width: number; height: number }> => {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data: new Uint8Array(data), width: info.width, height: info.height }
}

/** Marked pixels of the fullest block. */
const fullestBlock = (mask: Uint8Array, width: number, height: number): number => {
  const across = Math.ceil(width / TOLERANCE.side)
  const blocks = new Uint32Array(across * Math.ceil(height / TOLERANCE.side))
  for (let pixel = 0; pixel < width * height; pixel++) {
    if (mask[pixel * 4 + 3] === 0) continue
    const [x, y] = [pixel % width, Math.floor(pixel / width)]
    const block = Math.floor(y / TOLERANCE.side) * across + Math.floor(x / TOLERANCE.side)
    blocks[block] = (blocks[block] as number) + 1
  }
  return blocks.reduce((most, count) => Math.max(most, count), 0)
}

/** Holds a new picture against the one kept, both encoded as pictures are kept. */
export const compare = async (kept: Buffer, drawn: Buffer): Promise<Likeness> => {
  const [old, now] = await Promise.all([decode(kept), decode(drawn)])
  const { width, height } = old
  if (width !== now.width || height !== now.height)
    return { alike: false, pixels: width * height, share: 1, worst: TOLERANCE.side ** 2, difference: null }
  const mask = new Uint8Array(width * height * 4)
  const pixels = pixelmatch(old.data, now.data, mask, width, height, { threshold: TOLERANCE.pixel, diffMask: true })
  const share = pixels / (width * height)
  const worst = pixels === 0 ? 0 : fullestBlock(mask, width, height)
  const alike = share <= TOLERANCE.share && worst <= TOLERANCE.block
  return { alike, pixels, share, worst, difference: alike ? null : await marked(old.data, now.data, width, height) }
}

const marked = (old: Uint8Array, now: Uint8Array, width: number, height: number): Promise<Buffer> => {
  const over = new Uint8Array(width * height * 4)
  pixelmatch(old, now, over, width, height, { threshold: TOLERANCE.pixel, alpha: 0.35 })
  return sharp(over, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer()
}
