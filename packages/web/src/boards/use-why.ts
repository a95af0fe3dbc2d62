import type { Refusal } from '@menagerie/engine'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import type { CloserDesk, Ruled } from '../pieces/closer/desk.ts'
import { type TipText, useTips } from '../pieces/tip.tsx'
import { inWords } from '../say.tsx'
import { play } from '../sound/sound.ts'
import type { Handling, Choosing } from './use-board.ts'
import type { AnyView, Table } from './use-table.ts'

/** Tells beside a thing why it does nothing. */
export interface Why {
  /** Why what lies at a place is refused now, in words; null when it is not. */
  readonly reason: (place: string) => Ruled | null
  /** Says it beside the place, or beside `at`. `held`: it was pressed and stays. False when there is nothing to say. */
  readonly explain: (place: string, held: boolean, at?: Element) => boolean
  /** Says why a thing may not go where it was dropped. */
  readonly refuse: (refused: Refusal | null, place: string, at: Element) => void
  /** Takes away what is said. */
  readonly hide: (at?: Element) => void
}

/** The thing at a place: what can be pressed there rather than what only lies around it. */
const thingAt = (root: HTMLElement | null, place: string): Element | null => {
  const address = `[data-place="${CSS.escape(place)}"]`
  return root?.querySelector(`button${address}`) ?? root?.querySelector(address) ?? null
}

export const useWhy = (
  root: RefObject<HTMLElement | null>,
  { game, given, telling }: Table<AnyView, unknown>,
  { picking, can }: Choosing,
  handling: Handling,
  desk: CloserDesk,
): Why => {
  const { t } = useTranslation()
  const tips = useTips()
  const { reading, names, seat, outcome } = given
  const inTheGamesWords = (refused: Refusal): Ruled => ({
    text: inWords(t, game.id, reading.refusal(refused), names),
    rule: refused.rule,
  })
  const reason = (place: string): Ruled | null => {
    if (seat === null || outcome !== null || telling || can.has(place) || picking.chosen.includes(place)) return null
    const refused = handling.whyNot(place)
    return refused === null ? null : inTheGamesWords(refused)
  }
  const tipOf = (place: string, note: Ruled): TipText => {
    return {
      title: handling.titleOf?.(place) ?? t('why.title', { ns: game.words }),
      ...note,
      more: handling.opens(place)
        ? { label: t('why.card', { ns: game.words }), onPress: () => desk.eye.open({ by: 'place', place }) }
        : null,
    }
  }
  return {
    reason,
    explain: (place, held, at) => {
      const anchor = at ?? thingAt(root.current, place)
      const refused = anchor === null ? null : reason(place)
      const note = refused ?? handling.note?.(place) ?? null
      if (anchor === null || note === null) return false
      tips.show(anchor, tipOf(place, note), held)
      if (held && refused !== null) play('refused')
      return true
    },
    refuse: (refused, place, at) => {
      if (refused === null) return
      tips.show(at, tipOf(place, inTheGamesWords(refused)), true)
      play('refused')
    },
    hide: (at) => tips.hide(at ?? null),
  }
}
