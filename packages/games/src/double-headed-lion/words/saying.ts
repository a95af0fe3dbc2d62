import type { SayingRoom } from '@menagerie/engine/conformance'
import type { Types } from '../rules/types.ts'
import { citations, outcomes, refusals } from './citations.ts'
import { listener } from './listener.ts'

/* For tests: what The Double-Headed Lion must say. Not part of the game's door. */

/** The kinds of choice a prompt's sentence names, in both languages. */
export const NAMED: Readonly<Record<string, readonly string[]>> = {
  setup: ['place'],
  setupPreset: ['formation'],
  start: ['proceed'],
  move: ['move'],
  shuffle: ['keep', 'shuffle'],
  order: ['chooseCombat'],
  fighter: ['chooseFighter'],
  point: ['point'],
  pointLook: ['look', 'point'],
  switchHer: ['stand', 'switch'],
  switchNobody: ['stand'],
  mutual: ['mutual'],
  ban: ['ban'],
  support: ['noSupport', 'support'],
  supportNobody: ['noSupport'],
  cards: ['playCard'],
  cardsFirst: ['playCard'],
  storm: ['playCard'],
  fetch: ['fetch', 'fetchNone'],
  retreat: ['retreatTo'],
  returnCard: ['returnCard'],
  castle: ['point'],
}

export const saying: SayingRoom<Types> = {
  citations,
  refusals,
  outcomes,
  asks: {
    kindOf: ({ kind }) => kind,
    names: ({ id }) => NAMED[id.replace('prompt.', '')] ?? [],
  },
  listener,
  untold: {
    'phase.**': 'who is asked',
    'asks.**': 'where somebody is asked whether to shuffle',
    'fight.square': 'where somebody is still asked who fights; told when both are shown',
    'fight.*.length': 'two sides',
    'fight.fighters.*': 'who is still to be shown',
    'fight.retreats': 'who has still to retreat: a question that is being answered',
    'seen.**': 'what was looked at, which is characters',
    'sides.*.known.**': 'what follows from all that was shown',
    'sides.*.tokens.*.piece': 'a character that was not shown, yet follows from all that was',
    'sides.*.tokens.*.mayBe': 'characters',
    'sides.*.handCount': 'with hidden decks nobody says how many cards a side has brought',
  },
}
