import type { Seat } from '@menagerie/engine'
import { type Options, boardBox, oddsAgainstDragon, weakerOf } from '@menagerie/games/dragon-treasure'
import type { CardLook } from '../../pieces/card.tsx'
import { heardAs } from '../../pieces/designed.ts'
import type { CardPage } from '../board.ts'
import type { Say } from './words.ts'

/** Figures drawn for counters: one a value up to this. */
const MOST_FIGURES = 10

/** The figure of a value; what is stronger than the strongest shows the strongest. */
const figureOf = (value: number): number => Math.max(1, Math.min(MOST_FIGURES, value))
export const characterPicture = (value: number): string => `dragon-treasure/character-${figureOf(value)}`

/** What a counter of this value is called. */
export const rankOf = (say: Say, value: number): string => say(`ranks.${figureOf(value)}`)

const characterLook = (say: Say, value: number, count: number, designed: boolean): CardLook => ({
  kind: `dt-${value <= 3 ? 'low' : value <= 7 ? 'middle' : 'high'}`,
  name: rankOf(say, value),
  number: String(value),
  plaque: 'round',
  wide: false,
  picture: `dragon-treasure/portrait-${figureOf(value)}`,
  sign: 'shield',
  band: say('cards.character'),
  stars: 0,
  note: say('cards.copies', { count }),
  designed,
  label: heardAs(say, say('cards.characterLabel', { rank: rankOf(say, value), value, count }), designed),
})

const thingLook = (say: Say, id: string, picture: string): CardLook => ({
  kind: `dt-${id}`,
  name: say(`cards.${id}.name`),
  number: null,
  plaque: 'round',
  wide: false,
  picture: `dragon-treasure/${picture}`,
  sign: id === 'dragon' ? 'triangle' : 'star',
  band: say('cards.treasureBand'),
  stars: 0,
  note: '',
  label: `${say(`cards.${id}.name`)}. ${say(`cards.${id}.does`)}`,
})

const armyLook = (say: Say, seat: Seat): CardLook => ({
  kind: `dt-army${seat}`,
  name: say(`cards.armyNames.${seat}`),
  number: null,
  plaque: 'shield',
  wide: false,
  picture: `dragon-treasure/card-army-${seat}`,
  sign: 'shield',
  band: say('cards.armyBand'),
  stars: 0,
  note: '',
  // The rulebook says neither which colours nor what they bear.
  designed: true,
  label: heardAs(
    say,
    say('cards.armyLabel', { colour: say(`colours.seat${seat}`), shape: say(`shapes.seat${seat}`) }),
    true,
  ),
})

const standard = boardBox.complete({}, null)

/** The numbers supplied are of our design; a list of one's own is that of a copy of the game. */
export const hasOwnNumbers = ({ characters }: Options): boolean =>
  !standard.ok || characters !== standard.value.characters

/** One page a value, a thing of the lairs, and a lord's army. */
export const cardPages = (say: Say, options: Options): readonly CardPage[] => {
  const counts = new Map<number, number>()
  for (const { value } of options.characters) counts.set(value, (counts.get(value) ?? 0) + 1)
  const total = options.characters.length
  const characters = [...counts]
    .sort(([a], [b]) => a - b)
    .map(([value, count]): CardPage => {
      const weaker = weakerOf(
        options.characters.map((one) => one.value),
        value,
      )
      return {
        id: `character-${value}`,
        look: characterLook(say, value, count, !hasOwnNumbers(options)),
        words: [
          say('cards.characterDoes', { value }),
          say('cards.characterOdds', { weaker, total }),
          say('cards.characterDragon', { percent: Math.round(oddsAgainstDragon(value).win * 100) }),
        ],
        rules: ['DT-4.2', 'DT-4.3', 'DT-4.6', 'DT-5.2'],
        group: say('cards.groups.characters'),
      }
    })
  const things = (['treasure', 'dragon', 'hidden'] as const).map((id): CardPage => ({
    id,
    look: thingLook(say, id, `card-${id}`),
    words: [say(`cards.${id}.does`), say(`cards.${id}.more`)],
    rules: THING_RULES[id],
    group: say('cards.groups.treasures'),
  }))
  const armies = [0, 1, 2, 3].map((seat): CardPage => ({
    id: `army-${seat}`,
    look: armyLook(say, seat),
    words: [say('cards.armyDoes'), say('cards.armyMore')],
    rules: ['DT-1.1', 'DT-3.1', 'DT-3.5', 'DT-3.6'],
    group: say('cards.groups.armies'),
  }))
  return [...characters, ...things, ...armies]
}

const THING_RULES = {
  treasure: ['DT-3.11', 'DT-3.12', 'DT-3.13', 'DT-3.14', 'DT-7.1'],
  dragon: ['DT-3.7', 'DT-5.1', 'DT-5.2', 'DT-5.4', 'DT-5.5', 'DT-6.2'],
  hidden: ['DT-1.2', 'DT-3.10', 'DT-3.11'],
} as const
