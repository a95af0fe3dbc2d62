import type { Catalogue } from '@menagerie/engine'

/** Why a bot would do it: what is better after it than after the next best. */
export const en: Catalogue = {
  keepsAway: 'Vishnus is kept farther from the castle.',
  nears: 'Vishnus comes nearer to the castle.',
  hunts: 'More of your pieces can attack what may be Vishnus.',
  escapes: 'Fewer of theirs can attack Vishnus.',
  guards: 'The castle is guarded better.',
  passesGuards: 'The castle is guarded less well.',
  finds: 'You know better which piece is Vishnus.',
  hides: 'They know less well which piece is Vishnus.',
  isolates: 'What may be Vishnus has fewer others around it.',
  escorts: 'Vishnus has more of yours around her.',
  stands: 'More of your pieces are left, and stand better.',
  breaks: 'Fewer pieces of the Republic are left, or they stand worse.',
  beats: 'Fewer Royalists are left, or they have farther to go.',
  advances: 'More of your Royalists are left, or they are nearer.',
  hand: 'Better cards stay in your hand.',
}
