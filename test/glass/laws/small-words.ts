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
  { where: '.dl-stand .token-small', press: 'what is asked of the piece when it is pressed, and what explains it' },
  { where: '.dt-counter-face > i', press: 'what explains the counter when it is pressed' },
  { where: '.sheet-page', press: 'the printed sheet, of which the page shows a small picture' },
]
