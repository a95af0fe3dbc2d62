import { readFileSync, writeFileSync } from 'node:fs'
import type { Witness } from './collect.ts'

const fileOf = (game: string): URL => new URL(`./data/${game}.json`, import.meta.url)

/** The closed list of a game: what seeded play can show, with a witness for each key. */
export const listOf = (game: string): readonly Witness[] =>
  JSON.parse(readFileSync(fileOf(game), 'utf8')) as readonly Witness[]

export const writeList = (game: string, witnesses: readonly Witness[]): void => {
  const lines = witnesses.map((witness) => `  ${JSON.stringify(witness)}`)
  writeFileSync(fileOf(game), `[\n${lines.join(',\n')}\n]\n`)
}
