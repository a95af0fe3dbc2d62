import { dust, frame, light } from './light.ts'

const arch = (x: number, y: number, s: number): string => {
  const [w, top, foot, bow] = [54 * s, y - 40 * s, y + 62 * s, 30 * s]
  return `M${x - w} ${foot}V${top}Q${x - w} ${top - bow} ${x} ${top - bow - 4 * s}Q${x + w} ${top - bow} ${x + w} ${top}V${foot}Z`
}

export const bricks = (step: number, width: number, height: number): string => {
  let wall = ''
  for (let row = 0; row * step < height; row++) {
    const y = row * step
    wall += `M0 ${y}H120`
    for (let x = (row % 2 === 0 ? 0 : width / 2) - width; x < 130; x += width) wall += `M${x} ${y}v${step}`
  }
  return wall
}

/** Torches on both walls of an arch. */
const torches = (x: number, y: number, s: number, opacity: number): string =>
  [-1, 1]
    .map((side) => {
      const [tx, ty] = [x + side * 41 * s, y - 12 * s]
      return `${light('torch', tx, ty, 30 * s, opacity)}<path d="M${tx - 1.5 * s} ${ty + 3 * s}h${3 * s}l${-0.7 * s} ${13 * s}h${-1.6 * s}Z" fill="#2a1507"/><path d="M${tx} ${ty - 9 * s}C${tx + 5 * s} ${ty - 3 * s} ${tx + 4 * s} ${ty + 4 * s} ${tx} ${ty + 4 * s}C${tx - 4 * s} ${ty + 4 * s} ${tx - 5 * s} ${ty - 2 * s} ${tx} ${ty - 9 * s}Z" fill="#fff0b8"/>`
    })
    .join('')

const floor = (x: number, y: number, s: number, nx: number, ny: number, ns: number, depth: number): string => {
  const [near, far] = [y + 62 * s, ny + 62 * ns]
  let lines = ''
  for (const f of [-0.5, 0, 0.5])
    lines += `<path d="M${x + 54 * s * f} ${near}L${nx + 54 * ns * f} ${far}" stroke="#1a0f06" stroke-width="${0.9 * s}"/>`
  return `<path d="M${x - 54 * s} ${near}L${x + 54 * s} ${near}L${nx + 54 * ns} ${far}L${nx - 54 * ns} ${far}Z" fill="hsl(33 36% ${Math.max(10, 46 - depth * 4)}%)"/>${lines}`
}

/** What stands at the end, so that lengths differ by more than a number. */
const end = (value: number, x: number, y: number, s: number): string => {
  if (value <= 5)
    return `<path d="${arch(x, y, s * 0.8)}" fill="#5b3517" stroke="#1a0d04" stroke-width="1.4"/><path d="M${x} ${y - 34}V${y + 34}M${x - 14} ${y - 28}V${y + 30}M${x + 14} ${y - 28}V${y + 30}" stroke="#2c1707" stroke-width="1.1"/><circle cx="${x + 15}" cy="${y + 5}" r="2.8" fill="none" stroke="#e0b060" stroke-width="1.3"/>`
  return value >= 40 ? light('torch', x, y, 26, 0.95) : `<path d="${arch(x, y, s * 0.86)}" fill="#060302"/>`
}

/** A corridor: an arch for every five perch, torches at every second one. */
export const corridor = (value: number): string => {
  const arches = Math.max(1, Math.round(value / 5))
  const bend = value % 10 === 5 ? 7 : value === 30 ? -6 : 0
  const at = (i: number): readonly [number, number, number] => {
    const s = 0.84 / (1 + i * 0.46)
    return [60 + bend * (1 - s / 0.84) * 1.6, 60 + (1 - s) * 2, s]
  }
  const wall = `<rect width="120" height="126" fill="#6b4d2f"/><path d="${bricks(9, 18, 130)}" stroke="#1c1108" stroke-width=".9" fill="none" opacity=".75"/>${light('torch', 12, 44, 52)}${light('torch', 108, 44, 52)}`
  let drawn = ''
  for (let i = 0; i <= arches; i++) {
    const [x, y, s] = at(i)
    const warm = i % 2 === 0
    const shade = Math.max(9, 40 - i * 3.1)
    drawn += `<path d="${arch(x, y, s)}" fill="hsl(${29 + i * 0.6} ${40 - i * 1.4}% ${shade}%)" stroke="${warm ? '#d99a52' : '#7a5530'}" stroke-width="${3.4 * s}"/><path d="${arch(x, y, s * 1.035)}" fill="none" stroke="#120903" stroke-width="${2 * s}" opacity=".8"/>`
    if (i === arches) drawn += end(value, x, y, s)
    else {
      drawn += floor(x, y, s, ...at(i + 1), i)
      if (warm && i < 6) drawn += torches(x, y, s, 0.9 - i * 0.05)
    }
  }
  return frame(wall, drawn + dust(value + 3, 16, '#ffce7a'))
}
