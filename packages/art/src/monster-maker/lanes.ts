import { dusk, ell, lite, seeded, smooth, soft, tube } from '../geometry.ts'
import { flamePath, horn, starPath } from '../limbs.ts'
import { figure } from '../monster-pack/figure.ts'
import { mirrored, plate, pts } from '../paths.ts'
import { INK, type Pen, dab, stroke } from '../pen.ts'
import { GOLD } from './arms.ts'
import { dust, light, lights } from './light.ts'
import { chest } from './treasures/chest.ts'

const LENGTH = 900
const HEIGHT = 180

const niche = (x: number): string =>
  `<path d="M${x - 34} 132V72Q${x - 34} 34 ${x} 34Q${x + 34} 34 ${x + 34} 72V132Z" fill="#0b0603" fill-opacity=".72" stroke="#6b4a2a" stroke-opacity=".55" stroke-width="5"/>`

const torch = (x: number): string =>
  `${light('torch', x, 58, 74, 0.5)}<path d="M${x - 3} 64h6l-1.4 30h-3.2Z" fill="#2a1507"/><path d="M${x - 7} 62h14l-3 8h-8Z" fill="#7a5230"/><path d="M${x} 38C${x + 9} 50 ${x + 8} 62 ${x} 63C${x - 8} 62 ${x - 9} 51 ${x} 38Z" fill="#ffb347"/><path d="M${x} 48C${x + 4} 54 ${x + 4} 61 ${x} 62C${x - 4} 61 ${x - 4} 54 ${x} 48Z" fill="#fff0b8"/>`

/** The passage behind a lane, 900 by 180: its foot is dark, for words stand there. */
export const passage = (): string => {
  const random = seeded(19)
  let joints = ''
  for (let row = 0; row < 8; row++) {
    const y = row * 17
    joints += `M0 ${y}H${LENGTH}`
    for (let x = row % 2 === 0 ? 0 : 22; x < LENGTH; x += 44) joints += `M${x} ${y}v17`
  }
  let stones = ''
  for (let i = 0; i < 70; i++) {
    const [column, row] = [Math.floor(random() * 21), Math.floor(random() * 8)]
    stones += `M${column * 44 + (row % 2 === 0 ? 0 : 22) + 1} ${row * 17 + 1}h42v15h-42Z`
  }
  let slabs = 'M0 150H900'
  for (let x = -20; x < LENGTH + 60; x += 60) slabs += `M${x} 132L${x - 34} 180`
  const inner = `<rect width="${LENGTH}" height="${HEIGHT}" fill="#241509"/><path d="${stones}" fill="#5a3a1e" opacity=".42"/><path d="${joints}" stroke="#0a0502" stroke-width="1.6" stroke-opacity=".7" fill="none"/>${[90, 330, 570, 810].map((x) => niche(x)).join('')}${[210, 450, 690].map((x) => torch(x)).join('')}<path d="M0 132H900V180H0Z" fill="#2f1f12"/><path d="${slabs}" stroke="#0a0502" stroke-width="1.6" stroke-opacity=".6" fill="none"/><path d="M0 132H900" stroke="#6b4a2a" stroke-opacity=".6" stroke-width="3"/>${dust(8, 20, '#ffce7a')}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${LENGTH} ${HEIGHT}" width="${LENGTH}" height="${HEIGHT}" preserveAspectRatio="xMinYMax slice"><defs>${lights(inner)}<linearGradient id="d" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0a0502" stop-opacity=".5"/><stop offset=".3" stop-color="#0a0502" stop-opacity=".12"/><stop offset=".7" stop-color="#0a0502" stop-opacity=".4"/><stop offset="1" stop-color="#0a0502" stop-opacity=".86"/></linearGradient></defs>${inner}<rect width="${LENGTH}" height="${HEIGHT}" fill="url(#d)"/></svg>`
}

/** A little walker whose feet stand at x, 84. */
const walker = (p: Pen, x: number, tall: number, cloak: string, skin: string, hat: () => void): void =>
  p.group(`translate(${x} 84)`, () => {
    for (const [from, to] of [
      [-8, -14],
      [8, 16],
    ] as const) {
      p.shape(tube(pts(`${from},-20 ${(from + to) / 2},-10 ${to},-3`), 13), dusk(cloak, 0.45), { size: 0.3, line: 3.4 })
      p.shape(smooth(pts(`${to - 8},-6 ${to + 10},-6 ${to + 13},2 ${to - 8},2`)), '#3a2416', { size: 0.2, line: 3.4 })
    }
    p.shape(smooth(pts(`-22,-12 -18,${-tall + 16} 0,${-tall + 6} 18,${-tall + 16} 24,-12 0,-18`)), cloak, {
      size: 0.5,
      line: 3.8,
      inside: stroke(`M-4,-16L2,${-tall + 12}`, dusk(cloak, 0.5), 3, 0.6),
    })
    p.group(`translate(3 ${-tall - 6})`, () => {
      p.shape(ell(0, 0, 19, 20), skin, { size: 0.5, line: 3.8 })
      for (const at of [3, 12]) p.fill(ell(at, -1, 2.6, 3.4), INK)
      hat()
    })
  })

const hand = (p: Pen, path: string, sleeve: string, skin: string): void => {
  const points = pts(path)
  const [x, y] = points.at(-1) ?? [0, 0]
  p.shape(tube(points, 13), sleeve, { size: 0.3, line: 3.4 })
  p.shape(ell(x, y, 8), skin, { size: 0.25, line: 3.4 })
}

/** Who goes down there, with a torch, or with what they found. */
export const party =
  (laden: boolean) =>
  (p: Pen): void => {
    p.fill(ell(0, 86, 92, 9), '#0a0502', 0.5)
    p.halo(70, -38, 40, '#ffb347', 0.8)
    walker(p, -58, 74, '#4a3f9e', '#edc29a', () => {
      p.shape(smooth(pts('-6,6 22,6 20,24 8,36 -4,24')), '#eceaf2', { size: 0.3, line: 3.4 })
      p.shape(smooth(pts('-32,-8 -16,-16 -8,-48 -20,-58 8,-54 20,-16 34,-8 0,-12')), '#4a3f9e', {
        size: 0.4,
        line: 3.8,
        inside: dab(starPath(2, -32, 7, 5, 0.45), '#f6d86a', 1),
      })
    })
    walker(p, -4, 48, '#8c6426', '#dd9a6c', () => {
      p.shape(smooth(pts('-12,4 22,2 24,24 8,44 -10,28')), '#b4501f', { size: 0.4, line: 3.6 })
      p.shape(smooth(pts('-22,-4 -18,-22 0,-30 18,-22 22,-4 0,-9')), '#8f9aa6', { size: 0.4, line: 3.8 })
      for (const side of [-1, 1]) horn(p, pts('14,-18 28,-22 30,-40', side), 10, '#f0e2bd')
    })
    if (laden) p.group('translate(-6 -22) rotate(-5) scale(.36)', () => chest(p))
    walker(p, 46, 72, '#c3342c', '#e3ad82', () => {
      p.shape(smooth(pts('-23,12 -24,-12 -10,-28 12,-28 22,-10 4,-8 -8,2')), '#b4bfca', { size: 0.4, line: 3.8 })
      p.shape(
        tube(pts('-2,-28 -18,-44 -36,-34'), (t) => 6 + 10 * Math.sin(2.9 * t)),
        '#c3342c',
        { size: 0.3, line: 3.4 },
      )
    })
    p.shape(plate(72, -28, 7, 44, 3), '#7a4f28', { size: 0.3, line: 3.4 })
    hand(p, '56,40 66,26 75,10', '#b4bfca', '#8d97a3')
    p.fill(flamePath(75, -22, 26, 44), '#f2782a')
    p.fill(flamePath(75, -24, 15, 28), '#ffd75a')
    p.shape(smooth(pts('28,22 46,18 50,42 38,62 26,46')), '#5f7488', {
      size: 0.4,
      line: 3.6,
      inside: dab(starPath(38, 38, 8, 4, 0.3), GOLD, 1),
    })
  }

/** What is left of them. */
export const fallen = (p: Pen): void => {
  p.fill(ell(0, 88, 92, 10), '#0a0502', 0.55)
  for (const [x, y, turn, tall] of [
    [-54, 84, -7, 62],
    [52, 86, 6, 58],
    [0, 90, -1, 82],
  ] as const)
    p.group(`translate(${x} ${y}) rotate(${turn})`, () => {
      p.shape(
        smooth(
          pts(`-24,4 -25,${-tall + 20} -16,${-tall + 2} 0,${-tall - 4} 16,${-tall + 2} 25,${-tall + 20} 24,4 0,6`),
        ),
        '#8d8a94',
        {
          size: 0.7,
          line: 4,
          inside:
            stroke(`M-8,-8l6,-12 -6,-10M12,${-tall + 30}l-5,9 6,6`, '#4a4854', 3, 0.7) +
            stroke(`M0,${-tall + 12}v28M-10,${-tall + 22}h20`, '#4a4854', 5, 0.9),
        },
      )
      p.shape(smooth(pts('-32,8 -20,-4 0,2 20,-4 32,8 0,12')), '#5a4630', { size: 0.4, line: 3.6 })
    })
  p.group('translate(2 2) rotate(-12)', () =>
    p.shape(mirrored('0,-24 18,-18 24,4 0,0'), '#b4bfca', {
      size: 0.5,
      line: 3.8,
      inside: dab('M-5,-30h10v34h-10Z', GOLD, 1),
    }),
  )
}

/** By the fire, with all of it counted. */
export const camp = (p: Pen): void => {
  p.fill(ell(0, 88, 96, 9), '#0a0502', 0.5)
  p.halo(30, 34, 66, '#ffb347', 0.7)
  p.shape(soft(pts('-92,84 -44,-32 8,84'), 4), '#b5823f', {
    size: 0.8,
    line: 4,
    inside: dab('M-92,84L-44,-32L-60,84Z', lite('#b5823f', 0.4), 0.6),
  })
  p.shape(soft(pts('-60,84 -44,0 -26,84'), 3), '#2a1a10', { rim: 0, line: 3.6 })
  p.shape(soft(pts('-44,-32 -44,-58 -16,-50 -44,-42'), 2), '#c3342c', { size: 0.3, line: 3.4 })
  p.group('translate(72 66) scale(.34)', () => chest(p))
  for (const turn of [-18, 18])
    p.group(`translate(30 82) rotate(${turn})`, () =>
      p.shape(plate(-24, -5, 48, 11, 5), '#6b3d1e', { size: 0.3, line: 3.6 }),
    )
  p.fill(flamePath(30, 80, 40, 66), '#f2541b')
  p.fill(flamePath(30, 78, 26, 46), '#ffad33')
  p.fill(flamePath(30, 76, 13, 26), '#fff2b8')
}

/** A figure that stands in a lane, 120 by 108. */
export const standing = (id: string, draw: (p: Pen) => void): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 108" width="240" height="216">${figure(id, draw, 'translate(60 56) scale(.56)')}</svg>`
