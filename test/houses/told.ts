import type { Frame, Lobby, Me, NoticeWishes, Quiets, Summaries } from '@menagerie/protocol'
import { guestWith } from '../../packages/server/src/soak/guest.ts'
import type { Furnished } from './furnish.ts'

/** What a person is answered for a path of the API: what of it must stay so, whatever is told beside it later. */
export interface Told {
  readonly person: number
  readonly path: string
  readonly facts: unknown
}

const seatFacts = ({ kind, name, bot, taken, you }: Lobby['seats'][number]): unknown => ({
  kind,
  name,
  bot,
  taken,
  you,
})

export const factsOfLobby = ({ id, game, choices, status, seats, commitment, open, invite }: Lobby): unknown => ({
  ...{ id, game, choices, status, commitment, open, invite },
  seats: seats.map(seatFacts),
})

/** The last commitment to an entry, where the house made any: it hides what the secret opens. */
export const factsOfFrame = ({ version, pending, legal, ...more }: Frame): unknown => ({
  ...{ version, pending },
  legal: [...legal].sort(),
  cover: (more as Partial<Frame>).covers?.at(-1),
})

const wishes = ({ mail, quietFrom, quietUntil, zone }: NoticeWishes): unknown => ({ mail, quietFrom, quietUntil, zone })

/** Everything of a person's own that a house can be asked for. */
const OWN: readonly (readonly [path: string, facts: (body: unknown) => unknown])[] = [
  ['/api/me', (body) => ({ id: (body as Me).id, name: (body as Me).name })],
  ['/api/tables/mine', (body) => (body as Summaries).tables.map(({ id }) => id).sort()],
  [
    '/api/me/tokens',
    (body) =>
      (body as { tokens: readonly { id: string; scope: string }[] }).tokens.map(({ id, scope }) => ({ id, scope })),
  ],
  ['/api/me/quiets', (body) => (body as Quiets).quiets.map(({ id, kind, name }) => ({ id, kind, name }))],
  ['/api/me/notices', (body) => wishes(body as NoticeWishes)],
]

/** What a house answers everybody now; what it does not know is left out. */
export const toldTo = async ({
  url,
  people,
  tables,
}: Pick<Furnished, 'people' | 'tables'> & { readonly url: string }): Promise<readonly Told[]> => {
  const told: Told[] = []
  for (const [person, { cookie }] of people.entries()) {
    const guest = guestWith({ url }, cookie)
    const ask = async (path: string, facts: (body: unknown) => unknown): Promise<void> => {
      const { status, body } = await guest.get(path)
      if (status === 200) told.push({ person, path, facts: facts(body) })
      else if (status >= 500) throw new Error(`${path} was answered ${status}`)
    }
    for (const [path, facts] of OWN) await ask(path, facts)
    for (const { id, use } of tables.filter(({ seats }) => seats.includes(person))) {
      await ask(`/api/tables/${id}`, (body) => factsOfLobby(body as Lobby))
      // A clock goes on by itself.
      if (use !== 'waiting' && use !== 'sealed' && use !== 'clocked')
        await ask(`/api/tables/${id}/match`, (body) => factsOfFrame(body as Frame))
      if (use === 'over') await ask(`/api/tables/${id}/record`, (body) => body)
    }
  }
  return told
}
