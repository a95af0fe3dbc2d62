import { type Catalogue, type Message, wordsOf } from '@menagerie/engine'
import { describe, expect, test } from 'vitest'
import { ARENA, DOMINOES, M5, U3, arranged, legalTexts, optionsOf, play } from '../rules/bench.ts'
import { box } from '../index.ts'
import { ja } from './locales/ja.ts'
import type { State } from '../rules/state.ts'

// What is said holds under the options in play, and a prompt names what may be answered.

const en = box.text.catalogues['en'] as Catalogue

const promptOf = (state: State, seat: number): string =>
  box.text.prompt(box.game.view(state, seat)).id.replace('prompt.', '')

/** A sentence of a catalogue by its id, ids of rules with their hyphens included. */
const sentence = (room: Catalogue, { id }: Pick<Message, 'id'>): string => {
  const found = id
    .split('.')
    .reduce<Catalogue | string | undefined>((at, key) => (typeof at === 'object' ? at[key] : undefined), room)
  return typeof found === 'string' ? found : ''
}

const tiles = (hand: readonly string[], rest: object = {}, choices: object = {}): State =>
  arranged(
    { phase: 'attach', centre: ['U3H', 'U3B'], players: [{ hand }, { hand: ['I1B'] }], ...rest },
    { ...DOMINOES, ...choices },
  )

describe('prompts', () => {
  test('MS-05 to MS-09 in Dominoes name what may be answered: to attach, to take a card, to pass', () => {
    const free = { dominoForced: false }
    const cases: readonly (readonly [State, string, readonly string[]])[] = [
      [tiles(['U3T']), 'attach', ['attach']],
      [tiles(['I4La']), 'draw', ['draw']],
      [tiles(['I4La'], { deck: [] }), 'pass', ['pass']],
      [tiles(['I4La'], { phase: 'drawn' }), 'pass', ['pass']],
      [tiles(['I4La', 'U3T'], { phase: 'drawn' }), 'attach', ['attach']],
      [tiles(['U3T'], {}, free), 'attachOrDraw', ['attach', 'draw']],
      [tiles(['U3T'], { phase: 'drawn' }, free), 'attachOrPass', ['attach', 'pass']],
      [tiles(['I4La'], {}, free), 'draw', ['draw']],
    ]
    for (const [state, prompt, kinds] of cases) {
      expect(promptOf(state, 0)).toBe(prompt)
      expect([...new Set(legalTexts(state, 0).map((text) => text.split(' ')[0]))]).toEqual(kinds)
    }
    expect(promptOf(tiles(['U3T']), 1)).toBe('tiles')
    expect(promptOf(tiles(['U3T'], {}, { dominoHands: 'open' }), 1)).toBe('tiles')
  })

  test('MS-61 MS-64 MS-65 in the Arena name the fight where it is held, and what its owner may do', () => {
    const table = { phase: 'build', players: [{ table: U3 }, { table: M5 }] }
    const held = { phase: 'build', players: [{ table: U3 }, {}], arena: { owner: 1, parts: M5 } }
    expect(promptOf(arranged(table, ARENA), 0)).toBe('buildArena')
    const state = arranged(held, { ...ARENA, arenaAdjust: 'onFight' })
    expect(promptOf(state, 0)).toBe('buildRing')
    play(state, 0, 'use U3B.1, use U3H.1, use U3T.1, fight')
    expect(promptOf(state, 1)).toBe('adjustArena')
    expect(legalTexts(state, 1)).toContain('keep')
    const called = arranged(table)
    play(called, 0, 'use U3B.1, use U3H.1, use U3T.1, challenge P2')
    expect(promptOf(called, 1)).toBe('adjust')
    expect(legalTexts(called, 1)).toContain('refuse')
  })
})

describe('words', () => {
  test('MS-56 no rule, help or outcome counts five dragon cards, for the table sets how many', () => {
    for (const room of [en, ja]) {
      for (const id of ['rules.MS-56', 'outcome.dragon', 'presets.classic.help', 'options.dragonGoal.help'])
        expect(sentence(room, { id }), id).toMatch(/^(?!.*(\bfive\b|[5５五]枚)).+/)
    }
    const three = optionsOf({ dragonGoal: 3 })
    const line = box.text.event(three, { kind: 'tookDragon', seat: 0, card: three.set.deck, owned: 2 })
    const said = (room: Catalogue): string =>
      sentence(room, line).replace(/\{\{(\w+)\}\}/g, (_, name: string) => wordsOf(String(line.values[name]), String))
    expect(said(en)).toContain('2 of the 3 dragon cards')
    expect(said(ja)).toContain('3枚のうち2枚')
  })

  test.each([
    ['MS-02', 'dominoDragons', 'adds the dragon cards', 'ドラゴンのカードを加える'],
    ['MS-05', 'dominoStrictPlugs', 'plugs go into sockets only', 'プラグはソケットにだけ'],
    ['MS-07', 'dominoForced', 'lets them take one', '1枚取ってもよい'],
    ['MS-08', 'dominoForced', 'makes nobody attach', 'つなぐことを強いない'],
    ['MS-17', 'dominoTie', 'more cards taken', 'カードの多いほう'],
    ['MS-20', 'factionPick', 'at random', '無作為'],
    ['MS-24', 'firstPlayer', 'the first seat', '1番の席'],
    ['MS-34', 'lateChallenge', 'late challenges', '「遅い挑戦」'],
    ['MS-41', 'firstReinforceTie', 'the defender', '防御側'],
    ['MS-42', 'powerCards', 'several Power cards at once', 'まとめて使えます'],
    ['MS-54', 'drawRemoved', 'taken off lost to the deck', '外されたパーツは'],
    ['MS-56', 'dragonGoal', 'as many as a shorter game asks for', '決められた枚数だけ'],
    ['MS-62', 'arenaTimeout', 'goes home unfought', '戦わずに持ち主に戻り'],
    ['MS-65', 'arenaAdjust', 'lets the owner change', '変えてよい卓'],
  ])('%s the rule says what `%s` makes of it, in both languages', (rule, option, english, japanese) => {
    expect(box.options.some(({ id }) => id === option)).toBe(true)
    expect(sentence(en, { id: `rules.${rule}` })).toContain(english)
    expect(sentence(ja, { id: `rules.${rule}` })).toContain(japanese)
  })

  test('how many are recommended is said where seats are chosen, in both languages', () => {
    expect(sentence(en, { id: 'seatsAdvice' })).toContain('Three or more')
    expect(sentence(ja, { id: 'seatsAdvice' })).toContain('3人以上')
  })
})
