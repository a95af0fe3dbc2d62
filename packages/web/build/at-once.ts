import { type Plugin, Visitor, parseSync } from 'vite'

/** Whether a module waits for something before what it gives to others is there. */
export const waits = (file: string, code: string): boolean => {
  const { program } = parseSync(file, code)
  let depth = 0
  let found = false
  const into = (): void => void depth++
  const out = (): void => void depth--
  new Visitor({
    ArrowFunctionExpression: into,
    'ArrowFunctionExpression:exit': out,
    FunctionExpression: into,
    'FunctionExpression:exit': out,
    FunctionDeclaration: into,
    'FunctionDeclaration:exit': out,
    AwaitExpression: () => {
      found ||= depth === 0
    },
    ForOfStatement: (node) => {
      found ||= depth === 0 && node.await
    },
  }).visit(program)
  return found
}

/**
 * No module waits where others import it: WebKit, which Safari is, gives whoever asks for such a module a second time what
 * is not there yet, and a page that draws it goes blank (bugs.webkit.org 242740).
 */
export const atOnce = (): Plugin => ({
  name: 'menagerie-at-once',
  apply: 'build',
  generateBundle(_, bundle) {
    for (const one of Object.values(bundle))
      if (one.type === 'chunk' && waits(one.fileName, one.code))
        this.error(`${one.fileName} awaits at its top level: begin what waits in a function that nobody awaits.`)
  },
})
