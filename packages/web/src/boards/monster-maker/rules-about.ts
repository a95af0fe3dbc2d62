import {
  CHARACTER,
  CLERIC,
  CORRIDOR,
  DETOUR,
  type Kind,
  MONSTER,
  SPELL,
  type Treasure,
} from '@menagerie/games/monster-maker'

/** Rules that speak of a kind of card, for its help page. */
export const rulesOfKind = (kind: Kind): readonly string[] => {
  switch (kind.what) {
    case CORRIDOR:
      return ['MM-T3', 'MM-T4', 'MM-R1', 'MM-R2', 'MM-R3']
    case CHARACTER:
      return kind.class === 'thief' ? ['MM-T7', 'MM-T8', 'MM-TR2', 'MM-TC7'] : ['MM-T7', 'MM-T8', 'MM-B1']
    case CLERIC:
      return ['MM-C1', 'MM-C3']
    case SPELL:
      return kind.charm
        ? ['MM-SP1', 'MM-SP2', 'MM-CH1', 'MM-CH3']
        : ['MM-SP1', ...(kind.humanOnly ? ['MM-SP2'] : []), 'MM-SP3', 'MM-SP4']
    case MONSTER:
      return ['MM-T5', 'MM-T6', kind.type === 'human' ? 'MM-K1' : kind.type === 'undead' ? 'MM-K2' : 'MM-K3']
    case DETOUR:
      return ['MM-D1', 'MM-D2']
    default:
      return ['MM-TR1', 'MM-TR2', 'MM-TR3']
  }
}

export const rulesOfTreasure = (one: Treasure): readonly string[] => [
  'MM-TC2',
  'MM-TC3',
  'MM-TC4',
  ...(one.bonus > 0 ? ['MM-TC5', 'MM-TC6'] : []),
  ...(one.draws > 0 ? ['MM-TC7'] : []),
  ...(one.dispels ? ['MM-TC9'] : []),
  ...(one.battleMod === 0 ? [] : ['MM-TC10']),
  ...(one.lengthens > 0 ? ['MM-TC11'] : []),
  ...(one.coin === null ? [] : ['MM-TC12']),
]
