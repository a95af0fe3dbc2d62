import { readFileSync, readdirSync } from 'node:fs'
import { type Box, type Catalogue, type GameTypes, type OptionRow, ok } from '@menagerie/engine'
import { type ConformanceRoom, type OptionTrials, optionFaults } from '@menagerie/engine/conformance'
import { box as lion } from '@menagerie/games/double-headed-lion'
import { room as lionRoom } from '@menagerie/games/double-headed-lion/conformance'
import { box as treasure } from '@menagerie/games/dragon-treasure'
import { room as treasureRoom } from '@menagerie/games/dragon-treasure/conformance'
import { box as maker } from '@menagerie/games/monster-maker'
import { room as makerRoom } from '@menagerie/games/monster-maker/conformance'
import { box as pack } from '@menagerie/games/monster-pack'
import { room as packRoom } from '@menagerie/games/monster-pack/conformance'
import { box as monstructor } from '@menagerie/games/monstructor'
import { room as monstructorRoom } from '@menagerie/games/monstructor/conformance'
import { describe, expect, test } from 'vitest'
import { trials as lionTrials } from '../../packages/games/src/double-headed-lion/set/witnesses.ts'
import { trials as treasureTrials } from '../../packages/games/src/dragon-treasure/set/witnesses.ts'
import { trials as makerTrials } from '../../packages/games/src/monster-maker/set/witnesses.ts'
import { trials as packTrials } from '../../packages/games/src/monster-pack/set/witnesses.ts'
import { trials as monstructorTrials } from '../../packages/games/src/monstructor/set/witnesses.ts'

/* A half-made option is told by name: each game's real box, with something left out of one of its options. */

type Plant = 'words' | 'rule' | 'reader' | 'test'

interface Planted {
  readonly game: string
  readonly id: string
  readonly rows: readonly OptionRow[]
  /** What is told of the option when this is missing. */
  readonly without: (plant: Plant) => Promise<readonly string[]>
  /** What is told of an option that is whole but for a reader: Options carry it, and no rule looks. */
  readonly unread: () => Promise<readonly string[]>
}

const without = (words: Catalogue, id: string): Catalogue => {
  const options = { ...(words['options'] as Catalogue) }
  Reflect.deleteProperty(options, id)
  return { ...words, options }
}

const halfMade = <T extends GameTypes>(
  box: Box<T>,
  trials: OptionTrials,
  id: string,
  plant: Plant,
): [Box<T>, OptionTrials] => {
  const { catalogues } = box.text
  switch (plant) {
    case 'words':
      return [{ ...box, text: { ...box.text, catalogues: { en: without(catalogues['en'] as Catalogue, id) } } }, trials]
    case 'rule':
      return [{ ...box, options: box.options.map((row) => (row.id === id ? { ...row, rules: [] } : row)) }, trials]
    case 'reader': {
      const row = box.options.find((one) => one.id === id)
      return [{ ...box, complete: (chosen, last) => box.complete({ ...chosen, [id]: row?.default }, last) }, trials]
    }
    case 'test': {
      const { [id]: _left, ...witnesses } = trials.witnesses
      return [box, { ...trials, witnesses }]
    }
  }
}

const UNREAD = 'unread'

const withUnread = <T extends GameTypes>(box: Box<T>): Box<T> => {
  const words = (language: Catalogue): Catalogue => ({
    ...language,
    options: { ...(language['options'] as Catalogue), [UNREAD]: { name: 'Name', help: 'Help' } },
  })
  const { text, options } = box
  const translations = Object.entries(text.translations).map(([language, load]) => [
    language,
    async () => words(await load()),
  ])
  return {
    ...box,
    options: [
      ...options,
      {
        scope: 'game',
        when: null,
        id: UNREAD,
        kind: 'flag',
        default: false,
        mark: 'D',
        rules: options[0]?.rules ?? [],
      },
    ],
    text: {
      ...text,
      catalogues: { en: words(text.catalogues['en'] as Catalogue) },
      translations: Object.fromEntries(translations) as typeof text.translations,
    },
    complete: ({ [UNREAD]: unread = false, ...chosen }, last) => {
      const made = box.complete(chosen, last)
      return made.ok ? ok(Object.freeze({ ...made.value, [UNREAD]: unread })) : made
    },
  }
}

const planted = <T extends GameTypes>(
  box: Box<T>,
  room: ConformanceRoom<T>,
  trials: OptionTrials,
  id: string,
): Planted => ({
  game: box.game.id,
  id,
  rows: box.options,
  without: (plant) => {
    const [half, tried] = halfMade(box, trials, id, plant)
    return optionFaults(half, room, tried, (row) => row.id === id)
  },
  unread: () => {
    const witness = { value: true, shows: (choices: object) => UNREAD in choices, gives: [false, true] } as const
    const witnesses = { ...trials.witnesses, [UNREAD]: witness }
    return optionFaults(withUnread(box), room, { ...trials, witnesses }, (row) => row.id === UNREAD)
  },
})

const GAMES: readonly Planted[] = [
  planted(lion, lionRoom, lionTrials, 'castleAji'),
  planted(treasure, treasureRoom, treasureTrials, 'startPlayer'),
  planted(maker, makerRoom, makerTrials, 'charmCombine'),
  planted(pack, packRoom, packTrials, 'deckOut'),
  planted(monstructor, monstructorRoom, monstructorTrials, 'drawRemoved'),
]

const choicesOf = ({
  rows,
  id,
}: Planted): { readonly choices: readonly string[]; readonly others: readonly string[] } => {
  const row = rows.find((one) => one.id === id)
  const choices = row?.kind === 'choice' ? row.choices : []
  return { choices, others: choices.filter((one) => one !== row?.default) }
}

/** What has to be told of each plant, and nothing else. */
const wanted = (game: Planted): Readonly<Record<Plant, readonly string[]>> => {
  const { choices, others } = choicesOf(game)
  const say = (...texts: readonly string[]): readonly string[] =>
    texts.map((text) => `options: ${game.game}.${game.id}${text}`)
  return {
    words: say(
      ...['.name', '.help', ...choices.map((one) => `.choices.${one}`)].map((id) => `${id} has no words in en`),
    ),
    rule: say(' names no rule'),
    reader: say(...others.map((one) => `=${one} changes nothing`)),
    test: say(' has no test'),
  }
}

describe('half-made options', () => {
  test('20 of 20 are told by name, and nothing else', async () => {
    const told: string[] = []
    for (const game of GAMES) {
      for (const [plant, sentences] of Object.entries(wanted(game)) as [Plant, readonly string[]][]) {
        expect(sentences.length).toBeGreaterThan(0)
        expect(await game.without(plant), `${game.game} without ${plant}`).toEqual(sentences)
        told.push(`${game.game} ${plant}`)
      }
    }
    expect(told).toHaveLength(20)
  })

  test('so is one that Options carry and no rule reads', async () => {
    for (const game of GAMES)
      expect(await game.unread()).toEqual([`options: ${game.game}.${UNREAD}=true changes nothing`])
  })
})

test('what the client alone reads is read there', () => {
  const sources = ['web', 'cli'].flatMap((client) => {
    const folder = new URL(`../../packages/${client}/src/`, import.meta.url)
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
      .map((file) => readFileSync(new URL(file, folder), 'utf8'))
  })
  const rows = GAMES.flatMap(({ rows: all }) => all.filter((row) => row.scope === 'table' && row.readBy === 'client'))
  expect(rows.map(({ id }) => id)).toEqual(['aid', 'aids', 'autoForced'])
  const unread = rows.filter(({ id }) => !sources.some((text) => text.includes(`choices['${id}']`)))
  expect(unread.map(({ id }) => id)).toEqual([])
})
