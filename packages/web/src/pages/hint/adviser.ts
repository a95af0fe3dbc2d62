import type { Advice, BotRequest } from '@menagerie/bots'

export interface Question {
  readonly id: number
  readonly request: BotRequest
}

export interface Answered extends Advice {
  readonly id: number
}

/** The bot knows nothing. */
export const NO_ADVICE: Advice = { steps: [], compared: [], speaks: [] }

/** A bot in a worker of its own, opened with the first question. */
export interface Adviser {
  readonly ask: (request: BotRequest) => Promise<Advice>
  readonly close: () => void
}

export const openAdviser = (): Adviser => {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'hint' })
  const waiting = new Map<number, (advice: Advice) => void>()
  let last = 0
  worker.addEventListener('message', ({ data }: MessageEvent<Answered>) => {
    waiting.get(data.id)?.(data)
    waiting.delete(data.id)
  })
  worker.addEventListener('error', () => {
    for (const give of waiting.values()) give(NO_ADVICE)
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
