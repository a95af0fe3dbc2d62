const SOFT_HYPHEN = '\u00AD'

/**
 * Gives names soft hyphens where they may part on a card too small for them, by words that bear a hyphen there. Names in other languages and
 * those of players' own cards part where they must.
 */
export const jointer = (words: string): ((name: string) => string) => {
  const joints = new Map(
    words.split(' ').map((word): [string, string] => [word.replace('-', ''), word.replace('-', SOFT_HYPHEN)]),
  )
  return (name) =>
    name
      .split(' ')
      .map((word) => joints.get(word) ?? word)
      .join(' ')
}
