import { GAMES, SHEET, arranged, arrangedBoard, page, press, see } from './page.ts'
import { AGAIN, type GlassState, type Step } from './state.ts'

const RECORDED = { game: 'monster-pack', mode: 'standard', seats: 2, decisions: 30 } as const

const replay = (id: string, ...reach: readonly Step[]): GlassState =>
  page(
    `replay, ${id}`,
    '/replay/file?at=20&eyes=0',
    '.drop-zone',
    [{ do: 'record', ...RECORDED }, see('.scrubber'), press('Menu of the replay'), ...reach],
    { view: 'replay' },
  )

const harmed = (harm: 'altered' | 'unreadable', seen: string): GlassState =>
  page(`replay, ${harm}`, '/replay/file?at=20&eyes=0', '.drop-zone', [{ do: 'record', ...RECORDED, harm }, see(seen)], {
    view: 'replay',
  })

/** Games that were played on while their first player was away, fights among what they missed. */
const MISSED: Readonly<Record<string, Readonly<Record<'seats' | 'seed' | 'skip', number>>>> = {
  'monster-pack': { seats: 2, seed: 2, skip: 40 },
  'double-headed-lion': { seats: 2, seed: 1, skip: 65 },
  'dragon-treasure': { seats: 4, seed: 7, skip: 45 },
  'monster-maker': { seats: 3, seed: 4, skip: 20 },
  monstructor: { seats: 4, seed: 6, skip: 35 },
}

/** What happened since one's last turn: offered to who was away, told again, and the way to it beside the log of a phone. */
const missed = (game: string): readonly GlassState[] => {
  const told = Object.entries(MISSED[game] ?? {}).map(([key, value]): [string, string] => [key, String(value)])
  const address = `/pieces/${game}?${new URLSearchParams([['still', '1'], ['play', 'guided'], ['away', '1'], ...told])}`
  const offered = see('[data-again="offered"]')
  const log: readonly Step[] = [offered, { do: 'key', key: 'l' }, SHEET, see('dialog .again-corner')]
  return [
    arrangedBoard('since my last turn, offered', game, address, {}, [offered]),
    arrangedBoard('since my last turn, beside the log', game, address, { narrow: true }, log),
    arrangedBoard('since my last turn, told', game, address, { told: true }, [
      offered,
      AGAIN,
      see('[data-again="told"]'),
    ]),
  ]
}

/** What is only seen once something was looked for, answered or broken. */
export const deeperStates = (): readonly GlassState[] => [
  page('rules, searched', '/rules/monster-pack', '.rulebook', [
    { do: 'within', selector: '.rulebook input[type="search"]' },
    { do: 'type', text: '2' },
    see('mark'),
  ]),
  page('a card from a table', '/cards/monster-pack/B01?table=/pieces/monster-pack&now=pass', '.one-card', [
    see('.card-now'),
  ]),
  replay(
    'a card of its history',
    press('History of a card'),
    SHEET,
    {
      do: 'within',
      selector: '.history-cards button',
    },
    see('.history-one .card-history'),
  ),
  replay('verified', press('Verify'), see('.verdict[data-verdict] .ico')),
  harmed('altered', '.replay-broken'),
  harmed('unreadable', '.fault-list'),
  ...GAMES.flatMap(([game, seats]) => [
    ...missed(game),
    page(
      `print ${game}, less ink`,
      `/print/${game}`,
      '.print-side',
      [{ do: 'within', selector: '.print-side .switch' }, see('[data-ink="save"]')],
      { room: game },
    ),
    arranged(
      `hint of ${game}`,
      ['own table', game, String(seats)],
      'main[data-phase]',
      // A single choice is made by the page itself, and advice for it is gone with it.
      [see('li + li [data-action]:not([disabled])'), { do: 'key', key: 'h' }, see('.coach[data-hint="given"]')],
      { room: game },
    ),
  ]),
]
