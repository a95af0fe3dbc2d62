import type { Choices, GameTypes, Inspected, Inspector, LogLine, Seat } from '@menagerie/engine'
import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import type { Aim, Ruled } from '../pieces/closer/desk.ts'
import { type SeatNames, fill } from '../say.tsx'
import type { CardPage, CloserRoom, Looked, Within } from './board.ts'

/** What a table looks at its things with. */
export interface Lens {
  readonly room: CloserRoom
  /** Namespace of the game's words. */
  readonly game: string
  readonly choices: Choices
  readonly view: unknown
  readonly near: Seat
  readonly names: SeatNames
}

/** A thing in words and pictures, as far as the view tells. */
export interface Closer {
  readonly thing: string
  readonly name: string
  readonly kind: string
  readonly page: CardPage | null
  readonly picture: ReactNode
  readonly within: readonly Within[]
  readonly does: readonly Ruled[]
  readonly now: readonly Ruled[]
  /** Values by which lines of the log name it. */
  readonly names: readonly string[]
}

type With = <R>(use: <T extends GameTypes>(inspector: Inspector<T>, view: T['View']) => R) => R
/** The inspector and the view, whose types are the game's own. */
const withInspector =
  ({ room, view }: Pick<Lens, 'room' | 'view'>): With =>
  (use) =>
    room.inspector((inspector) => use(inspector, view as Parameters<typeof inspector.things>[1]))

const inspectedOf = (lens: Lens, thing: string): Inspected | null =>
  withInspector(lens)((inspector, view) => inspector.inspect(lens.choices, view, thing))

/** Everything there is to look at. */
export const thingsOf = (lens: Lens): readonly string[] =>
  withInspector(lens)((inspector, view) => inspector.things(lens.choices, view))

/** The thing that is aimed at; null for none. */
export const thingOf = (lens: Lens, aim: Aim): string | null => {
  const { room, choices, view, near } = lens
  switch (aim.by) {
    case 'thing':
      return aim.thing
    case 'place':
      return room.thingAt(aim.place, view, near)
    case 'name':
      return withInspector(lens)((inspector, own) => inspector.thingNamed(choices, own, aim.name, aim.seat))
  }
}

/** Whether a thing is the one looked at, or one that the log calls the same. */
export const isSame = (lens: Lens, { thing, names }: Pick<Closer, 'thing' | 'names'>, other: string): boolean =>
  other === thing || (names.length > 0 && inspectedOf(lens, other)?.names.some((name) => names.includes(name)) === true)

/** All that is said of a thing; `cards` are the pages of the game. Null for what is no thing of this view. */
export const closerOf = (t: TFunction, lens: Lens, cards: () => readonly CardPage[], thing: string): Closer | null => {
  const { room, game, choices, view, names } = lens
  const inspected = inspectedOf(lens, thing)
  if (inspected === null) return null
  const words = room.inspector((inspector) => inspector.words)
  const say = ({ id, values }: Pick<LogLine, 'id' | 'values'>): string =>
    t(id, { ns: words, ...fill(t, game, values, names) })
  const ruled = (line: LogLine): Ruled => ({ text: say(line), rule: line.rule })
  const looked: Looked = { thing, inspected, view, choices, names }
  return {
    thing,
    name: room.name?.(looked, t) ?? say(inspected.name),
    kind: say(inspected.kind),
    page: inspected.page === null ? null : (cards().find(({ id }) => id === inspected.page) ?? null),
    picture: room.picture(looked, t),
    within: room.within(looked, t),
    does: inspected.does.map(ruled),
    now: inspected.now.map(ruled),
    names: inspected.names,
  }
}
