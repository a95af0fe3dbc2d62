import { type Chance, anyOf } from '@menagerie/engine'
import { BAD_ADDRESSES } from './bad-addresses.ts'
import { BAD_BODIES } from './bad-bodies.ts'
import { BAD_CALLERS } from './bad-callers.ts'
import { BAD_DECISIONS } from './bad-decisions.ts'
import type { Ending } from './bare.ts'
import { type BadRequest, type Cast, type Maker, bytesOf, noise, soundOf } from './request-lines.ts'

/** Bytes that are no whole request. By the name of what is wrong. */
const TORN: Readonly<Record<string, Maker>> = {
  'a torn body': (cast, chance) => {
    const { path, body } = anyOf(soundOf(cast), chance)
    const whole = bytesOf(cast, { path, cookie: cast.maker, body: JSON.stringify({ ...body, x: noise(chance, 20) }) })
    return {
      bytes: whole.subarray(0, whole.length - 1 - chance.pick(10)),
      ending: anyOf<Ending>(['end', 'destroy'], chance),
      answered: false,
    }
  },
  'torn chunks': (cast, chance) => {
    const { path } = anyOf(soundOf(cast), chance)
    const head = bytesOf(cast, {
      path,
      cookie: cast.maker,
      headers: { 'transfer-encoding': 'chunked', 'content-type': 'application/json' },
    })
    const tail = anyOf(['5\r\n{"a"', 'zz\r\n', '5\r\n{"a":1}\r\n', 'ffffffffffffffff\r\n', '2;\0\r\n{}'], chance)
    return { bytes: Buffer.concat([head, Buffer.from(tail)]), ending: 'end', answered: false }
  },
  'no HTTP': (cast, chance) => {
    const smuggled = `POST /api/me HTTP/1.1\r\nhost: ${cast.host}\r\ncookie: ${cast.maker}\r\n`
    const text = anyOf(
      [
        'NONSENSE\r\n\r\n',
        '\0\0\0\0\r\n\r\n',
        `GET /api/me HTTP/9.9\r\nhost: ${cast.host}\r\n\r\n`,
        'GET /api/me HTTP/1.1\r\n\r\n',
        `${smuggled}content-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`,
        `${smuggled}content-length: 2\r\ncontent-length: 3\r\n\r\n{}`,
        `${smuggled}content-length: -1\r\n\r\n`,
        `${smuggled}content-length: 1e3\r\n\r\n`,
        `${smuggled}x y: 1\r\n\r\n`,
        `${smuggled}x: ${'y'.repeat(20_000)}\r\n\r\n`,
        `${smuggled}transfer-encoding: gzip\r\n\r\n`,
        `${smuggled}expect: nonsense\r\ncontent-length: 2\r\ncontent-type: application/json\r\n\r\n[]`,
        '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
      ],
      chance,
    )
    return { bytes: Buffer.from(text, 'latin1'), ending: 'end', answered: false }
  },
}

/** By the name of what is wrong. */
const MAKERS: Readonly<Record<string, Maker>> = {
  ...BAD_BODIES,
  ...BAD_CALLERS,
  ...BAD_ADDRESSES,
  ...BAD_DECISIONS,
  ...TORN,
}

export const KINDS: readonly string[] = Object.keys(MAKERS)

/** One of each kind in turn, all else by chance. */
export const badRequest = (cast: Cast, number: number, chance: Chance): BadRequest => {
  const kind = KINDS[number % KINDS.length] as string
  return { kind, ending: 'none', answered: true, ...(MAKERS[kind] as Maker)(cast, chance) }
}
