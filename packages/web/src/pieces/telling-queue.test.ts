import { expect, test } from 'vitest'
import { type TellingQueue, advanced, arrived, markOf, newest, opening, skipped } from './telling-queue.ts'
import { type Group, eventsAfter, storyOf, toldSoFar } from './told-so-far.ts'

interface Shown {
  readonly frame: { readonly version: number }
}
const at = (version: number): Shown => ({ frame: { version } })
const begin: TellingQueue<Shown> = opening(at(1))
const told = (queue: TellingQueue<Shown>): unknown => queue.waiting[0]?.groups[0]?.shown[0] ?? null
/** Groups of one event each, told in this order. */
const groups = (...events: readonly unknown[]): readonly Group[] =>
  storyOf(events, () => events.map((event) => [event]))

test('what comes while a battle is told waits, and is told over the table it belongs to', () => {
  let queue = arrived(begin, at(2), groups('a', 'b'))
  queue = arrived(queue, at(3), [])
  queue = arrived(queue, at(4), groups('c'))
  const seen: unknown[] = []
  for (let i = 0; i < 4; i++) {
    seen.push([queue.shown.frame.version, told(queue)])
    queue = advanced(queue)
  }
  expect(seen).toEqual([
    [1, 'a'],
    [1, 'b'],
    [3, 'c'],
    [4, null],
  ])
})

test('with nothing to tell the newest is shown at once', () => {
  const queue = arrived(begin, at(2), [])
  expect(queue).toEqual({ ...begin, shown: at(2) })
})

test('a press shows the end of all that waits', () => {
  const queue = skipped(arrived(arrived(begin, at(2), groups('a')), at(3), groups('b')))
  expect(queue).toEqual({ shown: at(3), fresh: 1, said: { version: 1, heard: 1 }, waiting: [] })
  expect(skipped(queue)).toBe(queue)
})

test('a fast table does not run ahead for ever: too much to tell is cut to the newest', () => {
  let queue = begin
  for (let version = 2; version < 40; version++) {
    queue = arrived(queue, at(version), groups(version, -version, `${version}`))
    expect(queue.waiting.reduce((sum, one) => sum + one.groups.length, 0)).toBeLessThanOrEqual(8)
    expect(newest(queue).frame.version).toBe(version)
  }
})

test('one commit is told whole, however long; a long story of several that came at once is not told', () => {
  const long = groups(...Array.from({ length: 20 }, (_, group) => group))
  expect(arrived(begin, at(2), long).waiting[0]?.groups).toHaveLength(20)
  expect(arrived(begin, at(9), long)).toEqual({ ...begin, shown: at(9) })
  expect(arrived(begin, at(9), long.slice(0, 8)).waiting[0]?.groups).toHaveLength(8)
})

const UPDATES = [
  { version: 1, events: ['begins'] },
  { version: 2, events: ['calls', 'flips', 'passes', 'wins'] },
  { version: 3, events: ['takes'] },
  { version: 4, events: ['plays', 'ends'] },
]
const TOLD: ReadonlySet<unknown> = new Set(['flips', 'wins', 'plays', 'ends'])
const tell = (events: readonly unknown[]) => events.filter((event) => TOLD.has(event)).map((event) => [event])
const storyAt = (version: number): readonly Group[] => storyOf(UPDATES[version - 1]?.events ?? [], tell)
/** What the log tells of the newest match, and what joined it last. */
const log = (queue: TellingQueue<Shown>): readonly [string, string] => {
  const known = UPDATES.filter(({ version }) => version <= (queue.waiting[0]?.next ?? queue.shown).frame.version)
  const updates = queue.waiting.length === 0 ? known : toldSoFar(known, markOf(queue))
  return [updates.flatMap(({ events }) => events).join(' '), eventsAfter(updates, queue.said).join(' ')]
}

test('the log tells nothing before it is seen: not how a fight ends while it is fought', () => {
  const seen: (readonly [string, string])[] = [log(begin)]
  let queue = arrived(begin, at(2), storyAt(2))
  seen.push(log(queue))
  // What comes meanwhile is told by nobody before its time.
  queue = arrived(arrived(queue, at(3), storyAt(3)), at(4), storyAt(4))
  expect(log(queue)).toEqual(seen[1])
  for (let i = 0; i < 4; i++) {
    queue = advanced(queue)
    seen.push(log(queue))
  }
  expect(seen).toEqual([
    ['begins', ''],
    ['begins calls flips', 'calls flips'],
    ['begins calls flips passes wins', 'passes wins'],
    ['begins calls flips passes wins takes plays', 'takes plays'],
    ['begins calls flips passes wins takes plays ends', 'ends'],
    ['begins calls flips passes wins takes plays ends', ''],
  ])
})

test('every line is said once, also where all that waits is skipped, or is more than can be told', () => {
  const skipping = skipped(arrived(begin, at(2), storyAt(2)))
  expect(log(skipping)).toEqual(['begins calls flips passes wins', 'passes wins'])
  expect(log(arrived(begin, at(2), []))).toEqual(['begins calls flips passes wins', 'calls flips passes wins'])
  expect(log(opening(at(3), 1))[1]).toBe('calls flips passes wins takes')
})

test('a picture that is not whole tells its event not yet, nor what comes after it', () => {
  const battle = ['moves', 'fought', 'falls']
  const blows = [[{ blow: 1 }], [{ blow: 2 }], [{ end: 'fought' }]]
  const story = storyOf(
    battle,
    () => blows,
    (shown) => (typeof shown === 'object' && shown !== null && 'end' in shown ? shown.end : null),
  )
  expect(story.map(({ heard }) => heard)).toEqual([0, 0, 2])
})
