import { type ElementType, Fragment, type ReactNode, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { jsx, jsxs } from './jsx-runtime.ts'
import { jsxDEV } from './jsx-dev-runtime.ts'

// As the compiler calls it: `jsx` with one child, `jsxs` with several, the former too where the child is a list.

const one = (type: ElementType, children: ReactNode): ReactNode => jsx(type, { children })
const several = (type: ElementType, ...children: readonly ReactNode[]): ReactNode => jsxs(type, { children })
const bold = createElement('b', { key: 'bold' }, 'Ann')

/** Drawn so, and without a complaint of React, who misses keys where a list has none. */
const expectDrawn = (draw: () => ReactNode, html: string): void => {
  const complains = vi.spyOn(console, 'error')
  expect(renderToStaticMarkup(draw())).toBe(html)
  expect(complains).not.toHaveBeenCalled()
  complains.mockRestore()
}

const HTML: readonly (readonly [why: string, draw: () => ReactNode, html: string])[] = [
  ['words alone', () => one('p', 'Ann'), '<p>Ann</p>'],
  ['a number alone', () => one('p', 0), '<p>0</p>'],
  ['words in several parts', () => several('p', 'Turn ', 4, ' of ', 9), '<p>Turn 4 of 9</p>'],
  ['words and what is not there', () => several('p', null, 'Turn', false), '<p>Turn</p>'],
  ['nothing at all', () => several('p', null, false), '<p></p>'],
  ['words beside an element', () => several('p', bold, ' rolls'), '<p><b>Ann</b><text-run> rolls</text-run></p>'],
  ['a space between elements', () => several('p', bold, ' ', bold), '<p><b>Ann</b> <b>Ann</b></p>'],
  [
    'a list',
    () => one('p', ['To ', bold, ' at once']),
    '<p><text-run>To </text-run><b>Ann</b><text-run> at once</text-run></p>',
  ],
  [
    'a list beside words',
    () => several('p', 'x', ['y', bold]),
    '<p><text-run>x</text-run><text-run>y</text-run><b>Ann</b></p>',
  ],
  [
    'a fragment of words',
    () => several('p', bold, one(Fragment, ' rolls')),
    '<p><b>Ann</b><text-run> rolls</text-run></p>',
  ],
  ['a fragment of parts', () => one('p', several(Fragment, 'Turn ', 4)), '<p><text-run>Turn 4</text-run></p>'],
  ['a drawing', () => several('text', 'HP ', one('tspan', '4')), '<text><tspan>HP </tspan><tspan>4</tspan></text>'],
  ['a choice of a field', () => several('option', 'Level ', 4), '<option>Level 4</option>'],
]

test.each(HTML)('%s', (_, draw, html) => {
  expectDrawn(draw, html)
})

test('who draws by a function is given it as it is', () => {
  const Twice = ({ children }: { readonly children: (time: number) => ReactNode }): ReactNode => children(2)
  expectDrawn(() => jsx(Twice, { children: ((time: number) => `${time} times`) as never }), '2 times')
})

test('sources that are served as they are draw the same', () => {
  const drawn = (children: ReactNode, isStatic: boolean): ReactNode => jsxDEV('p', { children }, undefined, isStatic)
  expectDrawn(() => drawn([bold, ' rolls'], true), '<p><b>Ann</b><text-run> rolls</text-run></p>')
  expectDrawn(() => drawn(['To ', bold], false), '<p><text-run>To </text-run><b>Ann</b></p>')
})
