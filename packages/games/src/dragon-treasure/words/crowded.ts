import type { Choices } from '@menagerie/engine'

/* For tests. Not part of the game's door. */

/** So many castles with two lairs beside each, all round one lair, and lanes between: whoever moves soon meets somebody. */
const crowded = (castles: number): object => {
  const seats = Array.from({ length: castles }, (_, seat) => seat)
  const next = (seat: number): number => (seat + 1) % castles
  const lanes = castles === 2 ? 6 : 12
  const spaces = [
    'hub',
    ...seats.flatMap((seat) => [`C${seat}`, `L${seat}`]),
    ...Array.from({ length: lanes }, (_, at) => `w${at}`),
  ]
  return {
    spaces: spaces.map((id, at) => ({ id, x: (at % 6) * 150, y: Math.floor(at / 6) * 150 })),
    castles: seats.map((seat) => `C${seat}`),
    lairs: ['hub', ...seats.flatMap((seat) => [`L${seat}`, `w${seat * 3}`])],
    links: [
      ...seats.flatMap((seat) => [
        { from: `C${seat}`, to: `L${seat}` },
        { from: `L${seat}`, to: 'hub' },
      ]),
      ...(castles === 2 ? [0] : seats).map((seat) => ({ from: `L${seat}`, to: `C${next(seat)}` })),
      ...Array.from({ length: lanes }, (_, at) => ({ from: `w${at}`, to: `w${(at + 1) % lanes}` })),
      ...seats.map((seat) => ({ from: `C${seat}`, to: `w${seat * 3}` })),
      { from: 'hub', to: 'w1' },
    ],
  }
}

const counters = (lairs: number): readonly object[] =>
  Array.from({ length: lairs }, (_, at) => ({ name: `Counter ${at}`, kind: at === 0 ? 'dragon' : 'treasure' }))

/** Some of them worth nothing, and many a match for the Dragon. */
const CHARACTERS = Array.from({ length: 24 }, (_, at) => ({ name: `Character ${at}`, value: (at % 4) * 4 }))

/** Tables at which random play comes to everything: fights in castles, marches, the Dragon driven into corners. */
export const crowdedTable = (seats: number, roundLimit: number): Choices => {
  const castles = seats === 2 ? 2 : 4
  return {
    map: crowded(castles),
    treasures: counters(2 * castles + 1),
    characters: CHARACTERS,
    victoryTreasures: 2,
    castles: [],
    roundLimit,
  }
}
