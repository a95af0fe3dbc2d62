import type { Box } from '../box.ts'
import type { Catalogue, LogLine, Message } from '../text-room.ts'
import type { GameTypes } from '../game.ts'
import { wordsOf } from '../words.ts'

const isText = (catalogue: Catalogue, id: string): boolean => {
  let found: string | Catalogue | undefined = catalogue
  for (const part of id.split('.')) found = typeof found === 'object' ? found[part] : undefined
  return typeof found === 'string'
}

/** Whether a message has words, in its form for a number if it has several. */
const isWorded = (catalogue: Catalogue, id: string): boolean =>
  isText(catalogue, id) || isText(catalogue, `${id}_other`)

export const valuesOf = ({ values }: Message): readonly string[] =>
  Object.values(values)
    .flat()
    .filter((value): value is string => typeof value === 'string')

/** Message ids of the game within the values of a message. */
const idsIn = (message: Message): readonly string[] => {
  const ids: string[] = []
  for (const value of valuesOf(message)) wordsOf(value, (id) => `${id === 'seat' ? 0 : ids.push(id)}`)
  return ids
}

/**
 * Reads sentences of a catalogue beside the game's own: each has words in every language, names only what has words, and stands
 * on a rule there is. What breaks that is told once.
 */
export const sentenceReader = <T extends GameTypes>(
  { text, rulebook }: Box<T>,
  own: readonly Catalogue[],
  tell: (law: 'words' | 'rules', text: string) => void,
): ((of: string, message: Message | LogLine) => void) => {
  const games = Object.values(text.catalogues)
  const rules = new Set(rulebook.map(({ id }) => id))
  const read = new Set<string>()
  return (of, message) => {
    const rule = 'rule' in message ? message.rule : null
    const ids = idsIn(message)
    const key = [message.id, rule, ...ids].join(' ')
    if (read.has(key)) return
    read.add(key)
    if (own.some((catalogue) => !isWorded(catalogue, message.id)))
      tell('words', `${of}: ${message.id} is not said in every language`)
    for (const id of ids)
      if (games.some((catalogue) => !isWorded(catalogue, id)))
        tell('words', `${of}: ${message.id} names ${id}, which has no words`)
    if (rule !== null && !rules.has(rule)) tell('rules', `${of}: ${message.id} stands on ${rule}, which is no rule`)
  }
}
