import type { Lobby } from '@menagerie/protocol'
import { strength } from '../preferences.ts'
import type { Transport } from '../wire/transport.ts'

/** Seats me against bots, as strong as they are wished for, at a table of so many seats, under the default options, and begins. */
export const playNow = async (transport: Transport, game: string, seats: number): Promise<Lobby> => {
  const lobby = await transport.create({
    game,
    choices: {},
    seats: Array.from({ length: seats }, (_, seat) =>
      seat === 0 ? { kind: 'human' as const } : { kind: 'bot' as const, bot: strength.now() },
    ),
    mySeat: 0,
    open: false,
  })
  return transport.ready(lobby, { loadout: null })
}
