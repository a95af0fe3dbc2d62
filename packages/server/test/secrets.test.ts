import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { MatchRecord } from '@menagerie/engine'
import type { Frame } from '@menagerie/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Guest, act, createTable, frameOf, ok, openUp, ready, signIn, sit } from '../src/soak/guest.ts'
import { WORDS } from './support/envelopes.ts'
import { type TestServer, newFolder, openServer } from './support/house.ts'
import { begin, playOne, playOut } from './support/play.ts'

let server: TestServer

beforeAll(async () => {
  server = await openServer()
})
afterAll(() => server.remove())

const guests = (count: number): Promise<Guest[]> =>
  Promise.all(Array.from({ length: count }, () => signIn({ url: server.url, keep: true })))

interface EnvelopeView {
  readonly hand: readonly string[]
  readonly opened: readonly string[]
}
const viewOf = (frame: Frame): EnvelopeView => frame.view as EnvelopeView

/** The words that occur in all bytes a guest has received. */
const wordsSeen = (guest: Guest): Set<string> => {
  const text = guest.received.join('\n')
  return new Set(WORDS.filter((word) => text.includes(word)))
}

describe('the bytes each viewer received', () => {
  it('hold no word that this viewer was never shown, at any moment of a match', async () => {
    const [ada, ben, eve] = (await guests(3)) as [Guest, Guest, Guest]
    const lobby = await createTable(ada, { game: 'envelopes', open: true })
    await sit(ben, lobby, 1)
    await ready(ada, lobby.id, { loadout: 'MOTTOofAda' })
    await ready(ben, lobby.id, { loadout: null, preset: 'preset' })
    await openUp(ada, lobby.id)
    const streams = await Promise.all([ada, ben, eve].map((guest) => guest.watch([lobby.id])))
    const held: Set<string>[] = [new Set(), new Set()]
    const drawing = (frame: Frame): readonly string[] =>
      frame.legal.includes('draw') ? ['draw'] : frame.legal.slice(0, 1)

    let opened: readonly string[] = []
    for (let over = false; !over;) {
      over = (await playOne([ada, ben], lobby.id, drawing)) === null
      if (over) break
      const frames = await Promise.all([ada, ben, eve].map((guest) => frameOf(guest, lobby.id)))
      opened = viewOf(frames[2] as Frame).opened
      for (const seat of [0, 1]) for (const word of viewOf(frames[seat] as Frame).hand) held[seat]?.add(word)
      if ((frames[0] as Frame).pending.status === 'over') break
      expect(wordsSeen(ada)).toEqual(new Set([...(held[0] as Set<string>), ...opened]))
      expect(wordsSeen(ben)).toEqual(new Set([...(held[1] as Set<string>), ...opened]))
      expect(wordsSeen(eve)).toEqual(new Set(opened))
      // The record is secret while the match runs, also to those who play it.
      for (const guest of [ada, ben, eve]) {
        expect((await guest.get(`/api/tables/${lobby.id}/record`)).status).toBe(403)
      }
    }
    expect(opened.length).toBeGreaterThan(4)
    expect(held[0]?.size).toBeGreaterThan(4)

    const texts = [ada, ben, eve].map((guest) => guest.received.join('\n'))
    expect(texts.map((text) => text.includes('MOTTOofAda'))).toEqual([true, false, false])
    expect(texts.map((text) => text.includes('MOTTOpreset'))).toEqual([false, true, false])
    const record = ok(await eve.get<MatchRecord>(`/api/tables/${lobby.id}/record`))
    expect(record.header.loadouts).toEqual(['MOTTOofAda', 'MOTTOpreset'])
    for (const stream of streams) stream.close()
  })

  it('hold neither contributions nor the secret while the match runs', async () => {
    const [ada, ben] = (await guests(2)) as [Guest, Guest]
    const contribution = 'abcdef0123456789'.repeat(3)
    const lobby = await createTable(ada, { game: 'envelopes' })
    await sit(ben, lobby, 1)
    await ready(ada, lobby.id, { contribution })
    await ready(ben, lobby.id)
    await openUp(ada, lobby.id)
    const stream = await ben.watch([lobby.id])
    await playOne([ada, ben], lobby.id)
    await stream.until(({ event, data }) => event === 'frame' && (data as Frame).version === 1)
    expect([ada, ben].some((guest) => guest.received.join('').includes(contribution))).toBe(false)
    await playOut([ada, ben], lobby.id)
    const { reveal, header } = ok(await ada.get<MatchRecord>(`/api/tables/${lobby.id}/record`))
    expect(header.contributions[0]).toBe(contribution)
    const before = ben.received
      .slice(
        0,
        ben.received.findIndex((text) => text.includes('"status":"over"')),
      )
      .join('')
    expect(before.length).toBeGreaterThan(1000)
    expect(before.includes(reveal as string)).toBe(false)
  })

  it('answer a refusal alike whether the hidden card is there or not', async () => {
    const [ada, ben] = (await guests(2)) as [Guest, Guest]
    const { id } = await begin([ada, ben], { game: 'envelopes' })
    const mine = viewOf(await frameOf(ada, id)).hand
    const theirs = viewOf(await frameOf(ben, id)).hand
    const nobodys = WORDS.filter((word) => !mine.includes(word) && !theirs.includes(word))
    const answers = await Promise.all(
      [theirs[0], nobodys[0], nobodys[1]].map((word) => act(ada, id, { version: 0, steps: [word as string] })),
    )
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(answers[0]?.status).toBe(422)
  })
})

describe('who may look', () => {
  it('a stranger needs the invite to a closed table, and it must be the right one', async () => {
    const [ada, ben, eve] = (await guests(3)) as [Guest, Guest, Guest]
    const lobby = await begin([ada, ben], { game: 'envelopes' })
    const other = await createTable(eve, { game: 'envelopes' })
    const paths = ['', '/match', '/past', '/record'].map((path) => `/api/tables/${lobby.id}${path}`)
    for (const path of paths) {
      expect((await eve.get(path)).status).toBe(403)
      expect((await eve.get(`${path}?invite=${other.invite}`)).status).toBe(403)
    }
    expect((await eve.get(`${paths[1]}?invite=${lobby.invite}`)).status).toBe(200)
    await expect(eve.watch([lobby.id])).rejects.toThrow('403')
    const stream = await eve.watch([lobby.id], { invite: lobby.invite as string })
    await stream.until(({ event }) => event === 'frame')
    expect(stream.frames()[0]?.viewer).toBe('spectator')
    expect(stream.lobbies()[0]?.invite).toBeNull()
    stream.close()
  })

  it('only one who sits at a table acts there, and only for their own seat', async () => {
    const [ada, ben, eve] = (await guests(3)) as [Guest, Guest, Guest]
    const { id } = await begin([ada, ben], { game: 'envelopes', open: true })
    const { legal } = await frameOf(ada, id)
    expect((await act(eve, id, { version: 0, steps: [...legal] })).status).toBe(403)
    expect((await eve.post(`/api/tables/${id}/resign`, { key: crypto.randomUUID() })).status).toBe(403)
    const tried = await act(ben, id, { version: 0, steps: legal.slice(0, 1) })
    expect(tried.status).toBe(422)
    expect(tried.body).toMatchObject({ error: { code: 'notYourTurn', rule: 'TABLE-TURN' } })
  })
})

describe('the log of the server', () => {
  it('holds no word, no invite, no name and no cookie at its most talkative level', async () => {
    const folder = newFolder()
    const program = fileURLToPath(new URL('./support/talkative.ts', import.meta.url))
    const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href
    const child = spawn(process.execPath, ['--conditions=source', '--import', tsx, program, folder.path], {
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let log = ''
    let said = ''
    child.stderr.on('data', (chunk: Buffer) => (log += chunk.toString()))
    child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()))
    const [code] = (await once(child, 'exit')) as [number]
    folder.remove()
    expect({ code, log: code === 0 ? '' : log }).toEqual({ code: 0, log: '' })
    const secrets = JSON.parse(said) as string[]
    expect(secrets.length).toBeGreaterThan(10)
    expect(log.split('\n').length).toBeGreaterThan(20)
    expect(log).toContain('something failed')
    const lines = log
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>)
    for (const line of lines) expect(Object.keys(line).slice(0, 3)).toEqual(['level', 'time', 'pid'])
    expect(lines.filter(({ event }) => typeof event !== 'string')).toEqual([])
    const events = new Set(lines.map(({ event }) => event))
    for (const event of ['open', 'answered', 'table made', 'match began', 'decided', 'listening', 'closing'])
      expect(events).toContain(event)
    const acts = lines.filter(({ event, route }) => event === 'answered' && route === '/api/tables/:id/act')
    expect(acts.map(({ status }) => status)).toEqual([200, 400, 503])
    expect(acts.every(({ table, ms }) => /^[0-9a-z]{16}$/.test(String(table)) && Number(ms) >= 0)).toBe(true)
    expect(secrets.filter((secret) => log.includes(secret))).toEqual([])
  })
})
