import { type Message, type MessageValues, wordsOf } from '@menagerie/engine'
import type { TFunction } from 'i18next'
import { Fragment, type ReactNode } from 'react'

/** Names of the seats, for messages that speak of a `seat`. */
export type SeatNames = readonly string[]

const OPEN = '\uE000'
const CLOSE = '\uE001'

export type Filled = Record<string, string | number | readonly string[]>

/** `player` and `opponent` from `seat`, `rival` from `other`, `@id`s in words, `@seat#1` by its name; marked or not. */
export const fill = (
  t: TFunction,
  namespace: string,
  values: MessageValues,
  names: SeatNames,
  marked: boolean,
): Filled => {
  const mark = (text: string): string => (marked ? `${OPEN}${text}${CLOSE}` : text)
  const say = (value: string | number): string =>
    mark(
      wordsOf(
        String(value),
        (id, number) => (id === 'seat' ? names[number - 1] : undefined) ?? t(id, { ns: namespace, value: number }),
      ),
    )
  const filled: Filled = {}
  for (const [key, value] of Object.entries(values)) {
    if (typeof value === 'number') filled[key] = value
    else filled[key] = typeof value === 'string' ? say(value) : value.map(say)
  }
  const { seat, other } = values
  if (typeof other === 'number') filled['rival'] = mark(names[other] ?? '')
  if (typeof seat === 'number') {
    filled['player'] = mark(names[seat] ?? '')
    filled['opponent'] = mark(names.length === 2 ? (names[1 - seat] ?? '') : '')
  }
  return filled
}

/** A message of a game as a plain sentence. */
export const inWords = (t: TFunction, namespace: string, message: Message, names: SeatNames): string =>
  t(message.id, { ns: namespace, ...fill(t, namespace, message.values, names, false) })

/** The same sentence with its names in bold. */
export const withNames = (t: TFunction, namespace: string, message: Message, names: SeatNames): ReactNode => {
  const text = t(message.id, { ns: namespace, ...fill(t, namespace, message.values, names, true) })
  return text.split(OPEN).map((part, index) => {
    const at = part.indexOf(CLOSE)
    return at < 0 ? (
      <Fragment key={index}>{part}</Fragment>
    ) : (
      <Fragment key={index}>
        <b>{part.slice(0, at)}</b>
        {part.slice(at + 1)}
      </Fragment>
    )
  })
}
