import type { Refusal, Seat } from '@menagerie/engine'
import type { Space, View } from '@menagerie/games/dragon-treasure'
import type { TFunction } from 'i18next'
import type { Reading } from '../../games.ts'
import type { Tips } from '../../pieces/tip.tsx'
import { type SeatNames, inWords } from '../../say.tsx'
import { whyNotSpace } from './why.ts'
import { type Say, wordsOf } from './words.ts'

export interface Explain {
  /** Why a space cannot be gone to now, with its rule; null when nothing is refused. */
  readonly reason: (space: Space) => { readonly text: string; readonly rule: string } | null
  /** A space in words beside it: what is there, and why it does not glow. */
  readonly space: (space: Space, anchor: Element | null, held: boolean) => void
  /** Why a counter of the hand cannot be played now. */
  readonly counter: (place: string, anchor: Element | null, held: boolean) => void
}

/** Tells what things are and why they cannot be used, beside them. */
export const explainer = ({
  tips,
  reading,
  view,
  seat,
  mover,
  say,
  translate,
  names,
  isOpen,
}: {
  readonly tips: Tips
  readonly reading: Reading
  readonly view: View
  /** The viewer's seat, while it may be told why; null for who watches or is being told something else. */
  readonly seat: Seat | null
  readonly mover: string | null
  readonly say: Say
  readonly translate: TFunction
  readonly names: SeatNames
  /** The space glows or is chosen: nothing is refused there. */
  readonly isOpen: (space: Space) => boolean
}): Explain => {
  const told = (refused: Refusal): { text: string; rule: string } => ({
    text: inWords(translate, 'dragon-treasure', reading.refusal(refused), names),
    rule: refused.rule,
  })
  const reason: Explain['reason'] = (space) => {
    const refused = seat === null || isOpen(space) ? null : whyNotSpace(reading, view, seat, mover, space)
    return refused === null ? null : told(refused)
  }
  return {
    reason,
    space: (space, anchor, held) => {
      if (anchor === null) return
      const why = reason(space)
      const text = why?.text ?? say(isOpen(space) ? 'space.open' : 'space.nothing')
      tips.show(anchor, { title: wordsOf(say, view, space, names), text, rule: why?.rule ?? null, more: null }, held)
    },
    counter: (place, anchor, held) => {
      const refused = seat === null ? null : reading.whyNot(view, seat, `play ${place.split('.')[1] ?? ''}`)
      if (anchor === null || refused === null) return
      tips.show(anchor, { title: say('hand.why'), ...told(refused), more: null }, held)
    },
  }
}
