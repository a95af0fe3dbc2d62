/** Tables of Monstructor as addresses of the living board, one for each look it takes; the viewer is seat 0 and is asked. */
const UNDEAD = ['U1H', 'U1B', 'U1La', 'U1Lb', 'U1T']
const IMP = ['I4B', 'I4H', 'I4La', 'I4Lb']

const address = (
  position: Readonly<Record<string, unknown>> & { readonly players: readonly object[] },
  choices: object = {},
): string => {
  const search = new URLSearchParams({
    seats: String(position.players.length),
    position: JSON.stringify(position),
    choices: JSON.stringify(choices),
  })
  return `/pieces/monstructor?${search}`
}

const RIVALS = [
  { faction: 'UndeadEnd', table: ['M5H', 'M5B', 'M5T', 'DUH'], hidden: ['S04a', 'S05a'] },
  { faction: 'MechanoWar', table: ['U3H', 'U3B', 'U3T'] },
  { faction: 'ElementalMind', table: ['C1B'] },
  { faction: 'CreatureScreecher', table: ['I5B', 'E3T'] },
]
const MINE = {
  faction: 'ImpClick',
  table: [...UNDEAD, 'M2B', 'C1H', 'E1T', 'C2B', 'I3Ha', 'U5B', 'U5La', 'U5Lb'],
  hidden: ['PBO3a', 'S01a', 'S06a', 'PSP2a', 'PMA2a', 'S02a', 'S03a'],
}

export const MONSTRUCTOR_TABLES: readonly (readonly [name: string, path: string])[] = [
  ['a full bench, five seats', address({ phase: 'build', players: [MINE, ...RIVALS] })],
  [
    'the Arena',
    address(
      { phase: 'build', players: [MINE, ...RIVALS.slice(0, 2)], arena: { owner: 2, parts: IMP } },
      {
        mode: 'arena',
      },
    ),
  ],
  [
    'a fight',
    address({
      phase: 'reinforce',
      players: [{ hidden: ['S01a', 'S06a', 'PSP2a', 'PMA2a'] }, { hidden: ['S02a'] }, {}],
      fight: { attacker: 1, defender: 0, parts: [IMP, UNDEAD] },
    }),
  ],
  [
    'a dragon card to take',
    address({
      phase: 'reward',
      players: [{ faction: 'ImpClick', table: ['DIH'] }, { faction: 'UndeadEnd', hidden: ['S02a'] }, {}],
      fight: { attacker: 0, defender: 1, parts: [IMP, UNDEAD], next: 1 },
    }),
  ],
  [
    'Dominoes',
    address(
      {
        phase: 'attach',
        players: [{ hand: ['M2B', 'C1H', 'E1T', 'M2La', 'C1B'] }, { hand: ['M5H', 'M5B'] }, { hand: ['I4B'] }],
        centre: ['I3B', 'U5B', 'C2B', 'M1B', 'U1B', 'I3Ha', 'U5La', 'U5Lb', 'M1La', 'U1La'],
      },
      { mode: 'dominoes' },
    ),
  ],
]
