import { randomUUID } from 'node:crypto'
import { type Chance, anyOf } from '@menagerie/engine'
import { LIMITS } from '@menagerie/protocol'
import { type Cast, noise } from './request-lines.ts'

/** A message that must be refused, or that ends the line it is said on. */
export interface BadMessage {
  readonly kind: string
  readonly message: string | Buffer
  readonly ends: boolean
}

type Fields = Readonly<Record<string, unknown>>
type Maker = (cast: Cast, chance: Chance) => string | Buffer

const MOST_ID = 2_147_483_647

/** Messages that are whole, each to be spoilt. */
const soundOf = ({ playing, version, legal }: Cast, chance: Chance): Fields => {
  const asked = { id: chance.pick(1000), table: playing, key: randomUUID() }
  return anyOf<Fields>(
    [
      { ...asked, decide: 'act', version, steps: [legal] },
      { ...asked, decide: 'resign' },
      { ...asked, decide: 'away', bot: 'greedy' },
      { ...asked, decide: 'back' },
    ],
    chance,
  )
}

const changed = (cast: Cast, chance: Chance, more: Fields): string =>
  JSON.stringify({ ...soundOf(cast, chance), ...more })

const REFUSED: Readonly<Record<string, Maker>> = {
  'a message that is no JSON': (cast, chance) => {
    const text = JSON.stringify(soundOf(cast, chance))
    return anyOf([text.slice(0, chance.pick(text.length)), `${text}}`, `[${text}`, `${noise(chance, 6)}{`], chance)
  },
  'a message that is no object': (_cast, chance) => anyOf(['[]', '"x"', '1', 'null', 'true', '[[]]', '1e999'], chance),
  'a message of a wrong type': (cast, chance) =>
    changed(cast, chance, {
      [anyOf(['decide', 'table', 'key', 'id'], chance)]: anyOf(
        [[[]], { a: 1 }, -1, 1.5, MOST_ID + 1, '', 'x'.repeat(5000), null],
        chance,
      ),
    }),
  'a message with an unknown key': (cast, chance) =>
    changed(cast, chance, { [anyOf(['seat', 'userId', 'invite', 'toString', 'x'.repeat(300)], chance)]: 1 }),
  'a message with a name of prototypes': (cast, chance) =>
    JSON.stringify(soundOf(cast, chance)).replace('{', `{"${anyOf(['__proto__', 'constructor'], chance)}":{"id":1},`),
  'a deep message': (cast, chance) => {
    const depth = 41 + chance.pick(3000)
    return JSON.stringify(soundOf(cast, chance)).replace('{', `{"x":${'['.repeat(depth)}${']'.repeat(depth)},`)
  },
  'a message about another’s table': (cast, chance) =>
    changed(cast, chance, { table: anyOf([cast.foreign, '0'.repeat(16), cast.foreign.toUpperCase(), '..'], chance) }),
  'a message about what is past': (cast, chance) =>
    JSON.stringify({
      id: 1,
      decide: 'act',
      table: cast.playing,
      key: randomUUID(),
      version: anyOf([cast.version + 1, cast.version + 1000, 2 ** 53, 1e300, -1, cast.version + 0.5], chance),
      steps: [cast.legal],
    }),
  'a message under a used key': (cast, chance) =>
    JSON.stringify({
      id: 1,
      table: cast.playing,
      key: cast.usedKey,
      ...anyOf<Fields>(
        [{ decide: 'resign' }, { decide: 'act', version: cast.version, steps: [cast.legal, noise(chance, 3)] }],
        chance,
      ),
    }),
}

const ENDING: Readonly<Record<string, Maker>> = {
  'a message that is too long': (cast, chance) =>
    changed(cast, chance, { x: 'x'.repeat(LIMITS.body + chance.pick(4) * 100_000) }),
  'a message that is no text': (cast, chance) => Buffer.from(JSON.stringify(soundOf(cast, chance))),
}

export const MESSAGE_KINDS: readonly string[] = [...Object.keys(REFUSED), ...Object.keys(ENDING)]

/** One of each kind in turn, all else by chance. */
export const badMessage = (cast: Cast, number: number, chance: Chance): BadMessage => {
  const kind = MESSAGE_KINDS[number % MESSAGE_KINDS.length] as string
  const maker = (REFUSED[kind] ?? ENDING[kind]) as Maker
  return { kind, message: maker(cast, chance), ends: kind in ENDING }
}
