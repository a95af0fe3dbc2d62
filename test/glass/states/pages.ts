import { DEVICE, GAMES, SHEET, arranged, page, press, see } from './page.ts'
import type { GlassState, Step } from './state.ts'

const CHOICE = see('li + li [data-action]:not([disabled])')

const homes = (): readonly GlassState[] => [
  page('home', '/', '.acts .btn', [], { keys: ['route /'] }),
  arranged('home with many matches', ['many matches'], '.kept'),
  arranged('my games', ['many matches'], '.kept', [{ do: 'go', address: '/games' }, see('.my-games .kept')], {
    keys: ['route /games'],
  }),
  arranged('my games, a name', ['many matches'], '.kept', [
    { do: 'go', address: '/games' },
    { do: 'within', selector: '.my-games .kept button.ibtn' },
    SHEET,
  ]),
  arranged('open tables', ['many matches'], '.kept', [{ do: 'go', address: '/open' }, see('.open-tables .m')], {
    keys: ['route /open'],
  }),
  arranged('open tables, none that fits', ['many matches'], '.kept', [
    { do: 'go', address: '/open?pace=days&counts=rated' },
    see('.open-tables div.none'),
  ]),
  page('my games, none yet', '/games', '.my-games'),
  page('home, name', '/', '.acts .btn', [{ do: 'see', selector: '.me' }, { do: 'within', selector: '.me' }, SHEET]),
]

const withoutServer = (): readonly GlassState[] => [
  page('home without the server', '/credits', 'main h2', [
    { do: 'offline' },
    { do: 'within', selector: '.rail a[href="/"]' },
    see('.home-away span'),
  ]),
  ...GAMES.map(([game, seats]) =>
    arranged(`${game} connecting again`, ['cut table', game, String(seats)], 'main[data-phase]', [see('.badge.lost')], {
      room: game,
    }),
  ),
]

const sheets = (): readonly GlassState[] => [
  page('forgetting a game of this device', '/new/monster-pack?at=device', '.new-table', [
    ...DEVICE,
    { do: 'go', address: '/' },
    { do: 'within', selector: '.forget' },
    SHEET,
  ]),
  page('a rule beside the options', '/new/monster-pack', '.new-table', [
    { do: 'within', selector: '.new-table .tag' },
    SHEET,
  ]),
  page('pieces, a sheet', '/pieces', '.icons-p', [press('A sheet'), SHEET]),
]

/** A position with faults of several kinds. */
const WRONG = '{"game":"monster-pack","position":{"phase":"summon","sides":[{"hand":["Q7"]},{"active":{"A9":"G20"}}]}}'

const talk = (): readonly GlassState[] => {
  const open: readonly Step[] = [see('.chat-count'), { do: 'within', selector: '.chat-button' }, SHEET]
  const room = { room: 'monster-pack' }
  return [
    arranged('talk at a table', ['talk', 'monster-pack'], 'main[data-phase]', [see('.chat-count')], room),
    arranged('talk, read', ['talk', 'monster-pack'], 'main[data-phase]', open, room),
    arranged(
      'talk, about somebody',
      ['talk', 'monster-pack'],
      'main[data-phase]',
      [...open, { do: 'within', selector: '.chat-log .ibtn' }, see('.chat-about')],
      room,
    ),
    arranged('me, with a rating', ['a rating', 'monster-pack', '2'], '[data-part="standing"]'),
    arranged('me, somebody blocked', ['somebody muted', 'monster-pack'], '[data-part="quiets"]'),
  ]
}

const others = (): readonly GlassState[] => [
  page('credits', '/credits', 'main h2', [], { keys: ['route /credits'] }),
  page('me, a guest', '/me', '[data-part="data"]', [], { keys: ['route /me'] }),
  arranged('me, an account', ['an account'], '[data-part="data"]'),
  arranged('me, a passkey to be taken away', ['an account'], '[data-part="data"]', [
    { do: 'within', selector: '.things button' },
    see('.things .asked'),
  ]),
  page('me, to be forgotten', '/me', '[data-part="data"]', [press('Forget me'), see('.asked')]),
  page('how bots play, of a game that none has played', '/bots?game=double-headed-lion', '[data-part="none"]', [], {
    keys: ['route /bots'],
  }),
  arranged('how bots play', ['a rating', 'monster-pack', '2'], '[data-part="standing"]', [
    { do: 'go', address: '/bots?game=monster-pack' },
    see('[data-part="bots"]'),
  ]),
  arranged('somebody one has played with', ['somebody met', 'monster-pack'], '[data-part="together"] li', [], {
    keys: ['route /people/:person'],
  }),
  page('nobody one may look at', '/people/nobody', '[role="alert"]'),
  page('the door of the host', '/host', '[data-part="door"]', [], { keys: ['route /host'] }),
  page('pieces', '/pieces', '.icons-p', [], { keys: ['route /pieces'] }),
  page('nowhere', '/nowhere', '[role="alert"]', [], { keys: ['route *'] }),
  page('no such table', '/t/nosuchtablenosuc', '[role="alert"]', [], { keys: ['route /t/:id'] }),
  page('no such replay', '/replay/nosuchtablenosuc', '[role="alert"]', [], { keys: ['route /replay/:id'] }),
  page('no such game', '/new/nosuchgame', '[role="alert"]'),
  page('no such rules', '/rules/nosuchgame', '[role="alert"]'),
  page('no such cards', '/cards/nosuchgame', '[role="alert"]'),
  page('no such print', '/print/nosuchgame', '[role="alert"]'),
  page('no such lesson', '/learn/nosuchgame', '[role="alert"]'),
  page('no such board', '/pieces/nosuchgame', '[role="alert"]'),
  page('replay of a file', '/replay/file', '.drop-zone', [], { keys: ['route /replay/file'] }),
  page('a position, none yet', '/position', '.position-editor', [], { keys: ['route /position'] }),
  page('a position that can be played', '/position', '.position-editor', [
    press('Show an example'),
    see('.position-verdict .fine'),
  ]),
  page('a position that cannot be played', '/position', '.position-editor', [
    { do: 'within', selector: '#position-text' },
    { do: 'type', text: WRONG },
    see('.position-verdict .faults'),
  ]),
]

/** What stands at a board for who sees it late, and in the menu of who sits there with others. */
const late = arranged(
  "watching a friend's table late",
  ["a friend's late table", 'monster-pack'],
  'main[data-phase]',
  [],
  {
    room: 'monster-pack',
    view: 'spectator',
  },
)
const ofPeople = arranged(
  'menu among people',
  ['talk', 'monster-pack'],
  'main[data-phase]',
  [press('Menu'), SHEET, see('.menu-list [data-part="person"]')],
  { room: 'monster-pack' },
)

const ofGame = ([game, seats]: (typeof GAMES)[number]): readonly GlassState[] => {
  const table = [game, String(seats)]
  // Where two sit, whoever resigns ends the match.
  const ended = [game, '2']
  const room = { room: game }
  return [
    page(`new ${game}`, `/new/${game}`, '.new-table', [], { ...room, keys: ['route /new/:game'] }),
    page(`new ${game} at one device`, `/new/${game}?at=device`, '.new-table', [], room),
    page(`inviting to ${game}`, `/new/${game}?at=friends`, '.new-table', [], room),
    page(
      `curtain of ${game}`,
      `/new/${game}?at=device`,
      '.new-table',
      [press('Start on this device'), see('.curtain')],
      { ...room, view: 'device' },
    ),
    page(`${game} at one device`, `/new/${game}?at=device`, '.new-table', [...DEVICE], { ...room, view: 'device' }),
    page(`rules ${game}`, `/rules/${game}`, '.rulebook', [], { ...room, keys: ['route /rules/:game/:rule?'] }),
    page(`cards ${game}`, `/cards/${game}`, '.gallery .card', [], { ...room, keys: ['route /cards/:game/:id?'] }),
    page(
      `a card of ${game}`,
      `/cards/${game}`,
      '.gallery .card',
      [{ do: 'within', selector: '.gallery a' }, see('.one-card')],
      room,
    ),
    page(`print ${game}`, `/print/${game}`, '.print-side', [], { ...room, keys: ['route /print/:game'] }),
    arranged(`own lobby of ${game}`, ['own lobby', ...table], '.lobby .seats', [], room),
    arranged(`own lobby of ${game} with a guest`, ['own lobby with a guest', ...table], '.lobby .seats', [], room),
    arranged(`a friend's lobby of ${game}`, ["a friend's lobby", ...table], '.lobby .seats', [], room),
    // Bots play until there is something to choose; then the table stands still.
    arranged(`own table of ${game}`, ['own table', ...table], 'main[data-phase]', [CHOICE], room),
    arranged(`menu of ${game}`, ['own table', ...table], 'main[data-phase]', [press('Menu'), SHEET], room),
    arranged(
      `options of ${game}`,
      ['own table', ...table],
      'main[data-phase]',
      [press('Menu'), press('Options of this match'), SHEET],
      room,
    ),
    arranged(
      `keys of ${game}`,
      ['own table', ...table],
      'main[data-phase]',
      [press('Menu'), press('Keys'), SHEET],
      room,
    ),
    arranged(
      `offers of ${game}`,
      ['own table', ...table],
      'main[data-phase]',
      [press('Menu'), press('Offer…'), SHEET],
      room,
    ),
    arranged(
      `link to watch ${game}`,
      ['own table', ...table],
      'main[data-phase]',
      [press('Menu'), press('Let somebody watch'), SHEET],
      room,
    ),
    arranged(
      `giving up ${game}`,
      ['own table', ...table],
      'main[data-phase]',
      [press('Menu'), press('Give up this match'), SHEET],
      room,
    ),
    arranged(`rulebook beside ${game}`, ['own table', ...table], 'main[data-phase]', [press('Rules', 'tab')], room),
    arranged(`log sheet of ${game}`, ['own table', ...table], 'main[data-phase]', [{ do: 'key', key: 'l' }, SHEET], {
      ...room,
      narrow: true,
    }),
    arranged(`rules sheet of ${game}`, ['own table', ...table], 'main[data-phase]', [{ do: 'key', key: 'r' }, SHEET], {
      ...room,
      narrow: true,
    }),
    arranged(`list sheet of ${game}`, ['own table', ...table], 'main[data-phase]', [press('I can do'), SHEET], {
      ...room,
      narrow: true,
    }),
    arranged(`watching ${game}`, ["a friend's table", ...table], 'main[data-phase]', [], {
      ...room,
      view: 'spectator',
    }),
    ...(game === 'monster-pack' ? [late, ofPeople] : []),
    arranged(`given up ${game}`, ['own end', ...table], 'dialog[open] .result', [], {
      ...room,
      keys: ['told conceded', 'told resigned', 'told left'],
    }),
    arranged(`after the result of ${game}`, ['own end', ...table], 'dialog[open] .result', [press('Close')], room),
    arranged(`watched end of ${game}`, ["a friend's end", ...ended], 'dialog[open] .result', [], {
      ...room,
      view: 'spectator',
    }),
    arranged(`own replay of ${game}`, ['own replay', ...ended], '.scrubber', [], { ...room, view: 'replay' }),
    arranged(`replay of ${game} while it runs`, ['running replay', ...table], '[role="alert"], .page', [], room),
  ]
}

/** Positions of a record are part of the address, and so is whose eyes look. */
const replays = (game: string, mode: string, seats: number, decisions: number): readonly GlassState[] =>
  (['0', 'spectator', 'all'] as const).flatMap((eyes) =>
    [0, Math.floor(decisions / 2), decisions].map((at) =>
      page(
        `replay of ${game}, ${mode}, entry ${at} by ${eyes}`,
        `/replay/file?at=${at}&eyes=${eyes}`,
        '.drop-zone',
        [{ do: 'record', game, mode, seats, decisions }, see('.scrubber')],
        { room: game, view: 'replay' },
      ),
    ),
  )

const REPLAYS = [
  ['monster-pack', 'standard', 2, 30],
  ['double-headed-lion', 'standard', 2, 40],
  ['dragon-treasure', 'standard', 4, 60],
  ['monster-maker', 'first', 4, 80],
  ['monstructor', 'classic', 5, 60],
  ['monstructor', 'arena', 4, 60],
  ['monstructor', 'dominoes', 5, 40],
] as const

const REPLAY_SHEETS = ['Verify', 'History of a card', 'Continue from here', 'Keys'] as const

const replaySheets = (): readonly GlassState[] => {
  const opened: readonly Step[] = [
    { do: 'record', game: 'monster-pack', mode: 'standard', seats: 2, decisions: 30 },
    see('.scrubber'),
  ]
  const replay = (id: string, reach: readonly Step[]): GlassState =>
    page(`replay, ${id}`, '/replay/file?at=20&eyes=0', '.drop-zone', [...opened, ...reach, SHEET], { view: 'replay' })
  return [
    { ...replay('whose eyes', [{ do: 'within', selector: '.eyes-now' }]), narrow: true },
    replay('menu', [press('Menu of the replay')]),
    ...REPLAY_SHEETS.map((name) => replay(name, [press('Menu of the replay'), press(name)])),
  ]
}

/** Steps of each course; the last is its end. */
export const LESSONS: Readonly<Record<string, number>> = {
  'monster-pack': 10,
  'double-headed-lion': 9,
  'dragon-treasure': 10,
  'monster-maker': 8,
  monstructor: 10,
}

const lessons = (): readonly GlassState[] =>
  Object.entries(LESSONS).flatMap(([game, count]) =>
    Array.from({ length: count }, (_, at) =>
      arranged(`lesson ${at + 1} of ${game}`, ['lesson', game, String(at)], '.coach', [], {
        room: game,
        view: 'lesson',
        keys: ['route /learn/:game'],
      }),
    ),
  )

const courseEnds = (): readonly GlassState[] =>
  Object.entries(LESSONS).map(([game, count]) =>
    arranged(
      `end of the course of ${game}`,
      ['lesson', game, String(count - 1)],
      '.coach',
      [{ do: 'solve', game, at: count - 1 }, press('Finish'), SHEET],
      {
        room: game,
        view: 'lesson',
      },
    ),
  )

/** What is seen beside the boards of seeded play. */
export const pageStates = (): readonly GlassState[] => [
  ...homes(),
  ...withoutServer(),
  ...sheets(),
  ...talk(),
  ...others(),
  ...GAMES.flatMap(ofGame),
  ...REPLAYS.flatMap(([game, mode, seats, decisions]) => replays(game, mode, seats, decisions)),
  ...replaySheets(),
  ...lessons(),
  ...courseEnds(),
]
