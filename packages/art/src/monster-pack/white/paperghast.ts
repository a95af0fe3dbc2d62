import { ell, poly } from '../../geometry.ts'
import { both } from '../../limbs.ts'
import { INK, type Pen, dab, stroke } from '../../pen.ts'
import { SHADE, NIGHT } from './parts.ts'

/** Paperghast: folded out of a bad letter. */
export const paperghast = (p: Pen): void => {
  p.shape(
    poly([
      [-92, 4],
      [-36, -26],
      [-30, 30],
    ]),
    '#cfc6e6',
    { inside: stroke('M-92,4L-32,4', SHADE, 2.4, 0.6) },
  )
  p.shape(
    poly([
      [92, 4],
      [36, -26],
      [30, 30],
    ]),
    '#f6f2ff',
    { inside: stroke('M92,4L32,4', SHADE, 2.4, 0.6) },
  )
  p.shape(
    poly([
      [0, -86],
      [48, -34],
      [38, 40],
      [0, 60],
    ]),
    '#cfc6e6',
    {
      inside: dab(
        poly([
          [0, -86],
          [48, -34],
          [0, -10],
        ]),
        '#ffffff',
        0.35,
      ),
    },
  )
  p.shape(
    poly([
      [0, -86],
      [-48, -34],
      [-38, 40],
      [0, 60],
    ]),
    '#f6f2ff',
    {
      inside:
        dab(
          poly([
            [0, -86],
            [-48, -34],
            [0, -10],
          ]),
          '#ffffff',
          0.9,
        ) + stroke('M-44,16h34M-42,26h30', '#a89ac8', 2.6, 0.7),
    },
  )
  p.shape(
    poly([
      [-38, 40],
      [0, 60],
      [-16, 92],
      [-26, 66],
      [-44, 82],
    ]),
    '#cfc6e6',
    {},
  )
  p.shape(
    poly([
      [38, 40],
      [0, 60],
      [16, 92],
      [26, 66],
      [44, 82],
    ]),
    '#b8acd8',
    {},
  )
  p.line('M0,-86V60', INK, 2.6, 0.7)
  both((k) =>
    p.shape(
      poly([
        [k * 8, -16],
        [k * 36, -30],
        [k * 30, -4],
        [k * 14, 0],
      ]),
      NIGHT,
      { rim: 0, line: 2.8 },
    ),
  )
  both((k) => {
    p.halo(k * 22, -13, 15, '#c08aff', 1)
    p.fill(ell(k * 22, -13, 4.4), '#fff0ff')
  })
  p.shape(
    poly([
      [-22, 20],
      [-12, 14],
      [0, 20],
      [12, 14],
      [22, 20],
      [12, 38],
      [0, 30],
      [-12, 38],
    ]),
    NIGHT,
    { rim: 0, line: 2.8 },
  )
  p.group('rotate(-18 -76 60)', () =>
    p.shape(
      poly([
        [-88, 52],
        [-62, 50],
        [-60, 70],
        [-86, 72],
      ]),
      '#f6f2ff',
      { line: 2.4, size: 0.3, inside: stroke('M-84,58h18M-84,64h14', '#a89ac8', 2, 0.8) },
    ),
  )
  p.group('rotate(14 78 -62)', () =>
    p.shape(
      poly([
        [66, -72],
        [90, -72],
        [90, -54],
        [66, -54],
      ]),
      '#f6f2ff',
      { line: 2.4, size: 0.3, inside: stroke('M70,-66h16M70,-60h12', '#a89ac8', 2, 0.8) },
    ),
  )
}
