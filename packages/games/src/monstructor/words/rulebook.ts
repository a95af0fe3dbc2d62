import { type Rule, rulesUnder } from '@menagerie/engine'

const section = rulesUnder('MS')

const dominoes = section('dominoes')
const setup = section('setup')
const turn = section('turn')
const making = section('making')
const challenge = section('challenge')
const fight = section('fight')
const reward = section('reward')
const arena = section('arena')
const leaving = section('leaving')

/** The numbered rules; their words are `rules.<id>` in the catalogue. Sources are section names of the printed rulebook. */
export const rulebook: readonly Rule[] = [
  dominoes('01', 'Monster Dominoes'),
  dominoes('02', 'Monster Dominoes', 'D'),
  dominoes('03', 'Monster Dominoes'),
  dominoes('04', 'Monster Dominoes'),
  dominoes('05', 'Monster Dominoes'),
  dominoes('06', 'Monster Dominoes'),
  dominoes('07', 'Monster Dominoes', 'D'),
  dominoes('08', 'Monster Dominoes'),
  dominoes('09', 'Monster Dominoes', 'D'),
  dominoes('10', 'Monster Dominoes'),
  dominoes('11', 'Monster Dominoes'),
  dominoes('12', 'Monster Dominoes'),
  dominoes('13', 'Monster Dominoes', 'D'),
  dominoes('14', 'Monster Dominoes', 'D'),
  dominoes('15', 'Monster Dominoes'),
  dominoes('16', 'Monster Dominoes'),
  dominoes('17', 'Monster Dominoes'),
  dominoes('18', 'Monster Dominoes', 'D'),
  setup('20', 'How Do I Win?'),
  setup('21', 'Preparation for the Game'),
  setup('22', 'Preparation for the Game'),
  setup('23', 'Preparation for the Game'),
  setup('24', 'Gameplay, Monster Fight'),
  turn('25', 'Gameplay'),
  turn('26', 'Gameplay, Making a Monster'),
  turn('27', 'Making a Monster'),
  making('28', 'Making a Monster'),
  making('29', 'Making a Monster'),
  making('30', 'Monster Fight'),
  turn('31', 'Gameplay', 'D'),
  challenge('32', 'Monster Fight'),
  challenge('33', 'Monster Fight'),
  challenge('34', 'Monster Fight'),
  challenge('35', 'Monster Fight'),
  challenge('36', 'Monster Fight'),
  challenge('37', 'Monster Fight'),
  challenge('38', 'Monster Fight'),
  fight('39', 'Monster Fight'),
  fight('40', 'Monster Fight, Power Cards and Spell Cards'),
  fight('41', 'Monster Fight'),
  fight('42', 'Monster Fight, Power Cards and Spell Cards'),
  fight('43', 'Power Cards and Spell Cards'),
  fight('44', 'Power Cards and Spell Cards, Types of Cards'),
  fight('45', 'Power Cards and Spell Cards'),
  fight('46', 'Power Cards and Spell Cards'),
  fight('47', 'Power Cards and Spell Cards', 'D'),
  fight('48', 'Power Cards and Spell Cards'),
  fight('49', 'Monster Fight'),
  reward('50', 'How Do I Win?, Monster Fight'),
  reward('51', 'Monster Fight'),
  reward('52', 'Monster Fight'),
  reward('53', 'Monster Fight'),
  reward('54', 'Monster Fight'),
  reward('55', 'Monster Fight'),
  reward('56', 'How Do I Win?, Dragon'),
  fight('57', 'Power Cards and Spell Cards'),
  fight('58', 'Power Cards and Spell Cards'),
  arena('60', 'Monster Fight in Arena Mode'),
  arena('61', 'Monster Fight in Arena Mode'),
  arena('62', 'Monster Fight in Arena Mode', 'D'),
  arena('63', 'Monster Fight in Arena Mode'),
  arena('64', 'Monster Fight in Arena Mode'),
  arena('65', 'Monster Fight in Arena Mode'),
  arena('66', 'Monster Fight in Arena Mode'),
  arena('67', 'Monster Fight in Arena Mode'),
  arena('68', 'Monster Fight in Arena Mode'),
  leaving('69', 'How Do I Win?', 'D'),
]
