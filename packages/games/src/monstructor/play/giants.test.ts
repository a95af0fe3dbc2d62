import { MOST_STEPS, openTable, sampledChance } from '@menagerie/engine'
import { describe, expect, test } from 'vitest'
import { bestMonster } from './best-monster.ts'
import { arranged, optionsOf, phaseText, tableOf } from '../rules/bench.ts'
import { BODY, type CardSet, HEAD, type Kind, LIMB, MOST_CARDS, PART_KINDS } from '../set/cards.ts'
import { box } from '../index.ts'
import { bestSteps } from './bot-monster.ts'
import type { View } from '../secrets/view.ts'

/** The most parts one complete monster can have: every part is worth the same. */
const biggest = (set: CardSet, cards: readonly number[]): number => {
  const of = (kind: Kind): number[] => cards.filter((card) => set.kind[card] === kind)
  const best = bestMonster({
    values: PART_KINDS.map((kind) => of(kind).map(() => 1)),
    wide: of(BODY).map((card) => set.wide[card] as number),
    narrow: of(BODY).map((card) => set.narrow[card] as number),
  })
  return best?.value ?? 0
}

/** A set of one's own with as many cards as there may be: bodies with two wide sockets and one narrow, and their limbs. */
const giantSet = (): string => {
  const lines = ['id,pic,name,faction,kind,connectors,points,icons,effect']
  const add = (id: string, pic: string, kind: string, connectors: string, faction = 'Ash'): void =>
    void lines.push(`${id},${pic},${pic === '' ? '' : 'Giant'},${faction},${kind},${connectors},2,,`)
  for (let i = 0; i < 250; i++) {
    add(`B${i}`, `B${i}`, 'body', 'WWN')
    add(`L${i}`, `L${i}`, 'limb', 'n')
  }
  for (const id of ['H0', 'H1']) add(id, id, 'head', 'w')
  for (const faction of ['Ash', 'Brook']) {
    for (const [i, kind] of ['body', 'head', 'bottom', 'limb', 'limb'].entries())
      add(`${faction}${i}`, '', kind, ['WWNN', 'w', 'w', 'n', 'n'][i] as string, faction)
  }
  return lines.join('\n')
}

describe('a monster has no size limit', () => {
  test('MS-27 the parts of the set supplied make a monster of 73, with four dragon cards one of 76', () => {
    const { set } = optionsOf()
    const parts = set.printed.filter((card) => card < set.parts)
    const dragon = (set.dragons[0] as readonly number[]).filter((card) => set.kind[card] !== HEAD)
    expect(biggest(set, parts)).toBe(73)
    expect(biggest(set, [...parts, ...dragon])).toBe(76)
    expect(dragon.map((card) => set.kind[card]).filter((kind) => kind === LIMB)).toHaveLength(2)
  })

  test('MS-27 one commit of a table has room for every card of the largest set', () => {
    expect(MOST_STEPS).toBeGreaterThan(MOST_CARDS)
  })

  test('MS-27 MS-32 a monster of 73 parts is put together in one commit of a table, and fights', () => {
    const { set } = optionsOf()
    const all = set.ids.filter((_, card) => card < set.parts)
    const own = all.filter((id) => !['U3B', 'U3H', 'U3T'].includes(id))
    const opened = openTable(
      box,
      {
        choices: {},
        seats: ['A', 'B'].map((name) => ({ kind: 'human', name }) as const),
        loadouts: [null, null],
        start: { phase: 'build', players: [{ table: [...own, 'DUB', 'DULa'] }, { table: ['U3B', 'U3H', 'U3T'] }] },
        last: null,
        commitment: null,
        contributions: ['', ''],
      },
      { chance: (seq) => sampledChance(seq), hash: (text) => String(text.length), now: () => 0 },
    )
    if (!opened.ok) throw new Error(JSON.stringify(opened.faults))
    const table = opened.value
    const view = table.view(0) as View
    const steps = bestSteps(view, 0, () => 1).map((step) => box.game.format(view.options, step))
    expect(steps.length).toBeGreaterThan(70)
    expect(table.legal(0, steps)).toEqual(['challenge P2'])
    expect(table.act(0, [...steps, 'challenge P2']).ok).toBe(true)
    expect((table.view(1) as View).fight?.sides[0].parts).toHaveLength(steps.length)
    expect(table.act(1, ['use U3B.1', 'use U3H.1', 'use U3T.1', 'present']).ok).toBe(true)
    expect((table.view(0) as View).fight?.sides.map(({ total }) => total)[1]).toBe(7)
  })

  test('MS-27 MS-28 no step of a giant is a dead end, in a set of 512 cards either', { timeout: 60_000 }, () => {
    const choices = { cardSet: { csv: giantSet() }, mode: 'arena' }
    const { set } = optionsOf(choices)
    const own = set.ids.filter((_, card) => card < set.parts)
    const state = arranged({ phase: 'build', players: [{ table: own }, {}] }, choices)
    const chance = sampledChance('giant')
    let steps = 0
    for (; ; steps++) {
      const legal = box.game.legal(state, 0)
      // Nearly always the next in order, so that the monster grows large.
      const action = legal[steps % 40 === 39 ? chance.pick(legal.length) : 0]
      if (action === undefined) throw new Error(`a dead end after ${steps} steps`)
      box.game.apply(state, 0, action, chance, null)
      if (!box.game.staged(action)) break
    }
    expect(steps).toBeGreaterThan(60)
    expect(steps).toBeLessThan(MOST_STEPS)
    expect(state.arena?.parts).toHaveLength(steps)
    expect(tableOf(state, 0)).toHaveLength(own.length - steps)
    expect(phaseText(state)).toBe('build 0')
  })
})
