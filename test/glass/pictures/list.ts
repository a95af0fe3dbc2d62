import type { Look } from '../looks.ts'
import { SIZES, type Size } from '../sizes.ts'

/**
 * A state as it is kept in a picture: on one screen, in one theme, in one language, with nothing moving. One that is told is
 * kept as its flights hang in the middle of the air.
 */
export interface Picture {
  /** Of its file, without the ending. */
  readonly id: string
  /** A state of the closed list. */
  readonly state: string
  readonly size: Size
  readonly theme: Look['theme']
  readonly language: Look['language']
}

const SCREENS: Readonly<Record<string, string>> = {
  wide: '1440x900',
  middle: '1024x768',
  phone: '390x844',
  sideways: '844x390',
  zoomed: '720x450',
}

/** How a state is seen: screen, then what is not the lamplit table in English. */
type Seen = string

/** States by the game or page they belong to, and how each is kept. */
const KEPT: Readonly<Record<string, Readonly<Record<string, readonly Seen[]>>>> = {
  'monster-pack': {
    'standard of 2: asked summon': ['wide', 'phone', 'zoomed', 'sideways'],
    'standard of 2: asked boost1': ['phone dungeon', 'middle'],
    'standard of 2: asked boost2': ['phone ja', 'zoomed'],
    'standard of 2: asked countdown': ['middle dungeon', 'sideways'],
    'standard of 2: asked entry1': ['phone', 'middle dungeon'],
    'standard of 2: asked entry2': ['phone', 'zoomed dungeon'],
    'house of 2: asked mulligan': ['phone', 'sideways'],
    'house of 2: asked entryAsap': ['phone dungeon ja'],
    'standard of 2: over, seat': ['phone'],
    'standard of 2: asked countdown, Discard pile of Random bot: one card': ['phone'],
    'short: over, spectator': ['middle'],
    'told summoned': ['phone'],
  },
  'double-headed-lion': {
    'standard of 2: asked setup': ['wide', 'middle', 'phone', 'sideways', 'zoomed'],
    'beginners of 2: asked setup': ['phone ja', 'sideways dungeon'],
    'standard of 2: asked move': ['wide dungeon', 'phone', 'sideways', 'zoomed'],
    'standard of 2: asked cards': ['wide', 'phone', 'sideways', 'middle'],
    'standard of 2: asked support': ['phone dungeon'],
    'standard of 2: asked storm': ['phone', 'zoomed'],
    'standard of 2: asked ban': ['phone'],
    'standard of 2: asked retreat': ['phone ja', 'middle dungeon'],
    'standard of 2: asked mutual': ['sideways'],
    'standard of 2: asked order': ['phone'],
    'standard of 2: asked fetch': ['phone', 'sideways'],
    'asking of 2: asked shuffle': ['phone dungeon'],
    'standard of 2: over, seat': ['phone', 'middle'],
    'told deployed': ['phone'],
    'asking of 2: asked shuffle, Characters': ['phone'],
    'teaching of 2: asked cards, h.1.0': ['phone'],
  },
  'dragon-treasure': {
    'standard of 4: asked march': ['wide', 'phone', 'sideways', 'zoomed', 'middle'],
    'standard of 2: asked roll': ['phone dungeon', 'sideways'],
    'standard of 2: asked points': ['phone', 'zoomed dungeon'],
    'standard of 2: asked duel': ['phone', 'sideways', 'zoomed'],
    'standard of 4: asked duel': ['wide', 'phone ja'],
    'standard of 2: asked dragonDuel': ['phone dungeon', 'zoomed'],
    'standard of 2: asked dragonPush': ['phone'],
    'standard of 2: asked spoils': ['phone'],
    'standard of 2: asked frenzy': ['phone'],
    'standard of 2: asked six': ['phone ja'],
    'standard of 2: over, seat': ['phone', 'sideways'],
    'told movedDragon': ['phone'],
    'wild of 3: asked points, s.1, The cup: 16 counters. See what is known of it': ['phone'],
    'standard of 2: waits duel': ['phone'],
    'points with endMovement, s.0': ['phone'],
  },
  'monster-maker': {
    'first of 4: asked act': ['wide', 'phone', 'sideways', 'zoomed', 'middle'],
    'first of 2: asked act': ['phone dungeon'],
    'first of 6: asked act': ['phone', 'sideways'],
    'act staged 1 with arm, cast, roll, send': ['phone', 'sideways', 'zoomed'],
    'act staged 2 with roll, send': ['phone dungeon'],
    'first of 2: asked post': ['phone', 'sideways', 'zoomed'],
    'wins of 2: asked post': ['phone ja'],
    'first of 2: asked trap': ['phone', 'sideways'],
    'honor of 2: asked confirm': ['phone', 'zoomed dungeon'],
    'first of 2: over, seat': ['phone', 'middle'],
    'told attacked': ['phone'],
    'honor of 2: asked act, 2 rulings at this table': ['phone'],
    'honor of 2: asked act, m': ['phone'],
    'translator of 3: asked act, h.0.0': ['phone'],
  },
  monstructor: {
    'classic of 2: asked build': ['wide', 'phone', 'sideways', 'zoomed', 'middle'],
    'classic of 5: asked build': ['wide dungeon', 'phone'],
    'classic of 2: asked faction': ['phone', 'sideways'],
    'classic of 2: asked reinforce': ['wide', 'phone', 'sideways', 'zoomed'],
    'classic of 2: asked adjust': ['phone dungeon'],
    'classic of 2: asked reward': ['phone', 'middle'],
    'arena of 2: asked build': ['phone', 'wide', 'sideways'],
    'arena of 2: asked reinforce': ['phone dungeon', 'zoomed'],
    'dominoes of 2: asked attach': ['phone', 'wide', 'sideways', 'zoomed'],
    'dominoes of 5: asked attach': ['phone ja'],
    'dominoes of 2: asked lead': ['middle dungeon'],
    'classic of 2: asked forced': ['phone'],
    'told attached': ['phone'],
    'arranged, a full bench, five seats': ['phone'],
    'arranged, ask.leadCard': ['phone'],
    'arranged, the Arena': ['middle'],
    'arena of 2: asked build, p.E1H.1, Complete one for me, p.U3T.1': ['phone'],
    'arena of 2: asked build, t.1': ['phone'],
  },
  page: {
    home: ['wide', 'phone', 'sideways', 'middle dungeon', 'phone ja'],
    credits: ['phone'],
    pieces: ['middle', 'phone dungeon'],
    'pieces, a fight': ['phone'],
    'pieces from dice': ['middle'],
    'pieces from states of a token': ['middle'],
    'pieces from parts that join': ['phone'],
    'pieces from a combined choice': ['middle', 'phone'],
    'pieces from words': ['middle'],
    'pieces from buttons': ['phone'],
    nowhere: ['phone'],
    'no such table': ['phone dungeon'],
    'replay of a file': ['phone'],
    'new monster-maker': ['phone'],
    'new monster-pack': ['middle'],
    'new monster-maker, parts of nobody': ['phone'],
    'replay of monstructor, classic, entry 30 by 0': ['middle'],
    'new monstructor at one device': ['phone', 'zoomed'],
    'rules dragon-treasure': ['phone', 'middle dungeon'],
    'cards monster-pack': ['phone'],
    'a card of monster-maker': ['phone'],
    'a card of monster-pack': ['phone'],
    'a card of monstructor': ['phone ja'],
    'print monster-pack': ['phone'],
    'print monster-pack, less ink': ['middle'],
    'print double-headed-lion, less ink': ['middle'],
    'print dragon-treasure, less ink': ['middle'],
    'print monster-maker': ['middle'],
    'print monstructor': ['middle'],
    'own lobby of monster-pack': ['middle dungeon'],
    'lesson 2 of monster-pack': ['phone'],
    'lesson 7 of monster-pack': ['phone'],
    'lesson 3 of double-headed-lion': ['phone'],
    'lesson 4 of monster-maker': ['sideways'],
    'lesson 3 of dragon-treasure': ['phone'],
    'lesson 3 of monstructor': ['phone dungeon'],
    'replay of monster-maker, first, entry 40 by all': ['phone'],
    'replay of double-headed-lion, standard, entry 20 by spectator': ['phone'],
    'replay, menu': ['phone'],
    'replay, a card of its history': ['phone'],
    'replay, altered': ['phone'],
    'replay, unreadable': ['phone'],
    'a card from a table': ['phone'],
    'cards dragon-treasure': ['phone'],
    'replay, Verify': ['middle'],
  },
}

const picture = (state: string, seen: Seen): Picture => {
  const [screen = '', ...words] = seen.split(' ')
  const size = SIZES.find(({ id }) => id === SCREENS[screen])
  if (size === undefined) throw new Error(`there is no screen "${screen}" for ${state}`)
  const id = `${state} ${seen}`.replace(/[^\w]+/g, '-').toLowerCase()
  return {
    id,
    state,
    size,
    theme: words.includes('dungeon') ? 'dungeon' : 'table',
    language: words.includes('ja') ? 'ja' : 'en',
  }
}

/** Every picture that is kept. */
export const pictures = (): readonly Picture[] =>
  Object.entries(KEPT).flatMap(([room, kept]) =>
    Object.entries(kept).flatMap(([name, ways]) => ways.map((seen) => picture(`${room}/${name}`, seen))),
  )
