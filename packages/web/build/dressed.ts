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

const isTypeAlone = (node: { readonly importKind?: string }): boolean => node.importKind === 'type'

const bringsOf = (sources: Sources, file: string, code: string): Brings => {
  const [atOnce, later]: [string[], string[]] = [[], []]
  const add = (to: string[], from: unknown): void => {
    if (typeof from !== 'string' || !from.startsWith('.')) return
    const path = posix.join(posix.dirname(file), from)
    if (sources.has(path)) to.push(path)
  }
  new Visitor({
    ImportDeclaration(node) {
      if (!isTypeAlone(node)) add(atOnce, node.source.value)
    },
    ExportNamedDeclaration(node) {
      add(atOnce, node.source?.value)
    },
    ExportAllDeclaration(node) {
      add(atOnce, node.source.value)
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

/** What is there wherever a part begins: all that every way to it has brought. */
const thereAt = (brings: ReadonlyMap<string, Brings>, first: string): ReadonlyMap<string, ReadonlySet<string>> => {
  const parts = new Set([first, ...[...brings.values()].flatMap(({ later }) => later)])
  const closures = new Map([...parts].map((part) => [part, closure(brings, part)] as const))
  const there = new Map<string, ReadonlySet<string>>([[first, closures.get(first) as ReadonlySet<string>]])
  for (let changed = true; changed;) {
    changed = false
    for (const part of parts) {
      if (part === first) continue
      const ways = [...parts].filter(
        (one) =>
          one !== part &&
          there.has(one) &&
          [...(closures.get(one) ?? [])].some((file) => brings.get(file)?.later.includes(part) === true),
      )
      if (ways.length === 0) continue
      const before = ways.map((one) => there.get(one) as ReadonlySet<string>)
      const common = [...(before[0] ?? [])].filter((file) => before.every((one) => one.has(file)))
      const now = new Set([...(closures.get(part) ?? []), ...common])
      if (there.get(part)?.size === now.size) continue
      there.set(part, now)
      changed = true
    }
  }
  return there
}

/**
 * What is drawn has its clothes with it: every sheet of a room that styles a class by itself is there wherever a component of
 * that room wears the class, by whatever way one came. A page that lives long has the sheets of all it showed before, and so
 * hides that one of them came with something else.
 */
export const undressed = (sources: Sources, first: string): readonly string[] => {
  const programs = [...sources].filter(([file]) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
  const brings = new Map(programs.map(([file, code]) => [file, bringsOf(sources, file, code)] as const))
  const sheets = [...sources]
    .filter(([file]) => file.endsWith('.css') && roomOf(file) !== null)
    .map(([file, text]) => ({ file, room: roomOf(file), styles: stylesByItself(text) }))
  const found = new Set<string>()
  for (const there of thereAt(brings, first).values())
    for (const file of there) {
      const room = roomOf(file)
      if (!file.endsWith('.tsx') || room === null) continue
      for (const word of wornIn(file, sources.get(file) ?? '').words)
        for (const sheet of sheets)
          if (sheet.room === room && sheet.styles.has(word) && !there.has(sheet.file))
            found.add(`${file}: the class ${word} is worn where ${sheet.file} may not have come`)
    }
  return [...found].sort()
}
