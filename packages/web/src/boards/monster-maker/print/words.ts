/** Namespace of the words on the printed parts of Monster Maker. */
export const PRINT_WORDS = 'monster-maker-print'
