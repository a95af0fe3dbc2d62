import { type AddressInfo, type Socket, connect, createServer } from 'node:net'

/** A line to a server: whatever is sent, either way, arrives so much later, in order. */
export interface Line {
  /** The server's address at this end of the line. */
  readonly url: string
  readonly close: () => Promise<void>
}

/** Bytes wait in the order in which they came; the end of the connection waits behind them. */
const carry = (from: Socket, to: Socket, delayMs: number): void => {
  from.on('data', (bytes) => setTimeout(() => to.writable && to.write(bytes), delayMs))
  from.on('end', () => setTimeout(() => to.end(), delayMs))
  from.on('close', () => setTimeout(() => to.destroy(), delayMs))
  from.on('error', () => from.destroy())
}

export const openLine = async (server: string, delayMs: number): Promise<Line> => {
  const { hostname, port } = new URL(server)
  const open = new Set<Socket>()
  const proxy = createServer((near) => {
    const far = connect(Number(port), hostname)
    for (const socket of [near, far]) {
      socket.setNoDelay(true)
      open.add(socket)
      socket.on('close', () => open.delete(socket))
    }
    carry(near, far, delayMs)
    carry(far, near, delayMs)
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    close: async () => {
      for (const socket of open) socket.destroy()
      await new Promise((resolve) => proxy.close(resolve))
    },
  }
}
