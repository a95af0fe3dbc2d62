/* A door of its own: whoever takes it takes no schemas along. */

/** A header of every answer of a house that has pages: which ones. The same for everybody. */
export const EDITION_HEADER = 'menagerie-edition'

/** The edition of a page by the address of its first program, whose name follows from all its programs; null where it is served from its sources. */
export const editionOf = (program: string): string | null => /\/assets\/([\w.-]+)\.js$/.exec(program)?.[1] ?? null
