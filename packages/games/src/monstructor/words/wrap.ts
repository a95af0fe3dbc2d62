/** Columns of the terminal board. */
export const WIDTH = 80

/** Words in lines of at most so many columns, the first behind a heading, the others below it. */
export const wrapped = (heading: string, words: string): readonly string[] => {
  const lines: string[] = []
  let line = heading
  for (const word of words.split(' ')) {
    if (line.length + word.length > WIDTH && line.trim() !== '' && line !== heading) {
      lines.push(line.trimEnd())
      line = ' '.repeat(Math.min(heading.length, 12))
    }
    line += `${word} `
  }
  lines.push(line.trimEnd())
  return lines
}
