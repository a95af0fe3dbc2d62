import { describe, expect, test } from 'vitest'
import { causeIn } from './cause.ts'

describe('why a program of the database failed', () => {
  test.each([
    [
      '2026-11-30 07:12:51.120 UTC [9986] FATAL:  data directory "/x" has wrong ownership\n' +
        '2026-11-30 07:12:51.120 UTC [9986] HINT:  The server must be started by the user that owns the data directory.\n' +
        '2026-11-30 07:12:51.122 UTC [9986] LOG:  database system is shut down\n',
      'data directory "/x" has wrong ownership The server must be started by the user that owns the data directory.',
    ],
    [
      'creating directory /x ... ok\ninitdb: error: could not write file "/x/base/1": No space left on device\n' +
        'initdb: removing contents of data directory "/x"\n',
      'could not write file "/x/base/1": No space left on device',
    ],
    [
      'postgres: could not find the database system\nExpected to find it in the directory "/x",\n' +
        'but could not open file "/x/global/pg_control": No such file or directory\n',
      'could not find the database system Expected to find it in the directory "/x", but could not open file ' +
        '"/x/global/pg_control": No such file or directory',
    ],
    [
      '2026-11-30 07:12:51.120 UTC [1] FATAL:  could not map anonymous shared memory: Cannot allocate memory\n' +
        '2026-11-30 07:12:51.120 UTC [1] HINT:  This error usually means\n\tthat PostgreSQL asked for too much.\n',
      'could not map anonymous shared memory: Cannot allocate memory This error usually means that PostgreSQL asked for too much.',
    ],
    ['', 'it said nothing'],
  ])('is not what it said last: %j', (output, cause) => {
    expect(causeIn(output)).toBe(cause)
  })
})
