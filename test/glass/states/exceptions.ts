const WAITS = 'only in arranged positions: it waits for the game itself, and goes on without anybody'
const FIRST = 'happens before anybody looks'

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

/** Questions that stand in a catalogue and are put to nobody: they belong to positions that go on without anybody. */
export const NEVER_ASKED: ReadonlySet<string> = new Set([
  'monster-pack prompt.proceed',
  'double-headed-lion prompt.start',
  'dragon-treasure prompt.settle',
  'monstructor wait.start',
])
