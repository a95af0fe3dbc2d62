import type { Catalogue, Message } from '../text-room.ts'
import { wordsOf } from '../words.ts'

const textAt = (catalogue: Catalogue, id: string): string | null => {
  let found: string | Catalogue | undefined = catalogue
  for (const part of id.split('.')) found = typeof found === 'object' ? found[part] : undefined
  return typeof found === 'string' ? found : null
}

const nameOf = (seat: unknown): string => `P${Number(seat) + 1}`

/** Says messages of one catalogue as a test wants to read them: in the form for their `count`, players as P1 to P6. */
export const saidIn =
  (catalogue: Catalogue, language: string): ((message: Message) => string) =>
  ({ id, values }) => {
    const count = Number(values['count'] ?? 0)
    const form = new Intl.PluralRules(language).select(count)
    const said = (key: string): string =>
      textAt(catalogue, key) ?? textAt(catalogue, `${key}_${form}`) ?? textAt(catalogue, `${key}_other`) ?? key
    const word = (value: string | number): string =>
      wordsOf(String(value), (key, number) =>
        key === 'seat' ? `P${number}` : said(key).replace('{{value}}', String(number)),
      )
    const all: Message['values'] = {
      ...values,
      ...('seat' in values ? { player: nameOf(values['seat']) } : {}),
      ...('other' in values ? { rival: nameOf(values['other']) } : {}),
    }
    return said(id).replaceAll(/\{\{(\w+)(?:, list(\(type: disjunction\))?)?\}\}/g, (_, name: string, or) => {
      const value = all[name] ?? ''
      if (typeof value !== 'object') return word(value)
      const type = or === undefined ? 'conjunction' : 'disjunction'
      return new Intl.ListFormat(language, { type }).format(value.map(word))
    })
  }
