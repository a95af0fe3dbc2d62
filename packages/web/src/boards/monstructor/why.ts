import type { Refusal, Seat } from '@menagerie/engine'
import { LIMB, SPELL, type View } from '@menagerie/games/monstructor'
import type { Reading } from '../../reading.ts'
import { kindOfPic, monsterThings } from './things.ts'
import type { BenchShown } from './use-bench.ts'

/** What a press on a card of the hand might have meant, as notations: the first one refused tells why it does nothing. */
const attempts = (view: View, seat: Seat, card: number): readonly string[] => {
  const { options, phase, fight } = view
  const { set } = options
  const id = set.ids[card] ?? ''
  if (phase.kind === 'attach' || phase.kind === 'drawn') {
    // A limb is tried by its narrow connector, all else by a wide one.
    const limb = kindOfPic(options, set.pic[card] ?? 0) === LIMB
    return [`attach ${id} ${limb ? 'N' : 'W'}`]
  }
  if (set.kind[card] !== SPELL) return [`${options.powerCards === 'together' ? 'lay' : 'power'} ${id}`]
  if (set.effects[card]?.name !== 'remove') return [`spell ${id}`]
  const foe = fight?.sides.find((side) => side.seat !== seat)
  return foe === undefined ? [] : monsterThings(options, foe.parts, foe.on).map(({ handle }) => `spell ${id} ${handle}`)
}

/** Why what lies at a place does nothing now; null when it does something, or the game says nothing of it. */
export const whyNotPlace = (
  reading: Reading,
  view: View,
  seat: Seat | null,
  { things, stand, choosing }: BenchShown,
  /** Power cards laid so far. */
  laid: readonly string[],
  place: string,
): Refusal | null => {
  if (seat === null) return null
  // The handle of a part has a dot of its own.
  const [row, ...rest] = place.split('.')
  const at = rest.join('.')
  const ask = (tries: readonly string[]): Refusal | null => {
    for (const notation of tries) {
      const refused = reading.whyNot(view, seat, notation, laid)
      if (refused !== null) return refused
    }
    return null
  }
  // The rows of `places` whose things a player may press in vain.
  switch (row) {
    case 'p': {
      const thing = things.find((one) => one.handle === at)
      if (thing === undefined) return null
      return choosing ? stand.whyNot(thing) : ask([`use ${at}`])
    }
    case 't':
      return Number(at) === seat ? null : ask([`challenge P${Number(at) + 1}`])
    case 'x':
      return ask([`faction ${view.options.set.factions[Number(at)] ?? ''}`])
    case 'h':
      return ask(attempts(view, seat, Number(at)))
    default:
      return null
  }
}
