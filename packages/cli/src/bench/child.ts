import { PerformanceObserver } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Measured } from './subject.ts'
import { isSubject, prepare } from './subjects.ts'

/* A process of its own for each subject, so that none is slowed down by what another taught the compiler. */

export interface Order {
  readonly work: number
  /** Also count the bytes that were allocated; needs --expose-gc and a young generation that holds them all. */
  readonly bytes: boolean
}

export interface Report {
  /** Null: what it compares with is not installed. */
  readonly measured: Measured | null
  /** Bytes allocated; null when not asked, or when a collection came in between. */
  readonly bytes: number | null
}

const name = process.argv[2] ?? ''
if (!isSubject(name)) throw new Error(`no subject ${name}`)
const subject = await prepare(name)

/** When collections began. */
const collections: number[] = []
const observer = new PerformanceObserver((list) => keep(list.getEntries()))
const keep = (entries: readonly { readonly startTime: number }[]): void => {
  for (const { startTime } of entries) collections.push(startTime)
}
observer.observe({ entryTypes: ['gc'] })

const obey = async ({ work, bytes }: Order): Promise<Report> => {
  if (subject === null) return { measured: null, bytes: null }
  if (!bytes) return { measured: subject(work), bytes: null }
  globalThis.gc?.()
  const begun = performance.now()
  const before = process.memoryUsage().heapUsed
  const measured = subject(work)
  const after = process.memoryUsage().heapUsed
  const ended = performance.now()
  await sleep(50)
  keep(observer.takeRecords())
  const isDisturbed = collections.some((at) => at >= begun && at <= ended)
  return { measured, bytes: isDisturbed ? null : after - before }
}

process.on('message', (order: Order) => {
  void obey(order).then((report) => process.send?.(report))
})
process.on('disconnect', () => process.exit(0))
process.send?.('ready')
