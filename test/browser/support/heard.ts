import type { Page } from 'playwright-core'

/* What a page of a match on this device was told, shows and keeps. */

/** Where a word stands, for the report of a leak; null when it does not occur. */
export const around = (text: string, word: string): string | null => {
  const at = text.indexOf(word)
  return at < 0 ? null : text.slice(Math.max(0, at - 150), at + 150)
}

/** Everything the page was told by its workers, as text, in `heard` of the page's world. */
export const listenIn = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const heard: string[] = []
    Object.assign(globalThis, { heard })
    globalThis.Worker = class extends Worker {
      constructor(...given: ConstructorParameters<typeof Worker>) {
        super(...given)
        this.addEventListener('message', (event: MessageEvent<unknown>) => heard.push(JSON.stringify(event.data)))
      }
    }
  })
}

const heardSoFar = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...(globalThis as unknown as { heard: string[] }).heard])

/** All that the page shows or keeps: its DOM, and its query cache, found through the root of the page. */
export const everything = (page: Page): Promise<string> =>
  page.evaluate(() => {
    interface Fiber {
      readonly memoizedProps: {
        readonly client?: { getQueryCache?: () => { getAll: () => { state: { data: unknown } }[] } }
      } | null
      readonly child: Fiber | null
    }
    const root = document.getElementById('root') as HTMLElement
    const key = Object.keys(root).find((name) => name.startsWith('__reactContainer'))
    let fiber = key === undefined ? null : ((root as unknown as Record<string, Fiber | null>)[key] ?? null)
    while (fiber !== null && fiber.memoizedProps?.client?.getQueryCache === undefined) fiber = fiber.child
    const queries = fiber?.memoizedProps?.client?.getQueryCache?.().getAll()
    if (queries === undefined || queries.length === 0) throw new Error('no query cache found')
    return document.documentElement.outerHTML + JSON.stringify(queries.map((query) => query.state.data ?? null))
  })

/** Every frame that came in a message, answered or heard. */
export const framesHeard = async (page: Page): Promise<readonly object[]> =>
  (await heardSoFar(page)).flatMap((message) => {
    const said = JSON.parse(message) as { frame?: object; value?: { view?: unknown } }
    if (said.frame !== undefined) return [said.frame]
    return said.value?.view === undefined ? [] : [said.value]
  })
