import { arranged, page, press, see } from './page.ts'
import type { GlassState } from './state.ts'

const GAME = 'dragon-treasure'
const LOBBY = '.lobby .seats'
const ROOM = { room: GAME }

/** What is claimed before a match, and how a lobby waits once its people are ready. */
export const lobbyStates = (): readonly GlassState[] => [
  arranged('castles claimed in a lobby', ['claimed', GAME], LOBBY, [see('.dt-claims .claimed')], ROOM),
  arranged(
    "castles claimed in a friend's lobby",
    ['claimed by others', GAME],
    LOBBY,
    [see('.dt-claims .claimed')],
    ROOM,
  ),
  page(
    'castles claimed at one device',
    `/new/${GAME}?at=device`,
    '.new-table',
    [press('Red', 'radio'), press('Yellow', 'radio', 1), see('.dt-claims .claimed')],
    ROOM,
  ),
  arranged('ready, and waiting for others', ['ready', GAME], LOBBY, [see('.lobby .lead')], ROOM),
  arranged('all are ready, and one page is looked for', ['opening', GAME], LOBBY, [see('.lobby .lead')], ROOM),
  arranged('a round that was given up', ['lapsed', GAME], LOBBY, [see('.lobby .lead')], ROOM),
]
