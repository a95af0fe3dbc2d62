import { readFileSync, readdirSync } from 'node:fs'
import postcss from 'postcss'
import parser from 'postcss-selector-parser'
import { isFrame } from './rules.ts'

const STYLES = new URL('../src/styles/', import.meta.url)

/** The classes a sheet names. */
const wordsOf = (css: string): ReadonlySet<string> => {
  const words = new Set<string>()
  postcss.parse(css).walkRules((rule) => {
    if (isFrame(rule)) return
    parser((root) => root.walkClasses(({ value }) => void words.add(value))).processSync(rule.selector)
  })
  return words
}

/** The words everybody may write: those of the sheets of the house. */
export const houseWords = (): ReadonlySet<string> =>
  new Set(
    readdirSync(STYLES)
      .filter((file) => file.endsWith('.css'))
      .flatMap((file) => [...wordsOf(readFileSync(new URL(file, STYLES), 'utf8'))]),
  )
