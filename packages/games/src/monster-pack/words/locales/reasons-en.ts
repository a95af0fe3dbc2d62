import type { Catalogue } from '@menagerie/engine'

/** Why a bot would do it: what is better after it than after the next best. */
export const en: Catalogue = {
  points: 'Your hit points stand better against theirs.',
  strikes: 'More of yours strike where nobody faces them.',
  lanes: 'More of yours win the lane they fight in.',
  waiting: 'Stronger monsters of yours wait, or enter sooner.',
  meetings: 'What waits can enter against somebody it discards.',
  cards: 'You keep more cards to play.',
  fewerStrikes: 'Fewer of theirs strike unopposed.',
  fewerLanes: 'Fewer of theirs win their lane.',
  fewerWaiting: 'Their monsters wait longer, or weaker ones do.',
  fewerMeetings: 'What they have waiting finds nobody to discard.',
  fewerCards: 'They have fewer cards left.',
  hand: 'Better cards stay in your hand.',
  tempo: 'The next duel comes at a better time for you.',
}
