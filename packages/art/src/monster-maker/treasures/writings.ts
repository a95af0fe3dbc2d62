import { dusk, ell, poly, smooth, soft, tube } from '../../geometry.ts'
import { both, sparkle, starPath } from '../../limbs.ts'
import { mirrored, plate, pts } from '../../paths.ts'
import { type Pen, dab, stroke } from '../../pen.ts'

/** A wall that is none, for those who feel the draught. */
export const secretDoor = (p: Pen): void => {
  const stone = '#8a7d70'
  p.shape(mirrored('0,-104 46,-98 82,-66 90,-10 90,92 0,92'), stone, {
    inside: stroke(
      'M-90,-56H90M-90,-20H90M-90,18H90M-90,56H90M-40,-104V-56M20,-104V-56M-62,-56V-20M58,-56V-20M-70,-20V18M72,-20V18M-60,18V56M62,18V56M-66,56V92M66,56V92',
      '#3f362e',
      4,
      0.7,
    ),
  })
  p.shape(mirrored('0,-70 32,-62 50,-34 52,84 0,84'), '#20140c', {
    rim: 0,
    line: 3.2,
    inside: dab('M-52,84L-30,-70H52V84Z', '#ffd75a', 0.75) + dab('M-16,84L-6,-70H54V84Z', '#fff2b8', 0.8),
  })
  p.shape(soft(pts('-52,-36 -40,-58 -18,-66 -12,-50 -12,96 -52,84'), 4), dusk(stone, 0.1), {
    inside: stroke('M-52,-14H-10M-52,22H-10M-52,56H-10M-32,-60V-14M-26,22V56', '#3f362e', 3.6, 0.7),
  })
  p.fill(poly(pts('-6,88 52,84 84,112 -30,112')), '#ffe9a0', 0.5)
  p.shape(plate(62, -44, 22, 30, 4), '#5a4a3a', { size: 0.4, line: 3 })
  p.shape(tube(pts('73,-30 84,-4 78,10'), 8), '#c3ccd6', { size: 0.3, line: 2.8 })
  p.shape(ell(78, 12, 8), '#d8402a', { size: 0.3, line: 2.8 })
  for (const [x, y, r] of [
    [22, -20, 12],
    [10, 30, 9],
    [36, 54, 8],
  ] as const)
    sparkle(p, x, y, r, '#ffffff')
}

/** Every way in it has two ends, and neither is marked. */
export const mysticMap = (p: Pen): void => {
  const paper = '#ecd9a4'
  p.halo(0, -20, 96, '#4cc4b2', 0.5)
  p.group('rotate(-6)', () => {
    p.shape(
      smooth(pts('-84,-70 -50,-78 -10,-70 30,-80 82,-72 88,-30 80,10 88,58 40,66 0,58 -44,68 -86,60 -80,20 -90,-20')),
      paper,
      {
        inside:
          dab(smooth(pts('20,-90 100,-90 100,-20 60,-30 50,-60')), '#8fc4b4', 0.8) +
          stroke('M24,-80Q46,-60 54,-34T100,-18', '#3f7a6a', 3.4, 0.8) +
          dab('M-66,10l14,-28 12,22 8,-12 14,18Z', '#a88450', 0.9) +
          stroke('M-66,10l14,-28 12,22 8,-12 14,18', '#5a3a1c', 3, 0.9) +
          '<path d="M-60,44Q-30,22 -8,38T36,16T20,-30" fill="none" stroke="#a3302b" stroke-width="5" stroke-dasharray="9 8" stroke-linecap="round"/>' +
          stroke('M10,-46l20,20M30,-46l-20,20', '#c8301a', 8, 1) +
          dab('M48,42h8v-18h6l-10,-14 -10,14h6Z', '#5a3a1c', 0.8) +
          stroke('M-40,-78Q-34,0 -40,70M36,-80Q30,0 38,66', '#b0925a', 2.6, 0.6),
      },
    )
    p.eye(-40, -48, 13, { iris: '#3fae9a', lid: 0.2, lidColour: '#c9b07a', slit: true })
  })
  p.shape(tube(pts('-92,-74 -94,-10 -90,66'), 19), dusk(paper, 0.12), { size: 0.5 })
  for (const y of [-78, 70]) p.shape(ell(-91, y, 11), '#7a4a24', { size: 0.4, line: 3 })
  sparkle(p, 66, -86, 12, '#d9fff6')
  sparkle(p, 92, 18, 9, '#d9fff6')
}

/** Nobody who can read it has said what it says. */
export const ancientManuscript = (p: Pen): void => {
  const paper = '#e9d3a0'
  p.shape(smooth(pts('-52,-78 0,-84 58,-76 54,-20 60,30 50,78 0,72 -54,80 -50,20 -58,-30')), paper, {
    inside:
      stroke(
        'M-34,-52h22M-4,-54h34M-36,-36h44M16,-38h18M-34,-20h30M4,-22h32M-36,26h28M-2,24h38M-34,42h50M-32,58h18M-6,56h34',
        '#5a3a1c',
        4.4,
        0.85,
      ) +
      dab(ell(32, 66, 20, 10), '#a8843a', 0.35) +
      dab('M-40,-66h18v18h-18Z', '#a3302b', 0.85) +
      stroke(ell(0, 2, 15, 11), '#2f5f8a', 3.4, 0.9) +
      dab(starPath(0, 2, 9, 6, 0.4), '#2f5f8a', 0.9),
  })
  for (const y of [-88, 84]) {
    p.shape(tube(pts(`-66,${y} 0,${y - 3} 66,${y}`), 25), dusk(paper, 0.1), {
      size: 0.6,
      inside: stroke(`M-60,${y + 4}H60`, dusk(paper, 0.4), 2.6, 0.6),
    })
    both((side) => p.shape(plate(side * 76 - 11, y - 9, 22, 18, 5), '#6b3d1e', { size: 0.4, line: 3.2 }))
  }
  p.shape(soft(pts('30,56 52,52 60,96 46,88 36,100'), 3), '#a3262b', { size: 0.4, line: 3 })
  p.shape(ell(42, 54, 16), '#b8302b', { size: 0.5, line: 3, inside: dab(starPath(42, 54, 9, 5, 0.45), '#6a1218', 0.9) })
}
