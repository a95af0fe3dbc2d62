import type * as Places from '../../../src/lobby/place.ts'
import type { Presences } from '../../../src/presence/presence.ts'
import type * as Standings from '../../../src/rating/standing.ts'
import type * as TableOptions from '../../../../engine/src/table-options.ts'
import { ofModule, ofOpened } from '../breakable.ts'
import { type Fault, keeping } from './faults.ts'

export const PLAY_FAULTS: readonly Fault[] = [
  {
    name: 'it is forgotten which matches were counted',
    promise: 'a rated match counts once',
    says: /counts twice/,
    trigger: {
      table: 'rated_matches',
      when: 'after insert',
      does: 'delete from rated_matches where match_id = new.match_id',
    },
  },
  {
    name: 'what the host ends stays rated',
    promise: 'what the host ended counts for nothing',
    says: /it counts/,
    trigger: keeping('tables', 'new.rated := old.rated'),
  },
  {
    name: 'every match is rated',
    promise: 'a match to which not all agreed counts for nothing',
    says: /it counts/,
    parts: ofModule<typeof Places>({
      readPlace:
        (sound) =>
        async (...given) => {
          const place = await sound(...given)
          return place && { ...place, table: { ...place.table, rated: true } }
        },
    }),
  },
  {
    name: 'who wishes to hide goes on as before',
    promise: 'how somebody plays is not shown where they hide it',
    says: /it is shown$/,
    parts: ofModule<typeof Standings>({ hide: () => async () => {} }),
  },
  {
    name: 'the time of the rule is over at once',
    promise: 'nobody has given up before the time of the rule',
    says: /they have/,
    parts: ofModule<typeof TableOptions>({
      absenceAt: (sound) => (choices) => {
        const rule = sound(choices)
        return rule && { ...rule, ms: 0 }
      },
    }),
  },
  ...[
    'who is at the table has not given up, however long they think',
    'no bot takes the seat of who is at the table',
  ].map((promise) => ({
    name: `the first seat is never seen: ${promise}`,
    promise,
    says: /they have|one does/,
    parts: ofOpened<Presences>('openPresences', {
      isHere: (sound) => (place, seat) => seat !== 0 && sound(place, seat),
      seenAt: (sound) => async (id) => (await sound(id)).map((at, seat) => (seat === 0 ? null : at)),
    }),
  })),
]
