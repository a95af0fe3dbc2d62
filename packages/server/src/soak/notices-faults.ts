import type { Database } from '../store/database.ts'
import type { Law } from './notices-judge.ts'

/* Faults of a house that tells people that they are asked, planted in its database; the trial's judge has to find each by its law. */

interface NoticesFault {
  readonly name: string
  readonly law: Law
  /** When it acts, and on which rows. */
  readonly on: string
  /** What it does to a row; `new` is the row. */
  readonly does: string
}

export const NOTICES_FAULTS: readonly NoticesFault[] = [
  {
    name: 'a server that forgets to claim',
    law: 'twice',
    on: 'after insert on notices',
    does: `delete from notices where match_id = new.match_id and way = new.way; return null;`,
  },
  {
    name: 'a mark that is lost',
    law: 'twice',
    on: 'before update on notices',
    does: 'new.done := false; return new;',
  },
  {
    name: 'a server that tells those who are there',
    law: 'present',
    on: 'before update of seen_at on seats',
    does: 'new.seen_at := null; return new;',
  },
  {
    name: 'a server that does not know of quiet hours',
    law: 'quiet',
    on: 'before insert or update on notice_wishes',
    does: 'new.quiet_from := 0; new.quiet_until := 0; return new;',
  },
  {
    name: 'a claim that nobody is given',
    law: 'lost',
    on: 'before insert on notices',
    does: 'return null;',
  },
  {
    name: 'the question of somebody else',
    law: 'stranger',
    on: 'before insert on push_subscriptions',
    does: `new.session_id := (select id from session where id <> new.session_id order by created_at desc limit 1); return new;`,
  },
]

/** Plants it; resolves to how it is taken out again. */
export const plant = async ({ pool }: Database, { on, does }: NoticesFault): Promise<() => Promise<void>> => {
  const table = on.split(' ').at(-1) as string
  await pool.query(`create function planted() returns trigger language plpgsql as $$ begin ${does} end $$`)
  await pool.query(`create trigger planted ${on} for each row execute function planted()`)
  return async () => {
    await pool.query(`drop trigger planted on ${table}`)
    await pool.query('drop function planted()')
  }
}
