import { type IncomingMessage, type ServerResponse, createServer, request as ask } from 'node:http'
import { type AddressInfo, type Socket, connect } from 'node:net'

/** What answers in the house's place; false: it lets the house do so. */
export type Stranger = (request: IncomingMessage, response: ServerResponse) => void | false

/** Something between browsers and a house, as a proxy is: what is said goes through it. */
export interface OnTheWay {
  /** The house's address, as browsers know it. */
  readonly url: string
  /** From now on it answers what it will by itself, and no socket lasts; null: it lets all through again. */
  readonly answer: (stranger: Stranger | null) => void
  readonly close: () => Promise<void>
}

export const openOnTheWay = async (house: string): Promise<OnTheWay> => {
  const { hostname, port } = new URL(house)
  const sockets = new Set<Socket>()
  let stranger: Stranger | null = null
  const server = createServer((request, response) => {
    if (stranger !== null && stranger(request, response) !== false) return
    const { method, url, headers } = request
    const asked = ask({ hostname, port, method, path: url, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    asked.on('error', () => response.destroy())
    response.on('close', () => asked.destroy())
    request.pipe(asked)
  })
  server.on('upgrade', ({ method, url, rawHeaders }, near: Socket) => {
    if (stranger !== null) return void near.end('HTTP/1.1 400 Bad Request\r\nconnection: close\r\n\r\n')
    const far = connect(Number(port), hostname)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one)
      one.on('error', () => one.destroy())
      one.on('close', () => {
        sockets.delete(one)
        other.destroy()
      })
      one.pipe(other)
    }
    const lines = rawHeaders.flatMap((name, at) => (at % 2 === 0 ? [`${name}: ${rawHeaders[at + 1]}`] : []))
    far.write([`${method} ${url} HTTP/1.1`, ...lines, '', ''].join('\r\n'))
  })
  await new Promise<void>((open) => server.listen(0, '127.0.0.1', open))
  const breakOff = (): void => {
    for (const socket of sockets) socket.destroy()
    server.closeAllConnections()
  }
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    answer: (next) => {
      stranger = next
      if (next !== null) breakOff()
    },
    close: async () => {
      breakOff()
      await new Promise((closed) => server.close(closed))
    },
  }
}
