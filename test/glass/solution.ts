import { catalogue } from '@menagerie/games'

/** The decisions a lesson asks for, in notation; `at` from 0. Empty where there is only something to read. */
export const solutionOf = async (game: string, at: number): Promise<readonly string[]> => {
  const entry = catalogue.find(({ id }) => id === game)
  if (entry === undefined) throw new Error(`no game ${game}`)
  const some = await entry.load()
  return some((box) => box.tutorial[at]?.solution ?? [])
}
