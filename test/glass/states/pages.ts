import { BY_STREAMS, CUT, UNKEPT } from '../arrange.ts'
import { statesOfGame } from './game-pages.ts'
import { lessonStates } from './lessons.ts'
import { DEVICE, GAMES, SHEET, arranged, page, press, see } from './page.ts'
import { replayStates } from './replays.ts'
import type { GlassState, Step } from './state.ts'

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
    arranged(`${game} connecting again`, [CUT, game, String(seats)], 'main[data-phase]', [see('.badge.lost')], {
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
  arranged('signed out elsewhere', ['own table', 'monster-pack', '2'], 'main[data-phase]', [{ do: 'signOut' }, SHEET]),
  arranged('signed out elsewhere, by streams', [BY_STREAMS, 'monster-pack', '2'], 'main[data-phase]', [
    { do: 'signOut' },
    SHEET,
  ]),
  arranged('a stranger answers', [CUT, 'monster-pack', '2'], 'main[data-phase]', [{ do: 'strange' }, SHEET]),
  arranged('no cookie kept', [UNKEPT], '.acts .btn', [SHEET]),
  page('fallen over', '/credits', 'main h2', [
    { do: 'fall' },
    { do: 'go', address: '/games' },
    see('[role="alert"] h1'),
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

/** What is seen beside the boards of seeded play. */
export const pageStates = (): readonly GlassState[] => [
  ...homes(),
  ...withoutServer(),
  ...sheets(),
  ...talk(),
  ...others(),
  ...GAMES.flatMap(statesOfGame),
  ...replayStates(),
  ...lessonStates(),
]
