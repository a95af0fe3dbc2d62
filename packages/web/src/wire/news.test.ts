import type { Frame, Lobby } from '@menagerie/protocol'
import { QueryClient } from '@tanstack/react-query'
import { describe, expect, test } from 'vitest'
import { keys } from './known.ts'
import { type News, openNews } from './news.ts'

const TABLE = 'abcdefghijklmnop'
/** What changes a table, in the order in which it does: somebody else, and two questions from this page. */
const CHANGES = 3
const QUESTIONS = 2

/** A table after so many changes; the match begins with the last. */
const lobbyAt = (at: number): Lobby =>
  ({ id: TABLE, createdAt: at, status: at === CHANGES ? 'playing' : 'waiting' }) as Partial<Lobby> as Lobby

const BEGUN = { version: 0, kind: 'setup', terms: [], seat: null, events: [] } as const

/** The match of a table at its first decision, after so many changes of who is there. */
const frameAt = (at: number): Frame =>
  ({ table: TABLE, viewer: 0, version: 0, updates: [BEGUN], askedAt: at }) as Partial<Frame> as Frame

/** What can happen next: a question is sent, or answered at the house, or its answer arrives; somebody acts; news arrives. */
type Step = 'ask' | 'serve' | 'answer' | 'other' | 'hear'

/** Every order in which all can happen. */
const orders = function* (
  done: readonly Step[] = [],
  of: Readonly<Record<Step, number>> = { ask: 0, serve: 0, answer: 0, other: 0, hear: 0 },
): Generator<readonly Step[]> {
  const can: readonly (readonly [Step, boolean])[] = [
    ['ask', of.ask < QUESTIONS],
    ['serve', of.serve < of.ask],
    ['answer', of.answer < of.serve],
    ['other', of.other < CHANGES - QUESTIONS],
    ['hear', of.hear < of.serve + of.other],
  ]
  const next = can.filter(([, may]) => may)
  if (next.length === 0) yield done
  for (const [step] of next) yield* orders([...done, step], { ...of, [step]: of[step] + 1 })
}

interface Page {
  readonly news: News
  /** Asks the house, and writes what the answer tells. */
  readonly ask: (answer: Promise<number>) => Promise<void>
  readonly hear: (at: number) => void
  /** After how many changes the page shows the table; null: not at all. */
  readonly shown: () => number | null
}

/** A page that shows one thing of a table: where it is kept, how an answer is joined to it, how it is heard, and how old it is. */
const pageOf = <Known>(
  key: readonly string[],
  by: (news: News, answer: Promise<number>) => Promise<Known>,
  hear: (news: News, at: number) => unknown,
  age: (known: Known) => number,
): Page => {
  const cache = new QueryClient()
  const news = openNews(cache)
  return {
    news,
    ask: async (answer) => {
      cache.setQueryData(key, await by(news, answer))
    },
    hear: (at) => void hear(news, at),
    shown: () => {
      const known = cache.getQueryData<Known>(key)
      return known === undefined ? null : age(known)
    },
  }
}

const lobbyPage = (): Page =>
  pageOf(
    keys.lobby(TABLE),
    (news, answer) => news.lobbyBy(TABLE, async () => lobbyAt(await answer)),
    (news, at) => news.lobby(lobbyAt(at)),
    ({ createdAt }) => createdAt,
  )

const matchPage = (): Page =>
  pageOf(
    keys.match(TABLE),
    (news, answer) => news.matchBy(TABLE, async () => frameAt(await answer)),
    (news, at) => news.frame(frameAt(at)),
    ({ frame }) => frame.askedAt,
  )

/** Goes through an order; answers what the page shows at its end, and whether it ever left a match for its lobby. */
const walk = async (order: readonly Step[], { ask, hear, shown }: Page) => {
  let [changes, heard] = [0, 0]
  let went = false
  const answers: ((at: number) => void)[] = []
  const served: number[] = []
  const written: Promise<void>[] = []
  let before: number | null = null
  for (const step of order) {
    if (step === 'ask') written.push(ask(new Promise((give) => void answers.push(give))))
    if (step === 'other') changes++
    if (step === 'serve') served.push(++changes)
    if (step === 'hear') hear(++heard)
    if (step === 'answer') {
      answers.shift()?.(served.shift() as number)
      await written.shift()
    }
    const now = shown()
    if (before === CHANGES && now !== CHANGES) went = true
    before = now
  }
  return { last: before, went }
}

describe('what is older never stays in the place of what is newer', () => {
  const all = [...orders()]
  test.each([
    ['lobby', lobbyPage],
    ['match', matchPage],
  ] as const)('%s: in whatever order news and answers come, the page ends with the newest', async (name, page) => {
    expect(all.length).toBeGreaterThan(500)
    for (const order of all) {
      const { last, went } = await walk(order, page())
      if (last !== CHANGES || (name === 'lobby' && went)) expect.fail(`${name}: ${order.join(' ')}`)
    }
  })

  test('a table that plays does not wait again, even by news that comes out of order', () => {
    const { hear, shown } = lobbyPage()
    hear(CHANGES)
    hear(1)
    expect(shown()).toBe(CHANGES)
  })

  test('missing updates are asked for', () => {
    const { news } = matchPage()
    const updates = [{ version: 4, kind: 'steps' as const, terms: [], seat: 0, events: [] }]
    expect(news.frame({ ...frameAt(0), version: 4, updates })).toBe(true)
    expect(news.frame(frameAt(0))).toBe(false)
  })
})
