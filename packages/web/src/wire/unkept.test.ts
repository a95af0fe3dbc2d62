import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

/* What is asked by a browser that keeps no cookie: the house knows nobody in it, however often they become a guest. */

const REFUSED = { error: { code: 'unauthenticated', rule: null, values: {} } }
const SIGN_IN = '/sign-in/anonymous'

/** What is under way, in the order in which it was asked. */
let asked: { readonly path: string; readonly answer: () => void }[] = []
let guests = 0

beforeEach(() => {
  asked = []
  guests = 0
  vi.resetModules()
  vi.stubGlobal('fetch', (path: string) => {
    const isSignIn = path.endsWith(SIGN_IN)
    if (isSignIn) guests++
    return new Promise<Response>((give) =>
      asked.push({
        path,
        answer: () => give(Response.json(isSignIn ? {} : REFUSED, { status: isSignIn ? 200 : 401 })),
      }),
    )
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  // Other tests of the same thread are not to ask by a page that knows of no cookie.
  vi.resetModules()
})

const ORDERS: Readonly<Record<string, () => number>> = {
  'the first first': () => 0,
  'the last first': () => asked.length - 1,
  'one in the middle first': () => asked.length >> 1,
}

/** Answers one after the other what is under way, until nothing is. */
const answerAll = async (next: () => number): Promise<void> => {
  for (;;) {
    await new Promise((resume) => setTimeout(resume, 0))
    const [one] = asked.splice(next(), 1)
    if (one === undefined) return
    one.answer()
  }
}

describe.each(Object.entries(ORDERS))('of requests that are answered %s', (_, next) => {
  it.each([1, 2, 3, 5])('%i at once are all told that no cookie is kept', async (count) => {
    const { remote } = await import('./remote.ts')
    const asks = [remote.me, remote.openTables, remote.myTables, () => remote.lobby('table', null), remote.me]
    const told = asks.slice(0, count).map((ask) =>
      ask().then(
        () => 'answered',
        (error: unknown) => (error as { readonly code: string }).code,
      ),
    )
    await answerAll(next)
    expect(await Promise.all(told)).toEqual(told.map(() => 'cookieUnkept'))
    // One, and one more after which it is known.
    expect(guests).toBe(2)
    await expect(remote.me()).rejects.toMatchObject({ code: 'cookieUnkept' })
    expect(guests).toBe(2)
  })
})
