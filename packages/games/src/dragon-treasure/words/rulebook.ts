import { type Rule, rulesUnder } from '@menagerie/engine'

const section = rulesUnder('DT')

const setup = section('setup')
const turn = section('turn')
const movement = section('movement')
const treasure = section('treasure')
const combat = section('combat')
const dragon = section('dragon')
const frenzy = section('frenzy')
const victory = section('victory')

/** The numbered rules; their words are `rules.<id>` in the catalogue. Sources are chapters of the printed rulebook. */
export const rulebook: readonly Rule[] = [
  setup('1.1', '1, 3'),
  setup('1.2', '3'),
  setup('1.3', '3'),
  setup('1.4', '3'),
  turn('2.1', '4'),
  turn('2.2', '4'),
  turn('2.3', '4', 'D'),
  turn('2.4', '4'),
  movement('3.1', '5'),
  movement('3.2', '5'),
  movement('3.3', '5'),
  movement('3.4', '5, 7'),
  movement('3.5', '5'),
  movement('3.6', '5'),
  movement('3.7', '5, 7'),
  movement('3.8', '5, 7', 'D'),
  treasure('3.10', '5'),
  treasure('3.11', '5'),
  treasure('3.12', '5'),
  treasure('3.13', '5'),
  treasure('3.14', '8', 'D'),
  treasure('3.15', '5', 'D'),
  combat('4.1', '7'),
  combat('4.2', '7-1'),
  combat('4.3', '7-1'),
  combat('4.4', '7-1'),
  combat('4.5', '7-1'),
  combat('4.6', '7-1'),
  combat('4.7', '7-1'),
  combat('4.8', '7-1', 'D'),
  combat('4.9', '7-1', 'D'),
  combat('4.10', '7-1'),
  combat('4.11', '5, 7-1', 'D'),
  combat('4.12', '7-1'),
  combat('4.13', '7-1'),
  combat('4.14', '7-1', 'D'),
  combat('4.15', '7-1', 'D'),
  combat('4.16', '7', 'D'),
  combat('4.17', '7', 'D'),
  combat('4.18', '7', 'D'),
  dragon('5.1', '7'),
  dragon('5.2', '7-2'),
  dragon('5.3', '7-2'),
  dragon('5.4', '7-2'),
  dragon('5.5', '7-2'),
  dragon('5.6', '7-2'),
  dragon('5.7', '7-2', 'D'),
  dragon('5.8', '7-2', 'D'),
  frenzy('6.1', '6'),
  frenzy('6.2', '6'),
  frenzy('6.3', '6'),
  frenzy('6.4', '4, 6'),
  victory('7.1', '8'),
  victory('7.2', '8', 'D'),
]
