const KEY = 'menagerie.decided.'

/** So many decisions of a game are explained to somebody who is new to it. */
const FIRST = 10

const read = (game: string): number => {
  try {
    return Number(localStorage.getItem(KEY + game))
  } catch {
    // Nothing is kept: they are explained in every match.
    return 0
  }
}

let last = ''

/** Notes a decision that was explained; the same one once. */
export const decided = (game: string, version: number): void => {
  const one = `${game} ${version}`
  if (last === one) return
  last = one
  const count = read(game)
  try {
    if (count < FIRST) localStorage.setItem(KEY + game, `${count + 1}`)
  } catch {
    // Explained again then.
  }
}

/** Whether decisions of this game are still new to whoever plays on this device. */
export const isNew = (game: string): boolean => read(game) < FIRST
