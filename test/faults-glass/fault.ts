import type { Look } from '../glass/looks.ts'
import type { GlassState } from '../glass/states/index.ts'

/** A change of one source, by its path in `packages/web/src`; throws when it does not fit. */
export interface Edit {
  readonly file: string
  readonly apply: (source: string) => string
}

export interface Fault {
  readonly id: string
  readonly words: string
  readonly edits: readonly Edit[]
}

/** A fault somebody thought of. */
export interface Planted extends Fault {
  /** It counts as caught when one of these laws finds what it does not find without it. */
  readonly laws: readonly string[]
  /** States that show it: of the closed list by the beginning of their id, or one of its own. */
  readonly states: readonly (string | GlassState)[]
  readonly sizes: readonly string[]
  readonly look: Look
}

/** A fault a script made. */
export interface Made extends Fault {
  /** A state draws what is broken when all classes of one of these are on its page; none: nobody knows. */
  readonly worn: readonly (readonly string[])[]
}

/** How and where most planted faults are looked for. */
export const PLAIN: Look = { theme: 'table', language: 'en', still: true, text: 'usual' }
export const WIDE: readonly string[] = ['1440x900']
export const PHONE: readonly string[] = ['390x844']

/** What stands in a source once, and what takes its place. */
export const swap = (file: string, find: string, put: string): Edit => ({
  file,
  apply: (source) => {
    const parts = source.split(find)
    if (parts.length !== 2) throw new Error(`${file} has ${parts.length - 1} times: ${find}`)
    return parts.join(put)
  },
})

/** A piece of a source by its place, and what takes its place. */
export const cut = (file: string, start: number, end: number, put: string): Edit => ({
  file,
  apply: (source) => source.slice(0, start) + put + source.slice(end),
})
