import type { Box } from '../box.ts'
import type { Catalogue } from '../text-room.ts'
import type { GameTypes } from '../game.ts'
import { wordsAt } from './course.ts'

const keysOf = (catalogue: Catalogue, key: string): readonly string[] => {
  const room = catalogue[key]
  return typeof room === 'object' ? Object.keys(room) : []
}

/** A heading of words; numbers of sections, `A.iii` and `Q12` stand for themselves. */
const NAMED = /[A-Z][a-z]/

/**
 * What is wrong with a rulebook, in words, in every language: rules of the same id, rules without words and words without a
 * rule, sections and printed headings without a name, options that follow from a rule that is not there.
 */
export const rulebookFaults = async <T extends GameTypes>({
  rulebook,
  options,
  text: { catalogues, translations },
}: Box<T>): Promise<readonly string[]> => {
  const faults: string[] = []
  const ids = new Set(rulebook.map(({ id }) => id))
  if (ids.size !== rulebook.length) faults.push('two rules have the same id')
  for (const row of options) {
    for (const rule of row.rules) if (!ids.has(rule)) faults.push(`option ${row.id}: there is no rule ${rule}`)
  }
  const sections = new Set(rulebook.map(({ section }) => section))
  const inWords = (language: string, catalogue: Catalogue): void => {
    for (const id of ids) if (!wordsAt(catalogue, ['rules', id])) faults.push(`${language}: no words for ${id}`)
    for (const id of keysOf(catalogue, 'rules')) if (!ids.has(id)) faults.push(`${language}: there is no rule ${id}`)
    for (const section of sections) {
      if (!wordsAt(catalogue, ['sections', section])) faults.push(`${language}: no heading for ${section}`)
    }
  }
  for (const [language, catalogue] of Object.entries(catalogues)) inWords(language, catalogue)
  const headings = new Set(rulebook.flatMap(({ source }) => source.split(', ')))
  for (const [language, fetch] of Object.entries(translations)) {
    const catalogue = await fetch()
    inWords(language, catalogue)
    for (const heading of headings) {
      if (NAMED.test(heading) && !wordsAt(catalogue, ['sources', heading]))
        faults.push(`${language}: no name for the source ${heading}`)
    }
    for (const heading of keysOf(catalogue, 'sources')) {
      if (!headings.has(heading)) faults.push(`${language}: no rule is from ${heading}`)
    }
  }
  return faults
}
