import type { BoardBox, Choices, GameTypes, LogLine, Message, Outcome, Refusal, Seat } from '@menagerie/engine'
import { afterDraft, sampledChance } from '@menagerie/engine'

/** What a match needs said, under its options. Everything unknown came from the wire as JSON of this game. */
export interface Reading {
  /** A frame's view with the options the wire leaves out. */
  readonly view: (received: unknown) => unknown
  /** What of a view this table shows: to be looked at alone. */
  readonly shown: (view: unknown) => unknown
  readonly event: (event: unknown) => LogLine
  /** Null when the notation names nothing. */
  readonly action: (notation: string) => Message | null
  readonly refusal: (refused: Refusal) => Message
  readonly outcome: (outcome: Outcome) => LogLine
  /** What is asked, of a seat also amid a draft of staged steps. */
  readonly prompt: (view: unknown, seat?: Seat, draft?: readonly string[]) => Message
  /** What sending these steps loses for good, to be asked once more; null when nothing. */
  readonly warning: (view: unknown, steps: readonly string[]) => Message | null
  /**
   * Why a seat may not do this now, after the staged steps of a draft; judged on an imagined position that fits the view.
   * Null when it may.
   */
  readonly whyNot: (view: unknown, seat: Seat, notation: string, draft?: readonly string[]) => Refusal | null
  /**
   * What may follow a draft of staged steps, judged on an imagined position that fits the view; empty for a seat that is not
   * asked, null when the draft itself is not legal.
   */
  readonly legalAfter: (view: unknown, seat: Seat, draft: readonly string[]) => readonly NextStep[] | null
}

/** A legal next step of a combined choice. */
export interface NextStep {
  readonly notation: string
  /** It ends the choice: sent with the draft before it, it is one commit. */
  readonly commits: boolean
}

const SEED = 'why not'

/** One position that fits each view, kept while the same view is asked of. */
const imagining = <T extends GameTypes>({ game }: BoardBox<T>): ((view: unknown) => T['State']) => {
  let kept: { readonly view: unknown; readonly state: T['State'] } | null = null
  return (view) => {
    const known = kept
    if (known !== null && known.view === view) return known.state
    const state = game.imagine(view as T['View'])(sampledChance(SEED))
    kept = { view, state }
    return state
  }
}

/** Null when the choices cannot be played. */
export const readingOf = <T extends GameTypes>(box: BoardBox<T>, choices: Choices): Reading | null => {
  const { game, text } = box
  const completed = box.complete(choices, null)
  if (!completed.ok) return null
  const options = completed.value
  const imagined = imagining(box)
  const drafted = (view: unknown, seat: Seat, draft: readonly string[]): T['State'] | null =>
    afterDraft(game, options, imagined(view), seat, draft)
  const isAsked = (view: unknown, seat: Seat): boolean => {
    const pending = game.pending(imagined(view))
    return pending.status === 'deciding' && pending.seats.includes(seat)
  }
  return {
    view: (received) =>
      typeof received === 'object' && received !== null && 'options' in received ? { ...received, options } : received,
    shown: (view) => text.shown?.(choices, view as T['View']) ?? view,
    event: (event) => {
      const whole = event as T['Event']
      return text.event(options, text.told?.(choices, whole) ?? whole)
    },
    action: (notation) => {
      const action = game.parse(options, notation)
      return action === null ? null : text.action(options, action)
    },
    refusal: (refused) => text.refusal(options, refused),
    outcome: (outcome) => text.outcome(options, outcome),
    prompt: (view, seat = 0, draft = []) => {
      const state = draft.length === 0 ? null : drafted(view, seat, draft)
      return text.prompt(state === null ? (view as T['View']) : game.view(state, seat))
    },
    warning: (view, steps) => {
      const action = game.parse(options, steps.at(-1) ?? '')
      return action === null ? null : (text.warning?.(view as T['View'], action) ?? null)
    },
    whyNot: (view, seat, notation, draft = []) => {
      const action = game.parse(options, notation)
      const state = drafted(view, seat, draft)
      return action === null || state === null ? null : game.refuse(state, seat, action)
    },
    legalAfter: (view, seat, draft) => {
      if (!isAsked(view, seat)) return draft.length === 0 ? [] : null
      const state = drafted(view, seat, draft)
      if (state === null) return null
      return game
        .legal(state, seat)
        .map((action) => ({ notation: game.format(options, action), commits: !game.staged(action) }))
    },
  }
}
