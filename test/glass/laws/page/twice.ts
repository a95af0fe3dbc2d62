import type { Finding } from '../finding.ts'
import { inWords } from './seen.ts'
import { type Words, isCutAway } from './texts.ts'

/** Letters from which on words are a sentence that one reads, and not a name that may well stand in two places. */
const SENTENCE = 24

/** What is looked at as one. */
const ROOM = 'section, dialog, aside, form, main'
/** What repeats by its nature: one line each for what is there, or one part that has a name of its own. */
const LINE =
  'li, tr, dd, article, label, button, [role="option"], [role="listitem"], [role="row"], [role="group"][aria-label]'

/** Nothing is said twice in one place: two pieces of the page would each say it. */
export const twice = (all: readonly Words[]): readonly Finding[] => {
  const rooms = new Map<Element, Map<string, Words>>()
  return all.flatMap((words): readonly Finding[] => {
    const { element, text } = words
    const room = element.closest(ROOM)
    if (room === null || text.length < SENTENCE || !text.includes(' ')) return []
    if (element.closest(LINE) !== null || isCutAway(words)) return []
    const known = rooms.get(room) ?? new Map<string, Words>()
    rooms.set(room, known)
    const first = known.get(text)
    known.set(text, words)
    if (first === undefined || first.element === element) return []
    return [{ law: 'twice', what: inWords(element), detail: `"${text.slice(0, 60)}" stands there already` }]
  })
}
