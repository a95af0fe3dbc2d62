import type { Finding } from '../finding.ts'
import { heightOf, meet, screen, widthOf } from './boxes.ts'
import { coverAt } from './cover.ts'
import { BRASS, CARD, HAND, NAME, TABLE } from './landmarks.ts'
import { modal } from './reach.ts'
import { inWords, isShown, seenPart, styleOf } from './seen.ts'
import type { Words } from './texts.ts'

/** So narrow a screen is held upright in a hand, in pixels. */
const UPRIGHT = 400
/** Pixels: what names a card may be smaller than other words, for its label says it too, but never so small. */
const SMALLEST_NAME = 9
/** A hand of so many cards may lie over each other on a phone. */
const MOST_NAMED = 9

/** Why a name on a card is not read; null where it is. */
const unread = (name: Element, all: readonly Words[]): string | null => {
  const words = all.find(({ element }) => element === name)
  if (words === undefined || !isShown(name)) return 'is not drawn'
  if (words.size < SMALLEST_NAME - 0.05) return `is drawn at ${words.size.toFixed(1)} pixels`
  if (styleOf(name).textOverflow === 'ellipsis') return 'may be shortened'
  const cut = words.lines.some((line) => widthOf(line) - widthOf(meet(line, words.inside)) > 1.5)
  if (cut) return 'is cut off'
  const covered = words.lines.some((line) => {
    const y = (line.top + line.bottom) / 2
    return [line.left + 2, line.right - 2].some((x) => coverAt(name, x, y)?.closest(HAND) != null)
  })
  return covered ? 'lies under another card' : null
}

/** Cards of a hand bear their names on a phone, each as a whole. */
const cardNames = (all: readonly Words[]): readonly Finding[] => {
  if (widthOf(screen()) > UPRIGHT || modal() !== null) return []
  return [...document.querySelectorAll(HAND)].flatMap((hand) => {
    const cards = [...hand.querySelectorAll(CARD)].filter(isShown)
    if (cards.length > MOST_NAMED) return []
    return cards.flatMap((card): readonly Finding[] => {
      const name = card.querySelector(NAME)
      const why = name === null ? 'is not there' : unread(name, all)
      return why === null ? [] : [{ law: 'name', what: inWords(card), detail: `its name ${why}` }]
    })
  })
}

/** The one brass button that goes on stands in sight, whole, and is not scrolled to. */
const answers = (): readonly Finding[] => {
  if (modal() !== null) return []
  return [...document.querySelectorAll(`${TABLE} ${BRASS}`)].filter(isShown).flatMap((button): readonly Finding[] => {
    const box = button.getBoundingClientRect()
    const seen = seenPart(button)
    const [wide, high] = [box.width - widthOf(seen), box.height - heightOf(seen)]
    if (wide <= 2 && high <= 2) return []
    return [
      { law: 'answer', what: inWords(button), detail: `${Math.max(wide, high).toFixed(0)} pixels of it are not seen` },
    ]
  })
}

/** Pixels: on an iPhone a page is magnified, and stays so, when somebody begins to type in smaller letters. */
const TYPED = 16
const FIELDS =
  'textarea, select, input:not([type="checkbox"], [type="radio"], [type="file"], [type="range"], [type="hidden"])'

/** Letters that are typed are as large as an iPhone wants them. */
const typed = (): readonly Finding[] =>
  !matchMedia('(pointer: coarse)').matches
    ? []
    : [...document.querySelectorAll(FIELDS)].filter(isShown).flatMap((field): readonly Finding[] => {
        const size = Number.parseFloat(styleOf(field).fontSize)
        return size >= TYPED ? [] : [{ law: 'typed', what: inWords(field), detail: `is written in at ${size} pixels` }]
      })

/** What a small screen has to show: names of cards, what goes on, and what is typed. */
export const phones = (all: readonly Words[]): readonly Finding[] => [...cardNames(all), ...answers(), ...typed()]
