import type { Lobby } from '@menagerie/protocol'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'wouter'
import { errorText } from '../../errors.ts'
import type { GameRoom } from '../../games.ts'
import { useWire } from '../../wire/hooks.ts'
import { keys } from '../../wire/known.ts'
import type { SeatOf } from '../lobby-seat.tsx'
import { type Picked, readyLoadout } from '../loadout/picker.tsx'

/** What can be done in a lobby; one thing at a time. */
export interface Deeds {
  readonly busy: boolean
  readonly trouble: string | null
  readonly sit: (seat: number) => void
  readonly leave: () => void
  readonly sendAway: (seat: number) => void
  readonly ready: (picked: Picked) => void
  readonly claim: (option: string, claim: number | null) => void
}

/** Asks for something that changes the lobby, and shows what it is then. */
const useChange = (id: string): ((ask: () => Promise<Lobby>) => Promise<void>) => {
  const { live } = useWire()
  const cache = useQueryClient()
  return useCallback(
    async (ask) => void cache.setQueryData(keys.lobby(id), await live.lobbyBy(id, ask)),
    [live, cache, id],
  )
}

export const useDeeds = (lobby: Lobby, invite: string | null, room: GameRoom): Deeds => {
  const { t } = useTranslation()
  const { transport, live } = useWire()
  const changed = useChange(lobby.id)
  const [, go] = useLocation()
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)
  const claiming = useRef(Promise.resolve())
  const run = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true)
    setTrouble(null)
    try {
      await work()
    } catch (error) {
      setTrouble(errorText(t, error, room.id))
    } finally {
      setBusy(false)
    }
  }
  const change = (ask: () => Promise<Lobby>): Promise<void> => run(() => changed(ask))
  return {
    busy,
    trouble,
    sit: (seat) => void change(() => transport.sit(lobby.id, { seat, ...(invite === null ? {} : { invite }) })),
    leave: () =>
      void run(async () => {
        await live.leave(lobby.id)
        go('/')
      }),
    sendAway: (seat) => void change(() => transport.sendAway(lobby.id, seat)),
    // One walks over them with the arrow keys: the last one asked for is the one that stays.
    claim: (option, claim) => {
      claiming.current = claiming.current.then(() => change(() => transport.claim(lobby.id, { option, claim })))
    },
    ready: (picked) => void change(() => transport.ready(lobby, readyLoadout(room, lobby.choices, picked))),
  }
}

/** Milliseconds after which what failed to be opened is opened once more. */
const OPEN_AGAIN = 2000

/**
 * Opens what was sealed from this browser as soon as all are ready. An attempt that failed is made again, with the next news or
 * after a while: everybody waits for it, and there may be no more news.
 */
export const useOpening = (lobby: Lobby, me: SeatOf | undefined): void => {
  const { transport } = useWire()
  const changed = useChange(lobby.id)
  const opens = lobby.opening && me?.opened === false
  useEffect(() => {
    if (!opens) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    const open = async (): Promise<void> => {
      try {
        await changed(() => transport.open(lobby))
      } catch {
        if (!isOver) timer = setTimeout(() => void open(), OPEN_AGAIN)
      }
    }
    void open()
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [opens, lobby, transport, changed])
}
