import MagicString from 'magic-string'
import { dirname, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Plugin, Visitor, parseSync } from 'vite'
import { isAtom, markOf, roomOf } from './rooms.ts'

const SOURCES = fileURLToPath(new URL('../src', import.meta.url))

/** Where a name comes from: an atom, or a package whose component hands its class on to an element. */
const marked = (file: string, from: string): boolean =>
  from.startsWith('.')
    ? isAtom(relative(SOURCES, resolve(dirname(file), from)))
    : !from.startsWith('@menagerie/') && !from.startsWith('virtual:')

/**
 * TSX with the mark of its room on every element it draws: those with a name in small letters, atoms, components of packages,
 * and every component that is handed a class.
 */
export const withMarks = (file: string, code: string, room: string): MagicString | null => {
  const { program, errors, module } = parseSync(file, code)
  if (errors.length > 0) return null
  const outside = new Set(
    module.staticImports
      .filter((one) => marked(file, one.moduleRequest.value))
      .flatMap((one) => one.entries.map((entry) => entry.localName.value)),
  )
  const text = new MagicString(code)
  const mark = markOf(room)
  new Visitor({
    JSXOpeningElement(node) {
      if (node.name.type !== 'JSXIdentifier') return
      const name = node.name.name
      const own = /^[a-z]/.test(name) || outside.has(name)
      let named = false
      for (const attribute of node.attributes) {
        if (attribute.type !== 'JSXAttribute' || attribute.name.type !== 'JSXIdentifier') continue
        if (attribute.name.name !== 'className' && !attribute.name.name.endsWith('ClassName')) continue
        named ||= attribute.name.name === 'className'
        const { value } = attribute
        if (value?.type === 'Literal') text.appendRight(value.start + 1, `${mark} `)
        else if (value?.type === 'JSXExpressionContainer') {
          // What is handed on is marked only where there is something to hand on.
          text.appendRight(value.start + 1, own ? `'${mark} ' + ((` : `((it) => it && '${mark} ' + it)((`)
          text.appendLeft(value.end - 1, `) ?? '')`)
        }
      }
      if (own && !named) text.appendLeft(node.name.end, ` className="${mark}"`)
    },
  }).visit(program)
  return text
}

/** Marks everything a room draws, in the product and in development alike. */
export const roomsPlugin = (): Plugin => ({
  name: 'menagerie-rooms',
  enforce: 'pre',
  transform(code, id) {
    const file = id.split('?')[0] as string
    if (!file.endsWith('.tsx') || !file.startsWith(SOURCES)) return null
    const room = roomOf(relative(SOURCES, file))
    if (room === null) return null
    const text = withMarks(file, code, room)
    return text === null ? null : { code: text.toString(), map: text.generateMap({ hires: true }) }
  },
})
