import type { Catalogue } from '@menagerie/engine'

export const sections: Catalogue = {
  general: 'The game',
  preparation: 'Preparation',
  turn: 'A turn',
  battle: 'Battle',
  cleric: 'Cleric',
  spells: 'Spells',
  charm: 'Charm',
  detour: 'Detour',
  trap: 'Trap',
  treasure: 'Treasure room',
  back: 'The road back',
  prize: 'Prize',
  endgame: 'Endgame',
  players: 'Five and six players',
  victory: 'Victory',
  creatures: 'Creature types',
  house: 'House rules',
  rulings: 'Rulings of this house',
  freeze: 'Freeze and stalemate',
}

/** Our own words. */
export const rules: Catalogue = {
  'MM-G1':
    'Walk your corridor cards to the treasure room, take a treasure and walk back exactly as far. Your opponents’ monsters stand in the way.',
  'MM-G2': 'Two to six play; three or four is best.',
  'MM-G3': 'Gold comes from treasures carried out of the dungeon and from prize cards.',
  'MM-G4': 'A game is a series of dungeons.',
  'MM-P1': 'The main deck is shuffled and everybody is dealt seven cards.',
  'MM-P2':
    'A trap in an opening hand is replaced from the pile, again and again until no hand holds one. The replaced traps are then shuffled back in.',
  'MM-P3': 'Treasures and prizes are two shuffled piles, face down.',
  'MM-P4':
    'Dice (or rock-paper-scissors, or the first seat, as settled before the game) find who starts; the turn passes clockwise. Later dungeons are begun in the same way, by the next player, or by who came back first, as settled.',
  'MM-T1': 'A turn begins with drawing one card. Nobody may decline, and in the freeze nobody draws.',
  'MM-T2': 'Then comes exactly one main action: a corridor, a monster, a battle, a discard or a pass.',
  'MM-T3': 'Corridor: place one corridor card. All of them stay in sight; their sum is the way you have gone.',
  'MM-T4': 'With a monster in front of you, you place no corridor.',
  'MM-T5':
    'Monster: put one from your hand in front of an opponent’s corridor. Whether a party in the treasure room may be attacked is settled before the game.',
  'MM-T6': 'A corridor has room for one monster, and an opponent without a corridor card cannot be attacked.',
  'MM-T7':
    'Battle: send one or more characters against the monster in front of you. In which order they are named is our ruling.',
  'MM-T8': 'Characters that fought are discarded, whoever won.',
  'MM-T9':
    'A beaten monster is discarded. The way is free from your next turn on or, by option, for one corridor at once.',
  'MM-T10': 'A monster that was not beaten stays.',
  'MM-T11':
    'Discard: with eight cards in hand, throw one away. With fewer that is possible only at tables that allow it.',
  'MM-T12': 'Nobody ends a turn with more than seven cards.',
  'MM-T13': 'Pass: with seven cards or fewer you may do nothing.',
  'MM-B1': 'A character’s strength is what the dice show and the number printed beside them.',
  'MM-B2': 'All strengths of a team are added, spells too.',
  'MM-B3': 'The team wins with a total as high as the monster’s strength, or higher.',
  'MM-C1': 'A Cleric sends away an undead in front of your party without a roll. Both cards are discarded.',
  'MM-C2': 'Whether that costs the main action is settled before the game.',
  'MM-C3':
    'Heal: discard a Cleric and take back one character you used and discarded earlier in this turn, for all to see. Whether only a battle counts as use is settled before the game.',
  'MM-C4': 'Heal costs no main action.',
  'MM-SP1':
    'A spell is cast by a character in a battle, never alone. That it is discarded afterwards, and that a character casts one or any number, as settled, is our ruling.',
  'MM-SP2': 'Sleep and Charm touch human monsters only.',
  'MM-SP3': 'Who may cast is settled before the game.',
  'MM-SP4': 'A spell adds to its caster’s strength, or takes the place of the roll, as settled before the game.',
  'MM-SP5': 'The printed Magic Missile is worth 10 without a roll.',
  'MM-SP6':
    'By the errata Charm rolls four dice and Sleep two; in one printing Sleep rolls one. Which it is is settled before the game.',
  'MM-CH1':
    'When an Elf or Magic-User helped to beat a human monster by Charm, its player may put it in front of another free corridor at once. Otherwise it is discarded.',
  'MM-CH2': 'Whoever may cast, only Elves and Magic-Users gain that.',
  'MM-CH3': 'Whether Charm combines with other strength is settled before the game.',
  'MM-D1': 'A Detour leads around the monster in front of you. Both cards are discarded.',
  'MM-D2':
    'Second edition, by option: the corridor you placed last on this leg is discarded with them. In the treasure room there is none or, by option, it is the last one of the way in.',
  'MM-D3': 'Whether a Detour costs the main action is settled before the game.',
  'MM-TR1':
    'A trap you draw is shown to all at once and never joins your hand. At tables that play on honour its owner may keep it instead and show it later; there you go on from every draw yourself.',
  'MM-TR2': 'By discarding a Thief you avoid the trap; at some tables the Thief is only shown.',
  'MM-TR3':
    'Otherwise you choose three cards of your hand and lose them. That you lose all when you have fewer, and in which order they are named, is our ruling.',
  'MM-TR4': 'House rule, by option: traps lie face up in the pile, so that everybody sees one coming.',
  'MM-TR5':
    'The trap was your draw, and the turn goes on with your main action. By option another card is drawn, or a trap that was not avoided ends the turn.',
  'MM-TC1':
    'At 100 perch or more (80 with five players, 70 with six, or what the table has settled) you are in the treasure room: say so and draw one treasure. How many cards it took, and how far you went beyond, does not matter. That an empty pile gives none is our ruling.',
  'MM-TC2':
    'A treasure marked OPEN is shown and does what it says at once. All others stay secret, to the end of the game or, by option, until their owner has carried them out.',
  'MM-TC3': 'A treasure is worth gold only to a party that came back.',
  'MM-TC4':
    'Dice in a treasure’s value are rolled when the game is over or, by option and wherever dungeons won are counted, when the dungeon is.',
  'MM-TC5':
    'Weapons serve in battle from the room on or, by option, on the way back only. Using one shows it; it is not used up.',
  'MM-TC6':
    'A weapon adds its number to a character of a class that can bear it: to one in a battle or, by option, to each.',
  'MM-TC7': 'Secret Door: in the room, discard it with one Thief or Dwarf. The printed card then draws two treasures.',
  'MM-TC8': 'Without either you may wait in the room until you draw one, or leave for the prize.',
  'MM-TC9':
    'Holy Coffin and Sacred Goblet send away an undead in front of their owner and stay. The Goblet may be kept secret until then. Whether that costs the main action is settled as for a Cleric.',
  'MM-TC10':
    'With the Royal Princess to protect, your battles are weaker from the treasure room on or, by option, on the way back only: by 1 or, by option, by 1 for each of your characters.',
  'MM-TC11': 'The printed Gold Coins lengthen your way back by 10 perch, Holy Coffin and Statue of Hero by 15 each.',
  'MM-TC12':
    'Statue of Goddess: roll a die when you draw it or, by option, at the end. On 1 to 3 the printed card is worth 400, else nothing.',
  'MM-TC13':
    'The second edition came without treasure cards. What is then found stands in a review of it: each survivor rolls a die for its hundreds of gold.',
  'MM-R1': 'The way back is a new row of corridors and starts at 0.',
  'MM-R2': 'The moment that row measures exactly the way you owe, you are out.',
  'MM-R3': 'A longer row means you are lost and cannot come back. By option such a corridor may not be placed at all.',
  'MM-R4': 'Nobody must place a corridor: you may wait for the right card.',
  'MM-R5': 'Monsters, battles, Clerics, Detours and traps work as on the way in.',
  'MM-Z1': 'The first to come back from a dungeon draws a prize card and has its gold.',
  'MM-E1': 'When the pile is empty nobody draws any more.',
  'MM-E2': 'When somebody has come back nobody draws any more.',
  'MM-E3': 'The others go on with the cards they hold.',
  'MM-E4': 'From then on a player without cards is out, and the party dies.',
  'MM-E5': 'Every party still inside when the dungeon ends dies.',
  'MM-E6':
    'Treasures of the dead go back to the treasure pile, which is shuffled: when the dungeon ends or, by option, at once.',
  'MM-E7':
    'Secret Door and Statue of Goddess work once a game: they leave it when their owner dies, or, by option, go back and are replaced when drawn a second time.',
  'MM-N1': 'With five players the room lies at 80 perch, unless the table has settled another distance.',
  'MM-N2': 'With six players the room lies at 70 perch, unless the table has settled another distance.',
  'MM-V1':
    'The game is over when the treasures or the prizes have run out: after that dungeon or, by option, at once. A number of dungeons may be settled instead.',
  'MM-V2': 'Most gold wins. Equal totals share the victory or, by option, more gold from prizes decides.',
  'MM-V3':
    'Or play a number of dungeons and count who won the most of them. A dungeon is won by the most gold from it or, by option, by coming back first.',
  'MM-K1': 'Human monsters: Ogre, Bandit, Orc, Lizard Man, Goblin, Berserker, Kobold.',
  'MM-K2': 'Undead: Ghoul, Zombie, Skeleton.',
  'MM-K3': 'All ten others are neither, the Black Magician among them.',
  'MM-H1':
    'House rule, by option: who beats the monster in the way may place a corridor in the same turn, at some tables also after a Detour or dispelling that cost the action.',
  'MM-H2': 'All open points are settled before the game and stay settled.',
  'MM-X1': 'Detour, dispelling, Heal and the Secret Door are played in your own turn only.',
  'MM-X2':
    'Used cards lie face up in the discard pile, all of them or, by option, the top one alone in sight. Only Heal takes one out.',
  'MM-X3': 'Between dungeons all cards of the main deck are shuffled together.',
  'MM-X4': 'When nobody moves a card any more, the dungeon ends.',
  'MM-X5': 'A limit of dungeons ends a game that exhausts no pile, and no number of dungeons settled goes beyond it.',
  'MM-X6':
    'The way owed is fixed when the room is reached; corridors lost later do not change it unless, by option, a Detour takes one of the way in.',
  'MM-F1': 'The freeze begins when the pile is empty or somebody comes back, and lasts to the end of the dungeon.',
  'MM-F2':
    'In the freeze an empty hand means death: when the freeze begins for the others, at the end of a turn for its player.',
  'MM-F3': 'A full round of frozen turns in which no card moves, or as many rounds as settled, ends the dungeon.',
  'MM-F4': 'The dungeon ends when nobody is inside.',
  'MM-F5':
    'The dead have no turns, nor have the returned, unless the table lets them go on placing monsters. A monster in front of the dead stays where it is, and nobody outside the dungeon is sent another.',
}
