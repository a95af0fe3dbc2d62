import { type ESTree, Visitor, parseSync } from 'vite'

/** Words of class attributes, and what begins or ends a word that is put together. */
export interface Worn {
  readonly words: ReadonlySet<string>
  readonly stems: ReadonlySet<string>
}

const split = (text: string, opens: boolean, closes: boolean, words: Set<string>, stems: Set<string>): void => {
  const parts = text.split(/\s+/)
  for (const [at, part] of parts.entries()) {
    if (part === '') continue
    const joined = (opens && at === 0) || (closes && at === parts.length - 1)
    ;(joined ? stems : words).add(part)
  }
}

/** What an expression may come to be, as far as it is written in it. */
const collect = (node: ESTree.Node | null, words: Set<string>, stems: Set<string>): void => {
  switch (node?.type) {
    case 'Literal':
      if (typeof node.value === 'string') split(node.value, false, false, words, stems)
      return
    case 'TemplateLiteral':
      for (const [at, part] of node.quasis.entries())
        split(part.value.raw, at > 0, at < node.quasis.length - 1, words, stems)
      for (const [at, one] of node.expressions.entries()) {
        const apart =
          /(?:^|\s)$/.test(node.quasis[at]?.value.raw ?? '') && /^(?:\s|$)/.test(node.quasis[at + 1]?.value.raw ?? '')
        // What stands at another word's end is no word by itself.
        collect(one, apart ? words : new Set(), stems)
      }
      return
    case 'ConditionalExpression':
      collect(node.consequent, words, stems)
      collect(node.alternate, words, stems)
      return
    case 'LogicalExpression':
      if (node.operator !== '&&') collect(node.left, words, stems)
      collect(node.right, words, stems)
      return
    case 'JSXExpressionContainer':
    case 'ParenthesizedExpression':
      collect(node.expression, words, stems)
      return
    default:
  }
}

/** Files are read again and again while faults are planted in others. */
const remembered = <Read>(read: (file: string, code: string) => Read): ((file: string, code: string) => Read) => {
  const known = new Map<string, Read>()
  return (file, code) => {
    const key = `${file}\n${code}`
    const found = known.get(key) ?? read(file, code)
    known.set(key, found)
    return found
  }
}

/** The classes a TSX file writes in its class attributes. */
export const wornIn = remembered((file, code) => {
  const words = new Set<string>()
  const stems = new Set<string>()
  new Visitor({
    JSXAttribute(node) {
      if (node.name.type === 'JSXIdentifier' && /^className$|ClassName$/.test(node.name.name))
        collect(node.value, words, stems)
    },
  }).visit(parseSync(file, code).program)
  return { words, stems }
})

/** Every word of every string of a file: wherever a class may be put together. */
export const saidIn = remembered((file, code) => {
  const words = new Set<string>()
  const stems = new Set<string>()
  new Visitor({
    Literal(node) {
      if (typeof node.value === 'string') split(node.value, false, false, words, stems)
    },
    TemplateLiteral(node) {
      for (const [at, part] of node.quasis.entries())
        split(part.value.raw, at > 0, at < node.quasis.length - 1, words, stems)
    },
  }).visit(parseSync(file, code).program)
  return { words, stems }
})

/** What a file draws besides classes. */
export interface Drawn {
  /** Names of elements, in small letters; those of components begin large. */
  readonly tags: ReadonlySet<string>
  /** Attributes it writes on what it draws. */
  readonly attributes: ReadonlySet<string>
  /** Attributes of the house's own (`data-`) that it sets on whatever stands on the page. */
  readonly states: ReadonlySet<string>
}

const dashed = (name: string): string => `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`

/** What a key may be, as far as it is written. */
const keysOf = (node: ESTree.Node | undefined, computed = true): readonly string[] => {
  switch (node?.type) {
    case 'Identifier':
      return computed ? [] : [node.name]
    case 'Literal':
      return [String(node.value)]
    case 'ConditionalExpression':
      return [...keysOf(node.consequent), ...keysOf(node.alternate)]
    default:
      return []
  }
}

export const drawnIn = remembered((file, code): Drawn => {
  const tags = new Set<string>()
  const attributes = new Set<string>()
  const states = new Set<string>()
  new Visitor({
    JSXOpeningElement(node) {
      if (node.name.type === 'JSXIdentifier') tags.add(node.name.name)
    },
    JSXAttribute(node) {
      if (node.name.type === 'JSXIdentifier') attributes.add(node.name.name)
    },
    // Handed on, among others.
    Property({ key, computed }) {
      for (const name of keysOf(key, computed)) if (name.startsWith('data-')) attributes.add(name)
    },
    AssignmentExpression({ left }) {
      if (left.type !== 'MemberExpression' || left.object.type !== 'MemberExpression') return
      const { object, property, computed } = left
      if (keysOf(object.property, object.computed).includes('dataset'))
        for (const name of keysOf(property, computed)) states.add(dashed(name))
    },
    CallExpression({ callee, arguments: [name] }) {
      if (callee.type !== 'MemberExpression') return
      if (keysOf(callee.property, callee.computed).some((one) => /^(?:set|toggle)Attribute$/.test(one)))
        for (const one of keysOf(name)) states.add(one)
    },
  }).visit(parseSync(file, code).program)
  return { tags, attributes, states }
})
