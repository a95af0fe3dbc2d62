import type { ChanceOutcome } from './chance/chance.ts'
import type { Seat } from './game.ts'

/** A commit that a course dictates: who, what, and the outcomes of chance it draws, all of them, in order. */
export interface LessonMove {
  readonly seat: Seat
  readonly steps: readonly string[]
  readonly chance: readonly ChanceOutcome[]
}

/**
 * One step of a course: a position with dictated chance and one thing to do. Texts are `tutorial.<id>.title`, `.text`,
 * and, where something is to be done, `.done` after it and `.wrong` after a legal choice that was not meant: that choice
 * is not played.
 */
export interface Lesson {
  readonly id: string
  /** A position of docs/position-format.md under the default options; null: it goes on where the lesson before ends. */
  readonly position: unknown
  readonly seat: Seat
  /** The steps of the one commit that is asked for; empty: there is only something to read. */
  readonly solution: readonly string[]
  /** Commits that are as good, or any legal one. A lesson that goes on from here needs one way: then it is empty. */
  readonly also: 'any' | readonly (readonly string[])[]
  /** What chance gives during the learner's commit, whichever is chosen. */
  readonly chance: readonly ChanceOutcome[]
  /** What is committed afterwards, until the lesson ends. */
  readonly answers: readonly LessonMove[]
  /** Rules it teaches; each stands in the rulebook room. */
  readonly rules: readonly string[]
  /** Id of a card, as the client's card pages know it, that is shown beside the text; null: none. */
  readonly card: string | null
}

/** A lesson with its plain parts left out. */
export type LessonParts = Pick<Lesson, 'id' | 'position' | 'seat' | 'solution' | 'rules'> & Partial<Lesson>

const PLAIN = { also: [], chance: [], answers: [], card: null } as const

export const lesson = (parts: LessonParts): Lesson => Object.freeze({ ...PLAIN, ...parts })
