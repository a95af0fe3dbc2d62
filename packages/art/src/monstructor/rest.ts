import type { Socket } from './layout/index.ts'
import { type TorsoSize, socketsOf } from './shape.ts'

/** Where the sockets of a body sit when it lies alone: wide ones above and below, narrow ones left and right in turn. */
export const restSockets = (connectors: string, size: TorsoSize): readonly Socket[] => {
  const [wide, narrow] = [socketsOf(connectors, 'W'), socketsOf(connectors, 'N')]
  const top = wide > 1 ? wide - 1 : wide
  let [w, n] = [0, 0]
  return connectors.split('').map((width): Socket => {
    const plain = { filled: false, kin: false } as const
    if (width === 'W') {
      const at = w++
      if (at >= top) return { ...plain, x: 0, y: size.h / 2 + 10, side: 'down', width, from: [0, size.h / 2 - 22] }
      const x = (at - (top - 1) / 2) * 60
      const y = -size.h / 2 - 10 - (top > 1 ? 16 : 0)
      return { ...plain, x, y, side: 'up', width, from: [x * 0.55, -size.h / 2 + 22] }
    }
    const at = n++
    const k = at % 2 === 0 ? -1 : 1
    const rows = k < 0 ? Math.ceil(narrow / 2) : Math.floor(narrow / 2)
    const y = (Math.floor(at / 2) - (rows - 1) / 2) * 92
    const spot = { x: k * (size.w / 2 + 9), y, from: [k * (size.w / 2 - 20), y] as const }
    return { ...plain, ...spot, side: k < 0 ? 'left' : 'right', width: 'N' }
  })
}
