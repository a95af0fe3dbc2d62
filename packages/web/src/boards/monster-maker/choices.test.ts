import { box } from '@menagerie/games/monster-maker'
import { expect, test } from 'vitest'
import { choicesOf, handCards, laidOut, ownTreasures, places } from './choices.ts'

const options = (() => {
  const completed = box.complete({}, null)
  if (!completed.ok) throw new Error('the defaults are wrong')
  return completed.value
})()
const kind = (id: string): number => options.deck.kinds.findIndex((one) => one.id === id)
const treasure = (id: string): number => options.deck.treasures.findIndex((one) => one.id === id)

const hand = handCards(['C20', 'C20', 'elf', 'thief', 'cleric', 'sleep', 'orc', 'detour'].map(kind))
const held = ownTreasures(['secret-door', 'magic-bow', 'sacred-goblet'].map(treasure))
const at = (id: string, copy = 0): string => places.hand(kind(id), copy)
const lies = (id: string): string => places.treasure(treasure(id), 0)
/** Places of what one notation offers seat 2, choice by choice. */
const touched = (notation: string, team = false): readonly (readonly string[])[] => {
  const choices = choicesOf(options, { seat: 2, hand, treasures: held, team }, [notation])
  for (const { steps } of choices) expect(steps).toEqual([notation])
  return choices.map((choice) => choice.places)
}

test('a corridor goes to the own lane, each of two equal ones on its own', () => {
  expect(touched('corridor C20')).toEqual([
    [at('C20'), 'l.2'],
    [at('C20', 1), 'l.2'],
  ])
})

test('a monster goes to the lane of the party it attacks', () => {
  expect(touched('monster orc P1')).toEqual([[at('orc'), 'l.0']])
  expect(touched('monster orc P6')).toEqual([[at('orc'), 'l.5']])
})

test('a character is sent to the monster, and joins an open team by one touch', () => {
  expect(touched('send elf')).toEqual([[at('elf'), 'm']])
  expect(touched('send elf', true)).toEqual([[at('elf')]])
  expect(touched('cast sleep')).toEqual([[at('sleep'), 'm']])
  expect(touched('cast sleep', true)).toEqual([[at('sleep')]])
  expect(touched('arm magic-bow', true)).toEqual([[lies('magic-bow')]])
})

test('what is discarded goes to the pile, what a trap takes is chosen by one touch', () => {
  expect(touched('discard detour')).toEqual([[at('detour'), 'd']])
  expect(touched('drop thief')).toEqual([[at('thief')]])
})

test('a Thief goes ahead by its own button, so that it may be lost by its card (MM-TR2)', () => {
  expect(touched('avoid thief')).toEqual([[`b.avoid.${kind('thief')}`]])
})

test('a secret door is opened by the treasure and who opens it', () => {
  expect(touched('open secret-door thief')).toEqual([[at('thief'), lies('secret-door')]])
})

test('a charmed monster is sent by touching a lane alone', () => {
  expect(touched('charm P4')).toEqual([['l.3']])
})

test('what needs no card of the hand is a button', () => {
  const plain = ['detour', 'roll', 'pass', 'release', 'end', 'suffer', 'declare', 'keep', 'proceed']
  for (const notation of plain) expect(touched(notation)).toEqual([[`b.${notation}`]])
  expect(touched('dispel cleric')).toEqual([['b.dispel']])
  expect(touched('dispel sacred-goblet')).toEqual([[`b.dispelWith.${treasure('sacred-goblet')}`]])
  expect(touched('heal elf')).toEqual([[`b.heal.${kind('elf')}`]])
  expect(touched('throw scissors')).toEqual([['b.throw.2']])
})

test('what is not in the hand, and what is no notation, offers nothing', () => {
  expect(touched('corridor C40')).toEqual([])
  expect(touched('arm sword', true)).toEqual([])
  expect(touched('fly away')).toEqual([])
})

test('a draft takes the last copies first, treasures too, and no more than there are', () => {
  expect(laidOut(options, hand, held, [])).toEqual(new Set())
  expect(laidOut(options, hand, held, ['send elf', 'send elf'])).toEqual(new Set([at('elf')]))
  expect(laidOut(options, hand, held, ['send elf', 'cast sleep', 'arm magic-bow', 'roll'])).toEqual(
    new Set([at('elf'), at('sleep'), lies('magic-bow')]),
  )
})
