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
const remembered = (read: (file: string, code: string) => Worn): ((file: string, code: string) => Worn) => {
  const known = new Map<string, Worn>()
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
