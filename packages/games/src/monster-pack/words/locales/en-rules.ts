import type { Catalogue } from '@menagerie/engine'

export const sections: Catalogue = {
  setup: 'Setup',
  draw: 'Draw',
  entry: 'Countdown and entry',
  summon: 'Summon',
  boost: 'Boost',
  duel: 'Duel',
  end: 'End',
  deck: 'Deck building',
}

/** The rules in our own words. */
export const rules: Catalogue = {
  'MP-01':
    'Agree on the short format (20 cards, 20 HP), the standard format (30 cards, 30 HP), or numbers of your own (option Format: then Cards in a deck and Hit points).',
  'MP-02':
    'Choose who starts in any way you like. By default chance decides. (Option Who starts: the seats, or the last loser.)',
  'MP-03':
    'Shuffle each deck. Both players take 6 cards (option Hand size). With the option New opening hand each may shuffle them back and draw anew, once.',
  'MP-04': 'The field is empty when the game begins.',
  'MP-05':
    'A turn has six parts: draw, countdown, summon, boost (first part), duel, boost (second part). Then the other player has a turn.',
  'MP-06': 'Draw one card after another until you hold 6 (option Hand size). With a full hand you draw nothing.',
  'MP-07':
    'If you need a card and your deck has none, you are defeated at once. (Option Defeat by an empty deck: you may be defeated before.)',
  'MP-08':
    'If the deck has some cards but too few to fill your hand, take them all and play on. (Option Defeat by an empty deck: you may be defeated then.)',
  'MP-09':
    'Every one of your waiting monsters with a die above 0 counts down by 1, all together. The other player’s dice stay as they are.',
  'MP-10':
    'A waiting monster whose die shows 0 enters a free active spot of yours that touches its waiting spot. It must, if there is one. Which spots touch is a matter of the field (option Playmat).',
  'MP-11':
    'You choose the spot, and the order when several monsters enter. Each entry changes what is free for the next.',
  'MP-12':
    'With no free spot ahead a monster at 0 stays where it is, die at 0, and keeps its waiting spot occupied. (Option Entry of blocked monsters: until a duel is over, not until its next countdown.)',
  'MP-13':
    'A blocked monster tries again at your next countdown. (Option Entry of blocked monsters: right after a duel, too.)',
  'MP-14':
    'On entry the die is taken off and a boost mark is forgotten. The waiting spot is free at once, even for this turn’s summon.',
  'MP-15': 'No monster ever goes back to wait, and none changes its active spot.',
  'MP-16':
    'Summon exactly one monster from your hand, face up, to a free waiting spot of your choice. How many there are is a matter of the field (option Playmat).',
  'MP-17': 'Its die starts at the number of its stars.',
  'MP-18':
    'You must summon while a waiting spot is free. With none free the part is skipped. (Option Summon: you may, and need not.)',
  'MP-19': 'A monster summoned in this turn begins to count down in your next one.',
  'MP-20': 'One summon a turn, never more.',
  'MP-21': 'Once a turn, before or after the duel, you may boost one of your waiting monsters.',
  'MP-22': 'A boost costs one hand card of the same type as the monster, or one White Wild card.',
  'MP-23': 'A White Wild monster accepts only a White Wild card. (Option Boosting White Wild: any card.)',
  'MP-24': 'A boost lowers the die by 1, whatever the discarded card is worth.',
  'MP-25': 'A monster is boosted once in its life. The moved die marks it.',
  'MP-26':
    'The starting player cannot boost in the first turn of the game. The other player can in theirs. (Option Boost in the first turn: neither can, or both.)',
  'MP-27': 'Only a monster with a die of 1 or more can be boosted.',
  'MP-28':
    'If a boost brings the die to 0 and a spot ahead is free, the monster enters at once, to a spot of your choice. Before the duel it takes part. With no spot free it is blocked. (Option Entry after a boost: it enters only at its next countdown.)',
  'MP-29': 'A monster summoned in this turn may be boosted in this turn.',
  'MP-30': 'Active monsters cannot be boosted, and a boost never changes power.',
  'MP-31': 'The duel takes place every turn, with all your active monsters.',
  'MP-32': 'Who faces whom is fixed when the duel begins. All lanes are decided together.',
  'MP-33': 'With a monster on both sides of a lane, the higher duel power wins. The loser is discarded.',
  'MP-34': 'At equal duel power both are discarded.',
  'MP-35': 'The winner stays where it is, unchanged.',
  'MP-36': 'Your monster that faces nobody attacks: the other player loses as many HP as it has stars.',
  'MP-37': 'Monsters of the player who is not in turn never attack.',
  'MP-38': 'A monster that won its lane does not attack in the same duel.',
  'MP-39': 'An attack counts printed stars. Power and type do not matter.',
  'MP-40':
    'Blue beats Red, Red beats Green, Green beats Blue: the better type fights with 200 more power (option Type bonus), on either side. The sum may pass 1000.',
  'MP-41': 'Equal types give no bonus, and neither does any pairing with White Wild.',
  'MP-42':
    'A duel with a White Wild monster discards both monsters, whatever their power. (Option White Wild in a duel: only White Wild goes.)',
  'MP-43': 'A White Wild monster that faces nobody attacks like any other and stays.',
  'MP-44': 'A discarded monster frees its spot at once.',
  'MP-45':
    'At 0 HP a player is defeated and the game ends at once, without the second boost part. (Option Hit points: what you begin with.)',
  'MP-46':
    'A player who cannot draw when a card is due is defeated. (Option Defeat by an empty deck: as soon as the deck is empty.)',
  'MP-47':
    'The player who is not defeated wins. Who concedes is defeated. Nothing else ends the game, unless both agree on a draw or the option Last turn sets one: then the higher HP win, and equal HP are a draw.',
  'MP-48': 'Discarded cards stay on their owner’s pile. Nothing goes back to the deck.',
  'MP-49': 'Nobody counts your hand at the end of a turn: its size (option Hand size) is only what you refill to.',
  'MP-D1':
    'A deck has exactly 20 cards in the short format, 30 in the standard format, and as many as you set in a custom one (options Format, Cards in a deck).',
  'MP-D2':
    'A deck is built from the monsters supplied (option Card set), with at most 3 copies of one card (option Copies of a card).',
  'MP-D3': 'Types, stars and power of a deck are free, unless the option Star budget sets a limit to its stars.',
  'MP-D4':
    'Both players may bring the same list. Lists are checked before the game, and every fault is told at once. Your opponent does not see yours (option Open deck lists: everybody reads both).',
}
