import type { Catalogue } from '@menagerie/engine'

/** The course: what is asked, what is said afterwards, and what is said of another choice. */
export const tutorial: Catalogue = {
  lair: {
    title: 'What sleeps here?',
    text: 'Your army stands at a lair. Turn up the counter that lies there.',
    done: 'A treasure! An army carries it as it walks.',
    wrong: 'There is time to walk on. First look what lies in the lair.',
  },
  carry: {
    title: 'Carry it',
    text: 'Walk on with the treasure, one space, in any direction you like.',
    done: 'One space, one movement point. Now bring it to your castle.',
    wrong: 'The army would go without the treasure. Choose a step that carries it.',
  },
  throw: {
    title: 'A thrown army',
    text: 'You won. Throw the beaten army where the Dragon waits.',
    done: 'The Dragon looks after it.',
    wrong: 'It would be safe there. The Dragon lies in c21.',
  },
  steal: {
    title: 'Into a foreign castle',
    text: 'You won in a castle with treasures. Take one and march off with it toward a21.',
    done: 'The treasure is yours for now, and you may march as far as you won by.',
    wrong: 'You may throw the army instead, but here a treasure is to be had. Take it to a21.',
  },
  march: {
    title: 'March off',
    text: 'There is a way to go still. Carry the treasure on to b21.',
    done: 'Away from the castle, toward your own.',
    wrong: 'It would be left behind. March on and carry it.',
  },
  home: {
    title: 'The third treasure',
    text: 'Carry the third treasure home and win at once.',
    done: 'Three treasures in your castle: you have won.',
    wrong: 'The castle C1 is one step away. Do not leave the treasure behind.',
  },
}
