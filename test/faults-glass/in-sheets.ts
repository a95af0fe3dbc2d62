import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import postcss, { type Declaration, type Node, type Rule } from 'postcss'
import { WEB } from '../browser/support/catalogues.ts'
import { type Made, cut } from './fault.ts'

export type Site = Omit<Made, 'id'>

const CLASS = /\.(-?[A-Za-z_][\w-]*)/g

/** The classes an element and its surroundings wear when a selector says them. */
const classesOf = (selector: string): readonly string[] => [
  ...new Set([...selector.replace(/:not\([^)]*\)/g, '').matchAll(CLASS)].map(([, name]) => name as string)),
]

const KEYWORDS: Readonly<Record<string, string>> = {
  none: 'block',
  flex: 'block',
  grid: 'block',
  block: 'none',
  center: 'start',
  start: 'center',
  end: 'start',
  'flex-start': 'center',
  'flex-end': 'flex-start',
  'space-between': 'center',
  stretch: 'start',
  hidden: 'visible',
  clip: 'visible',
  auto: 'visible',
  visible: 'hidden',
  absolute: 'static',
  relative: 'static',
  fixed: 'absolute',
  nowrap: 'normal',
  wrap: 'nowrap',
  column: 'row',
  row: 'column',
  uppercase: 'none',
  inherit: '#777',
}

const NUMBER = /(?<![\w#-])(\d*\.?\d+)(px|%|em|rem|vw|vh|vmin|vmax|cqw|cqh|ch|fr|deg|ms|s)?(?![\w-])/
const COLOUR = /#[\da-f]{3,8}\b/i

/** Another value of the same kind: a length doubled, a colour turned grey, a keyword's opposite. */
export const otherValue = (value: string): string => {
  const keyword = KEYWORDS[value]
  if (keyword !== undefined) return keyword
  if (COLOUR.test(value)) return value.replace(COLOUR, '#7d7d7d')
  if (NUMBER.test(value))
    return value.replace(NUMBER, (_, number: string, unit: string | undefined) =>
      Number(number) === 0 ? `9${unit ?? 'px'}` : `${Number(number) * 2}${unit ?? ''}`,
    )
  return 'initial'
}

const offset = (node: Node, edge: 'start' | 'end'): number => node.source?.[edge]?.offset ?? 0

const isFrame = (rule: Rule): boolean => rule.parent?.type === 'atrule' && /keyframes/.test(String(rule.parent))

const wornBy = (rule: Rule): Made['worn'] => rule.selectors.map(classesOf).filter((one) => one.length > 0)

interface Sheet {
  readonly file: string
  readonly source: string
}

const inDeclaration = ({ file }: Sheet, rule: Rule, node: Declaration): Readonly<Record<string, Site>> => {
  const [start, end] = [offset(node, 'start'), offset(node, 'end')]
  const where = `${file}:${node.source?.start?.line ?? 0} ${rule.selector.replace(/\s+/g, ' ')}`
  const value = otherValue(node.value)
  const worn = wornBy(rule)
  const put = `${node.prop}: ${value}${node.important ? ' !important' : ''};`
  return {
    'declaration dropped': {
      words: `${where} loses ${node.prop}: ${node.value}`,
      edits: [cut(file, start, end, '')],
      worn,
    },
    'value changed': {
      words: `${where} has ${node.prop}: ${value} instead of ${node.value}`,
      edits: [cut(file, start, end, put)],
      worn,
    },
  }
}

const inRule = ({ file }: Sheet, rule: Rule): readonly (readonly [kind: string, site: Site])[] => {
  const start = offset(rule, 'start')
  const where = `${file}:${rule.source?.start?.line ?? 0} ${rule.selector.replace(/\s+/g, ' ')}`
  const worn = wornBy(rule)
  return [
    ['rule dropped', { words: `${where} is dropped`, edits: [cut(file, start, offset(rule, 'end'), '')], worn }],
    ...[...rule.selector.matchAll(CLASS)].map(({ index, 1: name = '' }): readonly [string, Site] => [
      'class renamed',
      {
        words: `${where} says ${name}-gone`,
        edits: [cut(file, start + index + 1 + name.length, start + index + 1 + name.length, '-gone')],
        worn,
      },
    ]),
  ]
}

/** Every place of a sheet where something may be dropped or changed, by what is done. */
export const sitesInSheet = (file: string): readonly (readonly [kind: string, site: Site])[] => {
  const sheet: Sheet = { file, source: readFileSync(join(WEB, file), 'utf8') }
  const found: (readonly [string, Site])[] = []
  postcss.parse(sheet.source).walkRules((rule) => {
    if (isFrame(rule)) return
    // A selector that postcss tidied stands elsewhere than it says.
    if (sheet.source.startsWith(rule.selector, offset(rule, 'start'))) found.push(...inRule(sheet, rule))
    rule.each((node) => {
      if (node.type === 'decl') found.push(...Object.entries(inDeclaration(sheet, rule, node)))
    })
  })
  return found
}
