import { arranged, page, see } from './page.ts'
import type { GlassState, Step } from './state.ts'

const GAME = 'dragon-treasure'
const LOBBY = '.lobby .seats'
const ROOM = { room: GAME }

/** A seat takes one of what is offered to it, both from 1; the first is what is left. */
const pick = (seat: number, thing: number): Step => ({
  do: 'within',
  selector: `.claim-field:nth-of-type(${seat + 1}) .chip:nth-of-type(${thing})`,
})

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
    [pick(1, 2), pick(2, 5), see('.dt-claims .claimed')],
    ROOM,
  ),
  arranged('ready, and waiting for others', ['ready', GAME], LOBBY, [see('.lobby .lead')], ROOM),
  arranged('all are ready, and one page is looked for', ['opening', GAME], LOBBY, [see('.lobby .lead')], ROOM),
  arranged('a round that was given up', ['lapsed', GAME], LOBBY, [see('.lobby .lead')], ROOM),
]
