import type { Catalogue } from '@menagerie/engine'

/** Why a bot would do it: what is better after it than after the next best. */
export const en: Catalogue = {
  home: 'More treasure lies at home.',
  castle: 'Your castle is safer.',
  carried: 'Your armies hold treasures nearer to home.',
  prizes: 'Your armies are nearer to treasures that can be had.',
  dragon: 'The Dragon is farther from what you carry.',
  armies: 'More of your armies are on the map.',
  hand: 'Better counters stay in your hand.',
  rivals: 'The strongest of the others gets less.',
}
