import { dusk, ell, smooth, soft } from '../../geometry.ts'
import { INK, dab, stroke } from '../../pen.ts'
import { bone } from '../forms.ts'
import type { BottomArt } from '../part-pen.ts'
import { pts } from '../../paths.ts'

// Bottoms of one faction: the hip at 0,0, within x -70..70 and y 0..98.

const bones: BottomArt = (p) => {
  const { skin, dark } = p.palette
  for (const k of [-1, 1]) {
    bone(p, k * 20, 26, k * 32, 52, 8, skin)
    bone(p, k * 32, 56, k * 27, 80, 7, skin)
    p.shape(smooth(pts('16,80 30,76 56,88 54,97 20,97', k)), skin, {
      line: 2.8,
      size: 0.5,
      inside: stroke(`M${k * 36},97l${k * 3},-9M${k * 46},97l${k * 2},-7`, dark, 2, 0.8),
    })
  }
  p.shape(smooth(pts('-34,8 -16,2 0,8 16,2 34,8 30,26 14,36 0,26 -14,36 -30,26')), skin, {
    inside: dab(ell(-15, 17, 6, 5), INK, 0.9) + dab(ell(15, 17, 6, 5), INK, 0.9),
  })
}

const robe: BottomArt = (p) => {
  const { skin, dark, trim } = p.palette
  p.shape(
    soft(pts('-26,2 26,2 44,44 62,84 52,92 44,80 32,96 20,82 6,97 -6,82 -20,96 -32,80 -44,94 -60,82 -42,44'), 5),
    skin === '#9dbfb2' ? dark : skin,
    {
      inside:
        stroke('M-12,4Q-22,50 -30,90M12,4Q20,50 26,90M0,6V92', dusk(skin, 0.5), 3, 0.5) +
        stroke('M-50,72Q0,60 52,72', trim, 3.4, 0.55),
    },
  )
}

const spine: BottomArt = (p) => {
  const { skin } = p.palette
  for (let i = 0; i < 6; i++) {
    const x = Math.sin(i * 0.9) * 15 + i * i * 0.9
    const y = 12 + i * 14.5
    const w = 25 - i * 2.6
    p.shape(
      soft(
        [
          [x - w, y - 5],
          [x - w * 0.4, y - 8],
          [x + w * 0.4, y - 8],
          [x + w, y - 5],
          [x + w * 0.7, y + 7],
          [x - w * 0.7, y + 7],
        ],
        4,
      ),
      skin,
      { line: 2.8, size: 0.5 },
    )
  }
  p.shape(soft(pts('20,86 40,88 62,97 24,97'), 4), skin, { line: 2.6, size: 0.4 })
}

const waddle: BottomArt = (p) => {
  const { skin, dark, trim } = p.palette
  p.shape(smooth(pts('-28,2 28,2 46,34 38,66 0,74 -38,66 -46,34')), skin, {
    inside: [14, 30, 46, 60]
      .map((y, i) => stroke(`M-56,${y + (i % 2) * 8}Q0,${y + 12} 56,${y - 4}`, dark, 2.6, 0.7))
      .join(''),
  })
  for (const k of [-1, 1]) p.shape(smooth(pts('6,76 24,64 44,78 62,90 46,92 36,97 24,92 8,95', k)), trim, { line: 3 })
}

export const undead: Readonly<Record<string, BottomArt>> = { bones, robe, spine, waddle }
