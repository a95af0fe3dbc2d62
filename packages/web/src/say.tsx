import { type Message, type MessageValues, thingsNamed, wordsOf } from '@menagerie/engine'
import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'

/** Names of the seats, for messages that speak of a `seat`. */
export type SeatNames = readonly string[]

/** Marks around what is bold, and around a name within it: its value, then its words. */
const [OPEN, CLOSE] = ['\uE000', '\uE001']
const [NAME, CALLED, END] = ['\uE002', '\uE003', '\uE004']

export type Filled = Record<string, string | number | readonly string[]>

/** How a name in a sentence is marked: `value` as the message holds it. */
type Marking = (text: string, value: string) => string

const filled = (
  t: TFunction,
  namespace: string,
  values: MessageValues,
  names: SeatNames,
  bold: (text: string) => string,
  name: Marking,
): Filled => {
  const seatName = (seat: number): string => bold(name(names[seat] ?? '', `@seat#${seat + 1}`))
  const word = (id: string, number: number): string =>
    (id === 'seat' ? names[number - 1] : undefined) ?? t(id, { ns: namespace, value: number })
  const say = (value: string | number): string => {
    const text = String(value)
    if (!text.startsWith('@')) return bold(name(text, text))
    return bold(wordsOf(text, (id, number) => name(word(id, number), number === 0 ? `@${id}` : `@${id}#${number}`)))
  }
  const said: Filled = {}
  for (const [key, value] of Object.entries(values)) {
    if (typeof value === 'number') said[key] = value
    else said[key] = typeof value === 'string' ? say(value) : value.map(say)
  }
  const { seat, other } = values
  if (typeof other === 'number') said['rival'] = seatName(other)
  if (typeof seat === 'number') {
    said['player'] = seatName(seat)
    said['opponent'] = names.length === 2 ? seatName(1 - seat) : bold('')
  }
  return said
}

const UNMARKED = (text: string): string => text
const BOLD = (text: string): string => `${OPEN}${text}${CLOSE}`
const MARKED: Marking = (text, value) =>
  thingsNamed(value).length === 0 ? text : `${NAME}${value}${CALLED}${text}${END}`

/** `player` and `opponent` from `seat`, `rival` from `other`, `@id`s in words, `@seat#1` by its name. */
export const fill = (t: TFunction, namespace: string, values: MessageValues, names: SeatNames): Filled =>
  filled(t, namespace, values, names, UNMARKED, UNMARKED)

/** A message of a game as a plain sentence. */
export const inWords = (t: TFunction, namespace: string, message: Message, names: SeatNames): string =>
  t(message.id, { ns: namespace, ...fill(t, namespace, message.values, names) })

const saying =
  (mark: Marking) =>
  (t: TFunction, namespace: string, { id, values }: Message, names: SeatNames): ReactNode => {
    const { seat } = values
    const drawn = (text: string, index: number): ReactNode => {
      const [value, called] = text.split(CALLED)
      return called === undefined ? (
        text
      ) : (
        <span key={index} data-name={value} data-of={typeof seat === 'number' ? seat : undefined}>
          {called}
        </span>
      )
    }
    return t(id, { ns: namespace, ...filled(t, namespace, values, names, BOLD, mark) })
      .split(/[\uE000\uE001]/)
      .map((part, index) => (index % 2 === 0 ? part : <b key={index}>{part.split(/[\uE002\uE004]/).map(drawn)}</b>))
  }

/** The same sentence with its names in bold. */
export const withNames = saying(UNMARKED)

/** The same with every name of a thing marked, so that what it means can be looked at (`data-name`, `data-of`). */
export const withThings = saying(MARKED)
