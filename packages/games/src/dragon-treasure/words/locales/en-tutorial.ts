import type { Catalogue } from '@menagerie/engine'

/** The course: what is asked, what is said afterwards, and what is said of another choice. */
export const tutorial: Catalogue = {
  roll: {
    title: 'Roll',
    text: 'A turn begins with the die: 2 to 5 are that many steps, a 6 brings counters, and a 1 wakes the anger of the Dragon once it is awake. Roll.',
    done: 'A four: four steps, split among your armies as you like.',
    wrong: 'First the die.',
  },
  walk: {
    title: 'Walk',
    text: 'Your armies wait in your castle C1. In the lairs lie six treasures and the Dragon, and nobody knows where. Take the first step, to a12.',
    done: 'Three more steps and it stands at the Bear Lair.',
    wrong: 'All ways lead somewhere. For the Bear Lair begin with the step to a12.',
  },
  meet: {
    title: 'Two armies',
    text: 'In c12 an army of the other player guards a treasure. Step onto it from b12: there is a fight.',
    done: 'Now both choose one of their counters in secret.',
    wrong: 'Go on with the army in b12: the treasure lies right beside it, in c12.',
  },
  counters: {
    title: 'Counters decide',
    text: 'The higher counter wins, by the difference. Your hand is what you have for the whole game. Here the 8 is worth it: play it.',
    done: 'Eight against five: you win by three. The treasure stays in the space, and both counters go back to the cup.',
    wrong: 'That may well be too low. For this step play your 8.',
  },
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
    text: 'You may throw the beaten army as far as you won by, three spaces. The Dragon is awake in c21: throw it there.',
    done: 'The Dragon rolls two dice against a counter, and eats who is lower.',
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
