import { describe, expect, test } from 'vitest'
import { FITTED, MOST_SCALE, aimedAt, bounded, fittedSize, framed, showing, zoomed } from './map-sight.ts'

const size = { width: 400, height: 300 }
const frame = { ...size, free: size }
const map = { width: 800, height: 800 }

describe('where a map stands in its frame', () => {
  test('fitted, all of it is seen in the middle', () => {
    expect(bounded(FITTED, frame, map)).toEqual({ scale: 1, x: 50, y: 0 })
  })

  test('zooming keeps the point under the finger where it is', () => {
    const before = bounded(FITTED, frame, map)
    const after = zoomed(before, 2, { x: 200, y: 100 })
    const under = ({ scale, x, y }: typeof before): readonly number[] => [(200 - x) / scale, (100 - y) / scale]
    expect(under(after)).toEqual(under(before))
    expect(zoomed(before, 100, { x: 0, y: 0 }).scale).toBe(MOST_SCALE)
    expect(zoomed(before, 0.01, { x: 0, y: 0 }).scale).toBe(1)
  })

  test('no empty table is shown where there could be map', () => {
    expect(bounded({ scale: 2, x: 500, y: -9999 }, frame, map)).toEqual({ scale: 2, x: 0, y: -300 })
  })

  test('what is focused outside the frame is brought in, and nothing moves for what is seen', () => {
    const sight = { scale: 2, x: 0, y: 0 }
    expect(showing(sight, { left: 390, top: 20, right: 430, bottom: 60 }, frame, 10)).toEqual({
      scale: 2,
      x: -40,
      y: 0,
    })
    expect(showing(sight, { left: 100, top: 20, right: 130, bottom: 60 }, frame, 10)).toEqual(sight)
  })

  test('aimed at a part, that part stands in the middle as large as it fits, and the frame is full', () => {
    const sight = aimedAt({ x: 200, y: 400, width: 400, height: 300 }, frame, map)
    const unit = (300 / 800) * sight.scale
    expect(400 * unit).toBeLessThanOrEqual(400)
    expect(sight.x + 400 * unit).toBeCloseTo(200)
    expect(sight.y + 550 * unit).toBeCloseTo(150)
    expect(aimedAt({ x: 0, y: 0, width: 800, height: 800 }, frame, map).scale).toBeCloseTo(400 / 300)
  })

  test('tools that a whole map does not reach take nothing of it', () => {
    expect(framed(size, map, { width: 50, height: 140 })).toEqual(frame)
    expect(framed({ width: 300, height: 400 }, map, { width: 140, height: 50 }).free).toEqual({
      width: 300,
      height: 400,
    })
  })

  test('a whole map stands above or beside its tools, wherever it is larger, and its paper may lie under them', () => {
    const low = framed({ width: 300, height: 320 }, map, { width: 140, height: 50 })
    expect(low.free).toEqual({ width: 300, height: 270 / 0.97 })
    expect(fittedSize(low, map).width).toBeCloseTo(270 / 0.97)
    expect(bounded(FITTED, low, map).y).toBe(0)
    expect(framed({ width: 320, height: 300 }, map, { width: 50, height: 140 }).free.width).toBeCloseTo(270 / 0.95)
  })

  test('one that has room above its tools stands in the middle of that room', () => {
    const high = framed({ width: 300, height: 350 }, map, { width: 140, height: 50 })
    const { x, y } = bounded(FITTED, high, map)
    expect(x).toBe(0)
    expect(y).toBeCloseTo((300 / 0.97 - 300) / 2)
    expect(y + 300 * 0.97).toBeLessThanOrEqual(300)
  })

  test('brought closer, it takes the whole frame', () => {
    const low = framed({ width: 300, height: 320 }, map, { width: 140, height: 50 })
    const size = fittedSize(low, map).width * 2
    const { x, y } = bounded({ scale: 2, x: -999, y: -999 }, low, map)
    expect([x + size, y + size]).toEqual([300, 320])
  })
})
