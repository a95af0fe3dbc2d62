import type { Choices } from '@menagerie/engine'
import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import type { CardLook } from '../pieces/card.tsx'

/** Millimetres on paper, after the cut. */
export type Mm = number

/** `save`: white grounds and thin lines instead of dark ones. */
export type Ink = 'full' | 'save'

/** A picture as it goes to paper. */
export const pictureFor = (picture: string, ink: Ink): string => (ink === 'save' ? `${picture}#plain` : picture)

/** A face as it goes to paper: the sheet itself bears the marks of what lies on it. */
export const lookFor = (look: CardLook, ink: Ink): CardLook => ({
  ...look,
  picture: pictureFor(look.picture, ink),
  designed: false,
})

/** A card of 63 by 88. What is drawn is sized by `--w` like any card of the table. */
export interface PrintCard {
  readonly id: string
  readonly name: string
  readonly front: ReactNode
  /** Null: the other side stays empty. */
  readonly back: ReactNode | null
  /** Both sides tell something of their own: when faces alone are printed, the back is printed as a face too. */
  readonly twoFaces: boolean
  /** In one set; a part that follows the decks counts them there. */
  readonly copies: number
  /** Id of its help page, which the code on the card leads to; null: no page and no code. Never for backs: a hand is secret. */
  readonly help: string | null
  /** Not from the rulebook. */
  readonly designed: boolean
}

/** Folded across the piece: a ridge points up, a valley down. */
export interface Fold {
  /** From the upper edge. */
  readonly at: Mm
  readonly way: 'ridge' | 'valley'
}

/** Anything small that is cut out: counters, markers, pieces to fold up. */
export interface PrintPiece {
  readonly id: string
  readonly name: string
  readonly width: Mm
  readonly height: Mm
  readonly shape: 'square' | 'round' | 'hexagon'
  readonly front: ReactNode
  /** Null: the other side stays empty. */
  readonly back: ReactNode | null
  readonly copies: number
  readonly folds: readonly Fold[]
  /** Not from the rulebook: a number on it, or what it looks like where that tells pieces apart. */
  readonly designed: boolean
}

/** A playmat or a map. What does not fit on a sheet is printed on several, to be glued. */
export interface PrintMat {
  readonly id: string
  readonly name: string
  readonly width: Mm
  readonly height: Mm
  readonly content: ReactNode
  /** Not from the rulebook. */
  readonly designed: boolean
}

interface Part {
  readonly id: string
  /** In words, for the list of what to print. */
  readonly name: string
  readonly help: string
}

export type PrintPart =
  | (Part & {
      readonly kind: 'cards'
      readonly cards: readonly PrintCard[]
      /** The decks chosen tell how many of each card; otherwise its `copies` do. */
      readonly byDeck: boolean
    })
  | (Part & { readonly kind: 'pieces'; readonly pieces: readonly PrintPiece[] })
  | (Part & { readonly kind: 'mats'; readonly mats: readonly PrintMat[] })

/** Everything of a game that can be printed. */
export interface PrintRoom {
  /** Ids of the options that change what is printed. */
  readonly options: readonly string[]
  /** Whose game it is and what is ours, in one or two sentences; printed with the credits. */
  readonly credit: (t: TFunction) => string
  /** In the order they are printed; empty when the choices cannot be played. */
  readonly parts: (choices: Choices, ink: Ink, t: TFunction) => readonly PrintPart[]
}
