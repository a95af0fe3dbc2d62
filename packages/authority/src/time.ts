/** What the authority has of time: its host's. */
export interface Time {
  /** Milliseconds since 1970. It may jump, between two starts and while it runs. */
  readonly now: () => number
  /** Runs `work` once so many milliseconds have passed, whatever `now` says meanwhile; the answer calls it off. */
  readonly after: (ms: number, work: () => void) => () => void
}

/** Resolves when so many milliseconds have passed or the signal comes; never rejects. */
export const sleep = (time: Time, ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((wake) => {
    if (signal.aborted) {
      wake()
      return
    }
    const early = (): void => {
      stop()
      wake()
    }
    const stop = time.after(Math.max(0, ms), () => {
      signal.removeEventListener('abort', early)
      wake()
    })
    signal.addEventListener('abort', early, { once: true })
  })

/** The same answer, or after so many milliseconds the error of `late`. What was asked goes on unheard. */
export const within = <R>(time: Time, ms: number, answer: Promise<R>, late: () => Error): Promise<R> =>
  new Promise((give, fail) => {
    const stop = time.after(ms, () => fail(late()))
    answer.then(give, fail).finally(stop)
  })
