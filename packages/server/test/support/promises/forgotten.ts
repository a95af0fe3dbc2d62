import { randomUUID } from 'node:crypto'
import type { MatchRecord } from '@menagerie/engine'
import type { NewToken } from '@menagerie/protocol/programs'
import { createTable, ok, signIn } from '../../../src/soak/guest.ts'
import { comesTrue, forget, idOf, must, say } from '../ground.ts'
import { begin, playOut } from '../play.ts'
import { holding } from '../two-houses.ts'
import type { Promised } from './promise.ts'

/** Tables of the database in which a person may stand, and where that is found in their own file; null: it is nothing of theirs to have. */
const OWN: Readonly<Record<string, ((data: Own) => unknown) | null>> = {
  user: ({ me }) => me.id,
  session: ({ account }) => account.sessions.length,
  tables: ({ tables }) => tables.length,
  seats: ({ tables }) => tables.length,
  remarks: ({ remarks }) => remarks.length,
  reports: ({ reports }) => reports.length,
  quiets: ({ quiets }) => quiets.length,
  profiles: ({ standing }) => standing.hidden,
  ratings: ({ standing }) => standing.ratings.length,
  tokens: ({ programs }) => programs.length,
}
interface Own {
  readonly me: { readonly id: string }
  readonly account: { readonly sessions: readonly object[] }
  readonly tables: readonly object[]
  readonly remarks: readonly object[]
  readonly reports: readonly object[]
  readonly quiets: readonly object[]
  readonly programs: readonly object[]
  readonly standing: { readonly hidden: boolean; readonly ratings: readonly object[] }
}

const LONG_AGO = `now() - interval '31 days'`

/** What is kept of people, for how long, and what they are given of it. */
export const ofForgetting: readonly Promised[] = [
  {
    name: 'who is forgotten is named nowhere',
    tried: async ({ url, direct }) => {
      const [ada, ben] = [await signIn({ url }), await signIn({ url })]
      const [name, word] = [`Name${randomUUID().slice(0, 8)}`, `WORD${randomUUID()}`]
      const id = ok(await ada.post<{ id: string }>('/api/me', { name })).id
      const lobby = await begin([ada, ben], { game: 'envelopes' })
      ok(await say(ada, lobby.id, word))
      ok(await ben.post(`/api/tables/${lobby.id}/report`, { side: 'players', number: 1 }))
      await playOut([ada, ben], lobby.id)
      must((await forget(ada)).status === 200, 'they are not forgotten')
      const left = await holding(direct, name, id, word)
      must(left.length === 0, `they are found in ${left.join(', ')}`)
      const record = ok(await ben.get<MatchRecord>(`/api/tables/${lobby.id}/record`))
      must(!JSON.stringify(record).includes(name), 'they are found in a record')
    },
  },
  {
    name: 'one’s own file has all that is kept of one',
    tried: async ({ url, direct }) => {
      const [ada, ben] = [await signIn({ url }), await signIn({ url })]
      const id = await idOf(ada)
      const lobby = await begin([ada, ben], { game: 'envelopes', rated: true })
      ok(await say(ben, lobby.id, 'a word'))
      ok(await say(ada, lobby.id, 'a word of mine'))
      ok(await ada.post(`/api/tables/${lobby.id}/report`, { side: 'players', number: 1 }))
      ok(await ada.post(`/api/tables/${lobby.id}/quiet`, { whom: { seat: 1 }, kind: 'muted' }))
      ok(await ada.post('/api/me/standing', { hidden: true }))
      ok(await ada.post<NewToken>('/api/me/tokens', { scope: 'read' }))
      ok(await ada.post(`/api/tables/${lobby.id}/resign`, { key: randomUUID() }))
      await comesTrue(async () => (await holding(direct, id)).includes('ratings'), 'the match is not counted')
      const data = ok(await ada.get<Own>('/api/me/data'))
      const kept = (await holding(direct, id)).map((one) => one.replaceAll('"', ''))
      const unknown = kept.filter((one) => !Object.hasOwn(OWN, one))
      must(unknown.length === 0, `nobody says where ${unknown.join(', ')} is in it`)
      must(kept.length >= 9, `only ${kept.join(', ')} were kept`)
      const lacking = kept.filter((one) => OWN[one] != null && !OWN[one](data))
      must(lacking.length === 0, `it leaves out ${lacking.join(', ')}`)
    },
  },
  {
    name: 'a guest who plays stays',
    tried: async ({ url, direct }) => {
      const longGone = async (seated: boolean): Promise<string> => {
        const guest = await signIn({ url })
        if (seated) await createTable(guest, { game: 'envelopes' })
        const id = await idOf(guest)
        await direct.pool.query(`update session set updated_at = ${LONG_AGO} where user_id = $1`, [id])
        await direct.pool.query(`update "user" set created_at = ${LONG_AGO} where id = $1`, [id])
        return id
      }
      const isThere = async (id: string): Promise<boolean> =>
        ((await direct.pool.query('select from "user" where id = $1', [id])).rowCount ?? 0) > 0
      const plays = await longGone(true)
      // Guests go one after the other: whoever is looked at with the first is gone when the second is.
      for (let looks = 0; looks < 2; looks++) {
        const idle = await longGone(false)
        await comesTrue(async () => !(await isThere(idle)), 'a guest without a seat stays for ever')
      }
      must(await isThere(plays), 'they expire')
    },
  },
]
