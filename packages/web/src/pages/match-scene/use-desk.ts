import { useCallback, useEffect, useMemo, useState } from 'react'
import type { GameRoom } from '../../games.ts'
import type { RuleShelf } from '../../pieces/rules-context.ts'
import { isPhone } from '../../pieces/wide.ts'

/** What lies open beside the board, and where. */
export interface Desk {
  /** The page of the book. */
  readonly tab: string
  readonly turn: (tab: string) => void
  /** The sheet over the table of a phone; null: the table itself. */
  readonly sheet: string | null
  readonly setSheet: (sheet: string | null) => void
  /** The rule the rulebook is opened at; another visit opens it there again. */
  readonly rule: { readonly at: string | null; readonly visit: number }
  /** Opens a page of the book, or its sheet on a phone; the rules at one of them. */
  readonly open: (tab: string, rule?: string | null) => void
  /** Where rule tags of this table lead. */
  readonly shelf: RuleShelf
}

export const useDesk = (room: GameRoom, over: boolean): Desk => {
  const [tab, setTab] = useState('log')
  const [rule, setRule] = useState<Desk['rule']>({ at: null, visit: 0 })
  const [sheet, setSheet] = useState<string | null>(null)
  // Nothing can be done any more, and the result must not lie over what says so.
  useEffect(() => {
    if (over) setSheet((now) => (now === 'can' ? null : now))
  }, [over])
  const open = useCallback((id: string, at: string | null = null) => {
    if (at !== null) setRule((now) => ({ at, visit: now.visit + 1 }))
    setTab(id)
    if (isPhone()) setSheet(id)
  }, [])
  const shelf = useMemo(() => {
    const known = new Set(room.rulebook.map((one) => one.id))
    return { game: room.id, knows: (id: string) => known.has(id), open: (id: string) => open('rules', id) }
  }, [room, open])
  return { tab, turn: setTab, sheet, setSheet, rule, open, shelf }
}
