import type { Keeper } from './keeper.ts'
import type { Transport } from './transport.ts'

/** The same transport, of whose matches this browser keeps what was committed to. */
export const keeping = (transport: Transport, { note }: Keeper): Transport => ({
  ...transport,
  frame: async (table, since, invite) => {
    const frame = await transport.frame(table, since, invite)
    note(frame)
    return frame
  },
  listen: (watched, listener) =>
    transport.listen(watched, {
      ...listener,
      onFrame: (frame) => {
        note(frame)
        listener.onFrame(frame)
      },
    }),
})
