import { describe, expect, it } from 'vitest'
import { COMES, MOVES, STANDS, toldIn } from '../../scripts/speed/news.mjs'
import { orderOf, pooled, ratioOf, verdictOn } from '../../scripts/speed/pairs.mjs'
import { median } from '../../scripts/speed/table.mjs'
import { flownIn, layoutEach, LEAVES, shareLate, together, type Flown } from '../../scripts/speed/trace.mjs'

const PAGE = { pid: 7, tid: 70 }

/** Events of a trace, at and for so many milliseconds. */
const leaves = (at: number) => ({ name: LEAVES, ph: 'I', ts: at * 1000, ...PAGE })
const frame = (at: number, pid = PAGE.pid) => ({ name: 'DrawFrame', ph: 'I', ts: at * 1000, pid, tid: 71 })
const span = (name: string, at: number, dur: number, tid = PAGE.tid) => ({
  name,
  ph: 'X',
  ts: at * 1000,
  dur: dur * 1000,
  pid: PAGE.pid,
  tid,
})

const flown = (part: Partial<Flown>): Flown => ({ ...together([]), ...part })
const pairOf = (here: number, there: number) => ({
  here: flown({ frames: 100, late: here, layout: 100 }),
  there: flown({ frames: 100, late: there, layout: 900 }),
})

describe('frames in flight', () => {
  it('are those drawn in the quarter second after something left, late over 20 ms', () => {
    const events = [leaves(1000), ...[990, 1010, 1026, 1047, 1067, 1240, 1260].map((at) => frame(at))]
    expect(flownIn(events)).toMatchObject({ flights: 1, frames: 4, late: 2, longest: 173 })
  })

  it('are counted anew for each flight, with no frame between two of them, in whatever order the trace tells', () => {
    const events = [frame(2016), frame(1016), leaves(2000), frame(1000), frame(2000), leaves(1000)]
    expect(flownIn(events)).toMatchObject({ flights: 2, frames: 2, late: 0, longest: 16 })
  })

  it('are those of the page that flies alone', () => {
    const events = [leaves(0), frame(0), frame(16), frame(5, 8), frame(100, 8)]
    expect(flownIn(events)).toMatchObject({ frames: 1, late: 0 })
  })

  it('are none in a trace without a flight, which is no share', () => {
    expect(flownIn([frame(0), frame(100)])).toEqual(together([]))
    expect(shareLate(together([]))).toBeNaN()
    expect(layoutEach(together([]))).toBeNaN()
  })
})

describe('styles and layout in flight', () => {
  const frames = [frame(0), frame(16), frame(32)]

  it('take the time of both, divided by the frames', () => {
    const events = [leaves(0), ...frames, span('UpdateLayoutTree', 1, 2), span('Layout', 4, 3), span('Paint', 8, 5)]
    expect(flownIn(events).layout).toBe(5)
    expect(layoutEach(flownIn(events))).toBe(2.5)
  })

  it('count once where one lies inside the other', () => {
    const events = [leaves(0), ...frames, span('Layout', 1, 6), span('UpdateLayoutTree', 2, 3)]
    expect(flownIn(events).layout).toBe(6)
  })

  it('take the time their thread ran, not that of others on the machine', () => {
    const events = [leaves(0), ...frames, { ...span('Layout', 1, 80), tdur: 4000 }]
    expect(flownIn(events).layout).toBe(4)
  })

  it('count for no longer than the flight, and not on other threads', () => {
    const events = [leaves(100), span('Layout', 90, 15), span('Layout', 340, 30), span('Layout', 200, 9, 72)]
    expect(flownIn(events).layout).toBe(15)
  })
})

describe('a pair', () => {
  it('is measured in turns: who was first is second next time', () => {
    expect([0, 1, 2].map((pair) => orderOf(pair)[0])).toEqual(['there', 'here', 'there'])
    expect([...orderOf(1)].sort()).toEqual(['here', 'there'])
  })

  it('has the factor of the shares, not of the numbers', () => {
    expect(ratioOf({ here: flown({ frames: 50, late: 3 }), there: flown({ frames: 100, late: 3 }) })).toBe(2)
  })

  it('is what its boards say together, but for those that one side did not see', () => {
    const unseen = { here: flown({ frames: 90, late: 80 }), there: flown({}) }
    expect(pooled([pairOf(4, 2), unseen, pairOf(2, 1)])).toMatchObject({
      here: { frames: 200, late: 6 },
      there: { frames: 200, late: 3 },
    })
  })

  it('has a factor where nothing came late', () => {
    expect(ratioOf(pairOf(0, 0))).toBe(1)
    expect(ratioOf(pairOf(0, 4))).toBe(0)
    expect(ratioOf(pairOf(1, 0))).toBe(Infinity)
    expect(ratioOf({ here: flown({}), there: flown({ frames: 9 }) })).toBeNaN()
  })
})

describe('several pairs', () => {
  it('are judged by the median of their factors', () => {
    const pairs = [pairOf(4, 1), pairOf(11, 10), pairOf(2, 0), pairOf(3, 4), pairOf(9, 10)]
    expect(verdictOn(pairs)).toEqual({ ratio: 1.1, layout: 1, kept: true })
    expect(verdictOn([...pairs, pairOf(3, 1)]).kept).toBe(false)
    expect(median([3, 1, 2, 10])).toBe(2.5)
  })

  it('fail when styles and layout take over 2 ms a frame here, whatever they took there', () => {
    const slow = { ...pairOf(1, 1), here: flown({ frames: 100, late: 1, layout: 201 }) }
    expect(verdictOn([slow])).toEqual({ ratio: 1, layout: 2.01, kept: false })
    expect(verdictOn([slow, pairOf(1, 1)]).kept).toBe(true)
  })

  it('fail where nothing could be measured', () => {
    expect(verdictOn([]).kept).toBe(false)
    const unseen = { here: flown({}), there: flown({}) }
    expect(verdictOn([unseen]).kept).toBe(false)
    expect(verdictOn([unseen, pairOf(1, 1), pairOf(1, 1)]).kept).toBe(false)
  })
})

describe('a turn told at once', () => {
  const mark = (name: string, at: number) => ({ name, ph: 'I', ts: at * 1000, ...PAGE })
  const task = (at: number, dur: number, ran = dur) => ({
    ...span('ThreadControllerImpl::RunTask', at, dur),
    tdur: ran * 1000,
  })

  it('takes the work of its thread from the news to the end of the first frame in which it stands', () => {
    const events = [
      task(90, 5),
      mark(`${COMES}7`, 100),
      task(100, 20, 12),
      task(130, 30, 10),
      mark(`${STANDS}7`, 150),
      task(170, 10, 8),
      span('PrePaint', 172, 2),
      task(190, 50),
    ]
    expect(toldIn(events)).toEqual([{ version: 7, work: 30, passed: 80, moves: false }])
  })

  it('is told of when it moves, and is none without news, or without a picture', () => {
    const shown = [mark(`${STANDS}3`, 10), task(12, 4), span('PrePaint', 13, 1)]
    expect(toldIn(shown)).toEqual([])
    expect(toldIn([mark(`${COMES}3`, 1), mark(`${STANDS}3`, 10)])).toEqual([])
    expect(toldIn([mark(`${COMES}3`, 1), ...shown, mark(`${MOVES}3`, 14)])).toMatchObject([{ version: 3, moves: true }])
  })
})
