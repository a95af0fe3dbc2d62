import type { Catalogue } from '@menagerie/engine'

export const sections: Catalogue = {
  dominoes: 'Monster Dominoes',
  setup: 'Setup',
  turn: 'The turn',
  making: 'Making a monster',
  challenge: 'The challenge',
  fight: 'The fight',
  reward: 'After the fight',
  arena: 'Arena',
  leaving: 'Leaving',
}

/** The rules in our own words. */
export const rules: Catalogue = {
  'MS-01': 'Hands are closed; if all agree, they lie open with their picture sides up. (Option Hands.)',
  'MS-02':
    'Dominoes uses monster parts only. Power, Spell and Dragon cards stay in the box, unless the table adds the dragon cards. (Option With dragons.)',
  'MS-03': 'Each player gets five cards.',
  'MS-04': 'The starting player puts any one of their cards into the middle.',
  'MS-05':
    'Then, clockwise, each player joins one hand card to the monster in the middle. Wide goes to wide, narrow to narrow; it makes no difference which of several equal connectors is used, and nothing else matters, unless the table lets plugs go into sockets only and bodies join at wide ones only. (Option Plugs into sockets only.)',
  'MS-06': 'A monster has at least three cards. Nobody may close it with two.',
  'MS-07':
    'Who can attach a card must, unless the table lets them take one all the same. Which card and at which width is free. (Option Attach if you can.)',
  'MS-08':
    'Who has no card that fits takes one from the deck. If that card fits it is attached at once (a table that makes nobody attach leaves this free), otherwise the turn is lost. Losing the turn is a step of its own, so that its timing tells nothing. (Option Attach if you can.)',
  'MS-09': 'When the deck is empty nothing is taken, and who cannot attach loses the turn.',
  'MS-10':
    'Who fills the last open connector closes the monster and takes all its cards to score. It needs neither a head nor a body.',
  'MS-11':
    'A new monster is begun in the same turn: the closer puts down its first card. The next player goes on from there.',
  'MS-12': 'Who runs out of hand cards takes five new ones at once, or as many as are left.',
  'MS-13': 'If the closing card was the last of the hand: first take the monster, then five cards, then lead.',
  'MS-14': 'If the closer has no card to lead with, the next player clockwise who holds one leads.',
  'MS-15':
    'The game is over when the deck is empty and all who hold cards have lost their turn one after another, or when no cards are left anywhere.',
  'MS-16': 'Cards still in hands and an unfinished monster in the middle count for nobody.',
  'MS-17':
    'Everybody adds up the points of the cards they have taken. The most points win; equal points share the win, or at some tables more cards taken decide. (Option Equal points.)',
  'MS-18': 'Nobody is ever out. Who has no cards while the deck is empty is passed over.',
  'MS-20':
    'In turn order each player picks a faction to destroy, each a different one, or they are dealt at random if the table likes. The dragon of that faction is their goal. (Option Factions.)',
  'MS-21': 'The dragon cards are laid aside, face up and sorted by faction. All other cards make the deck.',
  'MS-22':
    'Each player draws three cards. Parts lie on the player’s table, picture side up. Power and Spell cards stay hidden.',
  'MS-23':
    'You may look at both sides of your own cards. The point sides are not shown to others. (Option Point sides.)',
  'MS-24':
    'The youngest player starts, or one drawn by lot, or the first seat, as the table has it. Turns go clockwise, except after a fight. (Options Starting player, Seat of the youngest.)',
  'MS-25':
    'Your turn begins with a card from the deck: a part goes to your table, a Power or Spell card to your hidden hand. Then you may fight, and your turn ends.',
  'MS-26':
    'How your parts lie together is nobody’s business. Only when you fight or enter the Arena do you choose a monster, part by part as they lie: bodies first, then heads, legs and limbs.',
  'MS-27': 'There is no limit to parts, hidden cards or the size of a monster.',
  'MS-28':
    'A monster is complete with three or more cards, at least one body and one head, and every connector filled: narrow ones by limbs, wide ones by heads, legs or a further body.',
  'MS-29': 'A head fits wherever legs do, so a monster may have many heads, but never none.',
  'MS-30': 'Dragon cards you have won lie on your table and serve like other parts.',
  'MS-31':
    'When the deck is empty no card is taken. The rest of the turn is as usual. Where the table has set a number of rounds, the game ends after so many of that without a fight won. (Option Rounds without a deck.)',
  'MS-32':
    'Once in your turn, after taking your card, you may challenge one other player with one complete monster of yours.',
  'MS-33':
    'You can only challenge a player whose parts could make a complete monster. Whether they have been put together does not matter.',
  'MS-34':
    'A challenge comes before the next card is taken, and that is only when you end your turn, so nobody loses a challenge by being slow. With late challenges you are asked once more after that. (Option Late challenge.)',
  'MS-35': 'From the challenge on the attacking monster is set and stays as it is.',
  'MS-36':
    'The challenged player now shows any complete monster of their own. They see neither hidden cards nor the attacker’s points.',
  'MS-37':
    'A challenge cannot be declined. If the defender will not build, the attacker builds one from their parts, by the picture sides alone.',
  'MS-38': 'After that neither monster is changed until the fight is over.',
  'MS-39':
    'Both monsters are flipped: points, names and icons of all their cards are known to everybody. (Option Point sides.)',
  'MS-40':
    'A monster is worth the points of its parts, its Power cards and what spells add or take. A total below 0 counts as 0.',
  'MS-41':
    'The side with fewer points reinforces first; at equal points the attacker, or the defender if the table has it so. (Option First at equal points.)',
  'MS-42':
    'With priority you play one card or pass. After a card priority goes to the side with fewer points, at equal points to the opponent of whoever played; after a pass to the other side. Two passes in a row end the fight. Where the table has it so, one answer plays several Power cards at once. (Option Power cards.)',
  'MS-43': 'A Power card needs its icon on a part that is still on your fighting monster, and no spell may forbid it.',
  'MS-44':
    'One icon supports any number of Power cards, alike ones too. Each counts its value once, however many parts show the icon.',
  'MS-45': 'Spells do what they say, at once. Play as many as you like.',
  'MS-46':
    'A part taken off loses its points and icons. Points of Power cards already played stay, and so do all other parts, even those that hung on it.',
  'MS-47': 'Only the two who fight play cards.',
  'MS-48': 'Cards played are used up, whoever wins. Nobody has to play any.',
  'MS-49': 'The higher total wins.',
  'MS-50': 'The winner takes one card of their own dragon that they still lack and lays it on their table.',
  'MS-51':
    'Both fighting monsters are destroyed. Their regular parts, also those taken off, and all used cards are shuffled into the deck.',
  'MS-52': 'Dragon cards that fought go back to their owner’s table, even if a spell took them off.',
  'MS-53': 'All other cards stay where they are.',
  'MS-54':
    'A draw: used Power and Spell cards go into the deck, all parts go home, picture side up; only where the table has it so are parts taken off lost to the deck, dragon cards aside. Everybody still knows their point sides while they lie there. Nobody takes a dragon card. (Option Parts taken off in a draw.)',
  'MS-55': 'After a win the loser has the next turn. After a draw it is the player after the attacker.',
  'MS-56':
    'The first to own all cards of their dragon, or as many as a shorter game asks for, wins at once. If the game ends by its last turn or because the deck has been empty for too long, the most dragon cards win. (Options Dragon cards to win, Rounds without a deck, Last turn.)',
  'MS-57': 'Icons work only while their part fights.',
  'MS-58': 'Every Power and Spell card tells its owner what it does and whether it can be played now.',
  'MS-60': 'Arena is played like Classic, but fights come about in another way.',
  'MS-61':
    'In your turn, after taking your card, you may move a complete monster into the Arena if nobody is there. It holds one monster.',
  'MS-62':
    'A monster in the Arena is locked: it is not changed, not taken back, and its parts serve nothing else. It leaves by a fight, or goes home unfought after some rounds where the table has set them. Whether its owner may change it when it is fought is up to the table too. (Options Changing the Arena monster, Rounds in the Arena.)',
  'MS-63': 'Entering is all you do in that turn. Play goes on with the next player.',
  'MS-64':
    'In their turn, after taking a card, any other player may bring a complete monster and fight the one in the Arena. Nobody has to.',
  'MS-65':
    'The newcomer attacks, the owner defends, and neither monster is changed, unless the table lets the owner change the one in the Arena now. The fight is as in Classic. (Option Changing the Arena monster.)',
  'MS-66': 'After the fight the Arena is empty. After a draw both monsters go home as in Classic.',
  'MS-67': 'While you hold the Arena you still have your turns and take your cards.',
  'MS-68': 'The game ends as Classic does.',
  'MS-69':
    'Anybody may leave at any time. Their parts, those in the Arena too, and their hidden cards are shown and shuffled into the deck, their dragon cards leave the game, and a fight they are in is lost. In Dominoes their hand and pile leave the game face down, and passes are counted anew. Whoever is left alone wins.',
}
