import { GAMES, SHEET, arranged, page, press, see } from './page.ts'
import type { GlassState, Step } from './state.ts'

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
