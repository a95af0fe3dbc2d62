/** Cards with which a challenge is possible within a few turns: bodies with two wide sockets, and heads. */
const COUNTS = { bodies: 16, heads: 32 } as const
const FACTIONS = ['North', 'South'] as const

const rowsOf = (faction: string, at: number): readonly string[] => {
  const list = (count: number, row: (i: number) => string): readonly string[] =>
    Array.from({ length: count }, (_, i) => row(i))
  return [
    ...list(COUNTS.bodies / 2, (i) => `B${at}${i},B${at}${i},Twosome,${faction},body,WW,1,,`),
    ...list(COUNTS.heads / 2, (i) => `H${at}${i},H${at}${i},Twosome,${faction},head,w,1,,`),
  ]
}
/** A dragon of three bodies and two heads. */
const dragonOf = (faction: string, at: number): readonly string[] => [
  ...['a', 'b', 'c'].map((letter) => `D${at}B${letter},,,${faction},body,WW,2,,`),
  ...['a', 'b'].map((letter) => `D${at}H${letter},,,${faction},head,w,2,,`),
]

/**
 * No Power and no Spell card, and every part is worth a point: monsters of three cards draw and stay, so that the next
 * challenge comes soon.
 */
export const CHALLENGE_SET: string = [
  'id,pic,name,faction,kind,connectors,points,icons,effect',
  ...FACTIONS.flatMap(rowsOf),
  ...FACTIONS.flatMap(dragonOf),
  '',
].join('\n')
