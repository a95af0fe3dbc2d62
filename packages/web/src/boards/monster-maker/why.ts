import type { Seat } from '@menagerie/engine'
import { CHARACTER, CORRIDOR, MONSTER, SPELL, type View } from '@menagerie/games/monster-maker'

/** What a press on a card of the hand might have meant, as notations: the first one refused tells why it does nothing. */
export const attempts = (view: View, seat: Seat, place: string, team: boolean): readonly string[] => {
  const [row, at] = place.split('.')
  const kind = row === 'h' ? view.options.deck.kinds[Number(at)] : undefined
  if (kind === undefined) return []
  if (view.phase.kind === 'trap') return [`drop ${kind.id}`]
  if (kind.what === SPELL) return [`cast ${kind.id}`]
  if (team || kind.what === CHARACTER) return [`send ${kind.id}`]
  if (kind.what === CORRIDOR) return [`corridor ${kind.id}`]
  if (kind.what === MONSTER)
    return view.parties.flatMap((_, other) => (other === seat ? [] : [`monster ${kind.id} P${other + 1}`]))
  return [kind.id === 'detour' ? 'detour' : `discard ${kind.id}`]
}
