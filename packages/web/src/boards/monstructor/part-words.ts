import { KINDS, type Options } from '@menagerie/games/monstructor'
import type { TFunction } from 'i18next'
import { type Thing, firstOf } from './things.ts'
import { GAME, cardName, iconWords, picName, sayer } from './words.ts'

/** A part for those who hear the table: its name, kind and connectors, and its point side as far as the viewer knows it. */
export const partWords = (t: TFunction, options: Options, { part, kind }: Thing): string => {
  const say = sayer(t)
  const { set } = options
  const card = firstOf(options, part.pic)
  const [wide, narrow] = [set.wide[card] ?? 0, set.narrow[card] ?? 0]
  const joints = [
    ...(wide > 0 ? [say('part.wide', { count: wide })] : []),
    ...(narrow > 0 ? [say('part.narrow', { count: narrow })] : []),
  ]
  const icons = iconWords(t, part.icons ?? 0)
  return [
    part.card === null ? picName(t, options, part.pic) : cardName(t, options, part.card),
    t(`kinds.${KINDS[kind]}`, { ns: GAME }),
    ...joints,
    part.points === null ? say('part.unknown') : say('points', { count: part.points }),
    ...(icons.length > 0 ? [say('part.icons', { icons })] : []),
  ].join(', ')
}
