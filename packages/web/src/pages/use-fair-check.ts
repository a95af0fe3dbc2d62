import type { Kept } from '@menagerie/fair'
import { entryOf } from '@menagerie/games'
import type { Lobby } from '@menagerie/protocol'
import { useEffect, useState } from 'react'
import { useWire } from '../wire/hooks.ts'
import { openKeeper } from '../wire/keeper.ts'
import { useInvite } from './replay/address.ts'

/** What came of holding a record against the rules, its secret and what this browser kept. */
export interface FairCheck {
  readonly verdict: 'sound' | 'broken'
  /** Entries whose covers were kept here and opened now. */
  readonly entries: number
  readonly kept: Kept
}

/**
 * Fetches the record of a match that is over and checks it here, by code that shares nothing with what drew its chance.
 * Null until that is done, where this browser kept nothing, and where the record cannot be had.
 */
export const useFairCheck = (lobby: Lobby, game: string): FairCheck | null => {
  const { transport } = useWire()
  const invite = useInvite(lobby)
  const [checked, setChecked] = useState<FairCheck | null>(null)
  useEffect(() => {
    let gone = false
    const check = async (): Promise<void> => {
      const kept = openKeeper().keptOf(lobby.id)
      const box = await entryOf(game)?.load()
      if (kept === null || box === undefined || gone) return
      const [record, { verifyRecord }] = await Promise.all([
        transport.record(lobby.id, invite),
        import('@menagerie/fair'),
      ])
      const { ok } = verifyRecord(box, record, kept)
      const entries = kept.covers.filter((cover) => cover !== null).length
      if (!gone) setChecked({ verdict: ok ? 'sound' : 'broken', entries, kept })
    }
    // The result is on the screen before the work begins.
    const timer = setTimeout(() => void check().catch(() => undefined), 400)
    return () => {
      gone = true
      clearTimeout(timer)
    }
  }, [transport, lobby.id, invite, game])
  return checked
}
