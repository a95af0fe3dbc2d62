import type { Finding } from '../glass/laws/index.ts'
import type { GlassState } from '../glass/states/index.ts'

const key = ({ law, what }: Finding): string => `${law} ${what}`

/** What is found with the fault and not without it. */
export const added = <F extends Finding>(
  before: readonly F[],
  after: readonly F[],
  where: (one: F) => string,
): readonly F[] => {
  const known = new Set(before.map((one) => `${where(one)} ${key(one)}`))
  return after.filter((one) => !known.has(`${where(one)} ${key(one)}`))
}

/** A finding in one line, with where it was met. */
export const told = ({ law, what, detail }: Finding, state: GlassState, size: string): string =>
  `${law} in ${state.id}, ${size}: ${what}: ${detail}`.slice(0, 400)
