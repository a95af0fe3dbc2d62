import type { House } from '../http/house.ts'
import { expire } from '../lobby/expiring.ts'
import { startChore } from '../nodes/chores.ts'
import { openNotices } from '../notices/notices.ts'
import type { ServerOptions } from '../options.ts'
import { openPusher } from '../push/pusher.ts'
import { rateLeft } from '../rating/rate.ts'
import type { Ground } from './ground.ts'
import type { OpenMatches } from './matches.ts'

/** Whom a push service may ask about the house. */
const contactOf = ({ publicUrl, mailFrom }: ServerOptions): string =>
  publicUrl?.startsWith('https:') === true ? publicUrl : `mailto:${/[^\s<>]+@[^\s<>]+/.exec(mailFrom)?.[0] ?? ''}`

/** What a server does unasked: what is out of date goes, ends that were not counted are, and people are told that they are asked. */
export const openUpkeep = (ground: Ground, { hub, authority }: OpenMatches, house: House): void => {
  const { options, closers, db, games, mailer, publicUrl, push, time, onFailure } = ground
  const everySeconds = options.expirySeconds
  const { chores } = authority
  const expiring = startChore({
    ...{ db, everySeconds, chores },
    name: 'expiry',
    work: () => expire({ ...house, discard: authority.discard }),
  })
  const rating = startChore({ ...{ db, everySeconds, chores }, name: 'ratings', work: () => rateLeft({ db, games }) })
  const notices = openNotices({
    ...{ db, hub, mailer, publicUrl, time, onFailure },
    pusher: openPusher({ ...push, contact: contactOf(options) }),
    matches: authority,
    quietly: chores.quietly,
  })
  closers.add(expiring.close, rating.close, notices.close)
}
