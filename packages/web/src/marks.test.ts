import type { Choices } from '@menagerie/engine'
import { box as dragonTreasure, mapText } from '@menagerie/games/dragon-treasure'
import { MATS } from '@menagerie/games/monster-pack'
import { CARD_SETS } from '@menagerie/games/monstructor'
import type { TFunction } from 'i18next'
import { createElement } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { Router } from 'wouter'
import { drawn, isHeard, isMarked } from '../test/marks.ts'
import type { CardPage } from './boards/board.ts'
import { boardOf } from './boards/index.ts'
import type { PrintPart } from './boards/print-room.ts'
import { Gallery } from './pages/cards/gallery.tsx'
import { PAPERS } from './pages/print/layout.ts'
import { type PrintSettings, plan } from './pages/print/plan.ts'
import { SheetView } from './pages/print/sheet.tsx'

/** Drawings are built with the pages; without them a picture has no file. */
vi.mock('virtual:art', () => ({ ART: 'art' }))

// The law of marks: what is designed, or a public fact, says so wherever it is shown. What is, is told here by the marks of the
// specifications, and never by what draws it.

/** Of the things of a place by their ids, those that do not stand in the rulebook. */
type Origin = boolean | RegExp

interface Shown {
  readonly name: string
  readonly game: string
  readonly choices: Choices
  readonly gallery: Origin
  /** Of everything that can be printed; a part that does not stand here is told. */
  readonly printed: Readonly<Record<string, Origin>>
}

const CARDS = [{ id: 'B01', name: 'Puddlewink', type: 'Blue Evade', power: 100, stars: 1 }]
const CHARACTERS = Array.from({ length: 16 }, (_, at) => ({ name: `Character ${at}`, value: 1 + (at % 4) }))
const COUNTRY = dragonTreasure.complete({}, null)
const OWN_MAP: Choices = COUNTRY.ok ? { map: JSON.parse(mapText(COUNTRY.value.map)) as unknown } : {}
const OWN_SET: Choices = { cardSet: { csv: CARD_SETS['weeding'] } }
/** MM-P1, MM-TC1: cards and treasures that stand in the rulebook with all their words and numbers. */
const STATED = 'fighter cleric sleep charm magic-missile detour trap'
const LISTED =
  'royal-princess secret-door pile-of-gold-coins holy-coffin statue-of-goddess statue-of-hero sacred-goblet treasured-sword ' +
  'sword magic-sword holy-sword magic-wand sorcery-book magic-bow ring mystic-map golden-statue cursed-ornament ' +
  'ancient-manuscript lost-crown'
const allBut = (...ids: readonly string[]): RegExp => new RegExp(`^(?!(?:${ids.join(' ').replaceAll(' ', '|')})$)`)

const PACK = { monsters: true, mats: true, counters: false, reference: false } as const
const LION = { hands: /\.\d+\.\d+$/, standees: false, field: false, reference: false } as const
const TREASURE = { map: true, characters: true, armies: true, treasures: false, reference: false } as const
const PARTS = { parts: true, dragons: true, powers: true, spells: true, tableau: true, reference: false } as const
const none = (parts: object): Readonly<Record<string, Origin>> =>
  Object.fromEntries(Object.keys(parts).map((id) => [id, false]))

const SHOWN: readonly Shown[] = [
  { name: 'Monster Pack', game: 'monster-pack', choices: {}, gallery: true, printed: PACK },
  {
    name: 'Monster Pack with cards and a mat of one’s own',
    game: 'monster-pack',
    choices: { cards: CARDS, copyLimit: 0, mat: { ...MATS.small } },
    gallery: false,
    printed: none(PACK),
  },
  {
    name: 'Monster Maker',
    game: 'monster-maker',
    choices: {},
    gallery: allBut(STATED, LISTED),
    printed: { draw: allBut(STATED), treasure: /^magic-armor$/, prize: true, reference: false },
  },
  { name: 'the Lion', game: 'double-headed-lion', choices: {}, gallery: false, printed: LION },
  {
    name: 'the Lion with a value of one’s own',
    game: 'double-headed-lion',
    choices: { pieceValues: { storm: 6 } },
    gallery: /^storm$/,
    printed: { ...LION, standees: /\bstorm$/, reference: /^armies$/ },
  },
  {
    name: 'Dragon Treasure',
    game: 'dragon-treasure',
    choices: {},
    gallery: /^(?:character|army)-/,
    printed: TREASURE,
  },
  {
    name: 'Dragon Treasure with numbers and a map of one’s own',
    game: 'dragon-treasure',
    choices: { ...OWN_MAP, characters: CHARACTERS },
    gallery: /^army-/,
    printed: { ...none(TREASURE), armies: true },
  },
  { name: 'Monstructor', game: 'monstructor', choices: {}, gallery: true, printed: PARTS },
  {
    name: 'Monstructor with a set of one’s own',
    game: 'monstructor',
    choices: OWN_SET,
    gallery: false,
    printed: none(PARTS),
  },
]

const t = ((key: string) => key) as TFunction
const isOf = (origin: Origin, id: string): boolean => (typeof origin === 'boolean' ? origin : origin.test(id))

const thingsOf = (part: PrintPart): readonly { readonly id: string; readonly designed: boolean }[] =>
  part.kind === 'cards' ? part.cards : part.kind === 'pieces' ? part.pieces : part.mats

const SETTINGS: PrintSettings = { paper: 'a4', sides: 'faces', flip: 'long', bleed: 0, ink: 'full' }

/** A few of everything, once each: what is said of all the others was asked before they are drawn. */
const some = (part: PrintPart): PrintPart => {
  if (part.kind === 'cards') return { ...part, cards: part.cards.slice(0, 9).map((card) => ({ ...card, copies: 1 })) }
  return part.kind === 'pieces' ? { ...part, pieces: part.pieces.map((piece) => ({ ...piece, copies: 1 })) } : part
}

/** Sheets as they are printed, with how many marks each of them should bear, and what it is called. */
const sheetsOf = (game: string, parts: readonly PrintPart[]): readonly (readonly [string, number, string])[] =>
  plan(parts.map(some), null, SETTINGS).map((page, number) => {
    const wanted = {
      page,
      number,
      count: 1,
      paper: PAPERS.a4,
      settings: SETTINGS,
      game,
      addressOf: () => null,
      label: '',
    }
    const marks =
      page.kind === 'mat'
        ? Number(page.mat.designed)
        : page.kind === 'blank'
          ? 0
          : page.page.placed.filter(({ thing }) => thing.designed).length
    return [page.kind === 'mat' ? page.mat.id : `sheet ${number}`, marks, drawn(createElement(SheetView, wanted))]
  })

const marksOn = (html: string): number => html.split('class="origin"').slice(1).filter(isMarked).length

/** Everything that should bear a mark and does not, or bears one without a reason. */
const faultsOn = (
  { game, printed }: Shown,
  parts: readonly PrintPart[],
  sheets: ReturnType<typeof sheetsOf> = sheetsOf(game, parts),
): readonly string[] => [
  ...parts.filter(({ id }) => !(id in printed)).map(({ id }) => `nobody says of ${id} where it comes from`),
  ...parts.flatMap((part) =>
    thingsOf(part)
      .filter(({ id, designed }) => designed !== isOf(printed[part.id] ?? false, id))
      .map(({ id }) => `${part.id} ${id}`),
  ),
  ...sheets.filter(([, marks, html]) => marksOn(html) !== marks).map(([name]) => `${name} is drawn otherwise`),
]

const faultsIn = ({ game, gallery }: Shown, cards: readonly CardPage[]): readonly string[] => {
  const page = { ssrPath: `/cards/${game}`, children: createElement(Gallery, { game, cards, prints: false }) }
  const rows = drawn(createElement(Router, page)).split('<li>').slice(1)
  return [
    ...(rows.length === cards.length ? [] : ['cards are missing']),
    ...cards.filter(({ id, look }) => (look.designed === true) !== isOf(gallery, id)).map(({ id }) => `page of ${id}`),
    ...cards
      .filter(({ id }, at) => {
        const row = rows[at] ?? ''
        return isMarked(row) !== isOf(gallery, id) || isHeard(row) !== isOf(gallery, id)
      })
      .map(({ id }) => `${id} among all`),
  ]
}

const shown = async ({
  game,
  choices,
}: Shown): Promise<{ cards: readonly CardPage[]; parts: readonly PrintPart[] }> => {
  const board = await boardOf(game)
  const print = await board?.print?.()
  const made = { cards: board?.cards(choices, t) ?? [], parts: print?.parts(choices, 'full', t) ?? [] }
  if (made.cards.length === 0 || made.parts.length === 0) throw new Error(`${game} shows nothing`)
  return made
}

describe.each(SHOWN)('$name', (one) => {
  test('bears its marks on paper, on cards, counters, mats and maps', async () => {
    const { parts } = await shown(one)
    expect(faultsOn(one, parts)).toEqual([])
  })

  test('bears them among all its cards, seen and heard', async () => {
    expect(faultsIn(one, (await shown(one)).cards)).toEqual([])
  })
})

describe('a mark that is left out', () => {
  const stripped = (parts: readonly PrintPart[], wanted: string): readonly PrintPart[] => {
    const without = <Thing extends { readonly designed: boolean }>(things: readonly Thing[]): readonly Thing[] =>
      things.map((thing, at) => (at === 0 ? { ...thing, designed: !thing.designed } : thing))
    return parts.map((part): PrintPart => {
      if (part.id !== wanted) return part
      if (part.kind === 'cards') return { ...part, cards: without(part.cards) }
      return part.kind === 'pieces' ? { ...part, pieces: without(part.pieces) } : { ...part, mats: without(part.mats) }
    })
  }

  test.each(SHOWN.flatMap((one) => Object.keys(one.printed).map((part) => [one.name, part, one] as const)))(
    'is found: %s, %s',
    async (_, part, one) => {
      const { parts } = await shown(one)
      // What is not printed under these choices has nothing to leave out.
      const first = parts.filter(({ id }) => id === part).flatMap(thingsOf)[0]
      expect(first, part).toBeDefined()
      expect(faultsOn(one, stripped(parts, part), [])).toEqual([`${part} ${first?.id}`])
    },
  )

  test('is found where a sheet draws none, or one nobody asked for', async () => {
    const [one] = SHOWN as [Shown]
    const { parts } = await shown(one)
    const sheets = sheetsOf(one.game, parts)
    const bare = sheets.map(([name, marks, html]) => [name, marks, html.replaceAll('"origin"', '""')] as const)
    expect(faultsOn(one, parts, bare)).toHaveLength(sheets.filter(([, marks]) => marks > 0).length)
    expect(
      faultsOn(
        one,
        parts,
        sheets.map(([name, marks, html]) => [name, marks + 1, html]),
      ),
    ).toHaveLength(sheets.length)
  })

  test('is found in a part that nobody thought of, and on the page of a card', async () => {
    const [one] = SHOWN as [Shown]
    const { cards, parts } = await shown(one)
    expect(faultsOn({ ...one, printed: {} }, [parts[1] as PrintPart], [])[0]).toContain('reference')
    const [first] = cards as [CardPage]
    expect(faultsIn(one, [{ ...first, look: { ...first.look, designed: false, label: '' } }])).toEqual([
      `page of ${first.id}`,
      `${first.id} among all`,
    ])
  })
})
