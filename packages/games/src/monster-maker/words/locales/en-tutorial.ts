import type { Catalogue } from '@menagerie/engine'

/** The course: what is asked, what is said afterwards, and what is said of another choice. */
export const tutorial: Catalogue = {
  block: {
    title: 'In their way',
    text: 'The other party stands at 80 perch, one corridor from the room. Put your Bandit in front of it: with a monster in front of it, a party lays no corridor.',
    done: 'They have to beat the Bandit first. That was your action: one a turn.',
    wrong: 'You would get on, but so would they. Look for the monster in your hand.',
  },
  trap: {
    title: 'A trap',
    text: 'You have drawn a trap. It takes three cards of your hand, unless a Thief deals with it. Give up the Thief.',
    done: 'The trap is gone, and the Thief with it. Your turn goes on.',
    wrong: 'That would cost three cards. Your Thief alone is the lower price.',
  },
  room: {
    title: 'The treasure room',
    text: 'You stand at 85 perch, and the room lies at 100. One of your corridors brings you there.',
    done: 'You are in, and you draw a treasure. From now on you walk home, exactly as far as you came.',
    wrong: 'That leaves you in front of the door. Look for the corridor that reaches 100 or more.',
  },
  team: {
    title: 'Two are stronger than one',
    text: 'An Ogre of strength 17 stands in your way. Send the Elf with the Magic Missile, and the Thief too, then fight.',
    done: 'Together with the spell they are stronger than the Ogre. The way is free from your next turn on.',
    wrong: 'That might not be enough against 17. Take all three: Elf, Magic Missile and Thief.',
  },
  undead: {
    title: 'The Cleric',
    text: 'A Ghoul is an undead: your Cleric sends it away without a roll.',
    done: 'It is gone, and so is the Cleric. That has cost you no action.',
    wrong: 'You would stand in front of the Ghoul for another turn. Your Cleric can help.',
  },
  walkOn: {
    title: 'Walk on',
    text: 'The way is free, and you still have your action. Lay the longest corridor.',
    done: 'You stand at 65 perch now. Your hand is filled up, and the next party has its turn.',
    wrong: 'You may go farther: the corridor of 20 is in your hand.',
  },
  exact: {
    title: 'Exactly home',
    text: 'You owe 105 perch and have gone 80 of them. One corridor leads out; another would lose you.',
    done: 'Exactly 105: you are home, the first of all.',
    wrong: 'The way home must come out exactly: 105 less 80.',
  },
  charm: {
    title: 'A gift for the neighbour',
    text: 'Your Elf has charmed an Orc. Put it in front of the party that is closest to the room.',
    done: 'Now it stands in the way of the others.',
    wrong: 'You may let it go, but in front of the other party it is of use to you.',
  },
}
