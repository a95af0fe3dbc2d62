import unhomoglyph from 'unhomoglyph'
import { refuse } from '@menagerie/authority'
import type { SeatRow } from '../store/schema.ts'

/** What is drawn as nothing. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\s\u2800\u{1d159}]/gu

const skeleton = (text: string): string => unhomoglyph(text).replace(UNSEEN, '').toLowerCase()

/**
 * How a name looks, as skeletons of Unicode's technical standard 39: of its letters as they are, for a capital I is an l,
 * and of small ones, for case tells nobody apart.
 */
const looksOf = (name: string): readonly [string, string] => {
  const plain = name.normalize('NFKC').replace(UNSEEN, '')
  return [skeleton(plain), skeleton(plain.toLowerCase())]
}

/** Whether two names may be taken for each other at a glance. */
export const looksLike = (a: string, b: string): boolean => {
  const [one, other] = [looksOf(a), looksOf(b)]
  return one[0] === other[0] || one[1] === other[1]
}

/** What the house calls itself, whoever keeps it, and those at its tables, in the languages it speaks. */
const OF_THE_HOUSE: readonly string[] = [
  ['Menagerie', 'Server', 'System', 'Admin', 'Administrator', 'Moderator', 'Support', 'Staff'],
  ['Bot', 'You', 'Spectator', 'Free seat', 'Somebody'],
  ['サーバー', 'システム', '管理者', '運営', 'あなた', '観戦者', '空席', 'だれか'],
].flat()
/** A bot of any kind, or a guest by number. */
const TAKEN_FORMS = [/(?:^|\P{L})bots?(?:$|\P{L})/iu, /ボット/u, /^(?:guest|ゲスト)\s*[\dOolI|]+$/iu]

/** Refuses a name by which somebody would seem to be a bot, the house, or a guest without a name. `kept` may stay. */
export const mustBeOwnName = (name: string, kept: string): void => {
  if (name === kept) return
  const seen = name.normalize('NFKC').replace(/[\p{Default_Ignorable_Code_Point}\u2800\u{1d159}]/gu, '')
  const isTaken = TAKEN_FORMS.some((form) => form.test(seen) || form.test(unhomoglyph(seen)))
  if (isTaken || OF_THE_HOUSE.some((word) => looksLike(name, word))) throw refuse('nameReserved')
}

/** How the house calls whoever has not chosen a name. */
const NAMELESS = /^Guest (\d{4})$/
const nextNumber = (name: string): string => `Guest ${(Number(NAMELESS.exec(name)?.[1]) % 9000) + 1000}`

/**
 * What somebody is called at a table, so that they could not be taken for another there. Who has chosen no name gets another
 * number; a name that was chosen is refused.
 */
export const nameAmong = (name: string, seats: readonly SeatRow[]): string => {
  const like = seats.find((seat) => seat.kind === 'human' && seat.name !== null && looksLike(seat.name, name))
  if (like === undefined) return name
  if (NAMELESS.test(name)) return nameAmong(nextNumber(name), seats)
  throw refuse('nameTaken', { name: like.name ?? '' })
}
