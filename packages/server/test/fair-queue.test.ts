import { describe, expect, it } from 'vitest'
import { openFairQueue } from '../src/turns/fair-queue.ts'
import type { Turn } from '../src/turns/lane.ts'

const turn = (person: string, address = 'a', isAwaited = true): Turn => ({
  person,
  address,
  isAwaited: () => isAwaited,
})
const never = (): AbortSignal => new AbortController().signal

/** Somebody thinks until it is opened. */
const closed = (): { readonly gate: Promise<void>; readonly open: () => void } => {
  let open = (): void => {}
  const gate = new Promise<void>((done) => (open = done))
  return { gate, open: () => open() }
}

/** Hands a queue of one slot to these, and answers in which order they were served. */
const served = async (turns: readonly (readonly [name: string, turn: Turn])[]): Promise<string> => {
  const queue = openFairQueue(1)
  let order = ''
  const { gate, open } = closed()
  const first = queue.take(turn('nobody', 'nowhere'), never(), () => gate)
  const all = turns.map(([name, whose]) => queue.take(whose, never(), async () => void (order += name)))
  open()
  await Promise.all([first, ...all])
  return order
}
const many = (name: string, whose: Turn, count: number) => Array.from({ length: count }, () => [name, whose] as const)

describe('whoever waits for a bot', () => {
  it('gets a turn of their own, however many another has asked for', async () => {
    expect(await served([...many('A', turn('ada'), 6), ...many('b', turn('ben'), 2)])).toBe('AbAbAAAA')
  })

  it('shares the turns of an address with all who ask from there', async () => {
    const crowd = ['1', '2', '3', '4'].flatMap((name) => many(name, turn(name, 'crowd'), 2))
    expect(await served([...crowd, ...many('b', turn('ben', 'home'), 4)])).toBe('1b2b3b4b1234')
  })

  it('has one place, from however many addresses they ask', async () => {
    const wide = ['1', '2', '3', '4'].map((at) => ['A', turn('ada', at)] as const)
    expect(await served([...wide, ...many('b', turn('ben', 'home'), 3)])).toBe('AbAbAbA')
  })

  it('goes before those for whom nobody waits, who still get one of five', async () => {
    const alone = many('z', turn('zoe', 'z', false), 4)
    expect(await served([...alone, ...many('a', turn('ada'), 9)])).toBe('aaazaaaazaazz')
  })

  it('keeps the order in which they asked', async () => {
    expect(await served(['a', 'b', 'c'].map((name) => [name, turn('ada')] as const))).toBe('abc')
  })
})

describe('a question that is past', () => {
  it('leaves the queue at once and is never thought about', async () => {
    const queue = openFairQueue(1)
    const { gate, open } = closed()
    const first = queue.take(turn('ada'), never(), () => gate)
    const past = new AbortController()
    let begun = false
    const waiting = queue.take(turn('ada'), past.signal, async () => void (begun = true))
    expect(queue.waiting()).toBe(1)
    past.abort()
    await expect(waiting).rejects.toThrow('abort')
    expect(queue.waiting()).toBe(0)
    open()
    await first
    expect(begun).toBe(false)
    expect(await queue.take(turn('ben'), never(), async () => 'next')).toBe('next')
  })

  it('takes no slot when it was past before it came', async () => {
    const queue = openFairQueue(1)
    await expect(queue.take(turn('ada'), AbortSignal.abort(), async () => 1)).rejects.toThrow('abort')
    expect(await queue.take(turn('ada'), never(), async () => 2)).toBe(2)
  })

  it('that fails gives its slot to the next', async () => {
    const queue = openFairQueue(1)
    await expect(queue.take(turn('ada'), never(), () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    expect(await queue.take(turn('ada'), never(), async () => 3)).toBe(3)
  })
})

it('as many think at once as there are slots, and no more', async () => {
  const queue = openFairQueue(3)
  let [now, most] = [0, 0]
  const think = async (): Promise<void> => {
    most = Math.max(most, ++now)
    await new Promise((done) => setTimeout(done, 2))
    now--
  }
  await Promise.all(Array.from({ length: 20 }, (_, i) => queue.take(turn(`${i % 4}`), never(), think)))
  expect({ most, now, waiting: queue.waiting() }).toEqual({ most: 3, now: 0, waiting: 0 })
})

it('whoever comes while their bot waits its turn is waited for by it no longer than others', async () => {
  const queue = openFairQueue(2, 10_000)
  const begun: string[] = []
  let isHere = false
  const late = { ...turn('late', 'l'), isAwaited: () => isHere }
  const gone = new AbortController()
  const think = (name: string) => async (): Promise<void> => void begun.push(name)
  await queue.take(turn('x', 'x', false), never(), think('x'))
  const coming = queue.take(late, never(), think('late'))
  const leaving = queue.take({ ...late, person: 'other' }, gone.signal, think('other'))
  await queue.take(turn('a'), never(), think('a'))
  queue.look()
  expect([begun.join(' '), queue.waiting()]).toEqual(['x a', 2])
  gone.abort()
  await expect(leaving).rejects.toThrow('abort')
  isHere = true
  queue.look()
  await coming
  expect([begun.join(' '), queue.waiting()]).toEqual(['x a late', 0])
})

it('those for whom nobody waits think one after the other, and leave the house alone in between', async () => {
  const queue = openFairQueue(2, 40)
  const since = performance.now()
  const begun: [name: string, ms: number][] = []
  const think = (name: string) => async (): Promise<void> => {
    begun.push([name, performance.now() - since])
    await new Promise((done) => setTimeout(done, 20))
  }
  const alone = ['x', 'y', 'z'].map((name) => queue.take(turn(name, name, false), never(), think(name)))
  const awaited = ['a', 'b', 'c'].map((name) => queue.take(turn(name), never(), think(name)))
  await Promise.all([...alone, ...awaited])
  expect(begun.map(([name]) => name).join('')).toBe('xabcyz')
  const times = new Map(begun)
  // Twenty milliseconds of their own, twice as many of rest for them, and forty.
  for (const [one, other] of ['xy', 'yz'])
    expect((times.get(other ?? '') ?? 0) - (times.get(one ?? '') ?? 0)).toBeGreaterThan(95)
  expect(times.get('c')).toBeLessThan(times.get('y') ?? 0)
})
