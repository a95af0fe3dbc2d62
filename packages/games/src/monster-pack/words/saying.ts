import type { Message } from '@menagerie/engine'
import type { SayingRoom } from '@menagerie/engine/conformance'
import type { Types } from '../rules/types.ts'
import { citations, outcomes, refusals } from './citations.ts'
import { listener } from './listener.ts'

/* For tests: what Monster Pack must say. Not part of the game's door. */

/** The kinds of choice a prompt's sentence names, in both languages. */
const NAMED: Readonly<Record<string, readonly string[]>> = {
  mulligan: ['keepHand', 'redraw'],
  draw: ['proceed'],
  dropDice: ['proceed'],
  duel: ['proceed'],
  countdown: ['moveUp'],
  entry1: ['moveUp'],
  entry2: ['moveUp'],
  entryAsap: ['moveUp'],
  summon: ['summon'],
  summonOptional: ['summon', 'skipSummon'],
  boost1: ['boost', 'passBoost'],
  boost2: ['boost', 'passBoost'],
  boost1None: ['passBoost'],
  boost2None: ['passBoost'],
}

export const saying: SayingRoom<Types> = {
  citations,
  refusals,
  outcomes,
  asks: {
    kindOf: ({ kind }) => kind,
    names: ({ id }: Message) => NAMED[id.replace('prompt.', '')] ?? [],
  },
  listener,
  untold: {
    'phase.**': 'who is asked',
    'outcome.**': 'how it ended',
    'sides.length': 'seats',
    'sides.*.list.*': 'a card',
    'sides.*.list.length': 'an option',
    'sides.*.discard.*': 'a card',
    'sides.*.waiting.length': 'the mat',
    'sides.*.waiting.*.card': 'a card',
    'sides.*.active.length': 'the mat',
    'sides.*.active.*': 'a card',
  },
}
