import type { Finding } from '../finding.ts'
import { SMALL_WORDS } from '../small-words.ts'
import { type Box, boxOf, heightOf, inPixels, meet, widthOf } from './boxes.ts'
import { coverAt, isSeenAt } from './cover.ts'
import { PASSING, PROMPT, TABLE, WINDOW } from './landmarks.ts'
import { type Framed, framed, isOutside } from './framed.ts'
import { joined } from './joined.ts'
import { asPainted } from './paint.ts'
import { brought, modal } from './reach.ts'
import { inWords, isShown, lookAnew, seenPart, styleOf } from './seen.ts'
import { type Words, isCutAway, texts } from './texts.ts'
import { torn } from './torn.ts'

/** Pixels, as drawn. */
const SMALLEST = 11
const NARROWEST_PROMPT = 120

const quoted = (text: string): string => (text.length > 60 ? `"${text.slice(0, 59)}…"` : `"${text}"`)

const exempt = SMALL_WORDS.map(({ where }) => where).join()

const areSmall = ({ text, size }: Words): boolean => size < SMALLEST - 0.05 && /[\p{L}\p{N}]/u.test(text)

/** Words that tell something are large enough to be read. */
const sizes = (all: readonly Words[]): readonly Finding[] =>
  all
    .filter((words) => areSmall(words) && words.element.closest(exempt) === null)
    .map(({ element, text, size }) => ({
      law: 'small',
      what: inWords(element),
      detail: `${quoted(text)} at ${size.toFixed(1)} pixels`,
    }))

/** Small words in a place where they may be, and what the thing they stand on is called. */
export const smallWords = (where: string): readonly { readonly text: string; readonly called: string }[] =>
  asPainted(() => {
    lookAnew()
    return texts()
      .filter((words) => !isCutAway(words) && areSmall(words) && words.element.closest(where) !== null)
      .map(({ element, text }) => ({
        text,
        called: element.closest('[aria-label]')?.getAttribute('aria-label') ?? '',
      }))
  })

/** The nearest thing above that is pressed. */
const CONTROL = 'button, a[href], [role="button"], [role="tab"], [role="option"]'

/** How far words leave a box sideways and up or down, in pixels. */
const spill = (words: Words, box: Box): { readonly across: number; readonly along: number } => ({
  across: Math.max(...words.lines.map((line) => Math.max(box.left - line.left, line.right - box.right))),
  along: Math.max(...words.lines.map((line) => Math.max(box.top - line.top, line.bottom - box.bottom))),
})

const isShortened = (element: Element): boolean => styleOf(element).textOverflow === 'ellipsis'

/** What words of a control have to stand in: a badge that hangs over its edge, or the control itself. */
const plateOf = (element: Element, control: Element): Element => {
  for (let at = element; at !== control; at = at.parentElement ?? control)
    if (styleOf(at).position === 'absolute') return at
  return control
}

/** Words of a button stand inside it, all of them. */
const inButtons = (all: readonly Words[]): readonly Finding[] =>
  all.flatMap((words): readonly Finding[] => {
    const control = words.element.closest(CONTROL)
    if (control === null || styleOf(control).display === 'inline') return []
    const { across, along } = spill(words, boxOf(plateOf(words.element, control)))
    if (across > 2 || along > 2)
      return [
        {
          law: 'spill',
          what: inWords(control),
          detail: `${quoted(words.text)} leaves it by ${Math.max(across, along).toFixed(0)} pixels`,
        },
      ]
    return []
  })

/** Words of which something is cut off at the edges of boxes that cannot be scrolled, or all of it. */
const cutOff = (all: readonly Framed[]): readonly Finding[] =>
  all.flatMap((one): readonly Finding[] => {
    const { words, fixed } = one
    if (words.element.closest(WINDOW) !== null) return []
    const { across, along } = spill(words, fixed)
    const inPrompt = words.element.closest(PROMPT) !== null
    const inControl = words.element.closest(CONTROL) !== null
    const found = (detail: string): readonly Finding[] => [
      { law: inPrompt ? 'prompt' : 'cut', what: inWords(words.element), detail: `${quoted(words.text)} ${detail}` },
    ]
    if (isOutside(one)) return found('is hidden by what cuts it off')
    if (isShortened(words.element) && !inPrompt && !inControl) return []
    if (across <= 2 && along <= 3) return []
    return found(`is cut by ${Math.max(across, along).toFixed(0)} pixels`)
  })

/** How a prompt stands on its table: never more of it than this. */
const LARGEST_PROMPT = 0.3

const shareOf = (prompt: Element): number => {
  const [bar, table] = [prompt.closest('section'), prompt.closest('main')]
  if (bar === null || table === null) return 0
  const [taken, all] = [boxOf(bar), boxOf(table)]
  return (widthOf(taken) * heightOf(taken)) / (widthOf(all) * heightOf(all))
}

/** Lines of a prompt that something lies over; a tip that somebody asked for is gone with the next press. */
const coveredLines = (prompt: Element, all: readonly Words[]): readonly Words[] =>
  all.filter(
    ({ element, lines }) =>
      prompt.contains(element) &&
      lines.some((line) => {
        const cover = coverAt(element, (line.left + line.right) / 2, (line.top + line.bottom) / 2)
        return cover !== null && cover.closest(PASSING) === null
      }),
  )

/** The part of a prompt one sees: on a table all of it at once, on a page that scrolls what can be brought. */
const seenOf = (prompt: Element): Box => (prompt.closest(TABLE) === null ? brought(prompt) : seenPart(prompt))

/** Nothing is asked behind what alone may be used now. */
const asks = (prompt: Element): boolean => isShown(prompt) && (modal()?.contains(prompt) ?? true)

/** What is asked can be read: wide enough, whole and uncovered; and leaves room for the table. */
const prompts = (all: readonly Words[]): readonly Finding[] =>
  [...document.querySelectorAll<HTMLElement>(PROMPT)].filter(asks).flatMap((prompt) => {
    const found = (detail: string): Finding => ({ law: 'prompt', what: inWords(prompt), detail })
    if ((prompt.textContent ?? '').trim() === '') return []
    const [box, part] = [boxOf(prompt), seenOf(prompt)]
    const { scrollWidth, scrollHeight, clientWidth, clientHeight } = prompt
    const share = shareOf(prompt)
    return [
      ...(widthOf(part) < NARROWEST_PROMPT ? [found(`${widthOf(part).toFixed(0)} pixels wide`)] : []),
      ...(widthOf(box) - widthOf(part) > 1 || heightOf(box) - heightOf(part) > 1
        ? [found(`cut at ${inPixels(box)}`)]
        : []),
      // Letters reach a few pixels out of tight lines.
      ...(scrollHeight > clientHeight + 6 || scrollWidth > clientWidth + 1
        ? [found(`${scrollWidth} x ${scrollHeight} in ${clientWidth} x ${clientHeight}`)]
        : []),
      ...(!['none', ''].includes(styleOf(prompt).webkitLineClamp) ? [found('cut after some lines')] : []),
      ...(share > LARGEST_PROMPT ? [found(`takes ${Math.round(share * 100)} % of the table`)] : []),
      ...coveredLines(prompt, all).map(({ text }) => found(`${quoted(text)} is covered`)),
    ]
  })

interface Line {
  readonly words: Words
  readonly box: Box
}

/** Two texts never stand on each other. */
const overlaps = (all: readonly Words[]): readonly Finding[] => {
  const lines: Line[] = all
    .flatMap((words) => words.lines.map((line) => ({ words, box: meet(line, words.inside) })))
    .filter(({ box }) => widthOf(box) > 2 && heightOf(box) > 2)
    .sort((one, other) => one.box.left - other.box.left)
  const found = new Map<string, Finding>()
  lines.forEach((line, index) => {
    for (let at = index + 1; at < lines.length; at++) {
      const other = lines[at] as Line
      if (other.box.left > line.box.right - 2) break
      if (other.words === line.words) continue
      const both = meet(line.box, other.box)
      if (widthOf(both) < 2.5 || heightOf(both) < 2.5) continue
      const [x, y] = [(both.left + both.right) / 2, (both.top + both.bottom) / 2]
      if (!isSeenAt(line.words.element, x, y) || !isSeenAt(other.words.element, x, y)) continue
      const what = inWords(line.words.element)
      found.set(`${line.words.text} ${other.words.text}`, {
        law: 'overlap',
        what,
        detail: `${quoted(line.words.text)} and ${quoted(other.words.text)} at ${inPixels(both)}`,
      })
    }
  })
  return [...found.values()]
}

/** What a person reads or hears, as it stands on the page. */
export interface Said {
  readonly text: string
  readonly what: string
  /** In letters, not only by name. */
  readonly drawn: boolean
  /** The language it is said to be in. */
  readonly spoken: string
  /** The language of the page, whose fonts are at hand. */
  readonly around: string
}

const SPOKEN = ['aria-label', 'aria-description', 'aria-roledescription', 'title', 'placeholder', 'alt']

/** Everything the page says, in letters or by name: each text once. */
export const said = (all: readonly Words[]): readonly Said[] => {
  const found = new Map<string, Said>()
  const note = (element: Element, text: string, drawn: boolean): void => {
    if (text === '' || found.has(text)) return
    // Keys bear the names that are printed on them.
    const spoken = element.matches('kbd') ? '' : (element.closest('[lang]')?.getAttribute('lang') ?? '')
    found.set(text, { text, what: inWords(element), drawn, spoken, around: document.documentElement.lang })
  }
  for (const { element, text } of all) note(element, text, true)
  for (const name of SPOKEN)
    for (const element of document.querySelectorAll(`[${name}]`))
      note(element, (element.getAttribute(name) ?? '').trim(), false)
  return [...found.values()]
}

export const words = (all: readonly Words[]): readonly Finding[] => {
  const inFrames = framed(all)
  // On the screen now, or where one can scroll to it.
  const drawn = inFrames.filter((one) => !isOutside(one)).map((one) => one.words)
  const onScreen = all.filter((one) => !isCutAway(one))
  return [
    ...sizes(drawn),
    ...inButtons(drawn),
    ...cutOff(inFrames),
    ...prompts(onScreen),
    ...overlaps(onScreen),
    ...torn(drawn),
    ...joined(drawn),
  ]
}
