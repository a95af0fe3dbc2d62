import { TABLE_LITERALS } from '@menagerie/engine/conformance'
import { describe, expect, test } from 'vitest'
import { HAND } from '../set/components.ts'
import { sentencesIn } from './bench.ts'
import { en } from './locales/en.ts'
import { ja } from './locales/ja.ts'

// Numbers written out in words for people. Each must hold whatever the options are; the course plays fixed positions, and
// names of cards, editions and chapters are names.

const NO_OPTION = 'no option'
const PRINTED = 'said of the printed card, whatever deck is played'
const BY_SEATS = 'as it is where the table settles no other distance, and said so'
const EACH = 'one for each'

/** The numbers, and why they stay. */
const STAYS: Readonly<Record<string, readonly [readonly number[], string]>> = {
  ...TABLE_LITERALS,
  'sections.players': [[5, 6], 'the players there are'],
  'rules.MM-G2': [[2, 6, 3, 4], 'the players there are, and advice of the book'],
  'rules.MM-P1': [[HAND], NO_OPTION],
  'rules.MM-P3': [[2], NO_OPTION],
  'rules.MM-P4': [[1], 'the first seat'],
  'rules.MM-T1': [[1], NO_OPTION],
  'rules.MM-T2': [[1], NO_OPTION],
  'rules.MM-T3': [[1], NO_OPTION],
  'rules.MM-T5': [[1], NO_OPTION],
  'rules.MM-T6': [[1], NO_OPTION],
  'rules.MM-T7': [[1], NO_OPTION],
  'rules.MM-T9': [[1], NO_OPTION],
  'rules.MM-T11': [[HAND + 1, 1], 'fewer by option, and said so'],
  'rules.MM-T12': [[HAND], NO_OPTION],
  'rules.MM-T13': [[HAND], NO_OPTION],
  'rules.MM-C3': [[1], NO_OPTION],
  'rules.MM-SP1': [[1], 'any number by option, and said so'],
  'rules.MM-SP5': [[10], PRINTED],
  'rules.MM-SP6': [[4, 2, 1], 'both printings, and said so'],
  'rules.MM-TR3': [[3], NO_OPTION],
  'rules.MM-TR5': [[1], NO_OPTION],
  'rules.MM-TC1': [[100, 5, 80, 6, 70, 1], BY_SEATS],
  'rules.MM-TC6': [[1], 'each by option, and said so'],
  'rules.MM-TC7': [[1, 2], PRINTED],
  'rules.MM-TC10': [[1], 'for each character by option, and said so'],
  'rules.MM-TC11': [[10, 15], PRINTED],
  'rules.MM-TC12': [[1, 3, 400], PRINTED],
  'rules.MM-TC13': [[1, 100], 'the die of a survivor'],
  'rules.MM-R1': [[0], NO_OPTION],
  'rules.MM-Z1': [[1], NO_OPTION],
  'rules.MM-E7': [[2], 'a second time'],
  'rules.MM-N1': [[5, 80], BY_SEATS],
  'rules.MM-N2': [[6, 70], BY_SEATS],
  'rules.MM-K3': [[10], 'the monsters of the rulebook'],
  'rules.MM-H1': [[1], NO_OPTION],
  'rules.MM-F3': [[1], 'more by option, and said so'],
  'options.distance.help': [[0, 100, 4, 80, 5, 70, 6], 'what 0 stands for'],
  'options.spellsPerCharacter.name': [[1], EACH],
  'options.spellsPerCharacter.help': [[1], EACH],
  'options.spellsPerCharacter.choices.one': [[1], 'its own value'],
  'options.sleepDice.help': [[2, 1], 'its own values'],
  'options.weaponScope.help': [[1], EACH],
  'options.weaponScope.choices.one': [[1], 'its own value'],
  'options.princessPenalty.choices.battle': [[1], 'its own value'],
  'options.princessPenalty.choices.character': [[1], 'its own value'],
  'options.discardBelowLimit.help': [[HAND + 1], 'what it changes'],
  'options.treasureCards.help': [[1, 100], 'the die of a survivor'],
  'options.dungeons.help': [[0, 5], 'what 0 stands for'],
  'options.starterMethod.choices.seat': [[1], 'the first seat'],
  'options.nextStarter.help': [[2], 'the second dungeon'],
  'options.deck.choices.mm-default': [[125], 'the deck supplied'],
  'options.turnSeconds.help': [[0], 'what 0 stands for'],
  'options.bankMinutes.help': [[0], 'what 0 stands for'],
  'notes.trap': [[3], NO_OPTION],
  'notes.trapShown': [[3], NO_OPTION],
  'notes.trapDraws': [[1], NO_OPTION],
  'notes.burdenEach': [[1], EACH],
  'notes.burdenEachBack': [[1], EACH],
  'notes.weapon': [[1], 'said of this value alone'],
  'notes.coin': [[0], 'nothing'],
  'notes.coinDungeon': [[0], 'nothing'],
  'notes.coinGame': [[0], 'nothing'],
  'board.room': [[0], 'a way back that has not begun'],
  'events.drewAgain': [[1], NO_OPTION],
  'events.treasureGone': [[2], 'a second time'],
  'events.treasureAgain': [[2], 'a second time'],
  'events.endedWins': [[1], 'the first place'],
  'refusal.actionSpent': [[1], NO_OPTION],
  'refusal.oneCorridor': [[1], NO_OPTION],
  'refusal.oneCorridorAny': [[1], NO_OPTION],
  'refusal.nobodySent': [[1], NO_OPTION],
  'refusal.oneBattle': [[1], NO_OPTION],
  'refusal.outOfOrder': [[1], 'a step'],
  'refusal.oneSpell': [[1], 'said where it holds alone'],
  'refusal.handNotFull': [[HAND + 1], 'said where it holds alone'],
  'refusal.handFull': [[HAND + 1, 1], NO_OPTION],
  'fault.gaveBackWrong': [[1], NO_OPTION],
  'fault.removedWrong': [[1], NO_OPTION],
  'fault.throwWrong': [[2], NO_OPTION],
  'fault.spentWrong': [[1], NO_OPTION],
  'fault.onePlays': [[1], NO_OPTION],
  'fault.treasuresDiffer': [[1], NO_OPTION],
  'fault.handTooLarge': [[7, 8], NO_OPTION],
  'fault.deckId': [[1, 32], 'what a deck must keep'],
  'fault.deckName': [[1, 60], 'what a deck must keep'],
  'fault.diceWrong': [[3, 2, 4, 20, 200, 10], 'examples'],
  'fault.effectTwice': [[2], 'once too often'],
  'fault.treasureText': [[200, 1], 'an example'],
}

const ENGLISH = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']
const KANJI = ['二', '三', '四', '五', '六', '七', '八', '九', '十']

const numbersIn = (sentence: string, japanese: boolean): readonly number[] => {
  const bare = sentence.replaceAll(/\{\{[^}]*\}\}|第2版|箱2/g, '')
  const pattern = japanese
    ? /[二三四五六七八九十]|一(?=つ)|\d+/g
    : new RegExp(`\\b(${ENGLISH.join('|')}|\\d+)\\b`, 'gi')
  return [...bare.matchAll(pattern)].map(([found]) => {
    if (found === '一') return 1
    const word = (japanese ? KANJI : ENGLISH).indexOf(found.toLowerCase())
    return word < 0 ? Number(found) : word + 2
  })
}

const isName = (id: string): boolean => /^(tutorial|cards|sources)\./.test(id)

describe('numbers in words for people', () => {
  test.each([
    ['en', en],
    ['ja', ja],
  ] as const)('stand on a closed list, in %s', (language, room) => {
    for (const [id, sentence] of sentencesIn(room)) {
      if (isName(id)) continue
      const allowed = STAYS[id]?.[0] ?? []
      for (const number of numbersIn(sentence, language === 'ja'))
        expect(allowed, `${id}: ${sentence}`).toContain(number)
    }
  })

  test('every number of the list is still there', () => {
    const english = new Map(sentencesIn(en))
    const japanese = new Map(sentencesIn(ja))
    for (const [id, [numbers]] of Object.entries(STAYS)) {
      const found = [...numbersIn(english.get(id) ?? '', false), ...numbersIn(japanese.get(id) ?? '', true)]
      for (const number of numbers) expect(found, id).toContain(number)
    }
  })

  test('a hand of another size, a way of another length would be seen', () => {
    expect(numbersIn('With nine cards in hand, 105 perch.', false)).toEqual([9, 105])
    expect(numbersIn('手札が九枚なら一つ、{{count}}のうち12。', true)).toEqual([9, 1, 12])
  })
})
