import type { Refusal } from '@menagerie/engine'
import { type RefObject, useRef } from 'react'
import type { CardState } from '../pieces/card.tsx'
import { type CloserDesk, type Ruled, useCloserAnswers, useCloserDesk } from '../pieces/closer/desk.ts'
import { useDrag } from '../pieces/drag.ts'
import { useTableKeys } from '../pieces/keys.ts'
import { type Choice, type Picking, usePicking } from '../pieces/picking.ts'
import type { Question } from './board.ts'
import { type Ground, groundOf } from './ground.ts'
import type { AnyView, Table } from './use-table.ts'
import { type Why, useWhy } from './use-why.ts'

/** What is being chosen: the part of a board that a game's own answers are made of. */
export interface Choosing {
  readonly picking: Picking
  /** Places that glow: a touch leads on. Empty while nothing can be done. */
  readonly can: ReadonlySet<string>
  /** A touch chooses something there, or takes it back. */
  readonly leads: (place: string) => boolean
}

/** Things that are dragged without being chosen: parts that are only laid otherwise. */
export interface OwnDrag {
  /** Null for what is not such a thing. */
  readonly begin: (place: string) => boolean | null
  /** It fell where it may; false when none was dragged. `press`: as the board is pressed. */
  readonly land: (press: (place: string) => void) => boolean
  readonly cancel: () => void
}

/** What a game answers when its board is touched. Places are addresses of the board's own making (`data-place`). */
export interface Handling {
  /** What is asked; its rule is where `?` and R open the rulebook. */
  readonly ask: Question
  /** A thing at such a place is shown as dead while nothing can be done with it, and says why. */
  readonly tells: (place: string) => boolean
  /** Why what lies at a place does nothing now; null when it does something, or no rule says it. */
  readonly whyNot: (place: string) => Refusal | null
  /** Why a thing may not go where it was dropped. */
  readonly whyNotThere?: (from: string, to: string) => Refusal | null
  /** A press at such a place that leads nowhere shows what lies there closely. */
  readonly opens: (place: string) => boolean
  /** A press at such a place shows the thing before it is told why it does nothing. */
  readonly opensFirst?: (place: string) => boolean
  /** What is said of a place, instead of "Not now". */
  readonly titleOf?: (place: string) => string
  /** What is said beside a place where nothing is refused. */
  readonly note?: (place: string) => Ruled | null
  /** The place a touch really means: who presses an enemy means the square below. */
  readonly aim?: (place: string) => string
  /** Everything that is touched at a place, where that is more than the place itself. */
  readonly touches?: (place: string) => readonly string[]
  /** What a drag picks up, where that is not the place itself; null: nothing. */
  readonly lifts?: (place: string) => string | null
  readonly drags?: OwnDrag
  /** Chosen places that stay chosen when a drag or a press leads nowhere. */
  readonly stays?: (place: string) => boolean
  /** Laid out, not committed. */
  readonly staged?: ReadonlySet<string>
  /** What a press does of the board's own, before anything is chosen; false when it does nothing. */
  readonly does?: (place: string) => boolean
  /** Esc, before what is chosen goes back; false when there was nothing. */
  readonly stops?: () => boolean
  /** Esc, when nothing is chosen. */
  readonly takesBack?: () => void
  /** Lines of "What I can do" that digits stand for; left out: what is legal. */
  readonly lines?: readonly string[]
  /** Does such a line; left out: sends it. */
  readonly doLine?: (notation: string, press: (place: string) => void) => void
}

/** What is touched for what: known before anything is chosen. */
export interface Offer {
  /** Every choice by the places one touches for it; the same list as long as the question is the same. */
  readonly choices: readonly Choice[]
  /** Does a choice once it is whole; left out: sends its steps. */
  readonly commit?: (choice: Choice) => void
  /** Whether a place that leads on glows already. Mostly what is moved is chosen first, and where it may go glows then. */
  readonly glows?: (place: string, chosen: readonly string[]) => boolean
}

/** A board that can be played by mouse, finger, pen and keys. */
export interface Board<A extends Handling> extends Choosing {
  /** What the game answers, with whatever else it gave. */
  readonly handling: A
  /** For the `<main>` of the board. */
  readonly ground: Ground
  readonly stateOf: (place: string) => CardState
  readonly draggable: (place: string) => boolean
  readonly press: (place: string) => void
  readonly why: Why
}

const NOWHERE: ReadonlySet<string> = new Set()

const useChoosing = (table: Table<AnyView, unknown>, { choices, commit, glows }: Offer): Choosing => {
  const { telling, given } = table
  const picking = usePicking(choices, commit ?? (({ steps }) => given.onAct(steps)))
  const glowing = (): ReadonlySet<string> => {
    if (given.busy || telling) return NOWHERE
    return glows === undefined ? picking.can : new Set([...picking.can].filter((place) => glows(place, picking.chosen)))
  }
  const can = glowing()
  return {
    picking,
    can,
    leads: (place) => table.active && (can.has(place) || picking.others.has(place) || picking.chosen.includes(place)),
  }
}

/** How a thing stands at its place. */
const stateOf =
  ({ mine, active }: Table<AnyView, unknown>, { picking, can }: Choosing, handling: Handling) =>
  (place: string): CardState => {
    if (handling.staged?.has(place) === true) return 'staged'
    if (picking.chosen.includes(place) && mine) return 'chosen'
    if (can.has(handling.aim?.(place) ?? place)) return 'can'
    if (active && picking.others.has(place)) return 'quiet'
    return active && handling.tells(place) ? 'dead' : 'rest'
  }

/** Lays down what is chosen, but for what stays. */
const letGo = ({ picking }: Choosing, { stays }: Handling): void => {
  if (stays === undefined || !picking.chosen.some(stays)) picking.drop()
}

/** A press, by a pointer or by Enter: skips what is told, does, chooses, explains or shows, whichever comes first. */
const pressing =
  (table: Table<AnyView, unknown>, choosing: Choosing, handling: Handling, why: Why, desk: CloserDesk) =>
  (touched: string): void => {
    const place = handling.aim?.(touched) ?? touched
    if (table.telling) return table.given.onSkip()
    if (handling.does?.(place) === true || (choosing.leads(place) && choosing.picking.pick(place))) return why.hide()
    if (handling.opensFirst?.(place) !== true && why.explain(place, true)) return
    if (handling.opens(place)) desk.eye.open({ by: 'place', place })
    else letGo(choosing, handling)
  }

const useDragging = (
  root: RefObject<HTMLElement | null>,
  { active }: Table<AnyView, unknown>,
  choosing: Choosing,
  handling: Handling,
  why: Why,
  press: (place: string) => void,
): void => {
  const { picking } = choosing
  const { drags } = handling
  useDrag(root, {
    begin: (place) => {
      const own = drags?.begin(place) ?? null
      if (own !== null) return own
      const lifted = handling.lifts === undefined ? place : handling.lifts(place)
      return active && lifted !== null && picking.begin(lifted)
    },
    land: (place) => {
      const target = handling.aim?.(place) ?? place
      if (drags?.land(press) !== true && picking.can.has(target)) picking.pick(target)
    },
    cancel: () => {
      drags?.cancel()
      letGo(choosing, handling)
    },
    refused: (place, on, at) => {
      if (place === on) why.explain(place, true, at)
      else why.refuse(handling.whyNotThere?.(place, on) ?? null, place, at)
    },
  })
}

const useKeys = (
  root: RefObject<HTMLElement | null>,
  { given, telling, active }: Table<AnyView, unknown>,
  { picking }: Choosing,
  handling: Handling,
  press: (place: string) => void,
): void => {
  const openRules = (): void => given.onRules(handling.ask.rule)
  useTableKeys(root, {
    onEscape: () => {
      if (telling) given.onSkip()
      else if (handling.stops?.() !== true && !picking.drop()) handling.takesBack?.()
    },
    onExplain: openRules,
    onLog: given.onLog,
    onRules: openRules,
    onNumber: (line) => {
      const notation = (handling.lines ?? given.legal)[line - 1]
      if (notation === undefined || !active) return
      if (handling.doLine === undefined) given.onAct([notation])
      else handling.doLine(notation, press)
    },
  })
}

/**
 * One way for all boards to be chosen on, dragged on, asked and explained. The game says which choices there are, and
 * `answer` what it makes of what is chosen so far; the board itself only draws and names.
 */
export const useBoard = <A extends Handling>(
  table: Table<AnyView, unknown>,
  offer: Offer,
  answer: (choosing: Choosing) => A,
): Board<A> => {
  const root = useRef<HTMLElement>(null)
  const choosing = useChoosing(table, offer)
  const handling = answer(choosing)
  const desk = useCloserDesk()
  const why = useWhy(root, table, choosing, handling, desk)
  useCloserAnswers({
    near: table.near,
    whyNot: why.reason,
    ways: (place) => {
      const touched = handling.touches?.(place) ?? [place]
      if (!table.active) return []
      return offer.choices
        .filter(({ places }) => places.some((one) => touched.includes(one)))
        .map(({ steps }) => steps.at(-1) ?? '')
    },
  })
  const press = pressing(table, choosing, handling, why, desk)
  useDragging(root, table, choosing, handling, why, press)
  useKeys(root, table, choosing, handling, press)
  return {
    ...choosing,
    handling,
    ground: groundOf(root, why),
    stateOf: stateOf(table, choosing, handling),
    draggable: choosing.leads,
    press,
    why,
  }
}
