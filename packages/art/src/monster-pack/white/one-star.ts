import { ell, poly, smooth, soft } from '../../geometry.ts'
import { both, bubbles, claws, ear, foot, horn, leg, pattern, sparkle, taper } from '../../limbs.ts'
import { INK, type Pen, dab, stroke } from '../../pen.ts'
import { SHEET, LILAC, SHADE, NIGHT, SPARK, fuse, bubblesInside } from './parts.ts'

/** White monsters of one star, by card id. */
export const ONE_STAR: Readonly<Record<string, (p: Pen) => void>> = {
  // Blankit: there is nobody under it
  W01: (p) => {
    p.shape(
      smooth([
        [-64, 84],
        [-70, 30],
        [-56, -34],
        [-20, -68],
        [20, -70],
        [56, -36],
        [70, 30],
        [66, 84],
        [44, 70],
        [24, 92],
        [0, 74],
        [-24, 92],
        [-44, 70],
      ]),
      SHEET,
      {
        inside:
          stroke('M-46,-10Q-56,40 -50,76M-22,30Q-28,60 -24,86M22,30Q28,60 24,86M46,-10Q56,40 50,76', SHADE, 4, 0.5) +
          dab(ell(-28, -34, 14, 20), '#ffffff', 0.8),
      },
    )
    taper(
      p,
      [
        [-58, 16],
        [-88, 4],
        [-90, -26],
      ],
      24,
      14,
      SHEET,
    )
    taper(
      p,
      [
        [58, 16],
        [88, 6],
        [92, -22],
      ],
      24,
      14,
      SHEET,
    )
    both((k) => p.fill(ell(k * 19, -18, 10, 14), NIGHT))
    both((k) => p.fill(ell(k * 19 - 3, -23, 3.4, 4.4), '#ffffff'))
    p.fill(ell(0, 14, 9, 12), NIGHT)
    p.fill(ell(-40, 6, 9, 6), '#f0a0c0', 0.6)
    p.fill(ell(40, 6, 9, 6), '#f0a0c0', 0.6)
    p.shape(
      poly([
        [24, 40],
        [46, 36],
        [50, 56],
        [28, 60],
      ]),
      '#a88ad8',
      { line: 2.6, size: 0.4, inside: stroke('M28,46l18,-4M30,54l18,-4', '#ffffff', 2, 0.8) },
    )
  },
  // Fizzpop: do not shake
  W02: (p) => {
    fuse(p, [
      [22, -56],
      [40, -82],
      [66, -78],
      [78, -92],
    ])
    foot(p, -26, 88, 20, SHADE, 2, 9)
    foot(p, 26, 88, 20, SHADE, 2, 9)
    both((k) => {
      taper(
        p,
        [
          [k * 56, 20],
          [k * 80, 14],
          [k * 86, -10],
        ],
        14,
        11,
        SHADE,
      )
      p.shape(ell(k * 86, -14, 13), SHEET, { line: 3, size: 0.5 })
    })
    p.shape(
      soft(
        [
          [8, -66],
          [34, -58],
          [28, -40],
          [2, -48],
        ],
        4,
      ),
      '#8a80a8',
      { line: 3, size: 0.4 },
    )
    p.shape(ell(0, 20, 64, 64), '#4a4066', {
      inside:
        dab(ell(-28, -12, 17, 24), '#ffffff', 0.5) +
        bubblesInside([
          [22, 56, 7],
          [-20, 62, 5],
          [40, 40, 5],
          [-44, 36, 6],
          [6, 70, 4],
        ]),
    })
    p.eye(-22, 4, 18, { iris: '#e07a1c', lid: 0.06, lidColour: '#4a4066', look: [0.2, -0.2] })
    p.eye(24, 4, 18, { iris: '#e07a1c', lid: 0.06, lidColour: '#4a4066', look: [-0.2, -0.2] })
    p.mouth(0, 32, 32, 18, { teeth: 6, length: 9, flat: true, curve: 8 })
    bubbles(
      p,
      [
        [-70, -50, 10],
        [-84, -26, 6],
        [-56, -76, 6],
      ],
      '#8a78c0',
    )
  },
  // Chalkimp: draws its own door
  W03: (p) => {
    taper(
      p,
      [
        [-20, 62],
        [-62, 78],
        [-86, 54],
      ],
      14,
      5,
      SHEET,
    )
    p.shape(
      poly([
        [-94, 60],
        [-78, 52],
        [-88, 36],
      ]),
      LILAC,
      { line: 2.6, size: 0.3 },
    )
    leg(p, -16, 60, 88, 18, SHEET, LILAC, 3)
    leg(p, 18, 60, 88, 18, SHEET, LILAC, 3)
    p.shape(
      smooth([
        [-32, 66],
        [-34, 28],
        [-18, 6],
        [20, 6],
        [36, 28],
        [34, 66],
        [0, 76],
      ]),
      SHEET,
      {
        inside: pattern.fur(
          [
            [-14, 40],
            [10, 52],
            [18, 30],
          ],
          SHADE,
          8,
        ),
      },
    )
    taper(
      p,
      [
        [-28, 20],
        [-58, 26],
        [-68, 4],
      ],
      16,
      11,
      SHEET,
    )
    claws(p, -68, 4, -1.9, 3, 16, LILAC, 8)
    taper(
      p,
      [
        [30, 20],
        [58, 12],
        [66, -18],
      ],
      16,
      11,
      SHEET,
    )
    p.group('rotate(24 70 -28)', () =>
      p.shape(
        soft(
          [
            [62, -56],
            [78, -56],
            [78, -8],
            [62, -8],
          ],
          4,
        ),
        '#f0a0b8',
        { line: 3, size: 0.4 },
      ),
    )
    p.line('M84,-66q-40,-40 -88,-24', '#ffffff', 6, 0.95)
    p.line('M84,-66q-40,-40 -88,-24', '#d8588a', 2.6, 0.9)
    both((k) =>
      horn(
        p,
        [
          [k * 22, -50],
          [k * 38, -66],
          [k * 30, -84],
        ],
        14,
        LILAC,
        1,
      ),
    )
    both((k) => ear.point(p, k, 44, -20, 14, 18, 80, SHEET, '#f0a0c0'))
    p.shape(
      smooth([
        [-48, -18],
        [-40, -52],
        [0, -62],
        [40, -52],
        [48, -18],
        [28, 12],
        [-28, 12],
      ]),
      SHEET,
      { inside: dab(ell(-22, -46, 14, 8), '#ffffff', 0.8) },
    )
    p.eye(-19, -22, 16, { iris: '#d8588a', lid: 0.28, mood: 0.8, lidColour: LILAC })
    p.eye(19, -22, 16, { iris: '#d8588a', lid: 0.28, mood: 0.8, lidColour: LILAC })
    p.mouth(0, -4, 19, 9, { teeth: 5, length: 7, curve: 6 })
  },
  // Popglow: a light that is about to be two
  W04: (p) => {
    p.halo(0, 4, 104, '#ffe48a', 0.8)
    for (let i = 0; i < 9; i++) {
      const a = (i / 9) * Math.PI * 2 + 0.3
      p.line(`M${Math.cos(a) * 68},${6 + Math.sin(a) * 66}L${Math.cos(a) * 88},${6 + Math.sin(a) * 86}`, INK, 8)
      p.line(`M${Math.cos(a) * 68},${6 + Math.sin(a) * 66}L${Math.cos(a) * 88},${6 + Math.sin(a) * 86}`, SPARK, 4.6)
    }
    p.shape(ell(0, 6, 56, 56), '#fff0b0', {
      shade: 0.16,
      inside: dab(ell(-22, -20, 18, 14), '#ffffff', 0.95) + dab(ell(10, 40, 40, 18), '#f0a83c', 0.35),
    })
    both((k) => {
      p.shape(
        smooth([
          [k * 40, -30],
          [k * 70, -58],
          [k * 92, -44],
          [k * 78, -20],
          [k * 52, -12],
        ]),
        '#f6f2ff',
        { size: 0.5, shade: 0.14, inside: stroke(`M${k * 44},-26L${k * 82},-42`, SHADE, 2.4, 0.6) },
      )
    })
    p.eye(-19, 2, 16, { iris: '#8a5ac0', lid: 0.1, lidColour: '#f0d88a' })
    p.eye(19, 2, 16, { iris: '#8a5ac0', lid: 0.1, lidColour: '#f0d88a' })
    p.mouth(0, 25, 14, 12, { teeth: 0, curve: 5 })
    p.fill(ell(-38, 22, 8, 5.4), '#ff8a7a', 0.6)
    p.fill(ell(38, 22, 8, 5.4), '#ff8a7a', 0.6)
    sparkle(p, 74, 60, 13, '#e0a020')
    sparkle(p, -80, 66, 10, '#e0a020')
    sparkle(p, -76, -66, 12, '#e0a020')
  },
}
