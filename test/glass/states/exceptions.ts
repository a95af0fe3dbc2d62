const WAITS = 'only in arranged positions: it waits for the game itself, and goes on without anybody'
const FIRST = 'happens before anybody looks'
const SELDOM = 'seeded play does not come to it'

/** Members of the denominators that no state shows, by game, with why. */
export const EXCEPTIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'monster-pack': {
    'action proceed': WAITS,
    'phase draw': WAITS,
    'phase dropDice': WAITS,
    'phase duel': WAITS,
    'event started': FIRST,
  },
  'double-headed-lion': {
    'action proceed': WAITS,
    'phase start': WAITS,
    'action chooseFighter': SELDOM,
    'phase fighter': SELDOM,
    'event fighterChosen': SELDOM,
    'phase castle': SELDOM,
    'event castlePointed': SELDOM,
  },
  'dragon-treasure': {
    'action proceed': WAITS,
    'phase settle': WAITS,
    'event started': FIRST,
  },
  'monster-maker': {
    'action proceed': WAITS,
    'phase start': WAITS,
    'phase dungeonEnd': WAITS,
  },
  monstructor: {
    'action proceed': WAITS,
    'phase start': WAITS,
    'event started': FIRST,
  },
}
