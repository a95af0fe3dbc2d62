import { PLANTED } from './planted.ts'
import type { Tried } from './trial.ts'

/** Of the made ones, so many have to be caught. */
const SHARE = 54 / 60

const counted = (all: readonly Tried[], verdict: Tried['verdict']): number =>
  all.filter((one) => one.verdict === verdict).length

export const inLine = ({ id, words, verdict, by, seconds, states }: Tried): string =>
  `${verdict} ${id} (${seconds} s, ${states} states): ${words}\n    ${by}`

const isPlanted = ({ id }: Tried): boolean => PLANTED.some((one) => one.id === id)

/** How it went, in lines, and whether enough was caught. */
export const report = (all: readonly Tried[]): { readonly lines: readonly string[]; readonly enough: boolean } => {
  const planted = all.filter(isPlanted)
  const made = all.filter((one) => !isPlanted(one))
  const visible = made.filter(({ verdict }) => verdict !== 'unseen')
  const time = all.reduce((sum, { seconds }) => sum + seconds, 0)
  return {
    lines: [
      ...all.filter(({ verdict }) => verdict === 'missed').map(inLine),
      `planted: ${counted(planted, 'caught')} of ${planted.length} caught by name`,
      `made: ${counted(made, 'caught')} of ${visible.length} caught; ${counted(made, 'unseen')} others changed no pixel`,
      `${(time / Math.max(1, all.length)).toFixed(1)} seconds a fault`,
    ],
    enough: counted(planted, 'caught') === planted.length && counted(made, 'caught') >= visible.length * SHARE,
  }
}
