import { type AddressInfo, type Socket, connect, createServer } from 'node:net'

/** A cable between a server and its database that can be cut: then nothing passes, and neither end is told. */
export interface Cable {
  /** The database's port at this end of the cable. */
  readonly port: number
  readonly cut: () => void
  /** What was sent meanwhile arrives now, as after a network has healed. */
  readonly mend: () => void
  readonly close: () => Promise<void>
}

export const openCable = async (far: { readonly host: string; readonly port: number }): Promise<Cable> => {
  const open = new Set<Socket>()
  let isCut = false
  const hold = (socket: Socket): void => {
    open.add(socket)
    socket.setNoDelay(true)
    if (isCut) socket.pause()
    socket.on('close', () => open.delete(socket))
    socket.on('error', () => socket.destroy())
  }
  /** The end of one side is told to the other when the cable is whole; a paused socket says nothing. */
  const join = (from: Socket, to: Socket): void => {
    from.on('data', (bytes) => to.write(bytes))
    from.on('end', () => to.end())
    from.on('close', () => {
      if (!isCut) to.destroy()
    })
  }
  const proxy = createServer((near) => {
    const there = connect(far)
    join(near, there)
    join(there, near)
    hold(near)
    hold(there)
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  return {
    port: (proxy.address() as AddressInfo).port,
    cut: () => {
      isCut = true
      for (const socket of open) socket.pause()
    },
    mend: () => {
      isCut = false
      for (const socket of open) socket.resume()
    },
    close: async () => {
      for (const socket of open) socket.destroy()
      await new Promise((resolve) => proxy.close(resolve))
    },
  }
}
