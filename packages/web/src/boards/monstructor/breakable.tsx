import type { ReactNode } from 'react'

/** The names of factions are two words in one: a line may end between them. */
export const breakable = (text: string): readonly ReactNode[] =>
  text.split(/(?<=[a-z])(?=[A-Z])/).flatMap((word, at) => (at === 0 ? [word] : [<wbr key={at} />, word]))
