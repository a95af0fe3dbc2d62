import type { Catalogue } from '@menagerie/engine'

/** The course: what is asked, what is said afterwards, and what is said of another choice. */
export const tutorial: Catalogue = {}
