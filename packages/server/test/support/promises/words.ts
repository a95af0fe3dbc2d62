import type { Lobby, Summaries } from '@menagerie/protocol'
import { createTable, ok, signIn, sit } from '../../../src/soak/guest.ts'
import { HOST, heardOf, hears, idOf, must, say } from '../ground.ts'
import { begin } from '../play.ts'
import type { Promised } from './promise.ts'

/** What holds of words between players, and of whom one does not want to meet. */
export const ofWords: readonly Promised[] = [
  {
    name: 'those who look on are not heard by those who play while the match runs',
    tried: async (ground) => {
      const [ada, ben, cleo] = [await signIn(ground), await signIn(ground), await signIn(ground)]
      const { id, invite } = await begin([ada, ben], { game: 'envelopes' })
      const line = await ben.watch([id])
      ok(await say(cleo, id, 'a secret', invite))
      ok(await say(ada, id, 'the last word'))
      await hears(line, 'the last word')
      line.close()
      must(!heardOf(line).some(({ text }) => text === 'a secret'), 'a player hears them')
    },
  },
  {
    name: 'nothing comes of whom one has muted, not even as something unread',
    tried: async (ground) => {
      const [ada, ben] = [await signIn(ground), await signIn(ground)]
      const { id } = await begin([ada, ben], { game: 'envelopes' })
      ok(await ada.post(`/api/tables/${id}/quiet`, { whom: { seat: 1 }, kind: 'muted' }))
      const line = await ada.watch([id])
      ok(await say(ben, id, 'a rude word'))
      ok(await say(ada, id, 'my own'))
      await hears(line, 'my own')
      line.close()
      const heard = heardOf(line)
      must(!heard.some(({ text }) => text === 'a rude word'), 'their words come')
      must(
        heard.every(({ you }) => you),
        'it comes that they spoke',
      )
    },
  },
  {
    name: 'who was blocked does not sit down beside who blocked them',
    tried: async (ground) => {
      const [ada, ben] = [await signIn(ground), await signIn(ground)]
      const { id } = await begin([ada, ben], { game: 'envelopes' })
      ok(await ada.post(`/api/tables/${id}/quiet`, { whom: { seat: 1 }, kind: 'blocked' }))
      const open = await createTable(ada, { game: 'envelopes', open: true })
      must((await ben.post(`/api/tables/${open.id}/sit`, { seat: 1 })).status === 403, 'they sit down')
    },
  },
  {
    name: 'who was blocked does not find the tables of who blocked them',
    tried: async (ground) => {
      const [ada, ben] = [await signIn(ground), await signIn(ground)]
      const { id } = await begin([ada, ben], { game: 'envelopes' })
      ok(await ada.post(`/api/tables/${id}/quiet`, { whom: { seat: 1 }, kind: 'blocked' }))
      const open = await createTable(ada, { game: 'envelopes', open: true })
      const { tables } = ok(await ben.get<Summaries>('/api/tables/open'))
      must(!tables.some((one) => one.id === open.id), 'they are listed')
    },
  },
  {
    name: 'whom the host has blocked says nothing and opens no table',
    tried: async (ground) => {
      const [ada, ben] = [await signIn(ground), await signIn(ground)]
      const { id } = await begin([ada, ben], { game: 'envelopes' })
      const blocking = await fetch(`${ground.url}/api/admin/people/${await idOf(ada)}/block`, {
        method: 'POST',
        headers: { authorization: `Bearer ${HOST}`, 'content-type': 'application/json' },
        body: JSON.stringify({ blocked: true, reason: '' }),
      })
      must(blocking.status === 200, `the host is answered ${blocking.status}`)
      must((await say(ada, id, 'all the same')).status === 403, 'they speak')
      const opened = await ada.post<Lobby>('/api/tables', {
        ...{ game: 'envelopes', choices: {}, mySeat: 0, open: false },
        seats: [{ kind: 'human' }, { kind: 'human' }],
      })
      must(opened.status === 403, 'they open a table')
    },
  },
  {
    name: 'nobody is taken for another at a table',
    tried: async (ground) => {
      const [ada, other] = [await signIn(ground), await signIn(ground)]
      ok(await ada.post('/api/me', { name: 'Ada Lovelace' }))
      ok(await other.post('/api/me', { name: '\u0410da Lovelace' }))
      const lobby = await createTable(ada, { game: 'envelopes' })
      const sat = await sit(other, lobby, 1).catch(() => null)
      must(sat === null, 'two look alike')
    },
  },
]
