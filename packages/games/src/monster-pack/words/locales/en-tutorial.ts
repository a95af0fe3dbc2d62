import type { Catalogue } from '@menagerie/engine'

/** The course: what is asked, what is said afterwards, and what is said of another choice. */
export const tutorial: Catalogue = {
  summon: {
    title: 'Summon',
    text: 'Every turn you put one monster from your hand on the table. Choose Knucklepup, then the waiting spot W2.',
    done: 'Its die shows its stars: one star, one turn to wait. Now the other player has a turn. Then you draw up to six cards.',
    wrong: 'That would be a fine summon too. For this step take Knucklepup to W2: with one star it is the quickest.',
  },
  entry: {
    title: 'The die runs down',
    text: 'At the start of your turn your dice fall by one. At 0 a monster enters a free lane beside its spot: from W2 that is A1, A2 or A3. Choose one.',
    done: 'From now on it fights every turn. It never goes back and never changes its lane.',
  },
  ways: {
    title: 'Who touches what',
    text: 'Two dice show 0, and two lanes are free. From W1 the way leads to A1 or A2, from W2 also to A3. Enter so that both of them get in.',
    done: 'Now there is room for the other one. A monster without a free lane stays where it waits, with its die at 0.',
    wrong: 'In A2 it would take the only way of Veilwisp. Look for a choice that leaves a lane for each.',
  },
  attack: {
    title: 'Attack',
    text: 'In your turn each of your monsters that faces nobody strikes: the other player loses as many HP as it has stars. Enter the lane where nobody stands opposite.',
    done: 'Three stars, three HP. Monsters opposite strike only in the turn of their own player.',
    wrong:
      'Somebody stands opposite there, so it would have to fight. One lane within reach is empty on the other side.',
  },
  power: {
    title: 'Duel',
    text: 'Two monsters that face each other duel. The higher power stays, the lower one is discarded. Undertowl has 600: whom does it beat?',
    done: '600 against 550: it stays and holds the lane. At equal power both go. Who has dueled does not strike in the same turn.',
    wrong:
      'Maelstep has 800, and your Undertowl would be gone. The middle of each lane shows the duel before you choose.',
  },
  triangle: {
    title: 'The triangle',
    text: 'Blue beats Red, Red beats Green, Green beats Blue: the better type fights with 200 more. Your Eddyhare is Blue and has only 350. Where does it win?',
    done: 'Blue against Red: 550 beats 450. The bonus counts for both players, so watch what comes opposite.',
    wrong: 'It would fall there. Look for Red: against Red your Blue monster has 550.',
  },
  wild: {
    title: 'White Wild',
    text: 'White has no place in the triangle. A duel with White Wild takes both monsters away, whatever their power. Let little Chalkimp meet the strongest.',
    done: 'Power 50 has taken 950 with it. Facing nobody, White Wild strikes like any other and stays.',
    wrong: 'It would work there too, but the price is the same for a small monster as for Titanjaw. Take the big one.',
  },
  boost: {
    title: 'Boost',
    text: 'Driftshade still has to wait, but once a turn you may boost: discard a card of the same type, and the die falls by one. Discard Glimmernewt for it.',
    done: 'The die shows 0. White Wild cards fit every type. Nobody is boosted twice, and your very first turn as starting player is without a boost.',
    wrong: 'You can go on without, but then it waits another turn. Discard the Blue card for your Blue monster.',
  },
  inTime: {
    title: 'In time for the duel',
    text: 'Boosted before the duel, it enters at once and takes part. After the duel there is a second chance to boost. Enter the lane where it strikes.',
    done: 'A card from your hand has bought three HP a turn earlier.',
    wrong: 'Grimgrove is Green, and Green beats Blue. The other lane is free of enemies.',
  },
  finish: {
    title: 'The last blow',
    text: 'At 0 HP a player has lost. Four are left, your Dodgekin strikes for one. Bring Magmauler in where it strikes as well.',
    done: 'One and three: it is over. A player who has to draw from an empty deck has lost as well. That is the whole game.',
    wrong: 'It would win its duel, but a monster that duels does not strike. Look for the lane with nobody opposite.',
  },
}
