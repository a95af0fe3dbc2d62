import { readFileSync, readdirSync } from 'node:fs'
import postcss from 'postcss'
import { classesOf } from './rules.ts'

const STYLES = new URL('../src/styles/', import.meta.url)

/** The words everybody may write: those of the sheets of the house. */
export const houseWords = (): ReadonlySet<string> =>
  new Set(
    readdirSync(STYLES)
      .filter((file) => file.endsWith('.css'))
      .flatMap((file) => [...classesOf(postcss.parse(readFileSync(new URL(file, STYLES), 'utf8'))).keys()]),
  )
