import type { Message, MessageValues, Seat } from '@menagerie/engine'
import type { Action } from '../choices/actions.ts'
import { legal } from '../choices/legal.ts'
import { HAND } from '../set/components.ts'
import { known } from '../secrets/imagine.ts'
import type { View } from '../secrets/view.ts'

// What a seat is asked, named by the kinds of choice it really has.

const NONE: MessageValues = {}
const message = (id: string, values: MessageValues = NONE): Message => ({ id: `prompt.${id}`, values })

/** Kinds of choice in the order a sentence names them, each with its words, `asks.<word>`. */
const WORDS = [
  ['avoid', 'avoid'],
  ['drop', 'drop'],
  ['suffer', 'suffer'],
  ['declare', 'declare'],
  ['send', 'send'],
  ['cast', 'cast'],
  ['arm', 'arm'],
  ['roll', 'roll'],
  ['corridor', 'corridor'],
  ['monster', 'monster'],
  ['detour', 'detour'],
  ['dispel', 'dispel'],
  ['dispelWith', 'dispel'],
  ['heal', 'heal'],
  ['open', 'open'],
  ['discard', 'discard'],
  ['charm', 'charm'],
  ['release', 'release'],
  ['keep', 'keep'],
  ['pass', 'pass'],
  ['end', 'end'],
] as const satisfies readonly (readonly [Action['kind'], string])[]

/** MM-TR2: by option the Thief is only shown. A character who begins a team begins the fight. */
const wordFor = ({ options, draft }: View, kind: Action['kind'], word: string): string => {
  if (kind === 'avoid') return options.thiefTrap === 'show' ? 'avoidShown' : 'avoid'
  return kind === 'send' && draft.length === 0 ? 'fight' : word
}

const choicesOf = (view: View, seat: Seat): readonly string[] => {
  const kinds = new Set(legal(known(view), seat).map(({ kind }) => kind))
  const found = WORDS.flatMap(([kind, word]) => (kinds.has(kind) ? [`@asks.${wordFor(view, kind, word)}`] : []))
  return [...new Set(found)]
}

/** What the sentence about a main action begins with: where the party stands. */
const actPrompt = (view: View, seat: Seat): string => {
  const party = view.parties[seat]
  if (view.draft.length > 0) return 'team'
  if (party === undefined) return 'act'
  if (party.leg === 'returned') return 'actBack'
  if (party.monster !== null) return party.lost ? 'actLostAttacked' : 'actAttacked'
  if (party.lost) return 'actLost' // MM-R3
  if (party.handCount > HAND) return 'actFull' // MM-T12
  return party.leg === 'room' ? 'actRoom' : 'act'
}

/** What the seat in turn is asked; for anybody else, who may not know its choices, only of what kind the question is. */
export const promptOf = (view: View): Message => {
  const { phase, viewer } = view
  if (phase.kind === 'rps' || phase.kind === 'over' || phase.kind === 'start' || phase.kind === 'dungeonEnd')
    return message(phase.kind)
  if (viewer !== phase.seat) return message(`unseen.${phase.kind}`)
  const kinds = choicesOf(view, phase.seat)
  switch (phase.kind) {
    case 'act':
      return message(actPrompt(view, phase.seat), { kinds })
    case 'confirm':
      return message(view.drawn === view.options.deck.trap ? 'confirmTrap' : 'confirm', { kinds })
    default:
      return message(phase.kind, { kinds })
  }
}
