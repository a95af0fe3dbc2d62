import { mkdtempSync, rmSync } from 'node:fs'
import { type RequestListener, type Server, createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { STREAM_PATH } from '@menagerie/protocol'
import { addressOf } from '../nodes/siblings.ts'
import { forwarding, tableIn, takeForwarded } from './forward.ts'

const ID = 'abcdefgh01234567'

it.each([
  [`/api/tables/${ID}`, ID],
  [`/api/tables/${ID}/act`, ID],
  [`/api/tables/${ID}/match?since=3`, ID],
  [`/api/stream?tables=${ID}`, ID],
  [`/api/stream?tables=${ID},zzzzzzzz01234567&invite.${ID}=x`, ID],
  ['/api/stream?tables=', null],
  ['/api/stream', null],
  ['/api/tables/mine', null],
  ['/api/tables', null],
  [`/api/tables/${ID}x`, null],
  [`/api/other?tables=${ID}`, null],
  [`/api/tables/${ID.toUpperCase()}`, null],
])('%s is about %s', (url, table) => {
  expect(tableIn(url, STREAM_PATH)).toBe(table)
})

describe('what another worker looks after', () => {
  const closers: (() => unknown)[] = []
  afterEach(async () => {
    for (const close of closers.splice(0).reverse()) await close()
  })

  /** The address of a server that asks another one for all but `/here`; null where there is no other. */
  const open = async (other: RequestListener | null): Promise<string> => {
    const folder = mkdtempSync(join(tmpdir(), 'menagerie-test-'))
    closers.push(() => rmSync(folder, { recursive: true, force: true }))
    const address = addressOf({ group: folder.slice(-6), slot: 1, folder }, 1)
    if (other !== null) closers.push((await takeForwarded(address, other)).close)
    const here: Server = createServer((_request, response) => response.end('here'))
    forwarding(here, { addressFor: (url) => (url === '/here' ? null : address) })
    await new Promise<void>((done) => here.listen(0, '127.0.0.1', done))
    closers.push(() => new Promise((done) => here.close(done)))
    return `http://127.0.0.1:${(here.address() as AddressInfo).port}`
  }

  it('is asked there as it was asked here, and answered byte for byte', async () => {
    const url = await open((request, response) => {
      let body = ''
      request.on('data', (chunk: Buffer) => (body += chunk.toString()))
      request.on('end', () => {
        const { method, url: path, headers, socket } = request
        response.writeHead(
          418,
          [
            ['x-one', 'a'],
            ['x-one', 'b'],
          ].flat(),
        )
        const { 'x-menagerie-peer': peer, cookie } = headers
        response.end(JSON.stringify({ method, path, body, peer: peer ?? null, cookie, from: socket.remoteAddress }))
      })
    })
    const answer = await fetch(`${url}/there?x=1`, {
      method: 'POST',
      body: 'é'.repeat(3000),
      headers: { cookie: 'a=b', 'x-menagerie-peer': '10.0.0.1' },
    })
    expect([answer.status, answer.headers.get('x-one')]).toEqual([418, 'a, b'])
    expect(await answer.json()).toEqual({
      method: 'POST',
      path: '/there?x=1',
      body: 'é'.repeat(3000),
      // Nobody can say for whom they ask: that is said among workers alone.
      peer: null,
      cookie: 'a=b',
      from: '127.0.0.1',
    })
    expect(await (await fetch(`${url}/here`)).text()).toBe('here')
  })

  it('is heard as it comes, and who goes is gone there too', async () => {
    const gone = new Promise<void>((done) => {
      closers.push(() => done())
      heard = done
    })
    const url = await open((_request, response) => {
      response.write('first\n')
      response.on('close', heard)
    })
    const { port } = new URL(url)
    const socket = connect(Number(port), '127.0.0.1')
    socket.write('GET /there HTTP/1.1\r\nhost: x\r\n\r\n')
    const first = await new Promise<string>((done) => {
      let text = ''
      socket.on('data', (bytes: Buffer) => {
        text += bytes.toString()
        if (text.includes('first')) done(text)
      })
    })
    expect(first).toContain('200 OK')
    socket.destroy()
    await gone
  })

  it('is to be asked again while nobody is there', async () => {
    const url = await open(null)
    const answer = await fetch(`${url}/there`)
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '1'])
    expect(await answer.json()).toMatchObject({ error: { code: 'busy' } })
  })
})

let heard = (): void => {}
