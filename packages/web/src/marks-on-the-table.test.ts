import type { Box, Choices, GameTypes } from '@menagerie/engine'
import { box as lion } from '@menagerie/games/double-headed-lion'
import { box as dragonTreasure, mapText } from '@menagerie/games/dragon-treasure'
import { box as monsterMaker } from '@menagerie/games/monster-maker'
import { MATS, box as monsterPack } from '@menagerie/games/monster-pack'
import { CARD_SETS, box as monstructor } from '@menagerie/games/monstructor'
import type { TFunction } from 'i18next'
import { createElement } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { drawn, isHeard, isMarked } from '../test/marks.ts'
import * as lionLooks from './boards/double-headed-lion/looks.ts'
import { claims } from './boards/dragon-treasure/claims.tsx'
import { Counters } from './boards/dragon-treasure/counters.tsx'
import { Country } from './boards/dragon-treasure/country.tsx'
import { sayer } from './boards/dragon-treasure/words.ts'
import * as makerLooks from './boards/monster-maker/looks.ts'
import * as packLooks from './boards/monster-pack/looks.ts'
import { Mat } from './boards/monster-pack/mat.tsx'
import type { Play } from './boards/monster-pack/use-play.ts'
import * as partLooks from './boards/monstructor/looks.ts'
import { CardFace, type CardLook, type CardState } from './pieces/card.tsx'

/** Drawings are built with the pages; without them a picture has no file. */
vi.mock('virtual:art', () => ({ ART: 'art' }))

const t = ((key: string) => key) as TFunction

const optionsOf = <T extends GameTypes>({ complete }: Box<T>, choices: Choices): T['Options'] => {
  const completed = complete(choices, null)
  if (!completed.ok) throw new Error(JSON.stringify(completed.faults))
  return completed.value
}

const viewOf = <T extends GameTypes>(box: Box<T>, choices: Choices, position: unknown): T['View'] => {
  const arranged = box.game.arrange(optionsOf(box, choices), position)
  if (!arranged.ok) throw new Error(JSON.stringify(arranged.faults))
  return box.game.view(arranged.value, 0)
}

const COUNTRY = optionsOf(dragonTreasure, {})
const OWN_MAP: Choices = { map: JSON.parse(mapText(COUNTRY.map)) as unknown }
const OWN_NUMBERS: Choices = { characters: COUNTRY.characters.map(({ value }, at) => ({ name: `No ${at}`, value })) }
const OWN_MONSTERS: Choices = {
  cards: [{ id: 'B01', name: 'Puddlewink', type: 'Blue Evade', power: 100, stars: 1 }],
  copyLimit: 0,
}

/** A face as it lies on the table: what is printed on it, and what is heard of it. */
const faceOf = (look: CardLook): string => drawn(createElement(CardFace, { look }))

const counter = (choices: Choices): string =>
  drawn(
    createElement(Counters, {
      say: sayer(t),
      label: '',
      counters: [{ place: 'h0', value: 4, copy: 0 }],
      hidden: null,
      sealed: null,
      options: optionsOf(dragonTreasure, choices),
      stateOf: (): CardState => 'rest',
      onPress: () => undefined,
    }),
  )

const monsters = (choices: Choices): readonly string[] => {
  const options = optionsOf(monsterPack, choices)
  return options.cards.map((card) => faceOf(packLooks.lookOf(t, options, card)))
}

const parts = (choices: Choices): readonly string[] => {
  const options = optionsOf(monstructor, choices)
  const { set } = options
  return [
    ...set.ids.map((_, card) => faceOf(partLooks.cardLook(t, options, card))),
    ...set.alike.map((_, pic) => faceOf(partLooks.picLook(t, options, pic))),
  ]
}

/** Numbers of the lion's hands, and Skill and Retreat. */
const handCards = (choices: Choices, special: boolean): readonly string[] => {
  const options = optionsOf(lion, choices)
  return ([0, 1] as const).flatMap((side) =>
    options.cards[side]
      .filter((card) => lionLooks.cardName(t, card).startsWith('cards.') === special)
      .map((card) => faceOf(lionLooks.cardLook(t, options, side, card))),
  )
}

const people = (choices: Choices, id: string): readonly string[] => {
  const options = optionsOf(lion, choices)
  return lionLooks.everybody
    .map(({ side, piece }) => lionLooks.characterLook(t, options, side, piece))
    .filter(({ picture }) => picture.endsWith(`/${id}`))
    .map(faceOf)
}

const kinds = (...ids: readonly string[]): readonly string[] => {
  const options = optionsOf(monsterMaker, {})
  return options.deck.kinds.flatMap(({ id }, kind) =>
    ids.includes(id) ? [faceOf(makerLooks.kindLook(t, options, kind))] : [],
  )
}

const OWN_HANDS: Choices = { cards: { republic: [1, 9, 'Sk'], royalist: [1, 2, 'Re'] } }

/** What lies on the table, and whether it stands in the rulebook (the marks of the specifications). */
const FACES: readonly (readonly [name: string, faces: () => readonly string[], designed: boolean])[] = [
  ['monsters of Monster Pack', () => monsters({}), true],
  ['monsters of a copy of one’s own', () => monsters(OWN_MONSTERS), false],
  ['characters that the rulebook of Monster Maker shows', () => kinds('fighter', 'cleric', 'sleep', 'trap'), false],
  ['monsters of Monster Maker', () => kinds('slime', 'dragon', 'cobra'), true],
  ['numbers in the Lion’s hands', () => handCards({}, false), true],
  ['Skill and Retreat', () => handCards({}, true), false],
  ['numbers of a list of one’s own', () => handCards(OWN_HANDS, false), false],
  ['a character of the Lion', () => people({}, 'storm'), false],
  ['a character with a value of one’s own', () => people({ pieceValues: { storm: 6 } }, 'storm'), true],
  ['counters of Dragon Treasure', () => [counter({})], true],
  ['counters of a copy of one’s own', () => [counter(OWN_NUMBERS)], false],
  ['cards of Monstructor, both sides', () => parts({}), true],
  ['cards of a set of one’s own', () => parts({ cardSet: { csv: CARD_SETS['weeding'] } }), false],
]

describe('faces on the table', () => {
  test.each(FACES)(
    'bear the mark where they do not stand in the rulebook, seen and heard: %s',
    (_, faces, designed) => {
      const shown = faces()
      expect(shown.length).toBeGreaterThan(0)
      expect(shown.filter((html) => isMarked(html) !== designed || isHeard(html) !== designed)).toEqual([])
    },
  )
})

describe('maps on the table', () => {
  const country = (choices: Choices): string => {
    const view = viewOf(dragonTreasure, choices, { phase: 'roll', sides: [{}, {}] })
    const look = { state: 'rest', cost: null, fight: false, label: '' } as const
    const land = {
      view,
      say: sayer(t),
      label: '',
      lookOf: () => look,
      roving: 0,
      course: null,
      trail: [],
      hot: null,
      aim: null,
    }
    const props = { ...land, drags: () => null, onPress: () => undefined, children: () => null }
    return drawn(createElement(Country, props))
  }
  const mat = (choices: Choices): string => {
    const view = viewOf(monsterPack, choices, { phase: 'summon', sides: [{ hand: ['R05'] }, {}] })
    const table = { view, near: 0, given: { legal: [] }, telling: false }
    const board = { can: new Set(), handling: { entering: null }, picking: { open: [], chosen: [] } }
    const lane = Array.from({ length: view.options.mat.active }, () => null)
    const play = { table, board } as unknown as Play
    return drawn(createElement(Mat, { play, lanes: { near: lane, far: lane, clashes: [] }, idOf: (place) => place }))
  }

  test('bear the mark when they are ours, and none when they are one’s own', () => {
    const whole = (choices: Choices): string => drawn(createElement(claims.Whole, { choices, names: [] }))
    expect([isMarked(country({})), isMarked(country(OWN_MAP))]).toEqual([true, false])
    expect([isMarked(whole({})), isMarked(whole(OWN_MAP))]).toEqual([true, false])
    expect([isHeard(whole({})), isHeard(whole(OWN_MAP))]).toEqual([true, false])
    const own = { mat: { ...MATS.small } }
    expect([isMarked(mat({})), isMarked(mat(own))]).toEqual([true, false])
    expect([isHeard(mat({})), isHeard(mat(own))]).toEqual([true, false])
  })
})
