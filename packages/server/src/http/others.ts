import { SOCKET_PATH, STREAM_PATH } from '@menagerie/protocol'
import type { Owners } from '../nodes/owners.ts'
import { type Siblings, addressOf, clearAddress } from '../nodes/siblings.ts'
import { type Others, takeForwarded, tableIn } from './forward.ts'

/** How a worker passes on what the other workers look after, and takes what they pass on to it. */
export const othersOf = (siblings: Siblings, { ownerOf }: Pick<Owners, 'ownerOf'>): Others => {
  /** Connections that were handed to this one: whoever is meant by now, they stay. */
  const handed = new WeakSet()

  const ownerIn = (url: string, linePath: string): number | null => {
    const table = tableIn(url, linePath)
    return table === null ? null : ownerOf(table)
  }

  return {
    addressFor: (url) => {
      const owner = ownerIn(url, STREAM_PATH)
      return owner === null ? null : addressOf(siblings, owner)
    },
    handOver: (url, { socket, read }) => {
      const slot = handed.has(socket) ? null : ownerIn(url, SOCKET_PATH)
      if (slot === null) return false
      // It is no longer this server's, which would wait for it when it closes.
      Object.assign(socket, { server: null })
      siblings.say({ connection: read.toString('base64'), slot }, socket)
      return true
    },
    listen: (app) => {
      siblings.hear((word, socket) => {
        if (!('connection' in word) || socket === null) return
        handed.add(socket)
        socket.setNoDelay(true)
        socket.unshift(Buffer.from(word.connection, 'base64'))
        app.server.emit('connection', socket)
      })
      const address = addressOf(siblings, siblings.slot)
      clearAddress(address)
      return takeForwarded(address, (request, response) => app.routing(request, response))
    },
  }
}
