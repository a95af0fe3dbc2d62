import type { Lobby } from '@menagerie/protocol'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'wouter'
import { errorText } from '../../errors.ts'
import type { GameRoom } from '../../games.ts'
import { useWire } from '../../wire/hooks.ts'
import { keys } from '../../wire/known.ts'
import type { Transport } from '../../wire/transport.ts'
import { pickedLoadout, readyLoadout } from '../loadout/picker.tsx'
import type { Brought, WantedRules, WantedSeats } from './use-wanted.ts'

interface Wanted {
  readonly room: GameRoom
  readonly rules: WantedRules
  readonly seats: WantedSeats
  readonly brought: Brought
}

/** A table of this device, whose match begins at once. */
const openHere = async ({ room, rules: { sent }, seats: { seats, names }, brought }: Wanted): Promise<Lobby> => {
  const { createHere } = await import('../../here/index.ts')
  return createHere({
    game: room.id,
    choices: sent,
    seats: seats.map((kind, seat) =>
      kind === 'me' || kind === 'here' || kind === 'friend'
        ? { kind: 'human', name: names[seat] ?? '' }
        : { kind: 'bot', bot: kind },
    ),
    start: null,
    loadouts: seats.map((_, seat) => pickedLoadout(room, sent, brought.pickedAt(seat))),
  })
}

/** A table of the server. */
const openThere = async (
  transport: Transport,
  { room, rules: { sent }, seats: { seats, alone, listed, rated }, brought }: Wanted,
): Promise<Lobby> => {
  const lobby = await transport.create({
    game: room.id,
    choices: sent,
    seats: seats.map((seat) =>
      seat === 'me' || seat === 'friend' || seat === 'here' ? { kind: 'human' } : { kind: 'bot', bot: seat },
    ),
    mySeat: seats.indexOf('me'),
    open: listed && !alone,
    rated,
  })
  // Alone against bots the match can begin; with friends the lobby comes first, and the deck may still be changed there.
  if (!alone) return lobby
  return transport.ready(lobby, readyLoadout(room, sent, brought.pickedAt(seats.indexOf('me'))))
}

/** Opens the table and goes there. */
export const useOpening = (
  wanted: Wanted,
): { readonly create: () => void; readonly busy: boolean; readonly trouble: string | null } => {
  const { t } = useTranslation()
  const { transport } = useWire()
  const cache = useQueryClient()
  const [, go] = useLocation()
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)
  const create = async (): Promise<void> => {
    setBusy(true)
    setTrouble(null)
    try {
      const lobby = wanted.seats.onDevice ? await openHere(wanted) : await openThere(transport, wanted)
      cache.setQueryData(keys.lobby(lobby.id), lobby)
      go(`/t/${lobby.id}`)
    } catch (error) {
      setTrouble(errorText(t, error, wanted.room.id))
      setBusy(false)
    }
  }
  return { create: () => void create(), busy, trouble }
}
