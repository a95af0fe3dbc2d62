import { describe, expect, test } from 'vitest'
import { WireError } from '../../wire/transport.ts'
import { type Waiting, untilHeard } from './until-heard.ts'

const lost = (): never => {
  throw new WireError(0, 'unreachable', null, {}, [])
}
const acted = (version: number) => ({ version })
const atOnce = (): Promise<void> => Promise.resolve()

describe('a move that is made without a line', () => {
  test('waits visibly and is sent again until it is heard, however long that takes', async () => {
    const heard: Waiting[] = []
    const sent = { count: 0 }
    const send = async () => (++sent.count < 40 ? lost() : acted(7))
    expect(await untilHeard(send, (waiting) => heard.push(waiting), atOnce)).toBe(7)
    expect([sent.count, heard.length]).toEqual([40, 39])
  })

  test('is not sent again once it is taken back', async () => {
    const sent = { count: 0 }
    const send = async () => {
      sent.count++
      return lost()
    }
    const never = (): Promise<void> => new Promise(() => undefined)
    expect(await untilHeard(send, ({ takeBack }) => queueMicrotask(takeBack), never)).toBeNull()
    expect(sent.count).toBe(1)
  })

  test('waits for nothing where it goes through or is refused', async () => {
    const heard: Waiting[] = []
    const note = (waiting: Waiting): void => void heard.push(waiting)
    expect(await untilHeard(async () => acted(3), note, atOnce)).toBe(3)
    const refused = new WireError(409, 'stale', null, {}, [])
    await expect(untilHeard(() => Promise.reject(refused), note, atOnce)).rejects.toBe(refused)
    expect(heard).toEqual([])
  })
})
