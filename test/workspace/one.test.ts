import { readFileSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'

/* What is counted may be one, and "1 cards" is no English. */

const packages = new URL('../../packages/', import.meta.url)

/** English catalogues of games and client, as paths below `packages`. */
const CATALOGUES = ['games/src', 'web/src'].flatMap((folder) =>
  readdirSync(new URL(folder, packages), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path}`)
    .filter((path) => /\/locales\/(?:(?!ja)[\w-]+\.ts|en\.json)$/.test(path) && !path.includes('.test.')),
)

type Texts = readonly (readonly [key: string, text: string])[]

const textsOf = (tree: unknown, key: string): Texts =>
  typeof tree === 'string'
    ? [[key, tree]]
    : typeof tree === 'object' && tree !== null
      ? Object.entries(tree).flatMap(([name, branch]) => textsOf(branch, `${key}.${name}`))
      : []

const catalogue = async (path: string): Promise<Texts> => {
  const url = new URL(path, packages)
  const tree: unknown = path.endsWith('.json') ? JSON.parse(readFileSync(url, 'utf8')) : await import(url.href)
  return textsOf(tree, path)
}

/** Texts in which i18next chooses the form by the number. */
const CHOSEN = /_(?:one|other)$/

/** What stands in a text for a name or an address, and is no number. */
const NAMES =
  /^(?:player|name|rival|other|who|seat|by|about|card|monster|piece|token|treasure|attacker|first|option|field|column|kind|email|game|faction|list|icon|thing|claim|square|spot|space|from|to|dungeon|skill|strength|turn|line|row|seq|discarded)$/
const VERBS = /^(?:is|was|has|does|says|holds|stands|occurs|lies|needs|wins|puts|rolls|these|as|this|moves|more)$/

/** Numbers of things in a text that says them as several; "0 of 1 cards" is English. */
const several = (text: string): readonly string[] =>
  [
    ...text.matchAll(
      /(?<!\bof (?:the )?)\{\{(\w+)\}\} (?:(?:more|open|hit|treasure|dragon|narrow|wide|waiting) )?([a-z]+s)\b/g,
    ),
  ]
    .filter(([, name = '', noun = '']) => !NAMES.test(name) && !VERBS.test(noun))
    .map(([words]) => words)

/** Texts whose number is never one, and why. */
const NEVER_ONE: Readonly<Record<string, string>> = {
  'Characters: {{count}}. At least {{least}} are needed for {{seats}} players.': 'no game is played by one',
  '{{player}} is dealt {{count}} cards.': 'a hand of seven',
  '{{player}} is dealt {{count}} cards and exchanges traps ({{exchanged}}).': 'a hand of seven',
  '{{card}}: {{count}} copies, at most {{limit}} allowed.': 'more than are allowed',
  '{{player}} starts. Both begin with {{hp}} HP and {{deckSize}} cards.': 'a deck',
  '{{player}} starts. The deck has {{count}} cards.': 'a deck that all were dealt from',
  '{{player}} closes the monster and takes {{count}} cards.': 'three at least (MS-06)',
  '{{seats}} players': 'no game is played by one',
  'Watching, {{late}} decisions late': 'four, twelve or thirty',
  'The country: {{castles}} castles, {{lairs}} lairs, {{count}} spaces. Arrow keys walk along the roads.':
    'no map has one of them',
  'The country with its {{count}} castles': 'no map has one',
  'At least {{count}} characters.': 'as many as a password has',
  '{{count}} cards of {{game}}.': 'all of a game',
  'It can be played, by {{count}} players.': 'no game is played by one',
  'The text is longer than {{most}} characters.': 'what a house allows',
  'This is not an address: it begins with http:// or https:// and has at most {{most}} characters. No codes are printed.':
    'what is allowed',
  '{{count}} treasures in your castle, and no foreign army there: you win at once.': 'two, three or four',
}

test('what is said of several things is said of one in words of its own, or never of one', async () => {
  expect(CATALOGUES.length).toBeGreaterThan(60)
  const found = new Set<string>()
  for (const path of CATALOGUES)
    for (const [key, text] of await catalogue(path)) if (!CHOSEN.test(key) && several(text).length > 0) found.add(text)
  expect([...found].filter((text) => !(text in NEVER_ONE))).toEqual([])
  expect(Object.keys(NEVER_ONE).filter((text) => !found.has(text))).toEqual([])
})

test('the law knows several things by their ending, and leaves verbs and names alone', () => {
  expect(several('{{count}} cards are left')).toEqual(['{{count}} cards'])
  expect(several('{{least}} hit points or more')).toEqual(['{{least}} hit points'])
  expect(several('{{player}} draws {{count}} more cards')).toEqual(['{{count}} more cards'])
  expect(several('Cards left: {{count}}. {{count}} is much.')).toEqual([])
  expect(several('{{player}} attacks {{count}}, {{have}} of the {{goal}} cards')).toEqual([])
})
