import { anyOf } from '@menagerie/engine'
import { type Maker, bytesOf, noise, reading, someTable, soundOf, spelt } from './request-lines.ts'

/** Ways in, for whoever is there. */
const FOR_ANYBODY = /^\/api\/auth\/(?!sign-out)/
const READS = ['', '/match', '/past', '/record'] as const

/** What is asked for is sound, and whoever asks may not have it. By the name of what is wrong. */
export const BAD_CALLERS: Readonly<Record<string, Maker>> = {
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
}
