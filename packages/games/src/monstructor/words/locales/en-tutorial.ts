import type { Catalogue } from '@menagerie/engine'

/** The course: what is asked, what is said afterwards, and what is said of another choice. */
export const tutorial: Catalogue = {
  parts: {
    title: 'Parts',
    text: 'Parts lie on your table, picture side up; only you see their points. A body has sockets: wide ones for heads and legs, narrow ones for limbs. With head, legs and two limbs this body is full: a complete monster of 11 points.',
  },
  challenge: {
    title: 'Challenge',
    text: 'Three cards can be enough. Choose the body Ribladder, its head and its legs, then challenge the second player, whose parts make a monster too.',
    done: 'They had to show a monster. Now both are flipped: 7 points against 8. Who has fewer goes first.',
    wrong: 'Choose Ribladder’s body first, then its head and legs. The loose limb fits nowhere.',
  },
  power: {
    title: 'Power cards',
    text: 'A Power card needs its icon on your fighting monster. The body of Ribladder shows a bow: play the bow of 3.',
    done: '10 against 8. They passed, you passed, and two passes end the fight: you have won.',
    wrong: 'Passing would leave you one point short. The spear has no icon here, but the bow has.',
  },
  reward: {
    title: 'The reward',
    text: 'The winner takes a card of the dragon they want to complete, any one they still lack. Take one.',
    done: 'Both monsters go back into the deck, yours too. Your dragon card stays on your table and can fight as well. The loser has the next turn.',
  },
  heads: {
    title: 'More heads',
    text: 'Legs are missing, but a head fits wherever legs do. Build the monster with two heads and challenge the second player.',
    done: 'As many heads as you like, but never none.',
    wrong: 'Take the body, both heads and both limbs. Then the second player can be challenged.',
  },
  bodies: {
    title: 'Two bodies',
    text: 'Bodies join at their wide sockets. Each of these two has two: joined, one of each is left. Take both bodies, the head and the legs, and challenge the third player.',
    done: 'Four cards, 11 points. The other player could not be challenged: one head alone makes no monster.',
    wrong: 'Take both bodies before the head: with the first head the bodies are chosen.',
  },
  answer: {
    title: 'Being challenged',
    text: 'Now you are challenged by seven cards. You cannot decline, but you may show any complete monster. What fights and loses is gone, so show the small one and keep the good parts.',
    done: 'Whatever you did not show stays safe on your table. If you will not build, the attacker builds for you.',
    wrong:
      'That would work, but that monster is too strong even for your best. Keep it: show Ribladder’s body with its head and legs.',
  },
  spell: {
    title: 'Spells',
    text: 'You are behind, 7 against 9. Limb Lopper takes a limb off the other monster; you pick which. The first limb counts 3.',
    done: '7 against 6. The part counts no more, and its icon is gone: the mace has lost its hold.',
    wrong: 'Take the first limb. The other one counts only 2, and passing changes nothing.',
  },
  games: {
    title: 'Three games',
    text: 'In the Arena nobody is challenged: a monster waits in the middle until somebody dares to fight it. Monster Dominoes is the light game: everybody joins cards to one monster, and who fills the last connector takes it all.',
  },
  finish: {
    title: 'The dragon',
    text: 'Four cards of your dragon lie on your table, and you have just won a fight. Take the fifth.',
    done: 'A whole dragon wins at once. That is the whole game.',
    wrong: 'Take the card that is still missing.',
  },
}
