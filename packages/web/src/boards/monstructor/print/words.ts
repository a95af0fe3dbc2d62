/** Namespace of the words on the printed parts of Monstructor. */
export const PRINT_WORDS = 'monstructor-print'
