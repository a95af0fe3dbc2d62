import { type Rule, rulesUnder } from '@menagerie/engine'

const section = rulesUnder('MP')

const setup = section('setup')
const draw = section('draw')
const entry = section('entry')
const summon = section('summon')
const boost = section('boost')
const duel = section('duel')
const end = section('end')
const deck = section('deck')

/** The numbered rules; their words are `rules.<id>` in the catalogue. Sources are section names of the printed rulebook. */
export const rulebook: readonly Rule[] = [
  setup('01', 'Setup'),
  setup('02', 'Setup'),
  setup('03', 'Setup'),
  setup('04', 'Setup'),
  setup('05', 'Turn Order'),
  draw('06', 'Turn Order 1'),
  draw('07', 'Intro, Game Over'),
  draw('08', 'Turn Order 1, Game Over'),
  entry('09', 'Turn Order 2, Placing'),
  entry('10', 'Turn Order 2, Placing'),
  entry('11', 'Placing', 'D'),
  entry('12', 'Placing'),
  entry('13', 'Placing', 'D'),
  entry('14', 'Placing'),
  entry('15', 'Placing', 'D'),
  summon('16', 'Turn Order 3, Placing'),
  summon('17', 'Placing'),
  summon('18', 'Placing', 'D'),
  summon('19', 'Placing'),
  summon('20', 'Turn Order 3'),
  boost('21', 'Boosting, Turn Order 4 and 6'),
  boost('22', 'Boosting'),
  boost('23', 'Boosting', 'D'),
  boost('24', 'Boosting'),
  boost('25', 'Boosting'),
  boost('26', 'Boosting'),
  boost('27', 'Boosting', 'D'),
  boost('28', 'Placing', 'D'),
  boost('29', 'Boosting'),
  boost('30', 'Boosting'),
  duel('31', 'Turn Order 5, Dueling'),
  duel('32', 'Turn Order 5', 'D'),
  duel('33', 'Dueling'),
  duel('34', 'Dueling'),
  duel('35', 'Dueling'),
  duel('36', 'Dueling'),
  duel('37', 'Dueling'),
  duel('38', 'Dueling', 'D'),
  duel('39', 'Dueling'),
  duel('40', 'Type Advantage'),
  duel('41', 'Type Advantage'),
  duel('42', 'Type Advantage'),
  duel('43', 'Dueling, Type Advantage'),
  duel('44', 'Placing'),
  end('45', 'Game Over'),
  end('46', 'Game Over'),
  end('47', 'Intro, Game Over'),
  end('48', 'Turn Order', 'D'),
  end('49', 'Turn Order 1'),
  deck('D1', 'Setup'),
  deck('D2', 'Setup', 'D'),
  deck('D3', 'Setup', 'D'),
  deck('D4', 'Setup', 'D'),
]
