import { readFileSync, writeFileSync } from 'node:fs'
import type { Witness } from './collect.ts'
import type { Step } from './state.ts'

/** What presses on another state lead to. */
export interface Pressed {
  /** Id of the state they begin at. */
  readonly from: string
  readonly steps: readonly Step[]
  readonly keys: readonly string[]
}

const fileOf = (game: string): URL => new URL(`./data/${game}.json`, import.meta.url)

/** The closed list of a game: what seeded play can show, with a witness for each key. */
export const listOf = (game: string): readonly Witness[] =>
  JSON.parse(readFileSync(fileOf(game), 'utf8')) as readonly Witness[]

const write = (file: URL, all: readonly object[]): void =>
  writeFileSync(file, `[\n${all.map((one) => `  ${JSON.stringify(one)}`).join(',\n')}\n]\n`)

export const writeList = (game: string, witnesses: readonly Witness[]): void => write(fileOf(game), witnesses)

/** What can be opened, chosen and picked up on the board of a game. */
export const pressedOf = (game: string): readonly Pressed[] =>
  JSON.parse(readFileSync(fileOf(`${game}-pressed`), 'utf8')) as readonly Pressed[]

export const writePressed = (game: string, all: readonly Pressed[]): void => write(fileOf(`${game}-pressed`), all)
