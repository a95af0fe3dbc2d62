import type { Finding } from '../finding.ts'
import { type Box, heightOf, meet, widthOf } from './boxes.ts'
import { asTouched, coverAt } from './cover.ts'
import { OVER_ITS_FRAME, OWNERS_OF_A_VEIL, PASSING } from './landmarks.ts'
import { comesByPush, modal, staysOver } from './reach.ts'
import { inWords } from './seen.ts'
import type { Words } from './texts.ts'

/** Pixels between points at which a line is looked at. */
const PITCH = 10

/** Every second of them is in the upper half of the letters, and every other in the lower. */
const pointsOn = (line: Box): readonly (readonly [x: number, y: number])[] => {
  const steps = Math.max(3, Math.ceil((widthOf(line) - 4) / PITCH))
  return Array.from({ length: steps + 1 }, (_, index) => [
    line.left + 2 + ((widthOf(line) - 4) * index) / steps,
    line.top + heightOf(line) * (index % 2 === 0 ? 0.3 : 0.7),
  ])
}

/** Cards lie on cards, in a fan or a pile; what of one in the hand has to be seen has a law of its own (`phone.ts`). */
const liesOnCard = (cover: Element, words: Element): boolean => {
  const [above, below] = [cover.closest('.card'), words.closest('.card')]
  return above !== null && below !== null && above !== below
}

/** It lies there for a good reason: for a moment, open over the page, or where words are scrolled or pushed from under it. */
const mayCover = (cover: Element, words: Element): boolean =>
  liesOnCard(cover, words) ||
  cover.closest(PASSING) !== null ||
  cover.closest(OVER_ITS_FRAME)?.parentElement?.contains(words) === true ||
  cover.closest(`${OWNERS_OF_A_VEIL}, [role="dialog"]`)?.contains(words) === false ||
  staysOver(words, cover) ||
  comesByPush(words, cover)

/** No words lie under what one cannot read through, wholly or in part. */
export const coveredWords = (all: readonly Words[]): readonly Finding[] =>
  asTouched(() => {
    const within = modal()
    return all.flatMap(({ element, text, lines, inside }): readonly Finding[] => {
      if (within !== null && !within.contains(element)) return []
      for (const line of lines) {
        const box = meet(line, inside)
        if (widthOf(box) <= 4 || heightOf(box) <= 4) continue
        const points = pointsOn(box)
        const covers = points.flatMap(([x, y]) => coverAt(element, x, y) ?? [])
        const cover = covers.find((one) => !mayCover(one, element))
        if (cover !== undefined)
          return [
            {
              law: 'covered',
              what: inWords(element),
              detail: `"${text.slice(0, 60)}" lies under ${inWords(cover)}, ${covers.length} of ${points.length} points`,
            },
          ]
      }
      return []
    })
  })
