/** Namespace of the words on Monster Pack's printed parts. */
export const PRINT_WORDS = 'monster-pack-print'
