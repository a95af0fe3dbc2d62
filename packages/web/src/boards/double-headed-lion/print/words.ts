import type { Ink } from '../../print-room.ts'

/** Namespace of the words on the printed parts of The Double-Headed Lion. */
export const PRINT_WORDS = 'double-headed-lion-print'

/** The picture as it goes to paper. */
export const pictureFor = (picture: string, ink: Ink): string => (ink === 'save' ? `${picture}#plain` : picture)
