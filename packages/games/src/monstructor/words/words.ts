import type { MessageValues } from '@menagerie/engine'
import { parse } from '../choices/actions.ts'
import { type CardIndex, ICONS, KINDS, POWER, type PicIndex, SPELL, isDragon } from '../set/cards.ts'
import type { Options } from '../set/options.ts'

// Values of messages that stand for cards, parts and factions (`wordsOf` of the engine says them).

/** Cards of the set supplied have names in every language; a player's own are named as they named them. */
export const cardWord = ({ set }: Options, card: CardIndex): string => {
  const id = set.ids[card]
  if (id === undefined) return '?'
  if (set.supplied) return `@cards.${id}`
  const kind = set.kind[card] as number
  const name = set.names[card] ?? ''
  if (kind === SPELL) return name || id
  if (kind === POWER) return `@icons.${iconOf(set.icons[card] as number)} ${set.points[card]}`
  // All cards of a monster share its name.
  const whose = isDragon(set, card) ? `${set.factions[set.faction[card] as number]} @zones.dragon` : name
  return `@ ${whose} (@kinds.${KINDS[kind]})`
}

const iconOf = (bits: number): string => ICONS.find((_, icon) => ((bits >> icon) & 1) === 1) ?? ''

/** A picture is named by its first card: name and kind are the same for all of them. */
export const picWord = (options: Options, pic: PicIndex): string => cardWord(options, options.set.alike[pic]?.[0] ?? -1)

export const factionWord = ({ set }: Options, faction: number): string =>
  set.supplied ? `@factions.${set.factions[faction]}` : (set.factions[faction] ?? '?')

/** A part by its handle: its picture, and which one where there are several. */
const partWord = (options: Options, handle: string): string => {
  const action = parse(options, `use ${handle}`)
  if (action?.kind !== 'use') return handle
  const word = picWord(options, action.pic)
  return (options.set.alike[action.pic]?.length ?? 1) > 1 ? `${word}@nth#${action.nth}` : word
}

/** What a player named and is refused, in words; the rules know notation alone. */
export const refusedWords = (options: Options, values: MessageValues): MessageValues => {
  const words: Record<string, MessageValues[string]> = { ...values }
  const { card, part, faction, icon } = values
  if (typeof card === 'string') words['card'] = cardWord(options, options.set.ids.indexOf(card))
  if (typeof part === 'string') words['part'] = partWord(options, part)
  if (typeof faction === 'string') words['faction'] = factionWord(options, options.set.factions.indexOf(faction))
  if (typeof icon === 'string') words['icon'] = `@icons.${icon}`
  return words
}
