import { sampledChance } from '@menagerie/engine'
import { type View, box } from '@menagerie/games/monstructor'
import i18next, { type TFunction } from 'i18next'
import { describe, expect, test } from 'vitest'
import { readingOf } from '../../reading.ts'
import { inWords } from '../../say.tsx'
import { cardPages } from './card-pages.ts'
import en from './locales/en.json'
import ja from './locales/ja.json'
import { ableKey, passKey, question } from './prompt.ts'
import { GAME, WORDS } from './words.ts'

// What the board asks holds under the options in play.

const optionsOf = (choices: Record<string, unknown>) => {
  const completed = box.complete(choices, null)
  if (!completed.ok) throw new Error(JSON.stringify(completed.faults))
  return completed.value
}

const arranged = (position: unknown, choices: Record<string, unknown>, seat = 0): View => {
  const made = box.game.arrange(optionsOf(choices), position)
  if (!made.ok) throw new Error(JSON.stringify(made.faults))
  return box.game.view(made.value, seat)
}

const speaking = async (language: 'en' | 'ja'): Promise<TFunction> => {
  const words = language === 'en' ? box.text.catalogues['en'] : await box.text.translations['ja']?.()
  return i18next.createInstance().init({
    lng: language,
    interpolation: { escapeValue: false },
    resources: { [language]: { [WORDS]: language === 'en' ? en : ja, [GAME]: words ?? {} } },
  })
}

/** A sentence by its key and what it is given: `ask.rewardSmall 3`. */
const keyed = ((key: string, values: Record<string, unknown> = {}) =>
  'count' in values ? `${key} ${String(values['count'])}` : key) as TFunction

const NAMES = ['A', 'B', 'C']

const askedIn = (t: TFunction, view: View, choices: Record<string, unknown>, steps: readonly string[] = []) => {
  const reading = readingOf(box, choices)
  if (reading === null) throw new Error('no reading')
  const complete = steps.some((one) => one.startsWith('use '))
  return question({ t, reading, view, seat: 0, steps, mine: true, complete, chosen: null, icon: false, names: NAMES })
}

const asked = (view: View, choices: Record<string, unknown> = {}, steps: readonly string[] = []) =>
  askedIn(keyed, view, choices, steps)

const U3 = ['U3B', 'U3H', 'U3T']
const M5 = ['M5B', 'M5H', 'M5T']

describe('questions', () => {
  test('MS-56 the goal is the one of the table, when a faction is chosen and when a dragon card is taken', () => {
    const faction = arranged({ phase: 'faction', players: [{}, { faction: 'ImpClick' }] }, { dragonGoal: 3 })
    expect(asked(faction, { dragonGoal: 3 }).small).toBe('ask.factionSmall 3')
    const fight = { attacker: 0, defender: 1, parts: [U3, M5], next: 1 }
    const reward = arranged({ phase: 'reward', players: [{ faction: 'ImpClick' }, {}], fight }, { dragonGoal: 2 })
    expect(asked(reward, { dragonGoal: 2 }).small).toBe('ask.rewardSmall 2')
    for (const words of [en.ask.factionSmall_other, en.ask.rewardSmall_other, ja.ask.rewardSmall_other])
      expect(words).toContain('{{count}}')
    const said: Record<string, unknown>[] = []
    const t = ((key: string, values: Record<string, unknown>) => (
      key === 'page.dragon' && said.push(values),
      key
    )) as TFunction
    cardPages(t, optionsOf({ dragonGoal: 4 }))
    expect(said.every(({ goal }) => goal === 4)).toBe(true)
    expect(said).toHaveLength(25)
  })

  test('MS-42 a pass that does not win says what it brings about, and says when it is the last', () => {
    const fight = { attacker: 0, defender: 1, parts: [U3, M5] }
    const view = arranged({ phase: 'reinforce', players: [{ hidden: ['PBO3a'] }, { hidden: ['PAX2a'] }], fight }, {})
    const fought = view.fight
    if (fought === null) throw new Error('nobody fights')
    const keys = (passes: number, sides: typeof fought.sides): readonly string[] =>
      [0, 1].map((seat) => passKey({ ...view, fight: { ...fought, passes, sides } }, seat)).sort()
    expect(keys(0, fought.sides)).toEqual(['pass', 'passBehind'])
    expect(keys(1, fought.sides)).toEqual(['pass', 'passBehindLast'])
    const [one] = fought.sides
    const even = [one, { ...one, seat: 1 }] as const
    expect(keys(0, even)).toEqual(['passEven', 'passEven'])
    expect(keys(1, even)).toEqual(['passEvenLast', 'passEvenLast'])
    expect(passKey(arranged({ phase: 'faction', players: [{}, { faction: 'ImpClick' }] }, {}), 0)).toBe('pass')
    for (const { pass, passEven, passEvenLast, passBehind, passBehindLast } of [en.button, ja.button])
      expect(new Set([pass, passEven, passEvenLast, passBehind, passBehindLast]).size).toBe(5)
  })

  test('MS-62 MS-65 in the Arena: whether a monster may be changed, and how long it waits', () => {
    const small = (position: object, choices: object, steps: readonly string[] = []) => {
      const all = { mode: 'arena', ...choices }
      return asked(arranged(position, all), all, steps).small
    }
    const whole = ['use U3B.1', 'use U3H.1', 'use U3T.1']
    const held = { phase: 'build', players: [{ table: U3 }, {}], arena: { owner: 1, parts: M5 } }
    expect(small(held, {}, whole)).toBe('ask.readyRingSmall 0')
    expect(small(held, { arenaAdjust: 'onFight' }, whole)).toBe('ask.readyRingFreeSmall 0')
    const own = { ...held, arena: { owner: 0, parts: M5 } }
    expect(small(own, {})).toBe('ask.lockedSmall 0')
    expect(small(own, { arenaTimeout: 2 })).toBe('ask.lockedTimedSmall 2')
    const empty = { phase: 'build', players: [{ table: U3 }, {}] }
    expect(small(empty, { arenaTimeout: 2 }, whole)).toBe('ask.readyEnterTimedSmall 2')
  })

  test('MS-05 MS-08 MS-09 in Dominoes what is asked is what may be answered', () => {
    const tiles = (hand: string[], rest: object, choices: object) => {
      const all = { mode: 'dominoes', ...choices }
      return asked(
        arranged({ phase: 'attach', centre: ['U3H', 'U3B'], players: [{ hand }, { hand: ['I1B'] }], ...rest }, all),
        all,
      )
    }
    expect(tiles(['U3T'], {}, {})).toEqual({ text: 'prompt.attach', small: 'ask.attachSmall', rule: 'MS-05' })
    expect(tiles(['U3T'], {}, { dominoStrictPlugs: true }).small).toBe('ask.attachStrictSmall')
    expect(tiles(['I4La'], {}, {})).toEqual({ text: 'prompt.draw', small: 'ask.drawSmall', rule: 'MS-08' })
    expect(tiles(['I4La'], { deck: [] }, {})).toEqual({ text: 'prompt.pass', small: 'ask.passSmall', rule: 'MS-09' })
    expect(tiles(['I4La'], { phase: 'drawn' }, {}).rule).toBe('MS-08')
    expect(tiles(['U3T'], {}, { dominoForced: false }).text).toBe('prompt.attachOrDraw')
    expect(tiles(['U3T'], { phase: 'drawn' }, { dominoForced: false }).text).toBe('prompt.attachOrPass')
  })

  test('MS-60 MS-65 in the Arena nobody is challenged, and nobody has to answer', async () => {
    const held = { phase: 'build', players: [{ table: U3 }, { table: M5 }] }
    expect([true, false].map((able) => ableKey(arranged(held, {}), able))).toEqual(['plate.able', 'visit.notAble'])
    const arena = arranged(held, { mode: 'arena' })
    expect([true, false].map((able) => ableKey(arena, able))).toEqual(['plate.ableOwn', 'visit.notAbleArena'])
    const parts = [M5, ['I4B', 'I4H', 'I4La', 'I4Lb']]
    const free = { mode: 'arena', arenaAdjust: 'onFight' }
    const fought = {
      phase: 'adjust',
      seat: 1,
      players: [{}, { table: U3 }],
      fight: { attacker: 0, defender: 1, parts },
    }
    const waits = (view: View, t: TFunction = keyed) => {
      const reading = readingOf(box, {})
      if (reading === null) throw new Error('no reading')
      const none = { steps: [], mine: false, complete: false, chosen: null, icon: false }
      return question({ t, reading, view, seat: 0, names: NAMES, ...none })
    }
    expect(waits(arranged(fought, free))).toEqual({ text: 'wait.adjustArena', small: '', rule: 'MS-65' })
    const called = { ...fought, fight: { ...fought.fight, parts: [M5] } }
    expect(waits(arranged(called, {}))).toEqual({ text: 'wait.adjust', small: '', rule: 'MS-36' })
    for (const language of ['en', 'ja'] as const)
      expect(waits(arranged(fought, free), await speaking(language)).text).toMatch(/A.*B|B.*A/)
  })

  const FIGHT = { attacker: 0, defender: 1, parts: [U3, M5] }
  const ARMED = { phase: 'reinforce', players: [{ hidden: ['PBO3a', 'PBO2a'] }, { hidden: ['PAX2a'] }], fight: FIGHT }
  const TOGETHER = { powerCards: 'together' }
  const WHOLE = ['use U3B.1', 'use U3H.1', 'use U3T.1']
  const BUILDING = { phase: 'build', players: [{ table: U3 }, { table: M5 }] }
  const HELD = { phase: 'build', players: [{ table: U3 }, {}], arena: { owner: 1, parts: M5 } }
  const TILES = { phase: 'attach', centre: ['U3H', 'U3B'], players: [{ hand: ['U3T'] }, { hand: ['I1B'] }] }

  test.each([
    ['faction', { phase: 'faction', players: [{}, { faction: 'ImpClick' }] }, {}, []],
    ['build', BUILDING, {}, []],
    ['challenge', BUILDING, {}, WHOLE],
    ['buildNothing', { phase: 'build', players: [{}, { table: U3 }] }, {}, []],
    ['buildNobody', { phase: 'build', players: [{ table: U3 }, {}] }, {}, []],
    ['buildRing', HELD, { mode: 'arena' }, []],
    ['ring', HELD, { mode: 'arena' }, WHOLE],
    ['buildLocked', { ...HELD, arena: { owner: 0, parts: M5 } }, { mode: 'arena' }, []],
    ['gap', { ...BUILDING, phase: 'gap' }, { lateChallenge: true }, []],
    [
      'adjust',
      { phase: 'adjust', players: [{ table: U3 }, {}], fight: { attacker: 1, defender: 0, parts: [M5] } },
      {},
      [],
    ],
    [
      'show',
      { phase: 'adjust', players: [{ table: U3 }, {}], fight: { attacker: 1, defender: 0, parts: [M5] } },
      {},
      WHOLE,
    ],
    [
      'forced',
      { phase: 'forced', players: [{}, { table: U3 }], fight: { attacker: 0, defender: 1, parts: [M5] } },
      {},
      [],
    ],
    [
      'construct',
      { phase: 'forced', players: [{}, { table: U3 }], fight: { attacker: 0, defender: 1, parts: [M5] } },
      {},
      WHOLE,
    ],
    ['reinforcePower', ARMED, {}, []],
    ['reinforcePowers', ARMED, TOGETHER, []],
    ['laid', ARMED, TOGETHER, ['lay PBO3a']],
    ['laidAll', ARMED, TOGETHER, ['lay PBO3a', 'lay PBO2a']],
    ['reward', { phase: 'reward', players: [{ faction: 'ImpClick' }, {}], fight: { ...FIGHT, next: 1 } }, {}, []],
    ['lead', { phase: 'lead', players: [{ hand: ['U1B'] }, { hand: ['I4B'] }] }, { mode: 'dominoes' }, []],
    ['attach', TILES, { mode: 'dominoes' }, []],
  ] as const)('the board asks what the game asks, in its words: %s', async (id, position, choices, steps) => {
    const view = arranged(position, choices)
    let state = box.game.imagine(view)(sampledChance('asked'))
    for (const step of steps) {
      const action = box.game.parse(view.options, step)
      if (action === null) throw new Error(step)
      state = box.game.clone(state)
      box.game.apply(state, 0, action, sampledChance('asked'), null)
    }
    const message = box.text.prompt(box.game.view(state, 0))
    expect(message.id).toBe(`prompt.${id}`)
    for (const language of ['en', 'ja'] as const) {
      const t = await speaking(language)
      const { text, small } = askedIn(t, view, choices, steps)
      expect(text).toBe(inWords(t, GAME, message, NAMES))
      expect(JSON.stringify([text, small])).not.toMatch(/\b(ask|prompt)\.|\{\{/)
    }
  })

  test('the board has hints of its own, and no question', () => {
    for (const ask of [en.ask, ja.ask])
      expect(
        Object.keys(ask).filter((key) => !/(Small(_one|_other)?|notAble|nobodyAble|passes|lastPass)$/.test(key)),
      ).toEqual([])
  })
})

describe('the page of a card', () => {
  const pageOf = (choices: Record<string, unknown>, id: string) => {
    const page = cardPages(keyed, optionsOf(choices)).find((one) => one.id === id)
    if (page === undefined) throw new Error(id)
    return { words: page.words.join(' '), rules: page.rules }
  }

  test('MS-05 MS-17 in Dominoes says nothing of fights, icons and tables', () => {
    const { words, rules } = pageOf({ mode: 'dominoes' }, 'U1La')
    expect(words).toMatch(/^page\.tile joint/)
    expect(words).toContain('page.tileWorth')
    expect(words).not.toMatch(/page\.(part|icons|noIcons|fit|worth)/)
    expect(rules).toContain('MS-17')
    expect(rules.filter((rule) => rule > 'MS-19')).toEqual([])
    expect(pageOf({ mode: 'dominoes', dominoDragons: true }, 'DUH').words).toContain('page.tileDragon')
    expect(pageOf({ mode: 'dominoes', dominoStrictPlugs: true }, 'U1La').words).toContain('page.dominoesStrict')
  })

  test('MS-23 MS-42 MS-54 MS-64 follows the options in play', () => {
    expect(pageOf({}, 'U1La').words).toMatch(/page\.part .*page\.worth .*page\.partWhen page/)
    expect(pageOf({ backs: 'shuffled' }, 'U1La').words).toMatch(/^(?!.*page\.(worth|icons)).*page\.dealt/)
    expect(pageOf({ backs: 'shuffled' }, 'DUH').words).toContain('page.worth')
    expect(pageOf({ mode: 'dominoes', backs: 'shuffled' }, 'U1La').words).toContain('page.tileDealt')
    expect(pageOf({ mode: 'arena' }, 'U1La').words).toContain('page.partWhenArena page')
    expect(pageOf({ drawRemoved: 'lost' }, 'U1La').words).toContain('page.partWhenLost')
    expect(pageOf({ mode: 'arena', drawRemoved: 'lost' }, 'U1La').words).toContain('page.partWhenArenaLost')
    expect(pageOf({}, 'PBO3a').words).toMatch(/page\.powerWhen$/)
    expect(pageOf({ powerCards: 'together' }, 'PBO3a').words).toMatch(/page\.powerWhenTogether$/)
  })

  test('says the same things in both languages, in words there are', async () => {
    for (const language of ['en', 'ja'] as const) {
      const t = await speaking(language)
      for (const mode of ['classic', 'arena', 'dominoes'])
        for (const backs of ['printed', 'shuffled'])
          for (const { words } of cardPages(t, optionsOf({ mode, backs, drawRemoved: 'lost', powerCards: 'together' })))
            expect(words.join(' ')).not.toMatch(/\b(page|note|joint)\.|\{\{/)
    }
  })
})
