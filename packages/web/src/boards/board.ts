import type { Choices, Inspected, Outcome, Seat, SomeInspector } from '@menagerie/engine'
import type { Frame } from '@menagerie/protocol'
import type { TFunction } from 'i18next'
import type { ComponentType, ReactNode } from 'react'
import type { Reading } from '../reading.ts'
import type { CardLook } from '../pieces/card.tsx'
import type { IconName } from '../pieces/icon-names.ts'
import type { SignName } from '../pieces/shapes.ts'
import type { PhaseStep } from '../pieces/phases.tsx'
import type { SeatNames } from '../say.tsx'
import type { MatchUpdate } from '../wire/known.ts'
import type { OwnData } from './own-data.ts'
import type { PrintRoom } from './print-room.ts'

/** What a board is given: one viewer's view and what they may do; never more. */
export interface BoardProps {
  readonly reading: Reading
  readonly choices: Choices
  readonly view: unknown
  /** Notations of the viewer's legal actions; empty when they are not asked. */
  readonly legal: readonly string[]
  /** The viewer's seat; null for spectators. */
  readonly seat: Seat | null
  readonly players: Frame['players']
  readonly names: SeatNames
  /** Seats that are asked now; empty when the match is over. */
  readonly asked: readonly Seat[]
  /** How the match ended, by the rules or by the table; null while it runs. */
  readonly outcome: Outcome | null
  /** A commit is on its way. */
  readonly busy: boolean
  /** Events being told now, one after the other; the view is still the one before them. Empty when nothing is told. */
  readonly told: readonly unknown[]
  /** Everything that happened up to this view, as this viewer was told it. */
  readonly events: readonly unknown[]
  /** What may leave a trail: all that came with the match so far; empty while something is told, and where none is left. */
  readonly since: readonly MatchUpdate[]
  readonly onAct: (steps: readonly string[]) => void
  readonly onSkip: () => void
  readonly onLog: () => void
  readonly onRules: (rule: string | null) => void
  /** The book that stands beside the board on wide screens. */
  readonly book: ReactNode
  /** Hands of all seats, for who watches a table that allows it: of the past, or of the end. */
  readonly openHands: Frame['openHands']
  /** What stands in the prompt instead of the question: the result. */
  readonly closing: ReactNode
}

/** What is asked, in one sentence, with the rule behind it. */
export interface Question {
  readonly text: ReactNode
  readonly small: ReactNode
  readonly rule: string | null
}

/** How a card stands against one kind of others, counted over the whole set. */
export interface CardStanding {
  /** `data-kind` of the others. */
  readonly kind: string
  readonly sign: SignName
  readonly name: string
  /** What it fights with against them. */
  readonly note: string
  readonly won: number
  readonly even: number
  readonly lost: number
}

/** A card of a game on its own page. */
export interface CardPage {
  readonly id: string
  readonly look: CardLook
  /** What it does, in sentences. */
  readonly words: readonly string[]
  readonly rules: readonly string[]
  readonly group: string
  /** Facts computed from the data; left out where cards do not meet. */
  readonly standings?: readonly CardStanding[]
}

/** How a seat came to its place: what counts at the end, and where it came from. */
export interface Tally {
  /** Said in place of the place where the rules of the game give none. */
  readonly unplaced?: string
  readonly score: string
  readonly sources: readonly { readonly name: string; readonly value: string }[]
}

/** What is claimed where it lies, with the names of those who have claimed it, indexed by thing from 0. */
export interface WholeClaimProps {
  readonly choices: Choices
  readonly names: readonly (string | null)[]
}

/** The things of an option that seats claim, such as castles; each by its number, from 1. */
export interface ClaimRoom {
  /** How many there are under these choices. */
  readonly count: (choices: Choices) => number
  /** What stands beside its name, an art path. */
  readonly picture: (thing: number) => string
  /** The colour of the seal of who has it, as the seals count them. */
  readonly seal: (thing: number) => number
  /** All of them in one picture. */
  readonly Whole: ComponentType<WholeClaimProps>
}

/** A card that lies in or under a thing that is looked at, and the thing it is itself. */
export interface Within {
  readonly thing: string
  readonly look: CardLook
  /** How many equal ones lie there. */
  readonly count: number
}

/** A thing that is looked at closely, and by whom. */
export interface Looked {
  readonly thing: string
  readonly inspected: Inspected
  /** As the viewer has it. */
  readonly view: unknown
  readonly choices: Choices
  readonly names: SeatNames
}

/**
 * How a board is looked at closely (ADR 24). The game's inspector says of a view what its things are; the board says which of
 * them lies at a place, and how it is drawn large. Both know nothing but the view.
 */
export interface CloserRoom {
  readonly inspector: SomeInspector
  /** The thing at a place of the board, whose near side is a seat's; null where there is nothing to look at. */
  readonly thingAt: (place: string, view: unknown, near: Seat) => string | null
  /** What it is called on this board; left out, or null, where the game's own word is enough. */
  readonly name?: (looked: Looked, t: TFunction) => string | null
  /** What is drawn of a thing, with whatever the viewer knows of it beside its sentences; null: its card, if it has a page. */
  readonly picture: (looked: Looked, t: TFunction) => ReactNode
  /** Open cards in it, each of which can be looked at. */
  readonly within: (looked: Looked, t: TFunction) => readonly Within[]
}

/** Everything the client knows of one game beside its rules. */
export interface BoardModule {
  readonly Board: ComponentType<BoardProps>
  /** The steps of a turn, for the rail. */
  readonly steps: (view: unknown, t: TFunction) => readonly PhaseStep[]
  /**
   * How wide a field lies at the left of a phone held sideways, a CSS length: a hint stands beside it and takes none of its
   * height. Left out where the whole board lies under the hint.
   */
  readonly fieldWidth?: string
  readonly logLine: (event: unknown) => { readonly icon: IconName; readonly heading: boolean; readonly hidden: boolean }
  /** Names of pieces an event is about without its line saying so; left out where every line names its cards. */
  readonly named?: (event: unknown, t: TFunction, choices: Choices) => readonly string[]
  /**
   * What the viewer's own things are called in the line of an event instead of the code all are told, by code; left out where
   * lines name things anyway.
   */
  readonly called?: (
    view: unknown,
    events: readonly unknown[],
    t: TFunction,
  ) => (event: unknown) => ReadonlyMap<string, string>
  /** Kinds of events with which an act begins that only answers in somebody's turn, or goes on by itself. */
  readonly answers: ReadonlySet<string>
  /** An action with what it would lead to, as far as the view tells; null when the game's own words are enough. */
  readonly actionText: (view: unknown, notation: string, t: TFunction) => ReactNode
  /** The only thing to do, when everybody can see that it is the only one; sent without asking under `autoForced`. */
  readonly forced: (view: unknown, legal: readonly string[]) => readonly string[] | null
  /** The end by seat, from the last view and all events shown; left out where the places say it all. */
  readonly tally?: (view: unknown, events: readonly unknown[], t: TFunction) => readonly Tally[]
  /** Events told slowly, in groups that are told at once. */
  readonly tell: (events: readonly unknown[]) => readonly (readonly unknown[])[]
  /** The event that has been told with a thing of such a group; null while it is not whole. Left out: the thing itself. */
  readonly tells?: (shown: unknown) => unknown
  /**
   * A view of the past as it is told again at a table that shows another one now; left out where a table may remind of all it
   * ever showed.
   */
  readonly retold?: (choices: Choices, view: unknown, now: unknown) => unknown
  readonly cards: (choices: Choices, t: TFunction) => readonly CardPage[]
  /** Fetched when something is looked at closely for the first time; left out where nothing is yet. */
  readonly closer: () => Promise<CloserRoom>
  /** Cards of a loadout as its owner wrote it, for a preview; empty when the game has none. */
  readonly loadoutCards: (
    choices: Choices,
    text: string,
    t: TFunction,
  ) => readonly { readonly id: string; readonly look: CardLook; readonly count: number }[]
  /** How what is claimed before a match is shown; a game in which nothing is claimed leaves it out. */
  readonly claims?: ClaimRoom
  /** Help with data of one's own in the form of a new table; left out where text is enough. */
  readonly ownData?: () => Promise<OwnData>
  /** What `/print/<game>` puts on paper; a game that leaves it out is not offered there. */
  readonly print?: () => Promise<PrintRoom>
}
