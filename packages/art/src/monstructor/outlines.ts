import type { Point } from '../geometry.ts'

/** An outline of a drawing, as points along it; null where it is written in a way that is not read here. */
const pointsOf = (path: string): readonly Point[] | null => {
  const round = /^M(-?[\d.]+),(-?[\d.]+)a([\d.]+),([\d.]+) 0 1 0/.exec(path)
  if (round !== null) {
    const [x, y, rx, ry] = round.slice(1).map(Number) as [number, number, number, number]
    return Array.from({ length: 8 }, (_, i): Point => {
      const angle = (i * Math.PI) / 4
      return [x + rx + Math.cos(angle) * rx, y + Math.sin(angle) * ry]
    })
  }
  if (/[a-z]|[HVAS]/.test(path)) return null
  return [...path.matchAll(/[MLCQ]([^MLCQZ]+)/g)].map(([, numbers = '']): Point => {
    const [x = '0', y = '0'] = (numbers.trim().split(' ').at(-1) ?? '').split(',')
    return [Number(x), Number(y)]
  })
}

const holds = (shape: readonly Point[], [x, y]: Point): boolean => {
  let inside = false
  for (const [i, [ax, ay]] of shape.entries()) {
    const [bx, by] = shape[(i + shape.length - 1) % shape.length] as Point
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
  }
  return inside
}

/** Ids of the outlines that make the border of a drawing: those that lie within another are left out. */
export const borderIds = (svg: string): readonly string[] => {
  const outlines = [...svg.matchAll(/<path id="([^"]+p)" d="([^"]+)"/g)].map(([, id = '', path = '']) => ({
    id,
    points: pointsOf(path),
  }))
  const hidden = ({ id, points }: (typeof outlines)[number]): boolean =>
    points !== null &&
    outlines.some(
      (other) =>
        other.id !== id &&
        other.points !== null &&
        points.every((point) => holds(other.points as readonly Point[], point)),
    )
  return outlines.filter((one) => !hidden(one)).map(({ id }) => id)
}
