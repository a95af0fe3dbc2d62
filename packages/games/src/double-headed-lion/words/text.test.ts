import { type Catalogue, sayFrom, wordsOf } from '@menagerie/engine'
import { describe, expect, test } from 'vitest'
import { box } from '../index.ts'
import { field, legalTexts, play, refusalOf, run, token } from '../rules/bench.ts'
import type { Event } from '../rules/events.ts'
import type { State } from '../rules/state.ts'
import { CHARACTERS, SKILLED, has } from '../set/pieces.ts'
import { en } from './locales/en.ts'
import { ja } from './locales/ja.ts'
import { promptOf } from './prompts.ts'
import { NAMED } from './saying.ts'
import { summaryOf } from './summaries.ts'

const saying = (catalogue: Catalogue) => {
  const say = sayFrom(catalogue)
  const word = (value: unknown): unknown => (typeof value === 'string' ? wordsOf(value, (id) => say(id)) : value)
  return (id: string, values: Readonly<Record<string, unknown>>): string =>
    say(id, Object.fromEntries(Object.entries(values).map(([name, value]) => [name, word(value) as string])))
}
const english = saying(en)

/** The lines of events with their rules: `stood DL-8.14`. */
const linesOf = (state: State, events: readonly Event[]): readonly string[] =>
  events.map((event) => {
    const { id, rule } = box.text.event(state.options, event)
    return `${id.replace('events.', '')} ${rule}`
  })
const lineOf = (state: State, event: Event): string => {
  const { id, values } = box.text.event(state.options, event)
  return english(id, values)
}
const promptIn = (state: State, seat: 0 | 1): string => {
  const { id, values } = box.text.prompt(box.game.view(state, seat))
  return english(id, values)
}

describe('lines of the log', () => {
  test('DL-3.9 a piece that was removed is not among those that could have moved so', () => {
    const state = field(0, { roland: '32', storm: '00' }, { racoon: '45' })
    const [moved] = play(state, 0, 'move roland 33')
    if (moved === undefined) throw new Error('nothing was told')
    expect(box.text.event(state.options, moved).values).toMatchObject({ pieces: ['@names.roland'] })
  })

  test('DL-3.9 what follows from a move is said under `aid: full` alone', () => {
    const state = field(0, { roland: '32', storm: '00' }, { racoon: '45' })
    const [moved] = play(state, 0, 'move roland 33')
    if (moved === undefined) throw new Error('nothing was told')
    const idUnder = (choices: Record<string, string>): string =>
      box.text.event(state.options, box.text.told?.(choices, moved) ?? moved).id
    expect([{}, { aid: 'none' }, { aid: 'memory' }, { aid: 'full' }].map(idUnder)).toEqual([
      'events.moved',
      'events.moved',
      'events.moved',
      'events.movedTelling',
    ])
  })

  test('DL-10.2 under `castleAji: point` it is told that Vishnus arrived, before anybody is pointed at', () => {
    const state = field(
      1,
      { aji: '00', storm: '00' },
      { vishnus: '11', lancelot: '45' },
      { options: { castleAji: 'point' } },
    )
    expect(linesOf(state, play(state, 1, 'move vishnus 00'))).toEqual(['moved DL-3.1', 'castleHeld DL-10.2'])
    expect(linesOf(state, play(state, 1, 'point storm'))).toEqual(['castlePointed DL-10.2', 'ended DL-10.1'])
  })

  test('DL-8.14 who is not replaced does not fight itself', () => {
    const state = field(0, { gorbois: '22' }, { vishnus: '32', racoon: '32' })
    run(state, 'R move gorbois 32', 'R point racoon')
    const [stood] = play(state, 1, 'stand')
    if (stood === undefined) throw new Error('nothing was told')
    expect(lineOf(state, stood)).toBe(`Nobody takes the place of ${token(state, 'racoon')}.`)
  })

  test('DL-6.7 who fetches nothing fetches "nothing", alone or together (DL-6.10)', () => {
    const one = { kind: 'fetched', seats: [0], cards: [null, null] } as const
    const both = { kind: 'fetched', seats: [0, 1], cards: [null, 5] } as const
    const { options } = field(0, { storm: '00' }, {})
    const state = { options } as State
    expect(linesOf(state, [one, both])).toEqual(['fetchedNothing DL-6.7', 'fetchedBoth DL-6.10'])
    expect(lineOf(state, both)).toBe('Fetched: Republic nothing, Royalists 5.')
    expect(linesOf(state, [{ kind: 'sealed', seat: 0, what: 'fetch' }])).toEqual(['sealed.fetch DL-6.10'])
  })

  test('DL-5.13 a fall without cards names the ability that brought it', () => {
    const falls = [
      ['storm', 'vishnus', 'DL-8.2'],
      ['garla', 'ganda', 'DL-8.4'],
      ['tamroan', 'racoon', 'DL-8.5'],
      ['aji', 'vishnus', 'DL-8.7'],
      ['aila', 'lolienne', 'DL-8.11'],
    ] as const
    for (const [rep, roy, rule] of falls) {
      const state = field(0, { [rep]: '22', roland: '01' }, { [roy]: '32', lancelot: '45' })
      expect(linesOf(state, play(state, 0, `move ${rep} 32`))).toContain(`fell.automatic ${rule}`)
    }
  })

  test('DL-7.2 the retreat of Aila is her own, and support is that of the pair (DL-8.16, DL-8.19)', () => {
    const state = field(0, { aila: '22', roland: '01' }, { titina: '32', millienne: '32' })
    run(state, 'R move aila 32', 'R point titina', 'Y stand')
    expect(linesOf(state, play(state, 1, 'show millienne'))).toEqual(['supported DL-8.19'])
    run(state, 'R play Re')
    expect(linesOf(state, play(state, 1, 'play 1', null))).toContain('retreated DL-7.2')
    const dianne = field(0, { gorbois: '22' }, { dianne: '32', lufiea: '33' })
    run(dianne, 'R move gorbois 32')
    expect(linesOf(dianne, play(dianne, 1, 'show lufiea'))).toEqual(['supported DL-8.16'])
  })
})

describe('the ends', () => {
  test('DL-10.6 a limit of turns is told by its number', () => {
    const { options } = field(0, { storm: '00' }, {}, { options: { stallLimit: 7 } })
    const said = (['stall', 'stallRepublic'] as const).map((reason) => {
      const { id, values } = box.text.outcome(options, { places: [1, 1], payoffs: [0, 0], reason })
      return [en, ja].map((catalogue) => sayFrom(catalogue)(id, values))
    })
    expect(said.flat().filter((sentence) => !sentence.includes('7'))).toEqual([])
  })
})

describe('refusals', () => {
  test('DL-10.1 to DL-10.6 a game that is over is so by the rule that ended it', () => {
    const over = (state: State, ...lines: string[]): string | null => {
      run(state, ...lines)
      return refusalOf(state, 1, 'proceed')
    }
    const castle = () => field(1, { aji: '00' }, { vishnus: '11' })
    expect(over(castle(), 'Y move vishnus 00')).toBe('over DL-10.2')
    const fallen = field(0, { aji: '22' }, { vishnus: '32' })
    expect(over(fallen, 'R move aji 32')).toBe('over DL-10.4')
    const stall = field(0, { roland: '33' }, { lancelot: '53' }, { top: { stall: 23 } })
    expect(over(stall, 'R move roland 32')).toBe('over DL-10.6')
  })

  test('DL-3.1 who is no Warrior Queen is told the basic move, Aila her flight (DL-3.5)', () => {
    const state = field(0, { garla: '32', aila: '22' }, { racoon: '45' })
    expect(refusalOf(state, 0, 'move garla 33')).toBe('notSideways DL-3.1')
    expect(refusalOf(state, 0, 'move aila 55')).toBeNull()
    expect(refusalOf(state, 0, 'move aila 43')).toBe('tooFar DL-3.5')
    const queen = field(1, { storm: '00' }, { dianne: '32' })
    expect(refusalOf(queen, 1, 'move dianne 33')).toBe('notSideways DL-3.4')
  })
})

describe('questions', () => {
  test('DL-8.14 the switch names Vishnus only where she was pointed at', () => {
    const pair = (pointed: string): State => {
      const state = field(0, { gorbois: '22' }, { vishnus: '32', racoon: '32' })
      run(state, 'R move gorbois 32', `R point ${pointed}`)
      return state
    }
    expect(legalTexts(pair('racoon'), 1)).toEqual(['stand'])
    expect(promptIn(pair('racoon'), 1)).toContain('It is not Vishnus')
    expect(promptIn(pair('vishnus'), 1)).toContain('let her ally fight for her, or let her fight herself')
    const watched = (['racoon', 'vishnus'] as const).map((one) => promptOf(box.game.view(pair(one), 'spectator')))
    expect(watched[0]).toEqual(watched[1])
  })

  test('DL-5.14, DL-8.14, DL-8.18 a question with several kinds of choice names one or the other, in both languages', () => {
    const several = Object.keys(NAMED).filter((id) => (NAMED[id] as readonly string[]).length > 1)
    expect(several).toEqual(['shuffle', 'pointLook', 'switchHer', 'support', 'fetch'])
    for (const id of several) {
      expect(sayFrom(en)(`prompt.${id}`, { square: '32' }), id).toMatch(/\bor\b/)
      expect(sayFrom(ja)(`prompt.${id}`, { square: '32' }), id).toMatch(/か、|か。/)
    }
  })

  test('DL-8.18 Charlemagne alone is asked whether she looks, and once', () => {
    const state = field(1, { storm: '32', garla: '32' }, { charlemagne: '43', lancelot: '45' })
    run(state, 'Y move charlemagne 32')
    expect(promptOf(box.game.view(state, 1)).id).toBe('pointLook')
    run(state, 'Y look')
    expect(promptOf(box.game.view(state, 1)).id).toBe('point')
    const other = field(1, { storm: '32', garla: '32' }, { charlemagne: '45', lancelot: '43' })
    run(other, 'Y move lancelot 32')
    expect(promptOf(box.game.view(other, 1)).id).toBe('point')
  })

  test('DL-5.14 a supporter is asked for only where one is there; the question itself comes in any case', () => {
    const alone = field(0, { gorbois: '22' }, { titina: '32', millienne: '45' })
    run(alone, 'R move gorbois 32')
    expect([legalTexts(alone, 1), promptOf(box.game.view(alone, 1)).id]).toEqual([['show none'], 'supportNobody'])
    const near = field(0, { gorbois: '22' }, { dianne: '32', lufiea: '33' })
    run(near, 'R move gorbois 32')
    expect(promptOf(box.game.view(near, 1))).toMatchObject({ id: 'support', rule: 'DL-8.16' })
  })

  test('DL-8.1 beside Storm no card is turned up together with another', () => {
    const state = field(0, { storm: '22' }, { alshark: '32' })
    run(state, 'R move storm 32')
    expect(promptOf(box.game.view(state, 1))).toMatchObject({ id: 'cardsFirst', rule: 'DL-8.1' })
  })

  test('DL-9.2 the question whether to shuffle names the square', () => {
    const extra = { republic: { known: ['roland'], shown: ['roland'] }, options: { shuffle: 'ask' } }
    const state = field(0, { roland: '32', mondor: '22', garla: '00' }, {}, extra)
    run(state, 'R move mondor 32')
    expect(promptIn(state, 0)).toBe('Shuffle your pieces on 32, or leave them for now.')
  })
})

describe('summaries of characters', () => {
  const summary = (side: 0 | 1, id: string, choices: object = {}): readonly string[] => {
    const { options } = field(0, { storm: '00' }, {}, { options: { ...choices } })
    return summaryOf(
      options,
      side,
      CHARACTERS[side].findIndex((one) => one.id === id),
    )
  }

  test('DL-3.3 every Warrior moves sideways onto an enemy, Storm, Titina and Millienne too; no other does', () => {
    for (const side of [0, 1] as const) {
      for (const one of CHARACTERS[side]) {
        expect(summary(side, one.id).includes('abilities.warrior')).toBe(one.class === 'Warrior')
      }
    }
  })

  test('DL-8.1, DL-8.14, DL-8.15 Storm and Vishnus are summed up by the options in play', () => {
    expect(summary(0, 'storm')).toContain('abilities.stormSees.final')
    expect(summary(0, 'storm', { stormSees: 'face' })).toContain('abilities.stormSees.face')
    expect(summary(1, 'vishnus')).toEqual([
      'pieces.vishnus',
      'abilities.castle.intercept',
      'abilities.switch',
      'abilities.returnCard',
    ])
    expect(summary(1, 'vishnus', { switchWindow: false, vishnusReturnsCard: false })).toEqual([
      'pieces.vishnus',
      'abilities.castle.intercept',
    ])
    expect(summary(1, 'vishnus', { castleAji: 'point' })).toContain('abilities.castle.point')
  })

  test('DL-6.3, DL-8.18 whoever uses Skill is summed up so, and Charlemagne by when she looks, too', () => {
    for (const side of [0, 1] as const) {
      for (const [piece, one] of CHARACTERS[side].entries()) {
        const told = [en, ja].map((catalogue) => sayFrom(catalogue)(`pieces.${one.id}`))
        expect([told[0]?.endsWith('Uses Skill.'), told[1]?.endsWith('特技を使う。')], one.id).toEqual([
          has(SKILLED[side], piece),
          has(SKILLED[side], piece),
        ])
      }
    }
    expect(summary(1, 'charlemagne')).toEqual(['pieces.charlemagne'])
    // One enemy leaves her nothing to look for, and a look shows her.
    expect(sayFrom(en)('pieces.charlemagne')).toMatch(/^Attacking several enemies.*show herself.*before she points/)
    expect(sayFrom(ja)('pieces.charlemagne')).toMatch(/^複数の敵を攻撃するとき、正体を見せて/)
  })

  test('DL-1.1 every sentence of a summary and of a question is there in both languages', () => {
    const ids = [
      ...([0, 1] as const).flatMap((side) =>
        CHARACTERS[side].flatMap(({ id }) => [...summary(side, id), ...summary(side, id, { stormSees: 'face' })]),
      ),
      ...['pointLook', 'switch', 'switchHer', 'switchNobody', 'supportNobody', 'cardsFirst', 'setupPreset'].map(
        (id) => `prompt.${id}`,
      ),
    ]
    for (const catalogue of [en, ja]) {
      const say = sayFrom(catalogue)
      expect(ids.filter((id) => say(id) === id)).toEqual([])
    }
  })
})
