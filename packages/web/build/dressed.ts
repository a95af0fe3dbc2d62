import { posix } from 'node:path'
import postcss from 'postcss'
import { Visitor, parseSync } from 'vite'
import { roomOf } from './rooms.ts'
import type { Sources } from './rooms-law.ts'
import { isFrame } from './rules.ts'
import { wornIn } from './worn.ts'

/** What a program brings with it: at once, and later, where it is asked for. */
interface Brings {
  readonly atOnce: readonly string[]
  readonly later: readonly string[]
}

const bringsOf = (sources: Sources, file: string, code: string): Brings => {
  const [atOnce, later]: [string[], string[]] = [[], []]
  const add = (to: string[], from: unknown): void => {
    if (typeof from !== 'string' || !from.startsWith('.')) return
    const path = posix.join(posix.dirname(file), from)
    if (sources.has(path)) to.push(path)
  }
  new Visitor({
    ImportDeclaration(node) {
      if (node.importKind !== 'type') add(atOnce, node.source.value)
    },
    ExportNamedDeclaration(node) {
      if (node.exportKind !== 'type') add(atOnce, node.source?.value)
    },
    ExportAllDeclaration(node) {
      if (node.exportKind !== 'type') add(atOnce, node.source.value)
    },
    ImportExpression(node) {
      if (node.source.type === 'Literal') add(later, node.source.value)
    },
  }).visit(parseSync(file, code).program)
  return { atOnce, later }
}

/** Everything that is there when a file is, itself included. */
const closure = (brings: ReadonlyMap<string, Brings>, file: string): ReadonlySet<string> => {
  const found = new Set<string>()
  const open = [file]
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    if (found.has(at)) continue
    found.add(at)
    open.push(...(brings.get(at)?.atOnce ?? []))
  }
  return found
}

/** All that one can have come to, from part to part, while a sheet has not come. */
const comeWithout = (
  brings: ReadonlyMap<string, Brings>,
  closures: ReadonlyMap<string, ReadonlySet<string>>,
  first: string,
  sheet: string,
): ReadonlySet<string> => {
  const [found, seen, open] = [new Set<string>(), new Set<string>(), [first]]
  for (let part = open.pop(); part !== undefined; part = open.pop()) {
    const there = closures.get(part) ?? new Set()
    if (seen.has(part) || there.has(sheet)) continue
    seen.add(part)
    for (const file of there) {
      found.add(file)
      open.push(...(brings.get(file)?.later ?? []))
    }
  }
  return found
}

/** Classes that a sheet styles wherever they are worn, with nothing said of what is around them. */
const stylesByItself = (sheet: string): ReadonlySet<string> => {
  const found = new Set<string>()
  postcss.parse(sheet).walkRules((rule) => {
    if (isFrame(rule)) return
    for (const one of rule.selectors) {
      const word = /^\.([\w-]+)$/.exec(one)?.[1]
      if (word !== undefined) found.add(word)
    }
  })
  return found
}

/**
 * What is drawn has its clothes with it: every sheet of a room that styles a class by itself is there wherever a component of
 * that room wears the class, by whatever way one came. A page that lives long has the sheets of all it showed before, and so
 * hides that one of them came with something else.
 */
export const undressed = (sources: Sources, first: string): readonly string[] => {
  const programs = [...sources].filter(([file]) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
  const brings = new Map(programs.map(([file, code]) => [file, bringsOf(sources, file, code)] as const))
  const parts = new Set([first, ...[...brings.values()].flatMap(({ later }) => later)])
  const closures = new Map([...parts].map((part) => [part, closure(brings, part)] as const))
  const wearing = programs
    .filter(([file]) => file.endsWith('.tsx'))
    .map(([file, code]) => ({ file, ...wornIn(file, code) }))
  const found = new Set<string>()
  for (const [sheet, text] of sources) {
    const room = sheet.endsWith('.css') ? roomOf(sheet) : null
    if (room === null) continue
    const styles = stylesByItself(text)
    const bare = comeWithout(brings, closures, first, sheet)
    for (const { file, words } of wearing)
      if (roomOf(file) === room && bare.has(file))
        for (const word of words)
          if (styles.has(word)) found.add(`${file}: the class ${word} is worn where ${sheet} may not have come`)
  }
  return [...found].sort()
}
