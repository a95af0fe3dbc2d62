import { type ComponentRoom, type Fault, fault, faulty, ok } from '@menagerie/engine'
import { readCardSet } from './card-read.ts'

const TEXT_LIMIT = 200_000

const parsedJson = (text: string): { readonly value: unknown } | null => {
  try {
    return { value: JSON.parse(text) }
  } catch {
    return null
  }
}

export const components: ComponentRoom = {
  sets: [{ id: 'weeding', option: 'cardSet', mark: 'D' }],
  read: (option, text) => {
    const wrong = (code: string): readonly Fault[] => [fault(code, option)]
    if (option !== 'cardSet') return faulty(wrong('optionUnknown'))
    if (text.length > TEXT_LIMIT) return faulty(wrong('setTooLong'))
    const json = text.trimStart().startsWith('{') ? parsedJson(text) : { value: { csv: text } }
    if (json === null) return faulty(wrong('setNotJson'))
    const made = readCardSet(json.value, false)
    return made.ok ? ok(json.value) : made
  },
}
