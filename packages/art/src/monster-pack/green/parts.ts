import { ell, smooth } from '../../geometry.ts'
import { pattern } from '../../limbs.ts'
import { type Pen, dab } from '../../pen.ts'

export const LEAF = '#6fae4a'
export const FERN = '#4d8f3f'
export const MOSS = '#7f9f3f'
export const BARK = '#7a5636'
export const DARK_BARK = '#5a3f2a'
export const LIGHT = '#d8f06a'
export const MAGIC = '#b8ff8a'

/** A sign of power in the air. */
export const rune = (p: Pen, x: number, y: number, size: number, kind: number): void => {
  const paths = [
    'M0,-10V10M-6,-4L0,-10L6,-4',
    'M-5,-10V10M-5,-6L6,0L-5,6',
    'M0,-10V10M-7,2L0,-6L7,2',
    'M-6,-10L6,10M6,-10L-6,10',
    'M-5,10V-10L6,-2L-5,4',
  ] as const
  p.halo(x, y, size * 1.9, '#c8ff7a', 0.75)
  p.group(`translate(${x} ${y}) scale(${size / 12})`, () =>
    p.line(paths[kind % paths.length] as string, '#f6ffd8', 3.4),
  )
}

export const fireflies = (p: Pen, spots: readonly (readonly [number, number, number])[]): void => {
  for (const [x, y, r] of spots) {
    p.halo(x, y, r * 2.6, '#d8ff7a', 0.8)
    p.fill(ell(x, y, r * 0.5), '#fbffe0')
  }
}

/** A pointed hat that bends at its tip. */
export const hat = (
  p: Pen,
  x: number,
  y: number,
  w: number,
  h: number,
  lean: number,
  colour: string,
  band: string,
): void => {
  p.shape(
    smooth([
      [x - w * 0.55, y],
      [x - w * 0.34, y - h * 0.5],
      [x + lean * 0.3, y - h * 0.86],
      [x + lean, y - h],
      [x + lean * 0.72, y - h * 0.74],
      [x + w * 0.34, y - h * 0.42],
      [x + w * 0.55, y],
    ]),
    colour,
    {
      inside: dab(
        smooth([
          [x - w, y - h * 0.2],
          [x, y - h * 0.08],
          [x + w, y - h * 0.2],
          [x + w, y + 4],
          [x, y + 16],
          [x - w, y + 4],
        ]),
        band,
        0.95,
      ),
    },
  )
  p.shape(
    smooth([
      [x - w, y + 4],
      [x - w * 0.5, y - 7],
      [x, y - 3],
      [x + w * 0.5, y - 7],
      [x + w, y + 4],
      [x + w * 0.5, y + 13],
      [x, y + 17],
      [x - w * 0.5, y + 13],
    ]),
    colour,
    { size: 0.6 },
  )
}

export const cap = (spots: readonly (readonly [number, number, number])[]): string =>
  pattern.spots(spots, '#fff6e0', 0.95)
