import { socketUrl } from '@menagerie/protocol'
import type { BareAnswer } from './bare.ts'
import { type SocketLine, openSocket } from './socket.ts'

/** Somebody who says on a socket whatever they are given, one thing after the other. */
export interface Mouth {
  /** What is refused as an answer of HTTP would say it; null where the line was ended instead. */
  readonly say: (message: string | Buffer) => Promise<BareAnswer | null>
  readonly close: () => void
}

const HEAD = 'content-type: application/json'

export const openMouth = (url: string, cookie: string): Mouth => {
  let line: SocketLine | null = null
  let answered: (answer: BareAnswer | null) => void = () => {}
  const open = async (): Promise<SocketLine> => {
    const fresh = await openSocket({
      url: url + socketUrl([], null),
      headers: { cookie },
      onText: (text) => {
        const { event, data } = JSON.parse(text) as {
          readonly event: string
          readonly data: { readonly status?: number }
        }
        if (event !== 'refused' && event !== 'acted') return
        const { status = 200, ...rest } = data
        answered({ status, head: HEAD, body: JSON.stringify(rest) })
      },
    })
    void fresh.ended.then(() => answered(null))
    return fresh
  }
  return {
    say: async (message) => {
      const at = line?.isOpen() === true ? line : await open()
      line = at
      return new Promise((resolve) => {
        answered = resolve
        at.say(message)
      })
    },
    close: () => line?.close(),
  }
}
