import { box } from '@menagerie/games/double-headed-lion'
import { expect, test } from 'vitest'
import { retold } from '../../boards/double-headed-lion/retold.ts'
import { type TellingQueue, advanced, arrived, markOf, skipped } from '../../pieces/telling-queue.ts'
import { toldSoFar } from '../../pieces/told-so-far.ts'
import type { Reading } from '../../reading.ts'
import type { KnownMatch } from '../../wire/known.ts'
import { storyAgain } from './story.ts'

const READING = { view: (view: unknown) => view } as unknown as Reading
/** What is shouted is told slowly; what is whispered is told nobody. */
const BOARD = {
  tell: (events: readonly unknown[]) =>
    events.filter((event) => String(event) === String(event).toUpperCase()).map((event) => [event]),
  logLine: (event: unknown) => ({ icon: 'castle', heading: false, hidden: event === 'whisper' }) as const,
}

const frameAt = (version: number, legal: readonly string[] = []): KnownMatch['frame'] =>
  ({
    version,
    viewer: 0,
    pending: { status: 'deciding', seats: [0] },
    view: `view ${version}`,
    legal,
    updates: [],
    openHands: null,
    clocks: { now: 7, deadlines: [90, null] },
  }) as unknown as KnownMatch['frame']
const UPDATES = (
  [
    [0, null, 'begins'],
    [1, 0, 'moves'],
    [2, 1, 'goes'],
    [3, 2, 'whisper'],
    [4, 1, 'meets', 'FIGHT', 'FALL', 'rests'],
  ] as const
).map(([version, seat, ...events]) => ({ version, kind: 'steps' as const, seat, terms: [], events }))
const MATCH: KnownMatch = { frame: frameAt(4, ['act']), updates: UPDATES }
const momentOf = (version: number) => {
  const { pending, view, openHands } = frameAt(version)
  return { version, pending, view, openHands }
}
const PAST = { moments: [1, 2, 3].map(momentOf) }

const storyOf = (slowly: boolean): TellingQueue<KnownMatch> => {
  const story = storyAgain(MATCH, PAST, {}, BOARD, READING, slowly)
  if (story === null) throw new Error('nothing is told')
  return story
}
/** What stands on the table, what is told over it, and the last line of the log. */
const seen = (queue: TellingQueue<KnownMatch>): string => {
  const [first] = queue.waiting
  const updates = first === undefined ? queue.shown.updates : toldSoFar(first.next.updates, markOf(queue))
  return [
    queue.shown.frame.view,
    first?.groups[0]?.shown[0] ?? '-',
    updates.flatMap(({ events }) => events).at(-1),
  ].join()
}
const toItsEnd = (queue: TellingQueue<KnownMatch>): readonly string[] =>
  queue.waiting.length === 0 ? [seen(queue)] : [seen(queue), ...toItsEnd(advanced(queue))]

test('what happened is told in its order, each over the table as it was, the log not ahead of it, to the present', () => {
  expect(toItsEnd(storyOf(true))).toEqual([
    'view 1,-,moves',
    'view 3,-,whisper',
    'view 3,FIGHT,FIGHT',
    'view 3,FALL,FALL',
    'view 4,-,rests',
  ])
})

test('where nothing is told slowly, the positions alone are shown', () => {
  expect(toItsEnd(storyOf(false))).toEqual(['view 1,-,moves', 'view 3,-,whisper', 'view 4,-,rests'])
})

test('it begins with what has something to tell', () => {
  const moments = [2, 3].map(momentOf)
  const story = storyAgain(MATCH, { moments }, {}, BOARD, READING, true)
  expect(story?.shown.frame.version).toBe(3)
  expect(story?.waiting.map(({ groups }) => groups.length)).toEqual([3])
})

test('nothing can be done in what is past, and no clock runs there', () => {
  const { shown, waiting } = storyOf(true)
  const past = [shown, ...waiting.map(({ next }) => next)].slice(0, -1)
  expect(past.map(({ frame: { legal, clocks } }) => [legal, clocks.deadlines])).toEqual(
    past.map(() => [[], [null, null]]),
  )
  expect(waiting.at(-1)?.next).toBe(MATCH)
})

test('what comes meanwhile waits until it is told, and is not lost when one goes to the present', () => {
  const later: KnownMatch = { ...MATCH, frame: frameAt(5, ['act']) }
  const story = arrived(
    advanced(storyOf(true)),
    later,
    Array.from({ length: 3 }, () => ({ shown: ['NEW'], heard: 1 })),
  )
  expect(toItsEnd(story).map((one) => one.split(',')[1])).toEqual(['-', 'FIGHT', 'FALL', 'NEW', 'NEW', 'NEW', '-'])
  expect(skipped(story).shown).toBe(later)
})

test('a story is told again whole, however long', () => {
  const long = storyOf(true)
  const [first] = long.waiting
  const group = { shown: ['X'], heard: 0 }
  const queue = { ...long, waiting: [{ ...first, groups: Array.from({ length: 30 }, () => group) }] } as typeof long
  expect(arrived(queue, { ...MATCH, frame: frameAt(5) }, []).waiting[0]?.groups).toHaveLength(30)
})

test('there is nothing to tell without a past', () => {
  expect(storyAgain(MATCH, { moments: [] }, {}, BOARD, READING, true)).toBeNull()
})

const viewOf = (shown: readonly string[]) => {
  const completed = box.complete({}, null)
  if (!completed.ok) throw new Error('options')
  const made = box.game.arrange(completed.value, {
    phase: 'move',
    active: 1,
    republic: { pieces: { garla: '00', storm: '00', mondor: '01' }, known: [...shown], shown: [...shown] },
    royalist: { pieces: { racoon: '44', vishnus: '55' } },
  })
  if (!made.ok) throw new Error('position')
  return box.game.view(made.value, 1)
}
const shownIn = (view: ReturnType<typeof viewOf>): readonly boolean[] => view.sides[0].tokens.map(({ shown }) => shown)

test('The Double-Headed Lion told again shows who was shown no longer than the table reminds of it', () => {
  const [then, now] = [viewOf(['garla', 'storm']), viewOf(['garla'])]
  const [both, one] = [shownIn(then), shownIn(now)]
  expect(both.filter(Boolean).length).toBe(one.filter(Boolean).length + 1)
  expect(shownIn(retold({ aid: 'memory' }, then, now))).toEqual(one)
  expect(shownIn(retold({ aid: 'full' }, then, now))).toEqual(both)
  expect(
    shownIn(retold({ aid: 'memory' }, then, { ...now, sides: [{ ...now.sides[0], tokens: [] }, now.sides[1]] })),
  ).toEqual(both.map(() => false))
})
