/** Letters a text is as wide as: kana and kanji count `wide` each. */
export const lettersOf = (text: string, wide: number): number => {
  let letters = 0
  for (const letter of text) letters += letter >= '\u2e80' ? wide : 1
  return letters
}
