import { existsSync, readFileSync } from 'node:fs'
import { type Box, type BySeat, type GameTypes, sampledChance } from '@menagerie/engine'
import { type Sitter, faultLines } from '../flags.ts'
import { spread } from '../players.ts'
import type { Sayer } from '../say.ts'
import { wrongUsage } from '../stop.ts'
import { t } from '../text.ts'
import type { Asker } from './asker.ts'

/**
 * What each seat brings: by name or file, as a person chooses, or by luck; from a position on nothing but what is named,
 * for a position holds what was brought. Null when the person had enough.
 */
export const chooseLoadouts = async <T extends GameTypes>(
  box: Box<T>,
  options: T['Options'],
  sayer: Sayer,
  asker: Asker,
  wanted: {
    readonly sitters: readonly Sitter[]
    readonly decks: string | undefined
    readonly seed: string
    /** The match goes on from a position. */
    readonly placed: boolean
  },
): Promise<BySeat<T['Loadout'] | null> | null> => {
  const { sitters, decks, seed, placed } = wanted
  const chance = sampledChance(`loadouts of ${seed}`)
  const byLuck = sitters.map(() => (placed ? null : box.loadouts.choose(options, chance)))
  if (!box.loadouts.used) {
    if (decks !== undefined) throw wrongUsage(t('play.noDecks'))
    return byLuck
  }
  if (decks !== undefined) {
    const named = decks.split(',')
    if (named.length !== 1 && named.length !== sitters.length)
      throw wrongUsage(t('play.deckCount', { seats: sitters.length }))
    return spread(named, sitters.length).map((name, seat) => namedLoadout(box, options, sayer, name, seat))
  }
  if (!asker.interactive || placed) return byLuck
  const names = [t('play.anyDeck'), ...box.loadouts.presets(options).map(({ id }) => id)]
  const chosen = [...byLuck]
  for (const [seat, sitter] of sitters.entries()) {
    if (sitter !== 'human') continue
    const name = await asker.choose(t('play.chooseDeck', { seat: seat + 1 }), names)
    if (name === null) return null
    if (name !== names[0]) chosen[seat] = namedLoadout(box, options, sayer, name, seat)
  }
  return chosen
}

/** A supplied loadout by its name, or one's own from a text file. */
const namedLoadout = <T extends GameTypes>(
  box: Box<T>,
  options: T['Options'],
  { say }: Sayer,
  name: string,
  seat: number,
): T['Loadout'] => {
  const presets = box.loadouts.presets(options)
  const found = presets.find(({ id }) => id === name)
  if (found !== undefined) return found.loadout
  if (!existsSync(name)) {
    const supplied = t('play.decks', { decks: presets.map(({ id }) => id).join(', ') })
    throw wrongUsage(t('play.noDeck', { deck: name, decks: supplied }))
  }
  const read = box.loadouts.fromText(options, readFileSync(name, 'utf8'))
  if (read.ok) return read.value
  throw wrongUsage([t('error.loadout', { seat: seat + 1 }), ...faultLines(box, say, read.faults)].join('\n'))
}
