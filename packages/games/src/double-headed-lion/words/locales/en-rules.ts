import type { Catalogue } from '@menagerie/engine'

export const sections: Catalogue = {
  setup: 'Setup',
  turn: 'The turn',
  movement: 'Movement',
  stacking: 'Stacking',
  due: 'When combat occurs',
  combat: 'Steps of a combat',
  cards: 'Cards',
  retreat: 'Retreat',
  specials: 'Special abilities',
  secrets: 'What is known, and shuffling',
  end: 'End of the game',
}

/** The rules in our own words. */
export const rules: Catalogue = {
  'DL-1.1': 'Two sides: the Republic at the castle, the Royalists at the far edges.',
  'DL-1.2':
    'The Republic sets up three pieces in the castle and two on each of the three squares around it, as it likes (option Setup: or at random, or in a prepared formation).',
  'DL-1.3':
    'The Royalists set up one piece on each of the eleven outermost squares, as they like (option Setup: or at random, or in a prepared formation).',
  'DL-1.4':
    'Both set up in secret at the same time. A setup once given is final, and the other side sees only tokens. (Option Setup: what is dealt at random nobody sets up. Option Open game: everybody sees the pieces.)',
  'DL-1.5':
    'Each side holds all its cards (option Cards); the other side knows which they are, unless each brings its own (option Hidden card lists). The piles are empty.',
  'DL-1.6': 'The Royalists take the first turn. Turns alternate.',
  'DL-2.1': 'In a turn exactly one own piece moves; then every combat that is due is fought.',
  'DL-2.2': 'What lies in the discard piles when the turn begins is what Skill can fetch in it.',
  'DL-2.3':
    'You must move if you can. If you cannot, you skip the movement and combats still occur. (Option A side that cannot move: or you lose.)',
  'DL-2.4': 'When both sides skip one after the other and no combat is due, the game is drawn.',
  'DL-3.1':
    'A piece moves to a neighbouring square, also diagonally: Royalists one step nearer to the castle, the Republic one step away from it.',
  'DL-3.2': 'A Knight may also step to a neighbour of equal distance.',
  'DL-3.3': 'A Warrior may also step to a neighbour of equal distance where an enemy stands.',
  'DL-3.4': 'The Warrior Queen and the Berserker are not Warriors in this.',
  'DL-3.5': 'Aila may also fly to any square with an enemy, or to the castle.',
  'DL-3.6':
    'Aji may also step to a neighbour of equal distance where an enemy stands, if he declares Vishnus his prize.',
  'DL-3.7': 'Nobody else moves back.',
  'DL-3.8': 'A piece that stands with an enemy may move away.',
  'DL-3.9': 'Moves are public, and what follows from them is known: who moves in a way only some can is one of these.',
  'DL-4.1': 'At most three pieces stand in the castle and two on any other square, both sides together.',
  'DL-4.2': 'A square with an enemy may be entered even when it is full. One without needs a free place.',
  'DL-4.3': 'After the combats of a turn the limits hold again.',
  'DL-5.1': 'After the movement every square with pieces of both sides has a combat.',
  'DL-5.2': 'One combat a square and turn. Who is left over fights in the next turn, unless somebody moves away.',
  'DL-5.3': 'This happens when an enemy retreated or fell and another remains, or the attacker fell beside a friend.',
  'DL-5.4': 'A turn can have several combats.',
  'DL-5.5': 'The side in turn attacks in all of them.',
  'DL-5.6': 'Where a piece has just moved in, it fights. Elsewhere the side in turn chooses its fighter.',
  'DL-5.7': 'The side in turn chooses the order of its combats.',
  'DL-5.8': 'A piece fights at most once a turn.',
  'DL-5.10': 'Against two or more enemies the attacker points at one token.',
  'DL-5.11': 'If it is Vishnus, her ally may take her place.',
  'DL-5.12': 'Both fighters are shown.',
  'DL-5.13': 'Some pairs are decided at once, without cards.',
  'DL-5.14': 'Before the cards: Mondor’s mutual death, then Ganda Wolf’s ban, then supporters.',
  'DL-5.15': 'Both choose a card face down and turn it up together. A card must be played.',
  'DL-5.16': 'Skill is resolved first.',
  'DL-5.17': 'If Retreat was played with effect, whoever played it goes, and nothing is compared.',
  'DL-5.18':
    'Else combat value (option Combat values) and card are added. The lower total is removed; equal totals remove both.',
  'DL-5.19': 'Under a ban the values alone are compared.',
  'DL-5.20': 'Removed pieces leave face up.',
  'DL-5.21': 'Played cards go to their owner’s pile, face up.',
  'DL-5.22': 'Who has no card left after that takes the whole pile back.',
  'DL-5.23': 'When Vishnus is removed the game ends at once.',
  'DL-6.1': 'A number card adds its number. Which there are, the option Cards tells.',
  'DL-6.2': 'A card without effect counts 0.',
  'DL-6.3': 'Skill works for the Republic’s Magic Users and for the Royalists’ Magic Users and Thief.',
  'DL-6.4': 'Skill names a card of its owner’s pile, which then is the card played.',
  'DL-6.5': 'It may be Retreat. A second Skill fetched counts 0.',
  'DL-6.6': 'Only cards that lay in the pile when the turn began, and still do, can be fetched.',
  'DL-6.7': 'Anybody may play Skill as a bluff. Who could fetch may also fetch nothing.',
  'DL-6.8': 'With an empty pile Skill cannot be played. (Option Skill with an empty pile: or it counts 0.)',
  'DL-6.9': 'Skill and the fetched card end in the pile; an empty hand is refilled only then.',
  'DL-6.10': 'If both fetch, both choose in secret.',
  'DL-6.11': 'There is always a card that can be played.',
  'DL-7.1':
    'Royalists retreat to any square of the same distance, the Republic to any square one nearer to the castle.',
  'DL-7.2': 'Aila retreats to the castle.',
  'DL-7.3': 'It must be another square, without an enemy and with a free place.',
  'DL-7.4': 'Without such a square the piece is removed.',
  'DL-7.5': 'So nobody retreats from a combat in the castle.',
  'DL-7.6': 'The owner chooses the square; if both retreat, the attacker first.',
  'DL-7.7': 'Vishnus removed in this way has fallen.',
  'DL-8.1':
    'Storm’s side chooses its card after it has seen the other, the fetched one if it is Skill. (Option What Storm sees of a Skill card: or only that it is Skill.)',
  'DL-8.2': 'Vishnus beats Storm.',
  'DL-8.3': 'Mondor, attacking Ganda Wolf, may declare that both die.',
  'DL-8.4': 'Garla beats Ganda Wolf.',
  'DL-8.5': 'Racoon beats Tamroan.',
  'DL-8.6': 'If Grinn has the higher total against Lufiea, he retreats and she stays. A tie removes both.',
  'DL-8.7': 'Aji beats Vishnus.',
  'DL-8.8': 'Aji’s card has no effect: he fights with his value alone.',
  'DL-8.9': 'After his declaration Aji beats Vishnus and loses to anybody else, without cards.',
  'DL-8.10': 'Against Vishnus Aila’s value is 5.',
  'DL-8.11': 'Lolienne beats Aila.',
  'DL-8.12': 'Aila flies.',
  'DL-8.13': 'Aila retreats to the castle.',
  'DL-8.14':
    'When Vishnus is pointed at beside an ally, the ally may fight instead. It shows that she is Vishnus. (Without the option Vishnus switches nobody is asked.)',
  'DL-8.15':
    'Retreat played for Vishnus in the combat she moved into may go back to the hand, unless she met Aila. (Without the option Vishnus keeps her Retreat it never does.)',
  'DL-8.16':
    'Dianne’s value is 5 if Lufiea or Lolienne, in her square or a neighbouring one, is shown before the cards.',
  'DL-8.17': 'Ganda Wolf may forbid cards in his combats.',
  'DL-8.18': 'Charlemagne, attacking a square with several enemies, may look at them before she points. It shows her.',
  'DL-8.19': 'Titina’s value is 5 if Millienne in the same square is shown, and the other way round.',
  'DL-9.1':
    'A piece is known once it was shown, was looked at (to whoever looked), or follows from what is known. (With the option Open game every piece is.)',
  'DL-9.2':
    'Own pieces in one square may be shuffled when one of them was shown since the last time. (Option Shuffling shown pieces: always, when their owner wishes, or never.)',
  'DL-9.3':
    'This happens right after the movement where no combat is due, and after each combat: then also where one is still due, but for the piece that moved. Who left pieces as they are is asked again when one of them was shown, came or went. (Options Shuffling shown pieces and When shown pieces may shuffle.)',
  'DL-9.4': 'Shuffled tokens get new names in random order. Others keep what they knew as alternatives.',
  'DL-9.5': 'A known piece alone in its square stays known.',
  'DL-10.1': 'The Royalists win at the moment Vishnus enters the castle.',
  'DL-10.2':
    'Unless Aji is there: then he meets her, and the Republic wins. (Option Vishnus meets Aji in the castle: or she points at one of those there, and meets that one alone.)',
  'DL-10.3': 'She too needs a free place, or an enemy there.',
  'DL-10.4': 'The Republic wins at the moment Vishnus is removed, for whatever reason.',
  'DL-10.5': 'The Republic may lose all its pieces without being beaten.',
  'DL-10.6':
    'A limit of turns without progress ends the game (option Turns without progress) as the option Result at that limit says. Sides may resign or agree on a draw.',
}
