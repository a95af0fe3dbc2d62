import type { Page } from 'playwright-core'
import { type Rollup, build } from 'vite'
import type * as laws from './page/index.ts'

const NAME = 'glassLaws'

let made: Promise<string> | null = null

/** The laws that are looked at inside the page, as one script. */
const script = (): Promise<string> => {
  made ??= build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      lib: { entry: new URL('./page/index.ts', import.meta.url).pathname, formats: ['iife'], name: NAME },
    },
  }).then((built) => {
    const [output] = built as Rollup.RollupOutput[]
    const chunk = output?.output[0]
    if (chunk === undefined) throw new Error('the laws cannot be put into one script')
    return `${chunk.code}\nglobalThis.${NAME} = ${NAME}`
  })
  return made
}

type Laws = typeof laws
type Name = keyof Laws

/** Asks one of them in the page; the script is laid into each document once. */
export const askPage = async <N extends Name>(
  page: Page,
  name: N,
  ...args: Parameters<Laws[N]>
): Promise<ReturnType<Laws[N]>> => {
  const ask = (): Promise<unknown> =>
    page.evaluate(
      ([all, one, given]) => {
        const known = (globalThis as unknown as Record<string, Record<string, (...them: unknown[]) => unknown>>)[all]
        return known === undefined ? 'unknown' : { answer: known[one]?.(...given) }
      },
      [NAME, name, args as unknown[]] as const,
    )
  let answer = await ask()
  if (answer === 'unknown') {
    await page.evaluate(await script())
    answer = await ask()
  }
  return (answer as { readonly answer: ReturnType<Laws[N]> }).answer
}
