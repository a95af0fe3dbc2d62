import type { Logger } from 'pino'

/** What was opened and has to be closed. */
export interface Closers {
  readonly add: (...closes: readonly (() => Promise<unknown> | void)[]) => void
  /** The last that was opened first. What cannot be closed is logged, and keeps nothing else open. */
  readonly close: () => Promise<void>
}

export const openClosers = (logger: Logger): Closers => {
  const open: (() => Promise<unknown> | void)[] = []
  return {
    add: (...closes) => void open.push(...closes),
    close: async () => {
      for (const one of open.splice(0).reverse()) {
        try {
          await one()
        } catch (error) {
          logger.error(error)
        }
      }
    },
  }
}
