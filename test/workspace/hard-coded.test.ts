import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { expect, test } from 'vitest'
import { parseSync } from 'vite'
import { ROOT, WEB, clientPairs, sourcesUnder, stemOf, textsOf } from '../browser/support/catalogues.ts'

interface Node {
  readonly type: string
  readonly [field: string]: unknown
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

const walk = (node: Node, visit: (node: Node) => void): void => {
  visit(node)
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? (value as unknown[]) : [value]) if (isNode(child)) walk(child, visit)
  }
}

const files = sourcesUnder(WEB)
const trees = new Map(
  files.map((file) => [file, parseSync(file, readFileSync(file, 'utf8')).program as unknown as Node] as const),
)

/** What people see or hear of an element beside its children. */
const SPOKEN = new Set([
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'title',
  'placeholder',
  'alt',
  'label',
])
/** Names of places and licences, and letters that stand for nothing but themselves. */
const FREE = new Set(['game-icons.net', 'CC BY 3.0', 'SIL OFL 1.1', 'Esc', 'x'])

const isSaid = (text: string): boolean => /\p{L}/u.test(text) && !FREE.has(text.trim())

const textIn = (node: unknown): string => {
  if (!isNode(node)) return ''
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? node['value'] : ''
  if (node.type === 'JSXExpressionContainer') return textIn(node['expression'])
  if (node.type === 'ConditionalExpression') return textIn(node['consequent']) + textIn(node['alternate'])
  return ''
}

test('no text that people see stands in the code', () => {
  const said: string[] = []
  for (const [file, tree] of trees) {
    if (!file.endsWith('.tsx')) continue
    const at = relative(ROOT, file)
    walk(tree, (node) => {
      if (node.type === 'JSXText' && isSaid(String(node['value']))) said.push(`${at}: ${String(node['value']).trim()}`)
      if (node.type === 'JSXElement') {
        for (const child of node['children'] as readonly unknown[]) {
          if (isNode(child) && child.type === 'JSXExpressionContainer' && isSaid(textIn(child)))
            said.push(`${at}: ${textIn(child)}`)
        }
      }
      if (node.type !== 'JSXAttribute') return
      const name = (node['name'] as { readonly name?: unknown }).name
      if (typeof name === 'string' && SPOKEN.has(name) && isSaid(textIn(node['value'])))
        said.push(`${at}: ${name}: ${textIn(node['value'])}`)
    })
  }
  expect(said).toEqual([])
})

/** Keys as they are asked for: whole, or with gaps where a value is filled in. */
const asked = (() => {
  const whole = new Set<string>()
  const gapped: RegExp[] = []
  for (const tree of trees.values()) {
    walk(tree, (node) => {
      if (node.type === 'Literal' && typeof node['value'] === 'string') whole.add(node['value'].replace(/^[\w-]+:/, ''))
      if (node.type !== 'TemplateLiteral') return
      const parts = (node['quasis'] as readonly { readonly value: { readonly raw: string } }[]).map(
        ({ value }) => value.raw,
      )
      if (!parts.some((part) => part.includes('.'))) return
      const pattern = parts
        .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
        .join('(.+)')
        .replace(/^.*:/, '')
      gapped.push(new RegExp(`^(?:[\\w-]+:)?${pattern}$`))
    })
  }
  // A pattern of gaps alone would fit every key: there each part has to be named somewhere.
  const fits = (pattern: RegExp, key: string): boolean => {
    const found = pattern.exec(key)
    if (found === null) return false
    const gaps = found.slice(1)
    return gaps.join('').length < key.length - gaps.length + 1 || gaps.every((gap) => whole.has(gap))
  }
  return (key: string): boolean => whole.has(key) || gapped.some((pattern) => fits(pattern, key))
})()

test('every word of the client is asked for by somebody', () => {
  const dead = clientPairs().flatMap(({ room, en }) =>
    [...new Set([...textsOf(en).keys()].map(stemOf))].filter((key) => !asked(key)).map((key) => `${room}: ${key}`),
  )
  expect(dead).toEqual([])
})
