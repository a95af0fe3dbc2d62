import { type Happening } from './audience.ts'
import type { GameTypes, Rules, Seat } from './game.ts'
import type { Happened } from './playing.ts'
import { isOfTable } from './record.ts'
import { type Refusal, refusal } from './refusal.ts'

/** The kind of a public event by which an entry gave something away, and what it was: luck, or something hidden. */
export interface Sign {
  readonly code: 'drew' | 'revealed'
  readonly kind: string
}

/**
 * By what everybody was told whether an entry drew or showed anything; null: it told nobody anything. It asks for public
 * events alone, never for outcomes or for what one seat was told: so the answer is the same in all worlds that look the same, and
 * whoever hears that a commit can be taken back, or cannot, learns nothing by it. That nothing is drawn or shown without such
 * a sign is a law of games (`take-back` of the conformance kit).
 */
export const signOf = <T extends GameTypes>(
  { drawing, disclosing }: Pick<Rules<T>, 'drawing' | 'disclosing'>,
  happenings: readonly Happening<T['Event']>[],
): Sign | null => {
  const kinds = happenings.flatMap(({ everyone }) => (everyone === null ? [] : [everyone.kind]))
  const drew = kinds.find((kind) => drawing.includes(kind))
  if (drew !== undefined) return { code: 'drew', kind: drew }
  const showed = kinds.find((kind) => disclosing.includes(kind))
  return showed === undefined ? null : { code: 'revealed', kind: showed }
}

/** The last commit that still counts: without what was taken back, and without what is of the table. Null: only the setup. */
const lastPlayed = <E>(happened: readonly Happened<E>[]): Happened<E> | null => {
  for (let seq = happened.length - 1; seq > 0;) {
    const one = happened[seq] as Happened<E>
    if (one.kind === 'undo') seq = Number(one.terms[0])
    else if (isOfTable(one.kind)) seq--
    else return one
  }
  return null
}

/**
 * Why a seat may not take back the commit of entry `seq`, or null. It must be their own decision and the last one, and it must have
 * told nobody anything; whatever was told, of `kind`, stands in `values`. Of a match that runs.
 */
export const refuseTakeBack = <T extends GameTypes>(
  rules: Pick<Rules<T>, 'drawing' | 'disclosing'>,
  happened: readonly Happened<T['Event']>[],
  seat: Seat,
  seq: number,
): Refusal | null => {
  const last = lastPlayed(happened)
  const wanted = happened[seq]
  if (wanted === undefined || wanted.kind !== 'steps' || wanted.seat !== seat)
    return refusal('nothingToTakeBack', 'TABLE-UNDO')
  if (last !== wanted) return refusal('actedSince', 'TABLE-UNDO')
  const sign = signOf(rules, wanted.happenings)
  return sign === null ? null : refusal(sign.code, 'TABLE-UNDO', { kind: sign.kind })
}
