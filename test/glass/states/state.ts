/** One press on the way to a state, as a person makes it. */
export type Step =
  /** A control by its role and its name in English; `nth` where several bear it. */
  | { readonly do: 'press'; readonly role: Role; readonly name: string; readonly nth?: number }
  /** A thing of the board by its place. */
  | { readonly do: 'place'; readonly place: string }
  /** A line of the list "What I can do", by the notation of its action. */
  | { readonly do: 'line'; readonly action: string }
  /** The record of a seeded game is opened, as a file. */
  | {
      readonly do: 'record'
      readonly game: string
      readonly mode: string
      readonly seats: number
      readonly decisions: number
      /** Its last entry tells something else than it was sealed with, or nothing of it can be read. */
      readonly harm?: 'altered' | 'unreadable'
    }
  | { readonly do: 'key'; readonly key: string }
  /** Written into what has the focus. */
  | { readonly do: 'type'; readonly text: string }
  /** What a lesson asks for, by the list "What I can do". */
  | { readonly do: 'solve'; readonly game: string; readonly at: number }
  /** The first control a selector names: where its name differs from state to state. */
  | { readonly do: 'within'; readonly selector: string }
  /** Another page, in the same breath. */
  | { readonly do: 'go'; readonly address: string }
  /** The network is cut until the state is left. */
  | { readonly do: 'offline' }
  /** The session ends, as from another browser. */
  | { readonly do: 'signOut' }
  /** From now on something else answers in the house's place, as a proxy at which one has to sign in. */
  | { readonly do: 'strange' }
  /** The next thing that is taken out of the page falls over. */
  | { readonly do: 'fall' }
  /** Nothing is pressed: what a selector names has to be there. */
  | { readonly do: 'see'; readonly selector: string }
  /** The page is pushed until this stands at its top, and stays so on every screen. */
  | { readonly do: 'push'; readonly selector: string }

export type Role = 'button' | 'link' | 'tab' | 'checkbox' | 'radio' | 'textbox' | 'combobox' | 'menuitem' | 'img'

export type View = 'play' | 'spectator' | 'replay' | 'lesson' | 'device' | 'page'

/** Something a person can see, and how to come to it. */
export interface GlassState {
  /** Words and strokes, such as `monster-pack/standard/2/summon`; told in reports. */
  readonly id: string
  /** The game on the table, or the page. */
  readonly room: string
  readonly view: View
  /** Path and search, without language and theme. */
  readonly address: string
  /** What the page has drawn before the first step. */
  readonly drawn: string
  readonly reach: readonly Step[]
  /** What the house must be brought to beforehand: a name of `ARRANGEMENTS` and its words. Then the address is the answer's. */
  readonly arranged: readonly string[] | null
  /** True: the state passes by; frames are sampled while it does. */
  readonly told: boolean
  /** True: its steps are made on a phone. */
  readonly narrow: boolean
  /** The members of the denominators it stands for. */
  readonly keys: readonly string[]
}

/** What happened since one's last turn is told again. */
export const AGAIN: Step = { do: 'key', key: 's' }
