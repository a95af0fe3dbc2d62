import type { BotRequest } from '@menagerie/bots'

export interface Question {
  readonly id: number
  readonly request: BotRequest
}

/** No steps: the bot knows nothing. */
export interface Advice {
  readonly id: number
  readonly steps: readonly string[]
}

/** A bot in a worker of its own, opened with the first question. */
export interface Adviser {
  readonly ask: (request: BotRequest) => Promise<readonly string[]>
  readonly close: () => void
}

export const openAdviser = (): Adviser => {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'hint' })
  const waiting = new Map<number, (steps: readonly string[]) => void>()
  let last = 0
  worker.addEventListener('message', ({ data }: MessageEvent<Advice>) => {
    waiting.get(data.id)?.(data.steps)
    waiting.delete(data.id)
  })
  worker.addEventListener('error', () => {
    for (const give of waiting.values()) give([])
    waiting.clear()
  })
  return {
    ask: (request) =>
      new Promise((give) => {
        const question: Question = { id: ++last, request }
        waiting.set(question.id, give)
        worker.postMessage(question)
      }),
    close: () => worker.terminate(),
  }
}
