/** A place where words may be smaller than elsewhere. */
export interface SmallWords {
  /** Selector of the place. */
  readonly where: string
  /** Where the same words stand in full size, one press away. */
  readonly press: string
}

/** The whole list: nothing else of the product is drawn under 11 pixels. */
export const SMALL_WORDS: readonly SmallWords[] = [
  { where: '.card > .face', press: 'what explains the card when it is pressed, and its page' },
  { where: '.sheet-page', press: 'the printed sheet, of which the page shows a small picture' },
]
