import type { Catalogue } from '@menagerie/engine'

/** What decisions are for, to whoever plays for the first time. */
export const en: Catalogue = {
  throw: 'Whoever wins the throw begins this dungeon.',
  confirm: 'At this table the one who draws a trap says so: only you have seen the card.',
  trap: 'A trap costs cards of your hand, unless a Thief deals with it. Lose what your way needs least.',
  charm: 'The monster obeys you now: it can bar the way of another party.',
  post: 'Your action is done. This is still open to you before the next player’s turn.',
  bonus: 'The monster is beaten, and at this table one corridor may follow at once.',
  home: 'Your party is home, and what it carried is safe. You can still hold up the others.',
  lost: 'Your corridors went past the exit, and this party does not come back. You can still hold up the others.',
  attacked:
    'A monster of strength {{strength}} bars the way, and no corridor can be laid. A team that comes to {{strength}} or more beats it.',
  room: 'A Thief or a Dwarf opens a secret door to treasure. Who would rather go home lays a corridor.',
  back: 'The way home must be met exactly: {{left}} perch are left.',
  out: 'Corridors lead your party to the treasure room: {{left}} perch are left. Treasure brought home is gold.',
}
