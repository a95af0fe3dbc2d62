import type { Catalogue } from '@menagerie/engine'

/** Why a bot would do it: what is better after it than after the next best. */
export const en: Catalogue = {
  dragon: 'Your dragon is nearer to whole.',
  monster: 'You can build a stronger monster.',
  pieces: 'More parts lie before you.',
  hidden: 'More of what you have is hidden.',
  arena: 'You hold the arena.',
  fight: 'You are likelier to win the fight.',
  pile: 'Your pile is worth more.',
  hand: 'Your hand closes more that may come.',
  centre: 'You may expect more of the monster in the centre.',
  rivals: 'The others are worth less, the best of them most of all.',
}
