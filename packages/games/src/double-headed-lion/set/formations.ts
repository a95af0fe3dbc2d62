import { type Square, squareOf } from './map.ts'
import { type Piece, type SideIndex, pieceById } from './pieces.ts'

/** A prepared setup (option `setupMode: preset`): a square for every piece of one side. Designed by us. */
export interface Formation {
  readonly id: string
  /** By piece. */
  readonly squares: readonly Square[]
}

const formation = (side: SideIndex, id: string, placing: Readonly<Record<string, string>>): Formation => {
  const squares: Square[] = []
  for (const [square, pieces] of Object.entries(placing)) {
    for (const name of pieces.split(' ')) squares[pieceById(side, name) as Piece] = squareOf(square) as Square
  }
  return Object.freeze({ id, squares })
}

/** The same with left and right exchanged. */
const mirrored = ({ id, squares }: Formation): Formation =>
  Object.freeze({ id: `${id}-turned`, squares: squares.map((at) => 6 * (at % 6) + Math.floor(at / 6)) })

const both = (one: Formation): readonly Formation[] => [one, mirrored(one)]

/** Indexed by side. */
export const FORMATIONS: readonly [readonly Formation[], readonly Formation[]] = [
  [
    ...both(
      formation(0, 'guard', {
        '00': 'aji storm mondor',
        '01': 'roland grinn',
        '10': 'gorbois tamroan',
        '11': 'aila garla',
      }),
    ),
    ...both(
      formation(0, 'sally', {
        '00': 'mondor garla aila',
        '01': 'gorbois storm',
        '10': 'roland tamroan',
        '11': 'aji grinn',
      }),
    ),
  ],
  [
    ...both(
      formation(1, 'centre', {
        '05': 'racoon',
        '15': 'lolienne',
        '25': 'ganda',
        '35': 'titina',
        '45': 'millienne',
        '55': 'alshark',
        '54': 'vishnus',
        '53': 'lancelot',
        '52': 'dianne',
        '51': 'lufiea',
        '50': 'charlemagne',
      }),
    ),
    ...both(
      formation(1, 'flank', {
        '05': 'vishnus',
        '15': 'lancelot',
        '25': 'dianne',
        '35': 'lufiea',
        '45': 'lolienne',
        '55': 'ganda',
        '54': 'charlemagne',
        '53': 'alshark',
        '52': 'titina',
        '51': 'millienne',
        '50': 'racoon',
      }),
    ),
  ],
]

/** The pieces that stand on a square, as a mask. */
export const maskAt = ({ squares }: Formation, at: Square): number =>
  squares.reduce((mask, square, piece) => (square === at ? mask | (1 << piece) : mask), 0)
