/*
 * Parts of a server that a test can break while it runs: functions of a module, and of what its `open…` functions answer with. The
 * server itself has no switch for it; a test file puts these in place of its modules.
 */

type Work = (...given: never[]) => unknown

/** By name what is done instead; `openHub.endSession` is of what `openHub` answers with. */
export type Broken = Readonly<Record<string, (sound: never) => unknown>>

let broken: Broken = {}

/** Does something with these parts broken. */
export const withBroken = async <R>(parts: Broken, work: () => Promise<R>): Promise<R> => {
  broken = parts
  try {
    return await work()
  } finally {
    broken = {}
  }
}

const wrapped =
  (name: string, sound: Work): Work =>
  (...given) => {
    const instead = broken[name] as ((sound: Work) => Work) | undefined
    const answer = (instead === undefined ? sound : instead(sound))(...given)
    const isOpened = /^open[A-Z]\w*$/.test(name) && typeof answer === 'object' && answer !== null
    return isOpened && !(answer instanceof Promise) ? wrappedAll(answer, `${name}.`) : answer
  }

const wrappedAll = <Parts extends object>(parts: Parts, prefix: string): Parts =>
  Object.fromEntries(
    Object.entries(parts).map(([name, part]) => [
      name,
      typeof part === 'function' ? wrapped(prefix + name, part as Work) : (part as unknown),
    ]),
  ) as Parts

/** The module with every function of it breakable. */
export const breakable = async (original: () => Promise<unknown>): Promise<object> =>
  wrappedAll({ ...((await original()) as object) }, '')

/** What is broken of a module's functions, by their own types. */
export const ofModule = <Module>(parts: {
  readonly [K in keyof Module]?: (sound: Module[K]) => Module[K]
}): Broken => parts as Broken

/** What is broken of what an `open…` function answers with. */
export const ofOpened = <Opened>(
  name: string,
  parts: { readonly [K in keyof Opened]?: (sound: Opened[K]) => Opened[K] },
): Broken => Object.fromEntries(Object.entries(parts).map(([key, part]) => [`${name}.${key}`, part])) as Broken
