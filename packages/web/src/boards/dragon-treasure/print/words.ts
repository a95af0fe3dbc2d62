/** Namespace of the words on the printed parts of Dragon Treasure. */
export const PRINT_WORDS = 'dragon-treasure-print'
