import type { Catalogue } from '@menagerie/engine'

/** Why a bot would do it: what is better after it than after the next best. */
export const en: Catalogue = {
  safe: 'More gold is safe.',
  treasure: 'Your party may bring out more treasure.',
  way: 'Your party walks the rest of its way more surely.',
  monster: 'Your party gets past the monster more surely.',
  exact: 'Your hand can measure the rest of the way exactly.',
  hand: 'More that is of use stays in your hand.',
  rivals: 'The others may expect less gold.',
}
