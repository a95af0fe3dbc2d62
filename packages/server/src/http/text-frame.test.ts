import { createHash } from 'node:crypto'
import { type AddressInfo, createServer } from 'node:net'
import { expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { textFrame } from './text-frame.ts'

const GUID = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11'

/** The texts that a client reads which is sent these bytes. */
const readOf = async (bytes: Buffer, count: number): Promise<readonly string[]> => {
  const server = createServer((socket) => {
    socket.once('data', (head: Buffer) => {
      const [, key = ''] = /sec-websocket-key: (.*)\r\n/i.exec(head.toString()) ?? []
      const accept = createHash('sha1').update(`${key}${GUID}`).digest('base64')
      socket.write('HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: upgrade\r\n')
      socket.write(`sec-websocket-accept: ${accept}\r\n\r\n`)
      socket.write(bytes)
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const line = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`)
  const texts: string[] = []
  await new Promise<void>((done, fail) => {
    line.on('error', fail)
    line.on('message', (data: Buffer, isBinary) => {
      expect(isBinary).toBe(false)
      if (texts.push(data.toString()) === count) done()
    })
  })
  line.terminate()
  await new Promise((done) => server.close(done))
  return texts
}

it('a text of any length is read as it was written, and so is what follows it', async () => {
  const texts = [0, 1, 125, 126, 127, 4000, 65_535, 65_536, 200_000].map((length) => 'x'.repeat(length))
  texts.push('é \u{1f409} 対戦', '対'.repeat(42), '対'.repeat(22_000))
  expect(await readOf(Buffer.concat(texts.map(textFrame)), texts.length)).toEqual(texts)
})
