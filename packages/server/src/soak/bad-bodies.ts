import { type Chance, anyOf } from '@menagerie/engine'
import { LIMITS } from '@menagerie/protocol'
import { type Maker, type Sound, PROTOTYPES, bytesOf, noise, soundOf, spelt } from './request-lines.ts'

/** Nothing of what is asked for has this type. */
const STRANGE: readonly unknown[] = [[[]], { a: 1 }, -1, 1.5, 1e308, '', 'x'.repeat(5000), '\u0000']
/** Text that is no text: half a pair, a zero, and bytes that are no UTF-8 once they are sent as Latin-1. */
const UNTEXT = ['\\ud800', '\\udfff\\ud800', '\\u0000'] as const

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

/** What is asked for is sound, and what is said is not. By the name of what is wrong. */
export const BAD_BODIES: Readonly<Record<string, Maker>> = {
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
}
