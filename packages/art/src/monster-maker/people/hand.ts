import { dusk, smooth } from '../../geometry.ts'
import { taper } from '../../limbs.ts'
import { pts } from '../../paths.ts'
import { type Pen, stroke } from '../../pen.ts'

/** A sleeve and an open hand that points up, the palm at 0,0. */
export const openHand = (p: Pen, sleeve: string, skin: string): void => {
  p.shape(smooth(pts('-24,28 24,28 44,96 -44,96')), sleeve, {
    size: 0.7,
    inside: stroke('M-24,36Q0,46 24,36', '#f0c44a', 7, 1),
  })
  taper(p, pts('38,-26 34,-6 18,14'), 13, 16, skin, { size: 0.4, line: 3 })
  for (const [x, lean, length] of [
    [-18, -12, 32],
    [-6, -4, 40],
    [7, 4, 38],
  ] as const)
    taper(p, pts(`${x + lean},${-length} ${x + lean * 0.5},${-length * 0.6} ${x},0`), 12, 15, skin, {
      size: 0.4,
      line: 3,
    })
  p.shape(smooth(pts('-26,-6 -10,-14 14,-12 26,2 22,26 0,32 -22,26')), skin, { size: 0.6, line: 3 })
  p.line('M-14,10Q2,2 16,12', dusk(skin, 0.45), 2.6, 0.8)
}

/** A fist round what is held at x, y. */
export const fist = (p: Pen, x: number, y: number, skin: string, turn = 0): void =>
  p.group(`translate(${x} ${y}) rotate(${turn})`, () => {
    p.shape(smooth(pts('-17,-10 0,-15 17,-11 20,6 12,16 -10,17 -19,8')), skin, { size: 0.5, line: 3 })
    p.line('M-17,-3h20M-18,4h21M-15,11h17', dusk(skin, 0.5), 2.2, 0.8)
  })
