import { sampledChance } from '@menagerie/engine'
import { describe, expect, test } from 'vitest'
import type { Action } from '../choices/actions.ts'
import { optionsOf } from '../rules/bench.ts'
import { WEEDING } from './card-data.ts'
import { BODY, BOTTOM, HEAD, LIMB } from './cards.ts'
import { setWarnings } from './card-warnings.ts'
import { isCompletable } from './counting.ts'
import { box } from '../index.ts'
import { SMALL_SET } from './small-set.ts'
import { isJoinable } from '../rules/trials/brute.ts'

const { set } = optionsOf()

describe('the card set', () => {
  test('MS-21 117 parts of 23 monsters, 25 Power and 20 Spell cards, five dragons of five cards', () => {
    expect([set.parts, set.deck, set.ids.length]).toEqual([117, 162, 187])
    expect(new Set(set.names.slice(0, set.parts)).size).toBe(23)
    expect(set.dragons.map((cards) => cards.length)).toEqual([5, 5, 5, 5, 5])
    const of = (kind: number): number => set.kind.slice(0, set.parts).filter((one) => one === kind).length
    expect([HEAD, BODY, LIMB, BOTTOM].map(of)).toEqual([26, 23, 48, 20])
    const sum = (list: readonly number[]): number => list.reduce((total, one) => total + one, 0)
    const bodies = set.kind
      .map((kind, card) => (kind === BODY && card < set.parts ? card : -1))
      .filter((card) => card >= 0)
    expect(sum(bodies.map((card) => set.wide[card] ?? 0))).toBe(46)
    expect(sum(bodies.map((card) => set.narrow[card] ?? 0))).toBe(48)
  })

  test('MS-28 the cards of each monster, and of each dragon, make exactly one complete monster', () => {
    for (const name of new Set(set.names.slice(0, set.parts))) {
      const cards = set.names.flatMap((one, card) => (one === name && card < set.parts ? [card] : []))
      expect(isCompletable(set, cards), name).toBe(true)
    }
    for (const cards of set.dragons) expect(isCompletable(set, cards)).toBe(true)
  })

  test('MS-28 MS-29 counting agrees with a search for joints that form a tree, for 10,000 sets of parts', () => {
    const small = optionsOf({ cardSet: { csv: SMALL_SET } }).set
    let complete = 0
    for (let i = 0; i < 10_000; i++) {
      const chance = sampledChance(i)
      const from = i % 2 === 0 ? set : small
      const size = 2 + chance.pick(7)
      // Bodies more often than they come, so that sets of several are complete now and then.
      const pool = from.printed.filter((card) => (from.kind[card] as number) <= LIMB)
      const bodies = pool.filter((card) => from.kind[card] === BODY)
      const cards = Array.from({ length: size }, (_, at) => chance.draw(at < 1 + (i % 3) ? bodies : pool))
      const whole = new Set(cards)
      const found = isJoinable(from, [...whole])
      expect(isCompletable(from, [...whole]), [...whole].map((card) => from.ids[card]).join()).toBe(found)
      if (found) complete++
    }
    expect(complete).toBeGreaterThan(100)
  })
})

describe('a set of one’s own', () => {
  const read = (csv: string): string[] => {
    const made = box.components.read('cardSet', csv)
    return made.ok ? [] : made.faults.map(({ code }) => code)
  }
  const without = (id: string): string =>
    WEEDING.split('\n')
      .filter((line) => !line.startsWith(`${id},`))
      .join('\n')

  test('reads as a table or as JSON, and is played with', () => {
    expect(read(WEEDING)).toEqual([])
    expect(read(JSON.stringify({ csv: SMALL_SET }))).toEqual([])
    expect(optionsOf({ cardSet: { csv: SMALL_SET } }).set.ids).toHaveLength(94)
  })

  test('MS-02 MS-20 a set without dragons is one for Dominoes, and for Classic and Arena it is refused', () => {
    const csv = WEEDING.split('\n')
      .filter((line) => !/^D[UIMEC]/.test(line))
      .join('\n')
    expect(read(csv)).toEqual([])
    for (const dominoDragons of [false, true]) {
      const options = optionsOf({ mode: 'dominoes', cardSet: { csv }, dominoDragons })
      expect(box.misfits(options, 5)).toEqual([])
      const chance = sampledChance('no dragons')
      const state = box.game.setup(options, [null, null, null, null, null], chance, null)
      expect(state.deck).toHaveLength(117 - 25)
      while (box.game.pending(state).status === 'deciding') {
        const legal = box.game.legal(state, state.turn)
        box.game.apply(state, state.turn, legal[chance.pick(legal.length)] as Action, chance, null)
        expect(box.game.check(state)).toEqual([])
      }
    }
    for (const mode of ['classic', 'arena']) {
      const refused = box.complete({ mode, cardSet: { csv } }, null)
      expect(refused.ok ? [] : refused.faults.map(({ path, code }) => `${path} ${code}`)).toEqual([
        'options.cardSet factionsTooFew',
      ])
    }
    expect(setWarnings({ csv }).map(({ code }) => code)).toEqual(['warnNoFights'])
  })

  test('section 1.7 all faults are told at once', () => {
    const rows = [
      'X1,X1,Odd,UndeadEnd,tail,w,3,spear,',
      'X2,X2,Odd,UndeadEnd,head,W,3,spear,',
      'X3,X3,Odd,UndeadEnd,body,NN,3,spear,',
      'X4,X4,Odd,UndeadEnd,limb,n,21,spear,',
      'X5,X5,Odd,UndeadEnd,limb,n,2,spoon,',
      'X6,,,,power,,3,axe+bow,',
      'X7,,Odd,,spell,,,,remove:ear',
      'U1H,U1H,Gravelgrin,UndeadEnd,head,w,4,spear,',
      'bad id,X8,Odd,UndeadEnd,limb,n,1,,',
    ]
    const faults = read(`${WEEDING}${rows.join('\n')}\n`)
    expect(faults.filter((code) => code === 'cardWrong')).toHaveLength(8)
    expect(faults).toContain('cardTwice')
    expect(read(without('DUH'))).toEqual(['dragonCount'])
    expect(read(WEEDING.replace('DUH,,,UndeadEnd,head', 'DUH,,,UndeadEnd,bottom'))).toEqual(['dragonBroken'])
    expect(read('id,name\nA,B')).toContain('columnMissing')
    expect(read('{')).toEqual(['setNotJson'])
    expect(read(JSON.stringify({ cards: [] }))).toEqual(['setShape'])
    expect(read(WEEDING.replace('U1La,U1L,', 'U1La,U1H,'))).toEqual(['picDiffers'])
  })

  test('section 1.7 a complete monster of two bodies is one too, and few parts are enough where nobody plays Dominoes', () => {
    // One head, and no body that it could close alone: a stub closes the other wide socket.
    const lines = SMALL_SET.split('\n')
    const kept = lines.filter((line) => /^(id,|A0B|A1B|A0H|P|S\d|D[A-E][BHLE])/.test(line))
    expect(read(kept.join('\n'))).toEqual([])
    expect(read(kept.filter((line) => !line.startsWith('A0B')).join('\n'))).toEqual(['noMonster'])
    const small = { cardSet: { csv: kept.join('\n') } }
    expect(box.misfits(optionsOf(small), 2)).toEqual([])
    expect(box.misfits(optionsOf({ ...small, mode: 'dominoes' }), 2).map(({ code }) => code)).toEqual(['partsTooFew'])
    expect(box.misfits(optionsOf({ ...small, mode: 'dominoes', dominoDragons: true }), 4)).toEqual([])
  })

  test('a set may be too small for many players', () => {
    const small = { cardSet: { csv: SMALL_SET } }
    expect(box.misfits(optionsOf(small), 5)).toEqual([])
    const few = SMALL_SET.split('\n').filter((line) => !line.startsWith('DC') && !line.startsWith('DD'))
    const options = optionsOf({ cardSet: { csv: few.join('\n') } })
    expect(box.misfits(options, 3)).toEqual([])
    expect(box.misfits(options, 4).map(({ code }) => code)).toEqual(['factionsTooFew'])
  })

  test('a set of one’s own is warned of what is allowed and looks like a mistake', () => {
    const warned = (csv: string): unknown[] =>
      setWarnings({ csv }).map(({ code, values }) => [code, ...Object.values(values)])
    expect(warned(WEEDING)).toEqual([])
    expect(warned('id,name')).toEqual([])
    expect(warned(WEEDING.replace('DIT,,,ImpClick,bottom,w,2', 'DIT,,,ImpClick,bottom,w,3'))).toEqual([
      ['warnDragonPoints', 'DIT', 3, 2],
    ])
    expect(
      warned(WEEDING.replace('U3B,U3B,Ribladder,UndeadEnd,body,WW,', 'U3B,U3B,Ribladder,UndeadEnd,body,WWN,')),
    ).toEqual([['warnMonsterAlone', 'Ribladder']])
    const unmarked = WEEDING.split('\n').map((line) => (line.startsWith('P') ? line : line.replaceAll('axe', '')))
    expect(warned(unmarked.join('\n').replaceAll(/[+](?=,)|,[+]/g, (found) => found.replace('+', '')))).toEqual([
      ['warnIconIdle', ['@icons.axe']],
    ])
    const few = WEEDING.split('\n').filter((line) => !/^D[MEC]/.test(line))
    expect(warned(few.join('\n'))).toEqual([['warnFewSeats', 2]])
    const small = SMALL_SET.split('\n').filter((line) => !/^[B-E]\d/.test(line))
    expect(setWarnings({ csv: small.join('\n') }).map(({ code }) => code)).toContain('warnFewTiles')
    const tiny = SMALL_SET.split('\n').filter((line) => !/^[B-E][\dL]/.test(line))
    expect(setWarnings({ csv: tiny.join('\n') }).map(({ code }) => code)).toContain('warnNoTiles')
    for (const { code } of setWarnings({ csv: tiny.join('\n') })) {
      expect(box.text.catalogues['en']?.['fault']).toHaveProperty(code)
    }
  })
})
