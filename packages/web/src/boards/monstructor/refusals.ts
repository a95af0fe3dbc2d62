import type { Refusal, Seat } from '@menagerie/engine'
import { LIMB, SPELL, type View } from '@menagerie/games/monstructor'
import type { Reading } from '../../reading.ts'
import type { Stand } from './stand.ts'
import { type Thing, kindOfPic, monsterThings } from './things.ts'

/** What a card at this place would be tried with: the first refusal of these is told. */
const triesOf = (view: View, seat: Seat, card: number): readonly string[] => {
  const { options, phase, fight } = view
  const { set } = options
  const id = set.ids[card] ?? ''
  if (phase.kind === 'attach' || phase.kind === 'drawn') {
    const limb = kindOfPic(options, set.pic[card] ?? 0) === LIMB
    return [`attach ${id} ${limb ? 'N' : 'W'}`]
  }
  if (set.kind[card] !== SPELL) return [`power ${id}`]
  if (set.effects[card]?.name !== 'remove') return [`spell ${id}`]
  const foe = fight?.sides.find((side) => side.seat !== seat)
  return foe === undefined ? [] : monsterThings(options, foe.parts, foe.on).map(({ handle }) => `spell ${id} ${handle}`)
}

/** Why what lies at a place does nothing now; null when it does something, or the game says nothing of it. */
export const refusalAt = (
  reading: Reading,
  view: View,
  seat: Seat | null,
  things: readonly Thing[],
  stand: Stand,
  choosing: boolean,
  place: string,
): Refusal | null => {
  if (seat === null) return null
  const [row, at] = [place.slice(0, place.indexOf('.')), place.slice(place.indexOf('.') + 1)]
  const ask = (tries: readonly string[]): Refusal | null => {
    for (const notation of tries) {
      const refused = reading.whyNot(view, seat, notation)
      if (refused !== null) return refused
    }
    return null
  }
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
      return ask(triesOf(view, seat, Number(at)))
    default:
      return null
  }
}
