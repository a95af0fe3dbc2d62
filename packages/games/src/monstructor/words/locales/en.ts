import type { Catalogue } from '@menagerie/engine'
import { board } from './en-board.ts'
import { fault } from './en-faults.ts'
import { positionFaults } from './en-positions.ts'
import { rules, sections } from './en-rules.ts'
import { tutorial } from './en-tutorial.ts'

/** All of it: with what is said in courses, and of positions, which no board needs. */
export const en: Catalogue = {
  ...board,
  sections,
  rules,
  fault: { ...fault, ...positionFaults },
  tutorial,
}
