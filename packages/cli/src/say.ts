import { type Message, type MessageValues, wordsOf } from '@menagerie/engine'
import { type Sentences, type Value, sentencesOf } from './text.ts'

/** Renders the messages of one game. */
export interface Sayer {
  readonly say: (message: Message) => string
  readonly sentences: Sentences
}

/**
 * A message as a sentence: `seat` in its values is a seat number, which the sentence knows as `{{player}}`, the other of
 * two seats as `{{opponent}}`; `other` is a second seat, `{{rival}}`; a value that begins with `@` is itself a message id.
 */
export const sayer = (catalogues: Readonly<Record<string, object>>, names: readonly string[]): Sayer => {
  const sentences = sentencesOf(catalogues)
  /** `@seat#1` within a list is that player. */
  const named = (id: string, number: number, values: MessageValues): string =>
    (id === 'seat' ? names[number - 1] : undefined) ?? sentences(id, { ...values, value: number })
  const say = ({ id, values }: Message): string => {
    const word = (value: string | number): string | number =>
      typeof value === 'string' ? wordsOf(value, (id, number) => named(id, number, values)) : value
    const filled: Record<string, Value> = {}
    for (const [key, value] of Object.entries(values)) {
      filled[key] = typeof value === 'object' ? value.map(word) : word(value)
    }
    const { seat, other } = values
    if (typeof other === 'number') filled['rival'] = names[other] ?? String(other + 1)
    if (typeof seat === 'number') {
      filled['player'] = names[seat] ?? String(seat + 1)
      if (names.length === 2) filled['opponent'] = names[1 - seat] ?? ''
    }
    return sentences(id, filled)
  }
  return { say, sentences }
}
