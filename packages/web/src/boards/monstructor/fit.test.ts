import { describe, expect, it } from 'vitest'
import { sideFor } from './fit.ts'

describe('cells in a box', () => {
  it('fit it, to a part of a pixel, and are as large as it lets them be', () => {
    for (let count = 1; count <= 12; count++)
      for (let width = 90; width < 180; width += 0.3) {
        const height = 400 - width
        const side = sideFor(count, width, height, 20, 152)
        const rows = (of: number): number => Math.ceil(count / Math.floor(width / of))
        expect(side <= width && rows(side) * side <= height, `${count} of ${side} in ${width}`).toBe(true)
        if (side < 152) expect(side + 2 > width || rows(side + 2) * (side + 2) > height).toBe(true)
      }
  })

  it('lose a column for what is missing of a pixel', () => {
    expect(sideFor(6, 136, 232, 40, 152)).toBe(68)
    expect(sideFor(6, 135.6, 232, 40, 152)).toBe(66)
  })

  it('are never smaller than the least, though they do not fit then', () => {
    expect(sideFor(30, 100, 100, 40, 152)).toBe(40)
  })
})
