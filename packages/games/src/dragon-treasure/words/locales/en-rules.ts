import type { Catalogue } from '@menagerie/engine'

export const sections: Catalogue = {
  setup: 'Setup',
  turn: 'The turn',
  movement: 'Movement',
  treasure: 'Treasure',
  combat: 'Combat between armies',
  dragon: 'Combat with the Dragon',
  frenzy: 'Frenzy',
  victory: 'Victory',
}

/** The rules in our own words. */
export const rules: Catalogue = {
  'DT-1.1':
    'Two to four play. Each has a colour and its castle, where all five armies begin. (Option Castles: each claims one that is free, before the match.)',
  'DT-1.2':
    'One face-down counter lies in each lair, seven on the maps supplied: six treasures and the Dragon. Nobody knows which is which.',
  'DT-1.3': 'The character counters go into the cup. Each player draws four (option First hand) and keeps them secret.',
  'DT-1.4':
    'Each player rolls a die; the highest starts, and ties roll again. Turns go clockwise. (Option Who starts: a seat of your choice.)',
  'DT-2.1':
    'Roll one die. 1: the Dragon rages, if it is awake. 2 to 5: that many movement points. 6: counters or a lost army.',
  'DT-2.2':
    'On a 6 draw two counters, or bring one lost army back if you have one. With one counter in the cup you draw one; with nothing to take the turn ends. A hand has no limit.',
  'DT-2.3':
    'A returned army enters its castle. If an enemy or the Dragon is there, they fight at once, and the returning side counts as entering.',
  'DT-2.4':
    'Whoever starts has the first turn, then the next player, until somebody wins. A round ends when the turn comes back to the first player.',
  'DT-3.1':
    'A step of one army to a neighbouring space costs one point. Points may be split among your armies and mixed as you like.',
  'DT-3.2': 'You need not use your points, not even one.',
  'DT-3.3': 'Every space may be entered, the castles of others too.',
  'DT-3.4': 'You move your own armies only. Others are moved by winning a fight.',
  'DT-3.5':
    'Outside your castle at most one of your armies is in a space, and none passes through another. (Option Passing own armies: it may, one point a space, to the free space behind.)',
  'DT-3.6':
    'An army that steps onto an enemy fights and takes no more steps in this turn. Your other armies may use the points that are left. (Without the option Going on after the Dragon, one that has fought the Dragon stays, too.)',
  'DT-3.7':
    'An army that steps onto the wakened Dragon fights it. If it survives it may go on. (Without the option Going on after the Dragon it stays.)',
  'DT-3.8': 'On arrival the fight with an army comes first, then the Dragon, then the counter.',
  'DT-3.10':
    'An army that has stepped onto a face-down counter and survived may turn it up for all to see. Only the arrival gives this right; with the next step it is gone.',
  'DT-3.11':
    'A treasure may be carried off; the Dragon is fought at once. Either way movement can go on. (An army that fought the Dragon: with the option Going on after the Dragon.)',
  'DT-3.12': 'With each step an army may take the open treasure of the space it leaves along, or leave it lying.',
  'DT-3.13':
    'An army carries one treasure, and a space holds one treasure counter, except a castle that has a lord. Nobody carries a treasure onto another counter elsewhere. (With the option Empty castles store, a castle without a lord holds several, too.)',
  'DT-3.14':
    'A treasure in a castle counts for the lord of the castle, unless a foreign army stands there. A castle nobody plays from, or whose lord has resigned, has no lord: it is a space like any other, and only what lay there when the lord resigned stays together. (With the option Empty castles store it holds treasures as well, which count for nobody.)',
  'DT-3.15':
    'Treasures in a castle that no army of its lord guards can be carried off, one by each army that leaves. (Without the option Unguarded castles only a won fight takes one.)',
  'DT-4.1': 'Armies of two players in one space fight.',
  'DT-4.2':
    'Both choose a counter in secret and show it together. Who has counters must play one; who has none fights with 0.',
  'DT-4.3': 'The higher counter wins, by the difference.',
  'DT-4.4': 'A tie is fought again with new counters. Only the last round counts.',
  'DT-4.5':
    'If both have run out, the player in turn loses by 1. In a fight between others the side that entered loses.',
  'DT-4.6': 'All counters played go back to the cup, openly, when the fight is over.',
  'DT-4.7': 'The winner throws the beaten army one space or more, up to the difference.',
  'DT-4.8':
    'A throw may end anywhere within reach. It does not pass another army of the same colour outside its castle, and it ends where an enemy or the Dragon stands: there is a fight. (Without the option Throws into fights it ends on no such space.)',
  'DT-4.9':
    'An army that cannot be thrown at all goes to its castle if that is another space and free of foes; otherwise it leaves the map and is lost.',
  'DT-4.10': 'A treasure of the beaten army stays in the space.',
  'DT-4.11': 'A thrown army examines nothing and carries nothing.',
  'DT-4.12':
    'Who wins in another player’s castle, and is not its lord, may take a treasure instead of throwing, and march off with it step by step, up to the difference. The beaten army stays. On the way the treasure may be left, for good, and the march may halt. (The rulebook says the whole difference: option Exact distances.)',
  'DT-4.13': 'A lord of the castle who wins throws as usual.',
  'DT-4.14': 'Several armies in a castle are fought one after another.',
  'DT-4.15': 'If no counter was played at all, the throw or the march is one step, and not into another fight.',
  'DT-4.16': 'When all is settled no space holds armies of two players, or an army and the Dragon.',
  'DT-4.17':
    'While a space is fought over nothing is thrown, marched or moved into it. A Dragon without a way out goes to a lair without armies, or else to any space without.',
  'DT-4.18': 'A fight caused by a throw, a march or the Dragon is settled before an interrupted one goes on.',
  'DT-5.1': 'An army and the wakened Dragon in one space fight.',
  'DT-5.2': 'The lord of the army plays a counter, if there is one; then the Dragon rolls two dice.',
  'DT-5.3': 'A tie is fought again with a new counter and new dice.',
  'DT-5.4':
    'If the army is higher, its lord moves the Dragon one space or more, up to the difference. It stops where armies stand and fights them. (The rulebook says the whole difference: option Exact distances. Without the option Throws into fights it goes nowhere where armies stand.)',
  'DT-5.5': 'If the Dragon is higher, it eats the army, which is lost. A treasure with it stays.',
  'DT-5.6': 'Counters played go back to the cup.',
  'DT-5.7': 'In a castle the Dragon fights one army after another until it is beaten or none is left.',
  'DT-5.8': 'The Dragon is never removed. It may stand anywhere and turns nothing up.',
  'DT-6.1': 'A 1 while the Dragon sleeps does nothing.',
  'DT-6.2': 'When it is awake, the player rolls again and moves the Dragon up to that many spaces, or not at all.',
  'DT-6.3':
    'Where it meets armies it stops and fights. (Without the option Frenzy ends with a meal it goes on, after it has eaten, with the steps left.)',
  'DT-6.4': 'Then the turn is over.',
  'DT-7.1':
    'You win, and the game ends, at the moment three treasures (option Treasures to win) lie in your castle and no foreign army stands there, whoever’s turn it is. Nobody else is ranked.',
  'DT-7.2':
    'After the last round (option Last round: the 100th, unless you set another or none) the most treasures at home win, then treasures under own armies, then armies on the map; who stands alike shares the place. Who resigns leaves with all armies, ranks last, and gives their counters back to the cup; the last player left wins.',
}
