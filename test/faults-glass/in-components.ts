import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { WEB } from '../browser/support/catalogues.ts'
import { type Made, cut } from './fault.ts'
import type { Site } from './in-sheets.ts'

/** A node of the tree as the parser gives it: what is read of it is looked at first. */
interface Tree {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [name: string]: unknown
}

const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string'

const childrenOf = (tree: Tree): readonly Tree[] =>
  Object.values(tree).flatMap((value): readonly Tree[] =>
    Array.isArray(value) ? value.filter(isTree) : isTree(value) ? [value] : [],
  )

const attributesOf = (element: Tree): readonly Tree[] =>
  ((element['openingElement'] as Tree)['attributes'] as readonly Tree[]).filter((one) => one.type === 'JSXAttribute')

const nameOf = (named: Tree): string => (named['name'] as { readonly name?: string }).name ?? ''

/** Texts written out in a node: of a literal, or between the gaps of a template. */
const textsIn = (tree: Tree): readonly { readonly text: string; readonly start: number }[] => {
  if (tree.type === 'Literal' && typeof tree['value'] === 'string')
    return [{ text: tree['value'], start: tree.start + 1 }]
  // Its place begins with the sign before it.
  if (tree.type === 'TemplateElement')
    return [{ text: (tree['value'] as { readonly raw?: string }).raw ?? '', start: tree.start + 1 }]
  return childrenOf(tree).flatMap(textsIn)
}

const WORD = /[a-z][\w-]*/gi

const classNameOf = (element: Tree): Tree | undefined =>
  attributesOf(element).find((one) => nameOf(one) === 'className')

const classesOf = (element: Tree): readonly string[] => {
  const attribute = classNameOf(element)
  return attribute === undefined ? [] : textsIn(attribute).flatMap(({ text }) => text.match(WORD) ?? [])
}

const elementsIn = (tree: Tree): readonly Tree[] => [
  ...(tree.type === 'JSXElement' ? [tree] : []),
  ...childrenOf(tree).flatMap(elementsIn),
]

const each = (classes: readonly string[]): Made['worn'] => [...new Set(classes)].map((one) => [one])

/** Attributes that draw nothing and say nothing. */
const SILENT = /^(?:on[A-Z].*|key|ref|className|type)$/

const lineAt = (source: string, at: number): number => source.slice(0, at).split('\n').length

interface Component {
  readonly file: string
  readonly source: string
  /** Every class the file names. */
  readonly all: Made['worn']
}

type Found = readonly (readonly [kind: string, site: Site])[]

/** `within` is what the element stands in: another element, or an expression. */
const inElement = ({ file, source, all }: Component, element: Tree, within: Tree, around: readonly string[]): Found => {
  const name = nameOf(element['openingElement'] as Tree)
  const where = `${file}:${lineAt(source, element.start)} <${name}>`
  const own = classesOf(element)
  const below = elementsIn(element).flatMap(classesOf)
  const worn = [own, below, around].map(each).find((one) => one.length > 0) ?? all
  const put = within.type === 'JSXElement' || within.type === 'JSXFragment' ? '' : 'null'
  const attribute = classNameOf(element)
  return [
    [
      'element dropped',
      { words: `${where} is not drawn`, edits: [cut(file, element.start, element.end, put)], worn },
    ] as const,
    ...(attribute === undefined ? [] : textsIn(attribute)).flatMap(({ text, start }) =>
      [...text.matchAll(WORD)].map(
        ({ 0: one, index }) =>
          [
            'class dropped',
            {
              words: `${where} loses the class ${one}`,
              edits: [cut(file, start + index, start + index + one.length, '')],
              worn: [[one]],
            },
          ] as const,
      ),
    ),
    ...attributesOf(element)
      .filter((one) => /^[a-z]/.test(name) && !SILENT.test(nameOf(one)))
      .map(
        (one) =>
          [
            'element changed',
            { words: `${where} loses ${nameOf(one)}`, edits: [cut(file, one.start, one.end, '')], worn },
          ] as const,
      ),
  ]
}

const inTree = (component: Component, tree: Tree, within: Tree, around: readonly string[]): Found => {
  const isElement = tree.type === 'JSXElement'
  const own = isElement ? classesOf(tree) : []
  return [
    ...(isElement ? inElement(component, tree, within, around) : []),
    ...childrenOf(tree).flatMap((child) => inTree(component, child, tree, own.length > 0 ? own : around)),
  ]
}

/** Every place of a component where a class or an element may be dropped, or an element lose what it says. */
export const sitesInComponent = (file: string): Found => {
  const source = readFileSync(join(WEB, file), 'utf8')
  const program = parseSync(file, source).program as unknown as Tree
  const all = each(elementsIn(program).flatMap(classesOf))
  return inTree({ file, source, all }, program, program, [])
}
