import { type Point, lump, n1, smooth } from './geometry.ts'

/** Points from `x,y x,y …`; with a side of -1 they are mirrored. */
export const pts = (text: string, side = 1): readonly Point[] =>
  text.split(' ').map((pair) => {
    const [x = '0', y = '0'] = pair.split(',')
    return [Number(x) * side, Number(y)]
  })

/** A closed outline from its right half, given from the top down: the left half mirrors it. */
export const mirrored = (text: string): string => {
  const left = pts(text, -1).filter(([x]) => x !== 0)
  return smooth([...pts(text), ...left.reverse()])
}

/** A rectangle with rounded corners. */
export const plate = (x: number, y: number, w: number, h: number, r = 6): string =>
  `M${n1(x + r)},${n1(y)}h${n1(w - 2 * r)}q${r},0 ${r},${r}v${n1(h - 2 * r)}q0,${r} ${-r},${r}h${n1(-(w - 2 * r))}q${-r},0 ${-r},${-r}v${n1(-(h - 2 * r))}q0,${-r} ${r},${-r}Z`

/** A small uneven spot. */
export const blotch = (p: { readonly random: () => number }, x: number, y: number, a: number, b: number): string =>
  smooth(lump(x, y, a, b, 6, 0.4, p.random))

const STEPS = 72

/** One outline round several circles (x, y, radius): the edge of their union, walked from its middle. */
export const puffPath = (rounds: readonly (readonly [number, number, number])[]): string => {
  const middle = (axis: 0 | 1): number => rounds.reduce((sum, round) => sum + round[axis], 0) / rounds.length
  const [cx, cy] = [middle(0), middle(1)]
  return smooth(
    Array.from({ length: STEPS }, (_, step): Point => {
      const angle = (step * 2 * Math.PI) / STEPS
      const [ux, uy] = [Math.cos(angle), Math.sin(angle)]
      let far = 8
      for (const [x, y, r] of rounds) {
        const [dx, dy] = [x - cx, y - cy]
        const along = dx * ux + dy * uy
        const inside = r * r - (dx * dx + dy * dy - along * along)
        if (inside > 0) far = Math.max(far, along + Math.sqrt(inside))
      }
      return [cx + ux * far, cy + uy * far]
    }),
  )
}
