import { type CardIndex, ICONS, type Options, type PicIndex } from '@menagerie/games/monstructor'
import type { TFunction } from 'i18next'
import { nameTo } from '../../pieces/named.tsx'

/** Namespace of the board's own words, and of the game's. */
export const WORDS = 'monstructor-board'
export const GAME = 'monstructor'

export type Say = (key: string, values?: Record<string, unknown>) => string

export const sayer =
  (t: TFunction): Say =>
  (key, values = {}) =>
    t(key, { ns: WORDS, ...values })

/** Cards of the set supplied have names in every language; a player's own are named as they named them. */
export const cardName = (t: TFunction, { set }: Options, card: CardIndex): string => {
  const id = set.ids[card] ?? ''
  return set.supplied ? t(`cards.${id}`, { ns: GAME }) : set.names[card] || id
}

/** A picture is called as its first card is. */
export const picName = (t: TFunction, options: Options, pic: PicIndex): string =>
  cardName(t, options, options.set.alike[pic]?.[0] ?? 0)

export const factionName = (t: TFunction, { set }: Options, faction: number): string => {
  const id = set.factions[faction] ?? ''
  return set.supplied ? t(`factions.${id}`, { ns: GAME }) : id
}

/** Names of the icons whose bits are set. */
export const iconWords = (t: TFunction, bits: number): readonly string[] =>
  ICONS.filter((_, at) => ((bits >> at) & 1) === 1).map((icon) => t(`icons.${icon}`, { ns: GAME }))

/** The same as ways to them. */
export const iconsCalled = (t: TFunction, bits: number): readonly string[] =>
  ICONS.flatMap((icon, at) =>
    ((bits >> at) & 1) === 1 ? [nameTo(`icon.${at}`, t(`icons.${icon}`, { ns: GAME }))] : [],
  )
