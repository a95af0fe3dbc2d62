import { type Catalogue, type Message, wordsOf } from '@menagerie/engine'

// For tests: what people read.

const textAt = (catalogue: Catalogue, id: string): string => {
  let found: string | Catalogue | undefined = catalogue
  for (const part of id.split('.')) found = typeof found === 'object' ? found[part] : undefined
  return typeof found === 'string' ? found : `no sentence ${id}`
}

const nameOf = (seat: unknown): string => `P${Number(seat) + 1}`

/** Every sentence of a catalogue by its id. */
export const sentencesIn = (room: Catalogue, path = ''): readonly (readonly [string, string])[] =>
  Object.entries(room).flatMap(([key, value]): (readonly [string, string])[] =>
    typeof value === 'string' ? [[`${path}${key}`, value]] : [...sentencesIn(value, `${path}${key}.`)],
  )

/** Says messages of one language; players are called P1 to P6. */
export const sayIn = (catalogue: Catalogue, language: string): ((message: Message) => string) => {
  const word = (value: string): string =>
    wordsOf(value, (id, number) =>
      id === 'seat' ? `P${number}` : textAt(catalogue, id).replace('{{value}}', String(number)),
    )
  return ({ id, values }) => {
    const { seat, other } = values
    const all: Readonly<Record<string, unknown>> = { ...values, player: nameOf(seat), rival: nameOf(other) }
    return textAt(catalogue, id).replaceAll(
      /\{\{(\w+)(?:, list(\(type: disjunction\))?)?\}\}/g,
      (_, name: string, or) => {
        const value = all[name]
        if (!Array.isArray(value))
          return word(typeof value === 'string' || typeof value === 'number' ? String(value) : '')
        const type = or === undefined ? 'conjunction' : 'disjunction'
        return new Intl.ListFormat(language, { type }).format(value.map((one) => word(String(one))))
      },
    )
  }
}
