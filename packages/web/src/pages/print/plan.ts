import type { ReactNode } from 'react'
import type { Ink, Mm, PrintMat, PrintPart, PrintPiece } from '../../boards/print-room.ts'
import { type Flat, type Flip, PAPERS, type Page, type PaperId, type Tile, layOut, mirrored, tiles } from './layout.ts'

/** Which sides of the sheets are printed. */
export type Sides = 'both' | 'faces' | 'backs'

export interface PrintSettings {
  readonly paper: PaperId
  readonly sides: Sides
  readonly flip: Flip
  readonly bleed: Mm
  readonly ink: Ink
}

/** One thing to cut out: a copy of a card or of a piece. */
export interface CutOut extends Flat {
  readonly key: string
  readonly kind: 'card' | 'piece'
  readonly id: string
  readonly name: string
  readonly front: ReactNode
  readonly back: ReactNode
  readonly help: string | null
  readonly designed: boolean
  /** What it is called in a list of a deck; empty where there are no decks. */
  readonly mark: string
}

/** One side of one sheet. */
export type PrintedPage =
  | { readonly kind: 'faces' | 'backs'; readonly page: Page<CutOut> }
  | { readonly kind: 'mat'; readonly mat: PrintMat; readonly tile: Tile }
  /** The other side of what has none, so that the next front is not printed on it. */
  | { readonly kind: 'blank' }

const CARD = { width: 63, height: 88, shape: 'square', folds: [] } as const

const repeat = <X>(count: number, make: (at: number) => X): readonly X[] =>
  Array.from({ length: count }, (_, at) => make(at))

const pieceThings = (part: string, piece: PrintPiece): readonly CutOut[] =>
  repeat(piece.copies, (copy) => ({
    key: `${part}.${piece.id}.${copy}`,
    kind: 'piece',
    id: piece.id,
    name: piece.name,
    width: piece.width,
    height: piece.height,
    shape: piece.shape,
    folds: piece.folds,
    hasBack: piece.back !== null,
    front: piece.front,
    back: piece.back,
    help: null,
    designed: piece.designed,
    mark: '',
  }))

/** Everything to cut out, each copy by itself. `counts` by card id; null: one set. */
const thingsOf = (part: PrintPart, counts: ReadonlyMap<string, number> | null, sides: Sides): readonly CutOut[] => {
  if (part.kind === 'mats') return []
  if (part.kind === 'pieces') return part.pieces.flatMap((piece) => pieceThings(part.id, piece))
  return part.cards.flatMap((card) =>
    repeat(part.byDeck && counts !== null ? (counts.get(card.id) ?? 0) : card.copies, (copy): readonly CutOut[] => {
      const front: CutOut = {
        ...CARD,
        key: `${part.id}.${card.id}.${copy}`,
        kind: 'card',
        id: card.id,
        name: card.name,
        hasBack: card.back !== null,
        front: card.front,
        back: card.back,
        help: card.help,
        designed: card.designed,
        mark: part.byDeck ? card.id : '',
      }
      // To be glued to its front.
      const reverse: CutOut = { ...front, key: `${front.key}.back`, front: card.back, help: null, designed: false }
      return card.twoFaces && sides === 'faces' ? [front, reverse] : [front]
    }).flat(),
  )
}

/** All pages in the order they leave the printer. */
export const plan = (
  parts: readonly PrintPart[],
  counts: ReadonlyMap<string, number> | null,
  { paper: id, sides, flip, bleed }: PrintSettings,
): readonly PrintedPage[] => {
  const paper = PAPERS[id]
  const all = parts.flatMap((part) => thingsOf(part, counts, sides))
  // Cards of all parts share their sheets.
  const things = [...all.filter(({ kind }) => kind === 'card'), ...all.filter(({ kind }) => kind === 'piece')]
  const sheets: (readonly [front: PrintedPage, back: PrintedPage | null])[] = [
    ...layOut(things, paper, bleed).map((page): readonly [PrintedPage, PrintedPage | null] => {
      const back = mirrored(page, paper, flip)
      return [{ kind: 'faces', page }, back.placed.length > 0 ? { kind: 'backs', page: back } : null]
    }),
    ...parts
      .flatMap((part) => (part.kind === 'mats' ? part.mats : []))
      .flatMap((mat) => tiles(mat, paper).map((tile) => [{ kind: 'mat', mat, tile } as const, null] as const)),
  ]
  switch (sides) {
    case 'faces':
      return sheets.map(([front]) => front)
    case 'backs':
      return sheets.flatMap(([, back]) => (back === null ? [] : [back]))
    case 'both':
      return sheets.flatMap(([front, back], at) =>
        back !== null ? [front, back] : at < sheets.length - 1 ? [front, { kind: 'blank' }] : [front],
      )
  }
}
