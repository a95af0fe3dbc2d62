import { ell, poly, smooth, soft } from '../../geometry.ts'
import { both, claws, horn, leg, pattern, skinWing, taper } from '../../limbs.ts'
import { INK, type Pen, dab, stroke } from '../../pen.ts'
import { LILAC, SHADE, NIGHT } from './parts.ts'

/** White monsters of three stars, by card id. */
export const THREE_STAR: Readonly<Record<string, (p: Pen) => void>> = {
  // Whitecrash: comes down where it likes
  W09: (p) => {
    skinWing(
      p,
      [
        [22, 4],
        [44, -66],
        [98, -84],
        [104, -34],
        [92, 8],
        [60, 22],
      ],
      1,
      '#c2b4de',
      '#8a7ab0',
    )
    skinWing(
      p,
      [
        [22, 4],
        [44, -66],
        [98, -84],
        [104, -34],
        [92, 8],
        [60, 22],
      ],
      -1,
      '#c2b4de',
      '#8a7ab0',
    )
    taper(
      p,
      [
        [14, 66],
        [54, 84],
        [86, 66],
        [80, 44],
      ],
      20,
      5,
      '#e6e0f2',
    )
    p.shape(
      poly([
        [70, 48],
        [80, 28],
        [92, 48],
      ]),
      SHADE,
      { line: 2.6, size: 0.3 },
    )
    leg(p, -26, 54, 90, 28, '#d8d0ea', SHADE, 3)
    leg(p, 26, 54, 90, 28, '#d8d0ea', SHADE, 3)
    p.shape(
      smooth([
        [-42, 66],
        [-46, 20],
        [-24, -10],
        [24, -10],
        [46, 20],
        [42, 66],
        [0, 76],
      ]),
      '#e6e0f2',
      {
        inside:
          dab(ell(0, 42, 24, 32), '#ffffff', 0.85) +
          stroke('M-20,24Q0,32 20,24M-22,40Q0,48 22,40M-18,56Q0,64 18,56', SHADE, 3, 0.5),
      },
    )
    both((k) => {
      taper(
        p,
        [
          [k * 36, 16],
          [k * 58, 34],
          [k * 48, 56],
        ],
        20,
        14,
        '#d8d0ea',
      )
      claws(p, k * 48, 56, Math.PI / 2, 3, 20, NIGHT, 9)
    })
    both((k) =>
      horn(
        p,
        [
          [k * 22, -58],
          [k * 40, -84],
          [k * 70, -92],
        ],
        18,
        '#8a7ab0',
        2,
      ),
    )
    p.shape(
      smooth([
        [-44, -26],
        [-36, -60],
        [0, -72],
        [36, -60],
        [44, -26],
        [26, 10],
        [-26, 10],
      ]),
      '#e6e0f2',
      { inside: pattern.cracks(['M-6,-72l6,14 -8,8'], '#8a7ab0', 2) },
    )
    p.eye(-19, -34, 14, { iris: '#d8304a', lid: 0.36, mood: 1, lidColour: '#a89ac8', slit: true })
    p.eye(19, -34, 14, { iris: '#d8304a', lid: 0.36, mood: 1, lidColour: '#a89ac8', slit: true })
    both((k) => p.fill(ell(k * 7, -14, 3, 4), INK))
    p.mouth(0, -6, 25, 9, { teeth: 6, length: 9, fang: 1, curve: 3 })
  },
  // Palebang: already holding its breath
  W10: (p) => {
    for (let i = 0; i < 14; i++) {
      const a = (i / 14) * Math.PI * 2 + 0.12
      p.shape(
        poly([
          [Math.cos(a - 0.11) * 62, 6 + Math.sin(a - 0.11) * 60],
          [Math.cos(a) * (90 + (i % 2) * 6), 6 + Math.sin(a) * (86 + (i % 2) * 6)],
          [Math.cos(a + 0.11) * 62, 6 + Math.sin(a + 0.11) * 60],
        ]),
        i % 2 === 0 ? SHADE : LILAC,
        { line: 2.8, size: 0.4 },
      )
    }
    p.shape(
      soft(
        [
          [60, -6],
          [98, -30],
          [92, 8],
          [98, 44],
          [60, 22],
        ],
        6,
      ),
      LILAC,
      { size: 0.6, inside: stroke('M66,4L92,-16M66,10L90,8M66,14L92,32', SHADE, 3, 0.6) },
    )
    p.shape(ell(0, 6, 68, 66), '#ece6f8', {
      inside:
        dab(
          smooth([
            [-70, 30],
            [0, 44],
            [70, 30],
            [60, 90],
            [-60, 90],
          ]),
          '#ffffff',
          0.95,
        ) +
        pattern.spots(
          [
            [-30, -40, 8],
            [4, -50, 9],
            [36, -36, 7],
            [52, -8, 6],
            [-52, -14, 6],
          ],
          SHADE,
          0.75,
        ),
    })
    both((k) =>
      p.shape(
        smooth([
          [k * 58, 26],
          [k * 84, 20],
          [k * 90, 40],
          [k * 66, 48],
        ]),
        LILAC,
        { size: 0.5 },
      ),
    )
    p.eye(-26, -8, 19, { iris: '#c9304a', lid: 0.12, lidColour: LILAC, look: [0.25, 0] })
    p.eye(26, -8, 19, { iris: '#c9304a', lid: 0.12, lidColour: LILAC, look: [-0.25, 0] })
    both((k) =>
      p.shape(ell(k * 30, 30, 20, 17), '#f6f2ff', {
        line: 3,
        size: 0.6,
        inside: dab(ell(k * 30 - 4, 24, 9, 6), '#ffb0c8', 0.7),
      }),
    )
    p.shape(ell(0, 34, 9, 8), NIGHT, { rim: 0, line: 2.8 })
    p.line('M-20,-40l-10,-8M20,-40l10,-8', INK, 4)
  },
}
