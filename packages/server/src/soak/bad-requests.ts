import { randomUUID } from 'node:crypto'
import { type Chance, anyOf } from '@menagerie/engine'
import { LIMITS } from '@menagerie/protocol'
import type { Ending } from './bare.ts'
import { type Cast, type Sound, bytesOf, noise, soundOf, spelt } from './request-lines.ts'

/** A request that must be refused, whatever the state of the tables. */
export interface BadRequest {
  readonly kind: string
  readonly bytes: Buffer
  readonly ending: Ending
  /** Whether an answer has to come; what is torn off may go without. */
  readonly answered: boolean
}

/** Ways in, for whoever is there. */
const FOR_ANYBODY = /^\/api\/auth\/(?!sign-out)/
const READS = ['', '/match', '/past', '/record'] as const

/** Nothing of what is asked for has this type. */
const STRANGE: readonly unknown[] = [[[]], { a: 1 }, -1, 1.5, 1e308, '', 'x'.repeat(5000), '\u0000']
/** Names every object has, or that the language keeps to itself. */
const PROTOTYPES = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', '__defineGetter__'] as const
/** Text that is no text: half a pair, a zero, and bytes that are no UTF-8 once they are sent as Latin-1. */
const UNTEXT = ['\\ud800', '\\udfff\\ud800', '\\u0000'] as const
type Maker = (cast: Cast, chance: Chance) => Partial<Omit<BadRequest, 'kind'>> & Pick<BadRequest, 'bytes'>

const spoilt =
  (spoil: (sound: Sound, chance: Chance) => { readonly body: string | Buffer; readonly type?: string | null }): Maker =>
  (cast, chance) => {
    const sound = anyOf(soundOf(cast), chance)
    const cookie = anyOf([cast.maker, cast.maker, cast.maker, cast.stranger], chance)
    return { bytes: bytesOf(cast, { path: spelt(sound.path, cast.host, chance), cookie, ...spoil(sound, chance) }) }
  }

const withField = (body: Sound['body'], name: string, value: unknown): string =>
  JSON.stringify(Object.fromEntries([...Object.entries(body), [name, value]]))

/** The text of a body with one more field in front, as it is written. */
const written = ({ body }: Sound, field: string): string => {
  const text = JSON.stringify(body)
  return text === '{}' ? `{${field}}` : `{${field},${text.slice(1)}`
}

const nested = (depth: number, chance: Chance): string => {
  const isList = chance.pick(2) === 0
  return isList ? `${'['.repeat(depth)}${']'.repeat(depth)}` : `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`
}

const reading = (path: string, cookie: string | null, cast: Cast): Buffer =>
  bytesOf(cast, { method: 'GET', path, cookie })

const someTable = ({ waiting, playing, over }: Cast, chance: Chance): string => anyOf([waiting, playing, over], chance)

/** By the name of what is wrong. */
const MAKERS: Readonly<Record<string, Maker>> = {
  'broken JSON': spoilt(({ body }, chance) => {
    const text = JSON.stringify(body)
    const cut = text.slice(0, chance.pick(text.length))
    return { body: anyOf([`${cut}${noise(chance, 6)}{`, `${text}}`, `${text},`, `[${text}`], chance) }
  }),
  'no object': spoilt((_sound, chance) => ({
    body: anyOf(['[]', '"x"', '1', 'true', '[[]]', '"{}"', '1e999'], chance),
  })),
  'a wrong type': spoilt(({ body }, chance) => {
    const names = Object.keys(body)
    if (names.length === 0) return { body: JSON.stringify([body]) }
    return { body: withField(body, anyOf(names, chance), anyOf(STRANGE, chance)) }
  }),
  'an unknown key': spoilt(({ body }, chance) => ({
    body: withField(body, anyOf(['seats2', 'userId', 'admin', 'start', 'secret', 'x'.repeat(300)], chance), 1),
  })),
  'a name of prototypes': spoilt((sound, chance) => {
    const name = anyOf(PROTOTYPES, chance)
    if (chance.pick(3) > 0) return { body: written(sound, `"${name}":{"isReady":true,"open":true}`) }
    return { body: withField(sound.body, anyOf(['game', 'option', 'preset', 'kind'], chance), { [name]: name }) }
  }),
  'deep JSON': spoilt((sound, chance) => {
    const deep = nested(41 + chance.pick(3000), chance)
    return { body: written(sound, `"loadout":${deep},"choices":${deep}`) }
  }),
  'no text': spoilt((sound, chance) => {
    const name = anyOf(['name', 'game', 'x'], chance)
    return { body: written(sound, `"${name}":"${anyOf(UNTEXT, chance)}","y${anyOf(UNTEXT, chance)}":1`) }
  }),
  'no UTF-8': spoilt((sound, chance) => ({
    body: Buffer.from(written(sound, `"${anyOf(['\xc0\xaf', '\xff', '\xed\xa0\x80', '\xf8'], chance)}":1`), 'latin1'),
  })),
  oversized: spoilt((sound, chance) => ({
    body: written(sound, `"loadout":"${'x'.repeat(LIMITS.dataBody + chance.pick(4) * 100_000)}"`),
  })),
  'a wrong content type': spoilt(({ body }, chance) => ({
    body: JSON.stringify(body),
    type: anyOf(
      [
        'text/plain',
        'application/xml',
        'multipart/form-data',
        'application/x-www-form-urlencoded',
        'json',
        '*/*',
        'application/json, text/html',
      ],
      chance,
    ),
  })),
  'no content type': spoilt(({ body }) => ({ body: JSON.stringify(body), type: null })),
  'another site': (cast, chance) => {
    const { path, body } = anyOf(soundOf(cast), chance)
    const from = anyOf<Record<string, string>>(
      [
        { origin: 'null' },
        { origin: 'http://elsewhere.example' },
        { origin: '\u00ff' },
        { 'sec-fetch-site': 'cross-site' },
        { 'sec-fetch-site': 'same-site' },
      ],
      chance,
    )
    const line = { path: spelt(path, cast.host, chance), cookie: cast.maker, headers: from }
    return { bytes: bytesOf(cast, chance.pick(3) === 0 ? line : { ...line, body: JSON.stringify(body) }) }
  },
  nobody: (cast, chance) => {
    const { path, body } = anyOf(
      soundOf(cast).filter((sound) => !FOR_ANYBODY.test(sound.path)),
      chance,
    )
    const cookie = anyOf(
      [
        null,
        '',
        `${cast.maker}x`,
        cast.maker.slice(0, -9),
        noise(chance, 40).replaceAll(/[^ -~]/g, ''),
        'a='.repeat(3000),
        `x=1; ${cast.maker.replace('=', '=a')}`,
      ],
      chance,
    )
    return { bytes: bytesOf(cast, { path: spelt(path, cast.host, chance), cookie, body: JSON.stringify(body) }) }
  },
  'another’s table': (cast, chance) => {
    const changing = soundOf(cast).filter(({ path }) => path.startsWith('/api/tables/'))
    const { path, body } = anyOf(changing, chance)
    const id = anyOf(
      [cast.foreign, '0'.repeat(16), cast.foreign.toUpperCase(), `${cast.foreign}0`, '..', '%2e%2e'],
      chance,
    )
    return {
      bytes: bytesOf(cast, { path: path.replace(/[0-9a-z]{16}/, id), cookie: cast.maker, body: JSON.stringify(body) }),
    }
  },
  'in another’s place': (cast, chance) => {
    const mine = soundOf(cast).filter(({ path }) => path.startsWith('/api/tables/') && !path.endsWith('/sit'))
    const { path, body } = anyOf(mine, chance)
    return { bytes: bytesOf(cast, { path, cookie: cast.stranger, body: JSON.stringify(body) }) }
  },
  'another’s invite': (cast, chance) => {
    const id = someTable(cast, chance)
    const path = `/api/tables/${id}${anyOf(READS, chance)}?invite=${cast.invite}`
    return { bytes: reading(spelt(path, cast.host, chance), cast.stranger, cast) }
  },
  'a look at another’s table': (cast, chance) => {
    const path = anyOf(
      [`/api/tables/${cast.foreign}${anyOf(READS, chance)}`, `/api/stream?tables=${cast.foreign}`],
      chance,
    )
    return { bytes: reading(spelt(path, cast.host, chance), cast.maker, cast) }
  },
  'a wrong query': (cast, chance) => {
    const id = someTable(cast, chance)
    const query = anyOf(
      [
        'invite=short',
        'invite=1&invite=2',
        `invite[]=${cast.invite}`,
        'x=1',
        '__proto__=1',
        'invite=%00',
        'invite=%ff%fe',
      ],
      chance,
    )
    const since = anyOf(
      ['since=x', 'since=-2', 'since=1.5', 'since=1e99', 'since=1&since=2', 'since[a]=1', 'since=NaN'],
      chance,
    )
    const watches = anyOf(
      [
        'tables=x',
        `tables=${`${id},`.repeat(3)}y`,
        `tables=${id}&invite.${id}=x`,
        `tables=${id}&x=1`,
        `tables=${Array.from({ length: 17 }, (_, i) => `abcdefghij0123${10 + i}`).join()}`,
      ],
      chance,
    )
    const path = anyOf(
      [
        `/api/tables/${id}?${query}`,
        `/api/tables/${id}/match?${since}`,
        `/api/tables/${id}/record?${query}`,
        `/api/stream?${watches}`,
      ],
      chance,
    )
    return { bytes: reading(spelt(path, cast.host, chance), cast.maker, cast) }
  },
  'a path that leads nowhere': (cast, chance) => {
    const path = anyOf(
      [
        '/api/%00',
        '/api/tables/%zz',
        '/api/tables/%',
        '/api/../../etc/passwd',
        '/api//tables',
        '/api/tables;x',
        `/api/${'a/'.repeat(900)}`,
        `/api/tables/${'a'.repeat(101)}`,
        '/api/%F0%9F',
        '/api/auth/get-session',
        '/api/auth/sign-up/email',
        '/api/__proto__',
        '/api/tables/constructor',
        '/api/%2e%2e/%2e%2e',
        '//api/me%0d%0ax: y',
      ],
      chance,
    )
    return { bytes: reading(path, cast.maker, cast) }
  },
  'a wrong method': (cast, chance) => {
    const { path, body } = anyOf(soundOf(cast).slice(4), chance)
    const method = anyOf(['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND', 'GET', 'HEAD'], chance)
    const line = { method, path: spelt(path, cast.host, chance), cookie: cast.maker }
    return {
      bytes: bytesOf(cast, method === 'PUT' ? { ...line, body: JSON.stringify(body) } : line),
      answered: method !== 'HEAD',
    }
  },
  'a stale version': (cast, chance) => {
    const version = anyOf([cast.version + 1, cast.version + 1000, 2 ** 53, 1e300, -1, cast.version + 0.5], chance)
    const body = JSON.stringify({ version, key: randomUUID(), steps: [cast.legal] })
    return { bytes: bytesOf(cast, { path: `/api/tables/${cast.playing}/act`, cookie: cast.maker, body }) }
  },
  'a key that was used': (cast, chance) => {
    const isResigning = chance.pick(2) === 0
    const path = `/api/tables/${cast.playing}/${isResigning ? 'resign' : 'act'}`
    const said = isResigning ? {} : { version: cast.version, steps: [cast.legal, noise(chance, 3)] }
    return { bytes: bytesOf(cast, { path, cookie: cast.maker, body: JSON.stringify({ key: cast.usedKey, ...said }) }) }
  },
  'steps that are none': (cast, chance) => {
    const step = (): string =>
      anyOf(
        [
          ...PROTOTYPES,
          'summon',
          `${cast.legal} `,
          `${cast.legal} ${cast.legal}`,
          noise(chance, 4),
          '0',
          'summon R99 W9',
        ],
        chance,
      )
    const steps = anyOf(
      [
        () => [step()],
        () => Array.from({ length: LIMITS.steps }, step),
        () => [cast.legal, step()],
        () => [],
        () => ['x'.repeat(LIMITS.step + 1)],
      ],
      chance,
    )()
    const body = JSON.stringify({ version: cast.version, key: randomUUID(), steps })
    return { bytes: bytesOf(cast, { path: `/api/tables/${cast.playing}/act`, cookie: cast.maker, body }) }
  },
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

export const KINDS: readonly string[] = Object.keys(MAKERS)

/** One of each kind in turn, all else by chance. */
export const badRequest = (cast: Cast, number: number, chance: Chance): BadRequest => {
  const kind = KINDS[number % KINDS.length] as string
  return { kind, ending: 'none', answered: true, ...(MAKERS[kind] as Maker)(cast, chance) }
}
