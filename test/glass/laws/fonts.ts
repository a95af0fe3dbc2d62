import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { create } from 'fontkit'
import { ROOT, WEB } from '../../browser/support/catalogues.ts'

/** A slice of a font as a style sheet declares it. */
interface Face {
  readonly family: string
  /** Weight and style: what a browser chooses before it looks at letters. */
  readonly cut: string
  /** Code points it is asked for, as pairs of first and last; null: all it has. */
  readonly range: readonly (readonly [first: number, last: number])[] | null
  readonly file: string
}

const MODULES = join(ROOT, 'node_modules')

/** What a style sheet names: a file beside it, or one of a package. */
const locate = (name: string, folder: string): string => join(name.startsWith('.') ? folder : MODULES, name)

/** A style sheet with those it imports put in their place, each with its folder. */
const sheetsFrom = (path: string): readonly { readonly css: string; readonly folder: string }[] => {
  const css = readFileSync(path, 'utf8')
  const folder = dirname(path)
  const imported = [...css.matchAll(/@import\s+['"]([^'"]+)['"]/g)].flatMap(([, name]) =>
    sheetsFrom(locate(name as string, folder)),
  )
  return [...imported, { css, folder }]
}

const fieldOf = (rule: string, name: string): string | null =>
  new RegExp(`${name}:\\s*([^;}]+)`).exec(rule)?.[1]?.trim() ?? null

const rangeOf = (value: string): Face['range'] =>
  value.split(',').map((part) => {
    const [first, last] = part.trim().replace(/^U\+/i, '').split('-')
    return [Number.parseInt(first as string, 16), Number.parseInt(last ?? (first as string), 16)] as const
  })

const facesFrom = (sheet: string): readonly Face[] =>
  sheetsFrom(join(WEB, 'styles', sheet)).flatMap(({ css, folder }) =>
    [...css.matchAll(/@font-face\s*{[^}]*}/g)].map(([rule]) => {
      const range = fieldOf(rule, 'unicode-range')
      return {
        family: (fieldOf(rule, 'font-family') ?? '').replace(/['"]/g, ''),
        cut: `${fieldOf(rule, 'font-weight') ?? ''} ${fieldOf(rule, 'font-style') ?? ''}`,
        range: range === null ? null : rangeOf(range),
        file: locate(/url\(([^)]+\.woff2)\)/.exec(rule)?.[1] ?? '', folder),
      }
    }),
  )

const opened = new Map<string, ReadonlySet<number>>()

const lettersIn = (file: string): ReadonlySet<number> => {
  let letters = opened.get(file)
  if (letters === undefined) {
    const font = create(readFileSync(file))
    if (!('characterSet' in font)) throw new Error(`${file} holds several fonts`)
    letters = new Set(font.characterSet)
    opened.set(file, letters)
  }
  return letters
}

const isAsked = ({ range }: Face, letter: number): boolean =>
  range === null || range.some(([first, last]) => letter >= first && letter <= last)

/** Families of a custom property of a style sheet, in the order they are tried. */
const stackIn = (css: string, name: string): readonly string[] =>
  (new RegExp(`--font-${name}:\\s*([^;]+);`).exec(css)?.[1] ?? '')
    .split(',')
    .map((family) => family.trim().replace(/['"]/g, ''))

export type Language = 'en' | 'ja'
export const STACKS = ['display', 'text', 'ui'] as const
export type Stack = (typeof STACKS)[number]

const SHEETS: Readonly<Record<Language, readonly string[]>> = {
  en: ['fonts.css'],
  ja: ['fonts.css', 'fonts-ja.css'],
}
const NAMED_IN: Readonly<Record<Language, string>> = { en: 'tokens.css', ja: 'japanese.css' }

/**
 * Whether the fonts that are shipped draw a letter, in every weight that is declared, when it is set in one of the three
 * stacks. Fonts of the system do not count: nobody knows which there are.
 */
export const drawnBy = (language: Language): ((letter: number, stack: Stack) => boolean) => {
  const faces = SHEETS[language].flatMap(facesFrom)
  const css = readFileSync(join(WEB, 'styles', NAMED_IN[language]), 'utf8')
  const known = new Map<string, boolean>()
  const draws = (family: string, letter: number): boolean => {
    const key = `${family} ${letter}`
    let answer = known.get(key)
    if (answer === undefined) {
      const own = faces.filter((face) => face.family === family)
      const cuts = [...new Set(own.map(({ cut }) => cut))]
      answer =
        own.length > 0 &&
        cuts.every((cut) =>
          own.some((face) => face.cut === cut && isAsked(face, letter) && lettersIn(face.file).has(letter)),
        )
      known.set(key, answer)
    }
    return answer
  }
  const families = new Map(STACKS.map((stack) => [stack, stackIn(css, stack)] as const))
  return (letter, stack) => (families.get(stack) ?? []).some((family) => draws(family, letter))
}
