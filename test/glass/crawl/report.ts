import { questionsOf } from '../prompts.ts'
import { NEVER_ASKED } from '../states/exceptions.ts'
import { UNDRAWN } from '../states/undrawn.ts'
import { MODES } from '../states/modes.ts'
import type { Found, Visit } from './visit.ts'

const counted = <T>(all: readonly T[], by: (one: T) => string): readonly (readonly [string, number])[] => {
  const counts = new Map<string, number>()
  for (const one of all) counts.set(by(one), (counts.get(by(one)) ?? 0) + 1)
  return [...counts].sort(([, a], [, b]) => b - a)
}

const MOST_TOLD = 60

interface Place extends Found {
  readonly state: string
}

/** The same fault in several states and sizes is told once, with where it was met first. */
const faults = (visits: readonly Visit[]): readonly (readonly [Place, number])[] => {
  const met = new Map<string, [Place, number]>()
  for (const { state, room, findings } of visits)
    for (const one of findings) {
      const key = `${room} ${one.law} ${one.what}`
      const known = met.get(key)
      if (known === undefined) met.set(key, [{ ...one, state }, 1])
      else known[1]++
    }
  return [...met.values()].sort(([, a], [, b]) => b - a)
}

/** Questions of the boards' catalogues that none of these visits met, a line each. */
export const unasked = (visits: readonly Visit[]): readonly string[] => {
  const asked = new Set(visits.map(({ room, prompt }) => `${room} ${prompt}`))
  return Object.keys(MODES).flatMap((game) =>
    questionsOf(game)
      .map((key) => `${game} ${key}`)
      .filter((one) => !asked.has(one) && !NEVER_ASKED.has(one)),
  )
}

const withoutFences = (selector: string): string => selector.replace(/:where\(\.in-[^()]*\)/g, '')

/** Selectors of all sheets that matched nothing in any of these visits, but for those that need not. */
export const undrawn = (visits: readonly Visit[]): readonly string[] => {
  const met = new Set(visits.flatMap(({ drew }) => drew.met))
  return [...new Set(visits.flatMap(({ drew }) => drew.all))]
    .filter((one) => !met.has(one) && !UNDRAWN.has(withoutFences(one)))
    .sort()
}

/** States by game and page, findings by law, the faults one by one, and how long it took. */
export const report = (visits: readonly Visit[], minutes: number): readonly string[] => {
  const findings = visits.flatMap((one) => one.findings)
  const most = faults(visits)
  const looks = visits.reduce((sum, one) => sum + one.sizes, 0)
  return [
    'States:',
    ...counted(visits, ({ room }) => room).map(([room, count]) => `  ${String(count).padStart(6)}  ${room}`),
    `  ${String(visits.length).padStart(6)}  in all, ${looks} screens`,
    'Findings:',
    ...counted(findings, ({ law }) => law).map(([law, count]) => `  ${String(count).padStart(6)}  ${law}`),
    `  ${String(findings.length).padStart(6)}  in all, ${most.length} of them different`,
    ...most
      .slice(0, MOST_TOLD)
      .map(([{ law, what, detail, state, size }, times]) => `${law} x${times}: ${what}: ${detail} (${state}, ${size})`),
    `${minutes.toFixed(1)} minutes.`,
  ]
}

/** The findings of a visit, a line each. */
export const told = ({ state, look, findings }: Visit): readonly string[] =>
  findings.map(
    ({ law, what, detail, size, theme }) =>
      `${state}, ${size}, ${theme}, ${look.language}, ${look.text} letters: ${law}: ${what}: ${detail}`,
  )
