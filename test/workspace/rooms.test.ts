import { readFileSync, readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { undressed } from '../../packages/web/build/dressed.ts'
import { fenced } from '../../packages/web/build/fence.ts'
import { documentedIn, strayed } from '../../packages/web/build/rooms-law.ts'
import { withMarks } from '../../packages/web/build/rooms-plugin.ts'

const SOURCES = new URL('../../packages/web/src/', import.meta.url).pathname

const sources = new Map(
  readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:css|tsx?)$/.test(file))
    .map((file) => [file, readFileSync(`${SOURCES}${file}`, 'utf8')] as const),
)
const documented = documentedIn(readFileSync(`${SOURCES}pieces/README.md`, 'utf8'))

/** What is found when some files have other words as well. */
const planted = (...faults: readonly (readonly [file: string, text: string])[]): string =>
  strayed(
    new Map([...sources, ...faults.map(([file, text]) => [file, `${sources.get(file) ?? ''}\n${text}`] as const)]),
    documented,
  ).join('\n')

/** Where a browser would balance columns: whatever comes late sends what somebody presses to the other one. */
const balanced = (sheets: ReadonlyMap<string, string>): readonly string[] =>
  [...sheets]
    .filter(([file, text]) => file.endsWith('.css') && /[{;]\s*columns?(?:-count|-width)?:/.test(text))
    .map(([file]) => file)

describe('the sheets of the client', () => {
  it('leave no columns to be balanced', () => {
    expect(balanced(sources)).toEqual([])
    expect(
      balanced(
        new Map([
          ['a.css', '.a {\n  columns: 2;\n}'],
          ['b.css', '.b { grid-template-columns: 1fr }'],
        ]),
      ),
    ).toEqual(['a.css'])
  })

  it('name their own rooms and the house alone', () => {
    expect(strayed(sources, documented)).toEqual([])
  })

  it.each([
    ['a class nothing has', 'pieces/seat.css', '.seat .nobody { color: red }', 'the class nobody'],
    ["another room's class", 'boards/monstructor/board.css', '.ms .stage-art { color: red }', 'the class stage-art'],
    ['an attribute nothing has', 'pieces/sheet.css', '.sheet-body [data-lost] { height: 1px }', 'sheet has data-lost'],
    ['an element nothing is', 'pieces/seat.css', '.seat dl { color: red }', 'nothing of seat is dl'],
    ['a class no sheet knows', 'pieces/zone.tsx', 'export const x = <p className="zone lost-word" />', 'lost-word'],
    ["a class of another room's sheet", 'pieces/zone.tsx', 'export const x = <p className="stage-art" />', 'stage-art'],
    ['an animation twice', 'pieces/zone.css', '@keyframes stage { to { opacity: 0 } }', 'the animation stage'],
    ["another room's animation", 'pieces/zone.css', '.zone { animation: tumble 1s }', 'the animation tumble'],
    ['a kind of two games', 'boards/monster-pack/cards.css', "[data-kind='trap'] { --kind: red }", 'the kind trap'],
    ['a sheet of an atom', 'pieces/icon.css', '.ico { color: red }', 'pieces/icon.tsx'],
  ])('are held to it: %s', (_, file, text, what) => {
    expect(planted([file, text])).toContain(what)
  })

  it('speak by documented properties alone', () => {
    const found = planted(
      ['pieces/zone.css', '.zone { --said: red }'],
      ['pieces/seat.css', '.seat { color: var(--said) }'],
    )
    expect(found).toContain('pieces/seat.css: --said is set by another room')
  })
})

/** What is found when a file has one line less. */
const without = (file: string, line: string): string => {
  const text = sources.get(file) ?? ''
  expect(text).toContain(line)
  return undressed(new Map([...sources, [file, text.replace(line, '')]]), 'main.tsx').join('\n')
}

describe('what is drawn has its clothes with it', () => {
  it('in every part, by whatever way one came', () => {
    expect(undressed(sources, 'main.tsx')).toEqual([])
  })

  it('and a sheet that comes with something else is told by name', () => {
    expect(without('boards/monstructor/centre-stage.tsx', "import './put.css'\n")).toBe(
      'boards/monstructor/centre-stage.tsx: the class ms-put is worn where boards/monstructor/put.css may not have come',
    )
    expect(without('boards/monster-pack/board.tsx', "import './board.css'\n")).toContain('the class mat is worn')
    expect(without('pages/chat/later.tsx', "import './at-lobby.css'\n")).toContain('the class chat-at-lobby is worn')
  })
})

describe('the fence of a room', () => {
  it.each([
    ['.a .b::before', '.a:where(.in-x) .b:where(.in-x)::before'],
    ['.a > p:hover', '.a:where(.in-x) > p:hover:where(.in-x)'],
    ["[data-theme='dungeon'] .a", "[data-theme='dungeon'] .a:where(.in-x)"],
    ['[data-under]', '[data-under]:where(.in-x)'],
    ['.a:has(> .b) + *', '.a:has(> .b:where(.in-x)):where(.in-x) + *:where(.in-x)'],
    ['.panel .a', '.panel .a:where(.in-x)'],
    ['.panel.b .a', '.panel.b:where(.in-x) .a:where(.in-x)'],
    ['.panel li .a', '.panel li:where(.in-x) .a:where(.in-x)'],
    ['.panel > .panel', '.panel > .panel:where(.in-x)'],
    ['.a:not(.b), :is(.c, .d)', '.a:not(.b):where(.in-x), :is(.c, .d):where(.in-x)'],
  ])('%s', (selector, expected) => {
    expect(fenced(selector, 'x', new Set(['panel']))).toBe(expected)
  })

  it('stands round what the room draws, its atoms and what it hands on', () => {
    const code = `
      import { Link } from 'wouter'
      import { Card } from './card.tsx'
      import { Icon } from './icon.tsx'
      export const A = ({ look }) => <p className="a"><Icon name="x" /><Link className={look} /><Card /><Card className="b" /></p>`
    expect(withMarks(`${SOURCES}pieces/a.tsx`, code, 'x')?.toString()).toContain(
      `<p className="in-x a"><Icon className="in-x" name="x" /><Link className={'in-x ' + ((look) ?? '')} /><Card /><Card className="in-x b" /></p>`,
    )
  })
})
