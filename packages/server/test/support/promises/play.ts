import { randomUUID } from 'node:crypto'
import type { Company, Lobby, Standing } from '@menagerie/protocol'
import { openGames } from '../../../src/lobby/games.ts'
import { rateMatch } from '../../../src/rating/rate.ts'
import { type Guest, frameOf, ok, signIn } from '../../../src/soak/guest.ts'
import { type Ground, HOST, comesTrue, must } from '../ground.ts'
import { TEST_OPTIONS } from '../house.ts'
import { begin } from '../play.ts'
import type { Promised } from './promise.ts'

const two = async (ground: Ground): Promise<readonly [Guest, Guest]> => [await signIn(ground), await signIn(ground)]
const giveUp = (guest: Guest, { id }: Pick<Lobby, 'id'>): Promise<unknown> =>
  guest.post(`/api/tables/${id}/resign`, { key: randomUUID() })
/** Counts it as the house does, once more. */
const rate = ({ direct }: Ground, { id }: Pick<Lobby, 'id'>): Promise<void> =>
  rateMatch({ db: direct.db, games: openGames(TEST_OPTIONS.games ?? []) }, id)
const counted = async (guest: Guest): Promise<number> =>
  ok(await guest.get<Standing>('/api/me/standing')).ratings.reduce((sum, { matches }) => sum + matches, 0)
const isOver = async (guest: Guest, id: string): Promise<boolean> =>
  (await frameOf(guest, id)).pending.status === 'over'

const MINUTE = 60_000
const CLAIMED = { absence: 'claim', absenceAfter: 'minutes5' }
/** The first seat is asked first. */
const claim = async (by: Guest, { id }: Pick<Lobby, 'id'>): Promise<number> =>
  (await by.post(`/api/tables/${id}/forfeit`, { key: randomUUID(), seat: 0 })).status

/** What holds of who stays away, and of ratings. */
export const ofPlay: readonly Promised[] = [
  {
    name: 'a rated match counts once',
    tried: async (ground) => {
      const [ada, ben] = await two(ground)
      const lobby = await begin([ada, ben], { game: 'envelopes', rated: true })
      await giveUp(ben, lobby)
      await comesTrue(async () => (await counted(ada)) > 0, 'it is not counted')
      await rate(ground, lobby)
      must((await counted(ada)) === 1, 'it counts twice')
    },
  },
  {
    name: 'what the host ended counts for nothing',
    tried: async (ground) => {
      const [ada, ben] = await two(ground)
      const lobby = await begin([ada, ben], { game: 'envelopes', rated: true })
      const closed = await fetch(`${ground.url}/api/admin/tables/${lobby.id}/close`, {
        method: 'POST',
        headers: { authorization: `Bearer ${HOST}`, 'content-type': 'application/json' },
        body: JSON.stringify({ reason: '' }),
      })
      must(closed.status === 200 && (await isOver(ada, lobby.id)), 'it is not ended')
      await rate(ground, lobby)
      must((await counted(ada)) === 0, 'it counts')
    },
  },
  {
    name: 'a match to which not all agreed counts for nothing',
    tried: async (ground) => {
      const [ada, ben] = await two(ground)
      const lobby = await begin([ada, ben], { game: 'envelopes' })
      await giveUp(ben, lobby)
      await rate(ground, lobby)
      must((await counted(ada)) === 0, 'it counts')
    },
  },
  {
    name: 'how somebody plays is not shown where they hide it',
    tried: async (ground) => {
      const [ada, ben] = await two(ground)
      const lobby = await begin([ada, ben], { game: 'envelopes', rated: true })
      await giveUp(ben, lobby)
      await rate(ground, lobby)
      const ratingOf = async (): Promise<unknown> =>
        ok(await ben.get<Company>(`/api/tables/${lobby.id}/company`)).seats[0]?.rating ?? null
      must((await ratingOf()) !== null, 'it is shown to nobody')
      ok(await ada.post('/api/me/standing', { hidden: true }))
      must((await ratingOf()) === null, 'it is shown')
    },
  },
  {
    name: 'nobody has given up before the time of the rule',
    tried: async (ground) => {
      const guests = await two(ground)
      must((await claim(guests[1], await begin(guests, { game: 'envelopes', choices: CLAIMED }))) === 422, 'they have')
    },
  },
  {
    name: 'who is at the table has not given up, however long they think',
    tried: async (ground) => {
      const guests = await two(ground)
      const lobby = await begin(guests, { game: 'envelopes', choices: CLAIMED })
      const line = await guests[0].watch([lobby.id])
      ground.time.skip(6 * MINUTE)
      const status = await claim(guests[1], lobby)
      line.close()
      must(status === 422, 'they have')
    },
  },
  {
    name: 'no bot takes the seat of who is at the table',
    tried: async (ground) => {
      const [guests, others] = [await two(ground), await two(ground)]
      const choices = { absence: 'bot' }
      const here = await begin(guests, { game: 'envelopes', choices })
      const lines = [await guests[0].watch([here.id]), await guests[1].watch([here.id])]
      // By the same clock a seat is taken whose person is not there.
      const away = await begin(others, { game: 'envelopes', choices })
      const waiting = await others[1].watch([away.id])
      const isTaken = async (guest: Guest, { id }: Lobby): Promise<boolean> => (await frameOf(guest, id)).version > 0
      await comesTrue(async () => {
        ground.time.skip(MINUTE / 2)
        return isTaken(others[1], away)
      }, 'no bot takes the seat of who is away')
      const taken = await isTaken(guests[1], here)
      for (const line of [...lines, waiting]) line.close()
      must(!taken, 'one does')
    },
  },
]
