import type { Catalogue } from '@menagerie/engine'

/** What decisions are for, to whoever plays for the first time. */
export const en: Catalogue = {
  mulligan: 'Monsters with few stars are on the field sooner; those with many hit harder.',
  summon: 'The other player loses at 0 hit points. Your monsters wait, then enter a lane and strike.',
  enter:
    'In your turns a monster that faces nobody takes hit points, as many as it has stars. It never leaves its lane.',
  boost: 'A discard shortens the wait of one monster by a turn. The card is gone.',
}
