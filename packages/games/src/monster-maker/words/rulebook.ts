import { type Rule, rulesUnder } from '@menagerie/engine'

const section = rulesUnder('MM')

const general = section('general')
const preparation = section('preparation')
const turn = section('turn')
const battle = section('battle')
const cleric = section('cleric')
const spells = section('spells')
const charm = section('charm')
const detour = section('detour')
const trap = section('trap')
const treasure = section('treasure')
const back = section('back')
const prize = section('prize')
const endgame = section('endgame')
const players = section('players')
const victory = section('victory')
const creatures = section('creatures')
const house = section('house')
const rulings = section('rulings')
const freeze = section('freeze')

/** The numbered rules; their words are `rules.<id>` in the catalogue. Sources are sections of the printed rulebook. */
export const rulebook: readonly Rule[] = [
  general('G1', '1'),
  general('G2', '2'),
  general('G3', '1, 3 Treasure Cards, 3 Prize Cards'),
  general('G4', '5'),
  preparation('P1', '3 Preparation'),
  preparation('P2', '3 Preparation'),
  preparation('P3', '3 Preparation, 5'),
  preparation('P4', '3 Preparation'),
  turn('T1', '3 Turn, 3 Endgame'),
  turn('T2', '3 Turn'),
  turn('T3', '3 Turn 1'),
  turn('T4', '3 Turn 1'),
  turn('T5', '3 Turn 2'),
  turn('T6', '3 Turn 2'),
  turn('T7', '3 Turn 3'),
  turn('T8', '3 Turn 3'),
  turn('T9', '3 Turn 3'),
  turn('T10', '3 Turn 3'),
  turn('T11', '3 Turn 4'),
  turn('T12', '3 Turn 4'),
  turn('T13', '3 Turn 5'),
  battle('B1', '3 Battle'),
  battle('B2', '3 Battle'),
  battle('B3', '3 Battle'),
  cleric('C1', '3 Cleric 1'),
  cleric('C2', 'A.i'),
  cleric('C3', '3 Cleric 2'),
  cleric('C4', '3 Cleric 2', 'D'),
  spells('SP1', '3 Spells', 'D'),
  spells('SP2', '3 Spells'),
  spells('SP3', 'A.iii'),
  spells('SP4', 'A.iii'),
  spells('SP5', 'A.iii'),
  spells('SP6', 'A.iii, D'),
  charm('CH1', '3 Special Way of Using Charm'),
  charm('CH2', '3 Special Way of Using Charm, A.iii'),
  charm('CH3', 'A.iii'),
  detour('D1', '3 Detour'),
  detour('D2', '3 Detour'),
  detour('D3', 'A.ii'),
  trap('TR1', '3 Trap'),
  trap('TR2', '3 Trap'),
  trap('TR3', '3 Trap', 'D'),
  trap('TR4', 'A.iv'),
  trap('TR5', '3 Turn', 'D'),
  treasure('TC1', '3 Treasure Cards'),
  treasure('TC2', '3 Treasure Cards, C'),
  treasure('TC3', '3 Treasure Cards'),
  treasure('TC4', '3 Treasure Cards'),
  treasure('TC5', '3 Treasure Cards, C'),
  treasure('TC6', 'C'),
  treasure('TC7', '3 Treasure Cards, C'),
  treasure('TC8', '3 Treasure Cards'),
  treasure('TC9', 'C'),
  treasure('TC10', 'C'),
  treasure('TC11', 'C'),
  treasure('TC12', 'C'),
  treasure('TC13', 'C, A review of the second edition', 'P'),
  back('R1', '3 The Road Back'),
  back('R2', '3 The Road Back'),
  back('R3', '3 The Road Back'),
  back('R4', '3 The Road Back'),
  back('R5', '3 The Road Back', 'D'),
  prize('Z1', '3 Prize Cards'),
  endgame('E1', '3 Endgame'),
  endgame('E2', '3 Endgame'),
  endgame('E3', '3 Endgame'),
  endgame('E4', '3 Endgame'),
  endgame('E5', '3 Endgame'),
  endgame('E6', '3 Endgame'),
  endgame('E7', '3 Endgame'),
  players('N1', '4.1'),
  players('N2', '4.2'),
  victory('V1', '5'),
  victory('V2', '5'),
  victory('V3', '5'),
  creatures('K1', 'B.i'),
  creatures('K2', 'B.ii'),
  creatures('K3', 'B.iii'),
  house('H1', 'A.iii'),
  house('H2', 'A'),
  rulings('X1', 'The rulebook knows no turns within turns.', 'D'),
  rulings('X2', 'The rulebook names no way out of the discard pile but Heal.', 'D'),
  rulings('X3', 'Every dungeon is prepared anew.', 'D'),
  rulings('X4', 'The rulebook is silent on everybody passing for ever.', 'D'),
  rulings('X5', 'A match must end even when nobody ever returns.', 'D'),
  rulings('X6', 'The way back is measured when the room is reached.', 'D'),
  freeze('F1', '3 Endgame', 'D'),
  freeze('F2', '3 Endgame', 'D'),
  freeze('F3', 'The rulebook is silent on everybody passing for ever.', 'D'),
  freeze('F4', 'With nobody inside there is nothing to play.', 'D'),
  freeze('F5', 'Who is out of the dungeon has left the table’s play.', 'D'),
]
