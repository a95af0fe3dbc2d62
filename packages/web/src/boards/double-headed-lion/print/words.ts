/** Namespace of the words on the printed parts of The Double-Headed Lion. */
export const PRINT_WORDS = 'double-headed-lion-print'
