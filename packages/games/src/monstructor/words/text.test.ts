import { type Catalogue, sampledChance, wordsOf } from '@menagerie/engine'
import { describe, expect, test } from 'vitest'
import type { Action } from '../choices/actions.ts'
import { arranged, optionsOf } from '../rules/bench.ts'
import { forcedRoom, room } from '../secrets/conformance.ts'
import { box } from '../index.ts'
import { ja } from './locales/ja.ts'
import { REASONS } from '../choices/reasons.ts'
import { SMALL_SET } from '../set/small-set.ts'
import type { State } from '../rules/state.ts'

const en = box.text.catalogues['en'] as Catalogue
/** Message ids, rule ids with their hyphens included, to sentences. */
const flat = (room: Catalogue, path = ''): Map<string, string> =>
  new Map(
    Object.entries(room).flatMap(([key, value]): [string, string][] =>
      typeof value === 'string' ? [[`${path}${key}`, value]] : [...flat(value, `${path}${key}.`)],
    ),
  )
const english = flat(en)
const asked = (sentence: string): string[] =>
  [...sentence.matchAll(/\{\{(\w+)(?:, \w+)?\}\}/g)].map(([, name]) => name ?? '')

describe('texts', () => {
  test('every rule has its words, every section its heading, and every reason its sentence and rule', () => {
    const ids = new Set(box.rulebook.map(({ id }) => id))
    expect(ids.size).toBe(67)
    expect([...english.keys()].filter((id) => id.startsWith('rules.')).sort()).toEqual(
      [...ids].map((id) => `rules.${id}`).sort(),
    )
    for (const { section } of box.rulebook) expect(english.has(`sections.${section}`), section).toBe(true)
    for (const [reason, rule] of Object.entries(REASONS)) {
      expect(english.has(`refusal.${reason}`), reason).toBe(true)
      expect(ids.has(rule), rule).toBe(true)
    }
    for (const row of box.options) for (const rule of row.rules) expect(ids.has(rule), rule).toBe(true)
  })

  test('every option, choice, preset, card and lesson has its words', () => {
    for (const row of box.options) {
      expect(english.has(`options.${row.id}.name`) && english.has(`options.${row.id}.help`), row.id).toBe(true)
      if (row.kind === 'choice' || row.kind === 'data')
        for (const choice of row.choices) expect(english.has(`options.${row.id}.choices.${choice}`), choice).toBe(true)
    }
    for (const { id } of box.presets) expect(english.has(`presets.${id}.name`), id).toBe(true)
    for (const id of optionsOf().set.ids) expect(english.has(`cards.${id}`), id).toBe(true)
    for (const effect of optionsOf().set.effects)
      expect(effect === null || english.has(`effects.${effect.name}`)).toBe(true)
  })

  test('every heading of the printed rulebook has a Japanese name', () => {
    const headings = new Set(box.rulebook.flatMap(({ source }) => source.split(', ')))
    expect(Object.keys(ja['sources'] as Catalogue).sort()).toEqual([...headings].sort())
  })

  test('Japanese has the same sentences with the same values', () => {
    const japanese = flat(ja)
    // Headings of the printed rulebook are English as they stand.
    const own = [...japanese.keys()].filter((id) => !id.startsWith('sources.'))
    expect(own.sort()).toEqual([...english.keys()].sort())
    for (const [id, sentence] of english) {
      const other = japanese.get(id) ?? ''
      expect(other.trim(), id).not.toBe('')
      if (id.startsWith('cards.') || !sentence.includes('{{')) continue
      expect(new Set(asked(other)), id).toEqual(new Set(asked(sentence)))
    }
  })

  test('every sentence said in random games has all its values', () => {
    const said = new Set<string>()
    const hear = (id: string, values: object): void => {
      said.add(id)
      const sentence = english.get(id)
      expect(sentence, id).toBeDefined()
      const given = Object.keys(values).map((name) => (name === 'seat' ? 'player' : name === 'other' ? 'rival' : name))
      expect(given, id).toEqual(expect.arrayContaining(asked(sentence ?? '')))
      for (const value of Object.values(values).flat())
        if (typeof value === 'string') wordsOf(value, (word) => (expect(english.has(word), value).toBe(true), ''))
    }
    for (let match = 0; match < 60; match++) {
      const chance = sampledChance(`text ${match}`)
      const { choices, loadouts } = (match % 3 === 0 ? forcedRoom : room).scenario(chance)
      const options = optionsOf(choices)
      const state = box.game.setup(options, loadouts, chance, null)
      for (;;) {
        const pending = box.game.pending(state)
        if (pending.status === 'over') break
        const seat = pending.seats[0] ?? 0
        const legal = box.game.legal(state, seat)
        const action = legal[chance.pick(legal.length)]
        if (action === undefined) throw new Error('no choice')
        const message = box.text.action(options, action)
        hear(message.id, message.values)
        const asked = box.text.prompt(box.game.view(state, seat))
        hear(asked.id, asked.values)
        const elsewhere = box.game.refuse(state, (seat + 1) % loadouts.length, action)
        if (elsewhere !== null) {
          const { id, values } = box.text.refusal(options, elsewhere)
          hear(id, values)
        }
        box.game.apply(state, seat, action, chance, (everyone, secret) => {
          for (const event of [everyone, secret?.event ?? null]) {
            if (event === null) continue
            const { id, values } = box.text.event(options, event)
            hear(id, values)
          }
        })
      }
    }
    expect(said.size).toBeGreaterThan(60)
  })

  test('MS-58 a refusal names cards, parts, icons and factions in words, whoever reads it', () => {
    const fight = {
      attacker: 0,
      defender: 1,
      parts: [
        ['U3B', 'U3H', 'U3T'],
        ['U1B', 'U1H', 'U1T', 'U1La', 'U1Lb'],
      ],
    }
    const said = (catalogue: Catalogue, state: State, step: string): string => {
      const words = flat(catalogue)
      const action = box.game.parse(state.options, step)
      const refused = action === null ? null : box.game.refuse(state, 0, action)
      if (refused === null) throw new Error(`not refused: ${step}`)
      const { id, values } = box.text.refusal(state.options, refused)
      const say = (word: string, value: number): string => (words.get(word) ?? word).replace('{{value}}', String(value))
      return (words.get(id) ?? id).replace(/\{\{(\w+)\}\}/g, (_, name: string) => wordsOf(String(values[name]), say))
    }
    const fighting = arranged({ phase: 'reinforce', players: [{ hidden: ['PSP4a', 'S02a'] }, {}, {}], fight })
    expect(said(en, fighting, 'power PSP4a')).toBe(
      'For Spear 4 a part on your fighting monster must show the icon spear, and none does.',
    )
    expect(said(ja, fighting, 'power PSP4a')).toBe(
      '槍4を使うには、戦っているモンスターのパーツに槍のアイコンが必要ですが、ありません。',
    )
    expect(said(en, fighting, 'power PAX2a')).toBe('You do not hold Axe 2.')
    expect(said(en, fighting, 'spell S02a U1L.2')).toBe('Skull Thief does not work like that.')
    const bodies = {
      phase: 'build',
      players: [{ table: ['U1La', 'U1B', 'U1T', 'U1H', 'U1Lb', 'E2B'] }, { table: ['U3B', 'U3H', 'U3T'] }],
    }
    const building = arranged({
      phase: 'build',
      players: [{ table: ['U1La', 'U1B', 'U1T', 'U1H', 'U1Lb'] }, { table: ['U3B', 'U3H', 'U3T'] }],
    })
    box.game.apply(building, 0, box.game.legal(building, 0)[0] as Action, sampledChance(1), null)
    expect(said(en, building, 'use U1L.2')).toBe(
      'Parts are chosen in order: bodies, heads, legs, limbs, each kind as it lies.',
    )
    expect(said(en, arranged(bodies), 'use E2B.1')).toBe('With Stormbrow body no complete monster can come of it.')
    expect(said(en, building, 'use U2H.1')).toBe('There is no Mournmantle head to choose from.')
    expect(said(en, building, 'use DUH')).toBe('There is no UndeadEnd dragon head to choose from.')
    const own = arranged(
      { phase: 'build', players: [{ table: ['B0B', 'B0H', 'B0T', 'BL0'] }, { table: ['A1B', 'A1H', 'A1T'] }] },
      { cardSet: { csv: SMALL_SET } },
    )
    expect(said(en, own, 'use BL.2')).toBe('There is no Brookling0 (Limb) no. 2 to choose from.')
    expect(said(ja, own, 'use DAH2')).toBe('選べるAsh ドラゴン (頭)はありません。')
    const factions = arranged({ phase: 'faction', players: [{}, { faction: 'ImpClick' }] })
    expect(said(ja, factions, 'faction ImpClick')).toBe('インプクリックはもう選ばれています。')
    const tiles = arranged(
      { phase: 'attach', centre: ['U1B'], players: [{ hand: ['I4La'] }, { hand: ['I1B'] }] },
      { mode: 'dominoes' },
    )
    expect(said(en, tiles, 'attach I4La W')).toBe('Pestermite limb does not fit there.')
  })

  test('the board fits 80 columns of plain ASCII and hides what is hidden', () => {
    const state = arranged({
      phase: 'reinforce',
      players: [
        { table: ['U1H', 'U5B', 'DUH'], hidden: ['PBO2a'] },
        { table: ['U1La'], hidden: ['S01a'] },
      ],
      fight: {
        attacker: 0,
        defender: 1,
        parts: [
          ['U3B', 'U3H', 'U3T'],
          ['M5B', 'M5H', 'M5T'],
        ],
        off: [[], ['M5H']],
      },
    })
    const lines = box.text.board(box.game.view(state, 0))
    for (const line of lines) expect(line).toMatch(/^[\x20-\x7e]{0,80}$/)
    const all = lines.join('\n')
    for (const part of [
      'U1H.1:4[sp]',
      'U5B.1(WWNNNN)',
      'U1L.1:1/2?',
      'hidden ??',
      'PBO2a',
      'off: M5H.1:3[bo]',
      '7 points',
    ])
      expect(all).toContain(part)
    const domino = arranged(
      { phase: 'attach', centre: ['U1B'], players: [{ hand: ['U2H', 'U1La'] }, { hand: ['I1B'] }] },
      { mode: 'dominoes' },
    )
    const table = box.text.board(box.game.view(domino, 0)).join('\n')
    for (const part of ['Open   WWNN', 'hand U2H U1La', 'hand ??']) expect(table).toContain(part)
  })
})
