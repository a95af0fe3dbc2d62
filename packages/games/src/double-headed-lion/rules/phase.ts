import type { Outcome, Seat } from '@menagerie/engine'
import { REP } from '../set/pieces.ts'

export const PHASE_KINDS = [
  'setup',
  /** Only in arranged positions: a turn is about to begin. */
  'start',
  'move',
  'shuffle',
  'order',
  'fighter',
  'point',
  'switch',
  'mutual',
  'ban',
  'support',
  'cards',
  'storm',
  'fetch',
  'retreat',
  'returnCard',
  /** Option `castleAji: point`: Vishnus is in the castle and points at one of its pieces. */
  'castle',
] as const
export type PhaseKind = (typeof PHASE_KINDS)[number]

/** Who has still to answer, a bit a seat: 1, 2 or both. */
export type Asked = 1 | 2 | 3

/** What is asked now and of whom. Replaced, never changed; shared by clones. */
export type Phase =
  | { readonly kind: PhaseKind; readonly asked: Asked }
  | { readonly kind: 'over'; readonly outcome: Outcome }

const phasesOf = (kind: PhaseKind): readonly [Phase, Phase, Phase] => [
  Object.freeze({ kind, asked: 1 }),
  Object.freeze({ kind, asked: 2 }),
  Object.freeze({ kind, asked: 3 }),
]

const PHASES = Object.fromEntries(PHASE_KINDS.map((kind) => [kind, phasesOf(kind)])) as Readonly<
  Record<PhaseKind, readonly [Phase, Phase, Phase]>
>

/** Prebuilt: the same question is the same object. */
export const phaseOf = (kind: PhaseKind, asked: number): Phase => PHASES[kind][(asked - 1) as 0 | 1 | 2]
export const askedOf = (seat: Seat): Asked => (seat === REP ? 1 : 2)
export const isAsked = (phase: Phase, seat: Seat): boolean => phase.kind !== 'over' && ((phase.asked >> seat) & 1) === 1
