import { dusk, ell, lite, smooth, soft, tube } from '../../geometry.ts'
import { both, pattern } from '../../limbs.ts'
import { mirrored, pts } from '../../paths.ts'
import { type Pen, dab, stroke } from '../../pen.ts'

/** Waits in the middle of it. */
export const giantSpider = (p: Pen): void => {
  const [body, mark] = ['#5f4a86', '#e0503c']
  let web = ''
  for (let i = 0; i < 12; i++) {
    const a = (i / 12) * Math.PI * 2 + 0.2
    web += `M0,-20L${Math.round(Math.cos(a) * 130)},${Math.round(-20 + Math.sin(a) * 130)}`
  }
  for (const r of [44, 72, 102])
    for (let i = 0; i < 12; i++) {
      const [a, b] = [(i / 12) * Math.PI * 2 + 0.2, ((i + 1) / 12) * Math.PI * 2 + 0.2]
      const m = (a + b) / 2
      web += `M${Math.round(Math.cos(a) * r)},${Math.round(-20 + Math.sin(a) * r)}Q${Math.round(Math.cos(m) * r * 0.82)},${Math.round(-20 + Math.sin(m) * r * 0.82)} ${Math.round(Math.cos(b) * r)},${Math.round(-20 + Math.sin(b) * r)}`
    }
  p.line(web, '#efe9ff', 1.8, 0.5)
  both((side) => {
    for (const leg of [
      '30,0 62,-66 96,-40 104,6',
      '34,8 84,-30 106,12 100,58',
      '32,18 80,8 92,50 78,92',
      '24,28 54,38 60,66 44,96',
    ]) {
      p.shape(
        tube(pts(leg, side), (t) => 15 - 9 * t, 16),
        body,
        { size: 0.4, line: 3, inside: stroke(smooth(pts(leg, side), false), '#c9b8ff', 3, 0.35) },
      )
    }
  })
  p.shape(mirrored('0,-98 40,-88 58,-52 44,-14 0,-2'), body, {
    inside:
      dab(soft(pts('0,-88 14,-66 6,-52 16,-32 0,-22 -16,-32 -6,-52 -14,-66'), 3), mark, 1) +
      pattern.fur(
        [
          [-34, -60],
          [30, -60],
          [-30, -34],
          [26, -34],
        ],
        dusk(body, 0.5),
        8,
      ),
  })
  p.shape(mirrored('0,-26 34,-18 46,10 36,40 0,52'), lite(body, 0.08), {
    inside: pattern.fur(
      [
        [-24, -10],
        [20, -10],
      ],
      dusk(body, 0.5),
      7,
    ),
  })
  both((side) => {
    p.eye(side * 15, 8, 13, { iris: '#e0301a', white: '#1c0f1e', lid: 0.12, mood: 1, lidColour: dusk(body, 0.3) })
    for (const [x, y, r] of [
      [35, 2, 7],
      [28, -10, 5],
      [12, -13, 4.4],
    ] as const) {
      p.shape(ell(side * x, y, r), '#c8301a', { size: 0.2, line: 2.6 })
      p.fill(ell(side * x - 1.6, y - 1.6, r * 0.3), '#fff')
    }
    p.shape(smooth(pts('4,34 22,34 26,54 14,80 6,84 12,60 4,50', side)), '#2a1a34', {
      size: 0.5,
      line: 3,
      inside: dab(`M${side * 14},62L${side * 6},86L${side * 20},80Z`, '#f0e2bd', 1),
    })
  })
}

/** Where it comes from, there was rock a moment ago. */
export const giantWorm = (p: Pen): void => {
  const [skin, inner] = ['#a8567a', '#5a1430']
  p.shape(
    tube(pts('48,100 78,40 60,-10 12,-26'), (t) => 84 - 6 * t, 22),
    skin,
    {
      inside:
        stroke('M16,74Q60,96 112,72M26,50Q72,66 116,40M32,26Q68,26 104,2M26,2Q54,-14 72,-38', dusk(skin, 0.5), 5, 0.6) +
        stroke('M22,62Q66,82 114,56M30,38Q72,46 110,20', lite(skin, 0.5), 2.6, 0.6),
    },
  )
  p.shape(smooth(pts('-2,-96 44,-84 62,-40 46,6 4,22 -42,8 -62,-34 -48,-80')), lite(skin, 0.1), { line: 4 })
  p.shape(smooth(pts('-4,-80 30,-70 44,-38 32,-2 0,8 -34,-2 -48,-36 -38,-68')), inner, { rim: 0, flat: true })
  for (const [count, r, l] of [
    [14, 42, 18],
    [10, 27, 13],
  ] as const)
    for (let i = 0; i < count; i++) {
      const a = (i / count) * Math.PI * 2
      const at = (d: number, turn: number) =>
        [-2 + Math.cos(a + turn) * d, -36 + Math.sin(a + turn) * d * 0.98] as const
      p.shape(soft([at(r, -0.16), at(r - l, 0), at(r, 0.16)], 1), '#fff2d0', { size: 0.25, line: 2.6 })
    }
  p.fill(ell(-2, -36, 11), '#16040c')
  p.halo(-2, -36, 16, '#e0506a', 0.5)
  p.fill(smooth(pts('-40,-84 -20,-92 0,-92 -20,-86')), '#fff', 0.4)
  for (const [x, y, r] of [
    [-4, 92, 22],
    [34, 96, 26],
    [76, 96, 28],
    [104, 94, 18],
    [-30, 96, 14],
  ] as const)
    p.shape(
      smooth([
        [x - r, y + 10],
        [x - r * 0.7, y - r * 0.5],
        [x + r * 0.2, y - r * 0.7],
        [x + r, y - 2],
        [x + r * 0.8, y + 14],
      ]),
      '#6b5a58',
      { size: 0.5, line: 3 },
    )
  for (const [x, y, r] of [
    [-62, 74, 8],
    [-82, 40, 5],
    [88, -66, 6],
    [-46, 52, 4],
  ] as const)
    p.shape(
      soft(
        [
          [x - r, y],
          [x, y - r],
          [x + r, y + 2],
          [x, y + r],
        ],
        2,
      ),
      '#6b5a58',
      { size: 0.3, line: 2.6 },
    )
}
