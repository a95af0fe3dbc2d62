import { type AddressInfo, type Socket, connect, createServer } from 'node:net'

/** The net of one browser, as a proxy of this machine (SOCKS 5, RFC 1928), which can be lost. */
export interface Net {
  /** As a browser is told of it. */
  readonly proxy: string
  /** What is open breaks off, and nothing opens. */
  readonly lose: () => void
  readonly find: () => void
  readonly close: () => Promise<void>
}

const NO_PASSWORD = Uint8Array.of(5, 0)
const CONNECTED = Uint8Array.of(5, 0, 0, 1, 0, 0, 0, 0, 0, 0)

export const openNet = async (): Promise<Net> => {
  const open = new Set<Socket>()
  let isLost = false
  const hold = (socket: Socket, other: () => Socket | null): void => {
    open.add(socket)
    socket.on('error', () => socket.destroy())
    socket.on('close', () => {
      open.delete(socket)
      other()?.destroy()
    })
  }
  const server = createServer((near) => {
    let far: Socket | null = null
    hold(near, () => far)
    if (isLost) return void near.destroy()
    near.once('data', () => {
      near.write(NO_PASSWORD)
      // Everything asked for is this machine's: the port alone, the last of what is said, tells it.
      near.once('data', (asked: Buffer) => {
        const there = connect({ host: '127.0.0.1', port: asked.readUInt16BE(asked.length - 2) })
        far = there
        hold(there, () => near)
        there.once('connect', () => {
          near.write(CONNECTED)
          near.pipe(there)
          there.pipe(near)
        })
      })
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const breakOff = (): void => {
    for (const socket of open) socket.destroy()
  }
  return {
    proxy: `socks5://127.0.0.1:${(server.address() as AddressInfo).port}`,
    lose: () => {
      isLost = true
      breakOff()
    },
    find: () => {
      isLost = false
    },
    close: async () => {
      breakOff()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
