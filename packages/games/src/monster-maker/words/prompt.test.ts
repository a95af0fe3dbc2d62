import type { Catalogue, Message } from '@menagerie/engine'
import { describe, expect, test } from 'vitest'
import { box } from '../index.ts'
import { arranged, play, table } from '../rules/bench.ts'
import type { State } from '../rules/state.ts'
import { sayIn } from './bench.ts'
import { en } from './locales/en.ts'
import { ja } from './locales/ja.ts'

const promptOf = (state: State): Message => box.text.prompt(box.game.view(state, state.seat))
const inEnglish = sayIn(en, 'en')
const asked = (state: State): string => inEnglish(promptOf(state))

const EIGHT = Array.from({ length: 8 }, () => 'C20')
const LOST = { length: 100, back: ['C40', 'C40', 'C30'], hand: ['C5', 'elf'] }
const ANY = { discardBelowLimit: true }

describe('what a prompt names', () => {
  test('MM-R3 a lost party is offered no corridor', () => {
    expect(asked(table([LOST]))).toBe('Your party is lost: pass.')
    expect(asked(table([{ ...LOST, hand: EIGHT }]))).toBe('Your party is lost: discard.')
    expect(asked(table([LOST], {}, ANY))).toBe('Your party is lost: discard or pass.')
    expect(asked(table([{ ...LOST, monster: 'orc' }]))).toBe(
      'Your party is lost, and a monster bars the way: fight or pass.',
    )
  })

  test('MM-T11 MM-T13 a discard is named with eight cards or by option, passing with seven or fewer', () => {
    expect(asked(table([{ hand: ['C5'] }]))).toBe('Your action: place a corridor or pass.')
    expect(asked(table([{ hand: EIGHT }]))).toBe('One card too many. Your action: place a corridor or discard.')
    expect(asked(table([{ hand: ['C5'] }], {}, ANY))).toBe('Your action: place a corridor, discard, or pass.')
  })

  test('MM-T4 MM-C1 MM-D1 what gets round a monster is named with what the hand holds', () => {
    const zombie = { out: ['C20'], monster: 'zombie' }
    expect(asked(table([{ ...zombie, hand: ['C5'] }]))).toBe('A monster bars the way: pass.')
    expect(asked(table([{ ...zombie, hand: ['cleric', 'detour', 'elf'] }]))).toBe(
      'A monster bars the way: fight, detour, dispel, or pass.',
    )
  })

  test('MM-T7 MM-SP1 amid a team its next steps are named', () => {
    const state = table([{ out: ['C20'], monster: 'orc', hand: ['elf', 'sleep', 'thief'] }])
    play(state, 0, 'send elf')
    expect(asked(state)).toBe('Your team: send a character, cast a spell, or fight.')
    play(state, 0, 'send thief')
    expect(asked(state)).toBe('Your team: cast a spell or fight.')
  })

  test('MM-TR2 a trap speaks of a Thief as the table has it, and only to who holds one', () => {
    const trap = (hand: readonly string[], choices: Record<string, unknown> = {}): State =>
      arranged({ phase: 'trap', parties: [{ out: ['C10'], hand }, {}] }, choices)
    expect(asked(trap(['thief', 'elf']))).toBe('A trap: send a Thief ahead or choose a card to lose.')
    expect(asked(trap(['thief', 'elf'], { thiefTrap: 'show' }))).toBe('A trap: show a Thief or choose a card to lose.')
    expect(asked(trap(['elf', 'elf']))).toBe('A trap: choose a card to lose.')
    const begun = trap(['thief', 'elf', 'elf', 'elf'])
    play(begun, 0, 'drop elf')
    expect(asked(begun)).toBe('A trap: choose a card to lose.')
    play(begun, 0, 'drop elf, drop elf')
    expect(asked(begun)).toBe('A trap: fall into it.')
  })

  test('MM-TR1 on honour a drawn trap may be shown, and that is asked', () => {
    const drawn = (card: string): State =>
      arranged(
        { phase: 'confirm', drawn: card, parties: [{ out: ['C10'], hand: ['trap', 'elf'] }, {}] },
        { trapDeclaration: 'honor' },
      )
    expect(asked(drawn('trap'))).toBe('You have drawn a trap: show the trap or go on.')
    expect(asked(drawn('elf'))).toBe('You have drawn a card: go on.')
  })

  test('nobody else learns from the question what a seat could do', () => {
    const state = table([{ out: ['C20'], monster: 'zombie', hand: ['cleric', 'detour', 'elf'] }])
    for (const viewer of [1, 'spectator'] as const)
      expect(box.text.prompt(box.game.view(state, viewer))).toEqual({ id: 'prompt.unseen.act', values: {} })
  })
})

describe('the words of a choice', () => {
  /** What must stand in the words of each kind of choice, in English and in Japanese. */
  const MUST: Readonly<Record<string, readonly [RegExp, RegExp]>> = {
    avoid: [/Thief ahead/, /シーフを先に/],
    avoidShown: [/show a Thief/, /シーフを見せる/],
    drop: [/card to lose/, /失うカード/],
    suffer: [/fall into/, /かかる/],
    declare: [/show the trap/, /トラップを見せる/],
    fight: [/fight/, /戦う/],
    send: [/character/, /キャラクター/],
    cast: [/spell/, /呪文/],
    arm: [/weapon/, /武器/],
    roll: [/fight/, /戦う/],
    corridor: [/corridor/, /通路/],
    monster: [/monster/, /モンスター/],
    detour: [/detour/, /回り道/],
    dispel: [/dispel/, /追い払う/],
    heal: [/heal/, /ヒール/],
    open: [/door/, /扉/],
    discard: [/discard/, /捨てる/],
    charm: [/send it/, /送る/],
    release: [/let it go/, /放す/],
    keep: [/go on/, /先へ進む/],
    pass: [/pass/, /パス/],
    end: [/end your turn/, /ターンを終える/],
  }
  const PLAIN: Readonly<Record<string, readonly [RegExp, RegExp]>> = {
    rps: [/Rock, paper or scissors/, /グー、チョキ、パー/],
    start: [/Go on/, /進んで/],
    dungeonEnd: [/Go on/, /進んで/],
  }

  test.each([
    ['en', en, 0],
    ['ja', ja, 1],
  ] as const)('name it, in %s', (_, catalogue: Catalogue, at) => {
    const words = catalogue['asks'] as Readonly<Record<string, string>>
    expect(Object.keys(words).sort()).toEqual(Object.keys(MUST).sort())
    for (const [word, must] of Object.entries(MUST)) expect(words[word]).toMatch(must[at])
    const prompts = catalogue['prompt'] as Readonly<Record<string, string>>
    for (const [id, must] of Object.entries(PLAIN)) expect(prompts[id]).toMatch(must[at])
  })

  test('every other sentence that asks lists them, and names none itself', () => {
    for (const catalogue of [en, ja]) {
      for (const [id, sentence] of Object.entries(catalogue['prompt'] as Readonly<Record<string, unknown>>)) {
        if (id in PLAIN || id === 'over' || typeof sentence !== 'string') continue
        expect(sentence, id).toContain('{{kinds, list(type: disjunction)}}')
      }
    }
  })

  test('the longest question still fits a phone', () => {
    const state = table(
      [
        {
          out: ['C20'],
          monster: 'zombie',
          treasures: [],
          hand: ['C5', 'elf', 'cleric', 'detour', 'orc'],
        },
        { out: ['C20'] },
      ],
      { used: ['elf'], discard: ['elf'] },
      ANY,
    )
    expect(asked(state)).toBe('A monster bars the way: fight, play a monster, detour, dispel, heal, discard, or pass.')
  })
})
