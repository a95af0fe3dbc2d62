import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MESSAGE_KINDS } from '../src/soak/bad-messages.ts'
import { KINDS } from '../src/soak/bad-requests.ts'
import { openBare } from '../src/soak/bare.ts'
import { changedBetween, contentsOf } from '../src/soak/contents.ts'
import { signIn } from '../src/soak/guest.ts'
import { faultOf, misuse } from '../src/soak/misuse.ts'
import { type TestServer, newFolder, openServer, pagesIn } from './support/house.ts'

/* Two thousand requests that must be refused; `npm run soak -- requests` sends two hundred thousand. */

const folder = newFolder()
let server: TestServer
beforeAll(async () => {
  server = await openServer({ webRoot: pagesIn(folder.path) })
})
afterAll(async () => {
  await server.remove()
  folder.remove()
})

describe('requests that must be refused', () => {
  it('are, with a code, and change no row of the database', async () => {
    const { url, dataDir } = server
    const { answers, wrong, changed } = await misuse({ url, dataDir, requests: 2000, seed: 'requests', lanes: 4 })
    expect(wrong).toEqual([])
    expect(changed).toEqual([])
    expect(Object.keys(answers).sort()).toEqual([...KINDS, ...MESSAGE_KINDS].sort())
    // What is refused is what is wrong, and not who asks.
    const codes = (kind: string): readonly string[] => Object.keys(answers[kind] ?? {}).sort()
    expect(codes('a wrong type')[0]).toBe('400 malformed')
    expect(codes('a stale version')).toEqual(['400 malformed', '409 stale'])
    expect(codes('steps that are none')).toEqual(['400 malformed', '422 tooManySteps', '422 unknownAction'])
    expect(codes('a key that was used')).toEqual(['409 keyReused'])
    expect(codes('another’s table')).toEqual(['400 malformed', '403 forbidden', '403 notSeated', '404 notFound'])
    expect(codes('another’s invite')).toEqual(['403 inviteWrong'])
    expect(codes('oversized')).toEqual(['413 tooLarge'])
    expect(codes('another site')).toEqual(['403 forbidden'])
    expect(codes('nobody')).toEqual(['401 unauthenticated'])
    expect(codes('a message that is no JSON')).toEqual(['400 malformed'])
    expect(codes('a message about another’s table')).toEqual(['400 malformed', '403 notSeated', '404 notFound'])
    expect(codes('a message about what is past')).toEqual(['400 malformed', '409 stale'])
    expect(codes('a message under a used key')).toEqual(['409 keyReused'])
    expect(codes('a message that is too long')).toEqual(['nothing'])
  })
})

describe('the trial', () => {
  it('tells of what is let in, and of the rows it changed', async () => {
    const { url, dataDir } = server
    const guest = await signIn({ url })
    const before = await contentsOf(dataDir)
    const asked = await openBare(url)
    const sent = `POST /api/me HTTP/1.1\r\nhost: x\r\ncookie: ${guest.cookie}\r\ncontent-type: application/json\r\n`
    const answer = await asked.send(Buffer.from(`${sent}content-length: 14\r\n\r\n{"name":"Ada"}`))
    asked.close()
    expect(answer?.status).toBe(200)
    expect(faultOf(answer, true)).toBe('answered 200')
    expect(changedBetween(before, await contentsOf(dataDir))).toEqual(['"user"'])
  })

  it.each([
    ['no answer', null],
    ['answered 500', { status: 500, head: '', body: '' }],
    ['the answer tells of the inside', { status: 400, head: '', body: '{"stack":"x"}' }],
    ['the answer is no JSON', { status: 400, head: 'content-type: text/plain', body: 'no' }],
    ['the answer has no code', { status: 400, head: 'content-type: application/json', body: '{"error":1}' }],
  ])('tells of: %s', (fault, answer) => {
    expect(faultOf(answer, true)).toBe(fault)
  })
})
