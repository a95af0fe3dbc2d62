import type { Options } from '@menagerie/games/dragon-treasure'
import { artUrl } from '../../../pieces/art.ts'
import type { Mm, PrintPiece } from '../../print-room.ts'
import { characterPicture, hasOwnNumbers, rankOf } from '../looks.ts'
import type { Say } from '../words.ts'

const ROUND: Mm = 24
const ARMY: Mm = 18
const SEATS = [0, 1, 2, 3] as const
/** Armies of one colour. */
const ARMIES = 5

const Picture = ({ name }: { readonly name: string }) => (
  <img className="dt-print-picture" src={artUrl(`dragon-treasure/${name}`)} alt="" />
)

/** Two treasures that look alike must lie alike: all of one name and kind are one piece with its copies. */
const counted = <X,>(rows: readonly X[], keyOf: (row: X) => string): readonly (readonly [X, number])[] => {
  const rowsByKey = new Map<string, { row: X; count: number }>()
  for (const row of rows) {
    const known = rowsByKey.get(keyOf(row))
    if (known === undefined) rowsByKey.set(keyOf(row), { row, count: 1 })
    else known.count++
  }
  return [...rowsByKey.values()].map(({ row, count }) => [row, count] as const)
}

/** Character counters: a face with its value, a back that is the same for all. */
export const characters = (options: Options, say: Say): readonly PrintPiece[] =>
  counted(options.characters, ({ value }) => String(value)).map(([{ value }, copies]) => ({
    id: `character${value}`,
    name: `${rankOf(say, value)} ${value}`,
    width: ROUND,
    height: ROUND,
    shape: 'round',
    copies,
    folds: [],
    front: (
      <div className="dt-print-counter">
        <img src={artUrl(characterPicture(value))} alt="" />
        <b>{value}</b>
      </div>
    ),
    back: <div className="dt-print-counter back" />,
    designed: !hasOwnNumbers(options),
  }))

/** Treasure counters, the Dragon among them: nobody can tell their backs apart. */
export const treasures = (options: Options, say: Say): readonly PrintPiece[] =>
  counted(options.treasures, ({ kind }) => kind).map(([{ kind }, copies]) => ({
    id: kind,
    name: say(`cards.${kind}.name`),
    width: ROUND,
    height: ROUND,
    shape: 'round',
    copies,
    folds: [],
    front: (
      <div className="dt-print-counter" data-sort={kind}>
        <Picture name={kind} />
      </div>
    ),
    back: (
      <div className="dt-print-counter hidden">
        <Picture name="hidden" />
      </div>
    ),
    designed: false,
  }))

/** Five armies a colour; colour, shape and beast are on both sides. */
export const armies = (say: Say): readonly PrintPiece[] =>
  SEATS.map((seat) => {
    const face = (
      <div className={`dt-print-army seat${seat}`}>
        <Picture name={`army-${seat}`} />
      </div>
    )
    return {
      id: `army${seat}`,
      name: say(`cards.armyNames.${seat}`),
      width: ARMY,
      height: ARMY,
      shape: 'square',
      copies: ARMIES,
      folds: [],
      front: face,
      back: face,
      // The rulebook says neither which colours nor what they bear.
      designed: true,
    }
  })
