import { lt, sql } from 'drizzle-orm'
import type * as Forgotten from '../../../src/chat/forgotten.ts'
import type * as OwnData from '../../../src/identity/own-data.ts'
import type * as Expiring from '../../../src/lobby/expiring.ts'
import { session } from '../../../src/store/schema.ts'
import { ofModule } from '../breakable.ts'
import { type Fault, keeping } from './faults.ts'

const NOWHERE = 'who is forgotten is named nowhere'
export const FORGETTING_FAULTS: readonly Fault[] = [
  {
    name: 'a name stays at a seat, and in every list',
    promise: NOWHERE,
    says: /found in .*seats/,
    trigger: keeping('seats', 'new.name := coalesce(new.name, old.name)'),
  },
  {
    name: 'a name stays in the head of a record',
    promise: NOWHERE,
    says: /found in .*tables/,
    trigger: keeping('tables', 'new.header := coalesce(old.header, new.header)'),
  },
  {
    name: 'words stay in a report',
    promise: NOWHERE,
    says: /found in .*reports/,
    trigger: keeping('reports', 'new.lines := old.lines'),
  },
  {
    name: 'words stay at the table',
    promise: NOWHERE,
    says: /found in .*remarks/,
    parts: ofModule<typeof Forgotten>({ forgetWords: () => async () => [] }),
  },
  {
    name: 'one’s own file leaves out what one said',
    promise: 'one’s own file has all that is kept of one',
    says: /leaves out remarks/,
    parts: ofModule<typeof OwnData>({
      ownData:
        (sound) =>
        async (...given) => ({ ...(await sound(...given)), remarks: [] }),
    }),
  },
  {
    name: 'sign-ins end after a month of silence',
    promise: 'a guest who plays stays',
    says: /they expire/,
    parts: ofModule<typeof Expiring>({
      expire: (sound) => async (options) => {
        await options.db.delete(session).where(lt(session.updatedAt, sql`now() - interval '30 days'`))
        return sound(options)
      },
    }),
  },
]
