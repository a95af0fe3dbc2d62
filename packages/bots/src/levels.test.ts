import { type Box, type GameTypes, type Seat, type SomeBox, sampledChance, some } from '@menagerie/engine'
import { box as lion } from '@menagerie/games/double-headed-lion'
import { box as treasure } from '@menagerie/games/dragon-treasure'
import { box as maker } from '@menagerie/games/monster-maker'
import { box as pack } from '@menagerie/games/monster-pack'
import { box as monstructor } from '@menagerie/games/monstructor'
import { expect, test } from 'vitest'
import { compare } from './compare.ts'
import { type BotKind, type Budget, type Level, type RunRequest, levels, runBot } from './index.ts'

const COUNTED: Budget = { iterations: 1 }

interface Asked<T extends GameTypes> {
  readonly box: Box<T>
  readonly options: T['Options']
  readonly state: T['State']
  readonly seat: Seat
}

interface Manner {
  readonly budget: Budget
  readonly now: () => number
}

const requestOf = <T extends GameTypes>(
  { box, options, state, seat }: Asked<T>,
  bot: BotKind,
  seed: string,
  manner: Manner = { budget: COUNTED, now: () => 0 },
): RunRequest<T> => ({
  box,
  options,
  view: box.game.view(state, seat),
  legal: box.game.legal(state, seat).map((action) => box.game.format(options, action)),
  seat,
  bot,
  seed,
  ...manner,
})

const ask = <T extends GameTypes>(asked: Asked<T>, bot: BotKind, seed: string, manner?: Manner): readonly string[] =>
  runBot(requestOf(asked, bot, seed, manner))

/** A match to its end; `use` is shown every question with a choice before the sitter's own answer is played. Payoffs by seat. */
const play = <T extends GameTypes>(
  box: Box<T>,
  seed: string,
  sitters: readonly BotKind[],
  choices: Readonly<Record<string, string>> = {},
  use: (asked: Asked<T>, question: number) => boolean = () => true,
): readonly number[] => {
  const { game } = box
  const completed = box.complete(choices, null)
  if (!completed.ok) throw new Error('no options')
  const options = completed.value
  const chance = sampledChance(seed)
  const loadouts = sitters.map(() => box.loadouts.choose(options, chance))
  const state = game.setup(options, loadouts, chance, null)
  for (let question = 0; ; question++) {
    const pending = game.pending(state)
    if (pending.status === 'over') return pending.outcome.payoffs
    const seat = pending.seats[0] as Seat
    const asked = { box, options, state, seat }
    if (game.legal(state, seat).length > 1 && !use(asked, question)) return []
    for (const step of ask(asked, sitters[seat] as BotKind, `${seed}/${question}`)) {
      const action = game.parse(options, step)
      if (action === null || game.refuse(state, seat, action) !== null) throw new Error(`${step} is not legal`)
      game.apply(state, seat, action, chance, null)
    }
  }
}

const GAMES: readonly (readonly [
  name: string,
  game: SomeBox,
  seats: number,
  choices: Readonly<Record<string, string>>,
])[] = [
  ['Monster Pack', some(pack), 2, {}],
  ['the Lion', some(lion), 2, {}],
  ['Dragon Treasure', some(treasure), 3, { map: 'short' }],
  ['Monster Maker', some(maker), 3, {}],
  ['Classic', some(monstructor), 3, { mode: 'classic' }],
  ['the Arena', some(monstructor), 3, { mode: 'arena' }],
  ['Dominoes', some(monstructor), 3, { mode: 'dominoes' }],
  ['Dominoes of two', some(monstructor), 2, { mode: 'dominoes' }],
]

/** Questions of a match that are asked, and how many lie between two. */
const QUESTIONS = 3
const EVERY = 13

/** A world the seat cannot tell from the true one: what it does not know is drawn anew. */
const redealt = <T extends GameTypes>(asked: Asked<T>): Asked<T> => ({
  ...asked,
  state: asked.box.game.imagine(asked.box.game.view(asked.state, asked.seat))(sampledChance('another world')),
})

/** How choices compare, with chances to win and what speaks for these steps. */
const hint = <T extends GameTypes>(asked: Asked<T>, level: Level, steps: readonly string[]): string =>
  JSON.stringify(compare(requestOf(asked, level, 'same'), steps))

/** A bot that looks: what places are worth to it depends on the true state, a little. */
const peeking = <T extends GameTypes>(asked: Asked<T>): Asked<T> => {
  const { bot } = asked.box
  const looked = sampledChance(JSON.stringify(asked.state)).pick(2 ** 20) / 2 ** 20
  const evaluate: typeof bot.evaluate = (view, seat) => 0.99 * bot.evaluate(view, seat) + 0.01 * looked
  return { ...asked, box: { ...asked.box, bot: { ...bot, evaluate } } }
}

test.each(GAMES)(
  'at %s a level answers equal views and tells of them alike to the byte, on slow machines and quick ones',
  (_, game, seats, choices) => {
    let asked = 0
    let peeked = 0
    game((box) =>
      play(
        box,
        'levels',
        Array.from({ length: seats }, () => 'random' as const),
        choices,
        (question, number) => {
          if (number % EVERY !== 0) return true
          const level = levels[asked++ % levels.length] as Level
          const answer = ask(question, level, 'same')
          const other = redealt(question)
          expect(ask(other, level, 'same'), level).toEqual(answer)
          expect(hint(other, level, answer), level).toBe(hint(question, level, answer))
          peeked += Number(hint(peeking(other), level, answer) !== hint(peeking(question), level, answer))
          // Whatever the clock says while there is time: the answer is its own.
          let time = 0
          const manner = { budget: { ms: 1e9 }, now: () => (time += 7) }
          expect(ask(question, level, 'same', manner), level).toEqual(answer)
          return asked < QUESTIONS
        },
      ),
    )
    expect(asked).toBeGreaterThanOrEqual(QUESTIONS)
    // One that looks is told: the worlds differ in what it looks at.
    expect(peeked).toBeGreaterThan(0)
  },
)

/** Share of matches of two, all cards played from both seats, that the first wins. */
const share = <T extends GameTypes>(box: Box<T>, pairs: number, one: BotKind, other: BotKind): number => {
  let won = 0
  for (let pair = 0; pair < pairs; pair++) {
    if ((play(box, `pair ${pair}`, [one, other])[0] as number) > 0) won++
    if ((play(box, `pair ${pair}`, [other, one])[1] as number) > 0) won++
  }
  return won / (2 * pairs)
}

/** What a master plays is held by the tests of search: few of its matches fit into a second. */
test('a beginner slips and is not stupid: it beats chance, and the club beats it', () => {
  expect(share(pack, 20, 'beginner', 'random')).toBeGreaterThan(0.7)
  expect(share(pack, 40, 'club', 'beginner')).toBeGreaterThan(0.55)
})

test('a level that has too little time answers all the same, with a whole commit', () => {
  for (const level of levels)
    play(pack, 'hasty', ['random', 'random'], {}, (question, number) => {
      if (number % EVERY !== 0) return true
      let time = 0
      const steps = ask(question, level, 'hasty', { budget: { ms: 1 }, now: () => (time += 1000) })
      expect(
        question.box.game
          .legal(question.state, question.seat)
          .map((one) => question.box.game.format(question.options, one)),
      ).toContain(steps[0])
      return number < 3 * EVERY
    })
})

test('every game tells whoever chooses what its levels win, by modes where modes differ', () => {
  const toldOf = (game: SomeBox, choices: Readonly<Record<string, string | number>>) =>
    game((box) => {
      const options = box.complete(choices, null)
      if (!options.ok) throw new Error('no options')
      const shares = box.levels?.(options.value) ?? null
      if (shares !== null) expect(box.seats).toContain(shares.seats)
      return shares
    })
  for (const [name, game, , choices] of GAMES) {
    const shares = toldOf(game, choices)
    expect(shares?.club ?? 0, name).toBeGreaterThan(1 / (shares?.seats ?? 1))
  }
  expect(toldOf(some(monstructor), { mode: 'classic' })).not.toEqual(toldOf(some(monstructor), { mode: 'dominoes' }))
  // Luck decides one dungeon and not a match of seven, and nobody measured what lies between.
  const ofDungeons = (dungeons: number) => toldOf(some(maker), { dungeons })?.beginner ?? null
  const [whole, one, three] = [ofDungeons(0) ?? 0, ofDungeons(1) ?? 1, ofDungeons(3)]
  expect(whole).toBeGreaterThan(one)
  expect(three).toBeNull()
})
