import type { Catalogue } from '@menagerie/engine'

/** Japanese, complete. */
export const ja: Catalogue = {}
