import { GAMES, SHEET, arranged, page, press, see } from './page.ts'
import type { GlassState, Step } from './state.ts'

const OWN: readonly Step[] = [{ do: 'within', selector: 'label.chip:has(input[value$="own"])' }, see('.own-tools')]
const WRITE: Step = { do: 'within', selector: '.field textarea' }

/** Cards, points and pieces of one's own: as text, in a form where the game has one, and with faults. */
const ownData = (): readonly GlassState[] => [
  ...GAMES.map(([game]) =>
    page(`new ${game}, parts of one's own`, `/new/${game}`, '.new-table', [...OWN, see('.field textarea')]),
  ),
  ...['monster-maker', 'monstructor'].map((game) =>
    page(`new ${game}, parts of one's own in a form`, `/new/${game}`, '.new-table', [
      ...OWN,
      press('Edit it in a form'),
      see('.field[data-wide], [data-wide] .field'),
    ]),
  ),
  ...['the map', 'the characters', 'the treasures'].map((what, at) =>
    page(`new dragon-treasure, ${what} in a form`, '/new/dragon-treasure', '.new-table', [
      { do: 'within', selector: `label.chip:has(input[value$="own"]) >> nth=${at}` },
      see('.own-tools'),
      press('Edit it in a form'),
      see('[data-wide] .field'),
    ]),
  ),
  page('new monster-maker, parts of nobody', '/new/monster-maker', '.new-table', [
    ...OWN,
    WRITE,
    { do: 'type', text: '{}' },
    see('.field[data-invalid]'),
    { do: 'push', selector: '.field[data-invalid]' },
  ]),
]

const OFFLINE: Step = { do: 'offline' }

const DECKS = ['own lobby', 'monster-pack', '2']

/** A deck is chosen before a match, or written down. */
const decks = (): readonly GlassState[] => [
  arranged('own lobby of monster-pack, a deck', DECKS, '.lobby .seats', [
    { do: 'within', selector: '.lobby label.tile:nth-of-type(2)' },
    see('.deck-cards'),
  ]),
  arranged('own lobby of monster-pack, a deck of their own', DECKS, '.lobby .seats', [
    { do: 'within', selector: '.lobby label.tile:last-of-type' },
    see('.field textarea'),
    WRITE,
    { do: 'type', text: 'B01 x1' },
    see('.faults li'),
  ]),
]

/** What could not be done, said where it was wished for. */
const refused = (): readonly GlassState[] => [
  page('home, no table', '/', '.acts .btn', [
    OFFLINE,
    { do: 'within', selector: '.acts .btn.go' },
    see('.home-trouble'),
  ]),
  page('new monster-pack, no table', '/new/monster-pack', '.new-table', [
    OFFLINE,
    { do: 'within', selector: '.go-panel .btn.go' },
    see('.trouble'),
  ]),
  arranged('a table without the server', ['own table', 'monster-pack', '2'], 'main[data-phase]', [
    OFFLINE,
    { do: 'go', address: '/t/elsewhereelsewhe' },
    see('[role="alert"]'),
  ]),
  arranged('a move that does not come through', ['own table', 'monster-pack', '2'], 'main[data-phase]', [
    see('[data-action]:not([disabled])'),
    OFFLINE,
    { do: 'within', selector: '[data-action]:not([disabled])' },
    see('.toast'),
  ]),
]

/** The page of all pieces is long: it is seen from some of its headings on, too. */
const PIECES_FROM: Readonly<Record<string, number>> = {
  dice: 4,
  'states of a token': 8,
  'parts that join': 11,
  'a combined choice': 12,
  words: 17,
  buttons: 20,
}

const furtherDown = (): readonly GlassState[] =>
  Object.entries(PIECES_FROM).map(([from, heading]) =>
    page(`pieces from ${from}`, '/pieces', '.icons-p', [
      { do: 'push', selector: `main.pieces > h2:nth-of-type(${heading})` },
    ]),
  )

const BOARD = 'main[data-phase]'
const CLOCK = see('.clock small')

/** What few people ask for. */
export const unusualStates = (): readonly GlassState[] => [
  ...ownData(),
  ...decks(),
  ...refused(),
  page('pieces, a fight', '/pieces', '.icons-p', [
    press('Show a fight'),
    see('.stage'),
    { do: 'push', selector: '.stage-p' },
  ]),
  ...furtherDown(),
  page('cards monster-maker, one kind', '/cards/monster-maker', '.gallery .card', [
    { do: 'within', selector: '.filters .filter:nth-child(2)' },
    see('.filter[aria-pressed="true"]'),
  ]),
  arranged('sound of monster-pack', ['own table', 'monster-pack', '2'], 'main[data-phase]', [
    press('Menu'),
    SHEET,
    press('Sound: switch it on'),
    see('.loudness'),
  ]),
  ...GAMES.map(([game, seats]) =>
    arranged(`clock of ${game}`, ['timed table', game, String(seats)], 'main[data-phase]', [see('.clock')], {
      room: game,
    }),
  ),
  ...GAMES.flatMap(([game, seats]) => [
    arranged(`clock of ${game}, with time of one's own`, ['banked table', game, String(seats)], BOARD, [CLOCK], {
      room: game,
    }),
    ...['an offer to me', 'an offer of mine', 'a pause'].map((what) =>
      arranged(`${what} at ${game}`, [what, game], BOARD, [see('.offer-bar')], { room: game }),
    ),
  ]),
]
