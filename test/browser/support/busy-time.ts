import type { Page } from 'playwright-core'

/** Milliseconds of processor a page has had for itself from now on, whatever else is at work on the machine. */
export const busyTime = async (page: Page): Promise<() => Promise<number>> => {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const taken = async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics')
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN)
  }
  const before = await taken()
  return async () => Math.round((await taken()) - before)
}
